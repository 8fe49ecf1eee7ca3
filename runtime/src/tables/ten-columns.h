/* SPDX-License-Identifier: MIT */
/* What makes a text of ten digits with AVX-512, one copy in a program.  */

#ifndef QRINTF_TEN_COLUMNS_H
#define QRINTF_TEN_COLUMNS_H

#include <stddef.h>
#include <stdint.h>

/* What comes first has displacements of one byte from the beginning.  */
struct qrintf_ten_columns
{
  uint64_t even[4], odd[4]; /* bring two digits a lane to the point */
  uint64_t ten, zeros;
  uint16_t last[11]; /* mask of the last N of ten columns */
  char before[24];   /* a load of a pair begins 14 bytes before it */
  char pairs[100][2];
};
_Static_assert(offsetof (struct qrintf_ten_columns, before) < 128
                   && (offsetof (struct qrintf_ten_columns, pairs) - 14) % 16
                          == 0,
               "places are named by one byte");

extern __attribute__ ((visibility ("hidden")))
const struct qrintf_ten_columns __qrintf_ten_columns;

#endif
