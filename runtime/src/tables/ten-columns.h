/* SPDX-License-Identifier: MIT-0 */
/* The constants of a text of ten digits with AVX-512; a program has one
   copy.  */

#ifndef QRINTF_TEN_COLUMNS_H
#define QRINTF_TEN_COLUMNS_H

#include <stddef.h>
#include <stdint.h>

/* The first members have displacements of one byte from the start, which take
   shorter instructions.  */
struct qrintf_ten_columns
{
  uint64_t even[4], odd[4]; /* factors that move two digits per lane to the
                               point */
  uint64_t ten, zeros;
  uint16_t last[11]; /* mask of the last N of ten columns */
  char before[24];   /* a load of a pair begins 14 bytes before the pair */
  char pairs[100][2];
};
_Static_assert(offsetof (struct qrintf_ten_columns, before) < 128
                   && (offsetof (struct qrintf_ten_columns, pairs) - 14) % 16
                          == 0,
               "places are named by one byte");

extern __attribute__ ((visibility ("hidden")))
const struct qrintf_ten_columns __qrintf_ten_columns;

#endif
