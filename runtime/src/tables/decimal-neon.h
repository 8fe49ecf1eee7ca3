/* SPDX-License-Identifier: MIT-0 */
/* The constants of NEON's decimal digits, at one address; a program has one
   copy.  */

#ifndef QRINTF_DECIMAL_NEON_H
#define QRINTF_DECIMAL_NEON_H

#include <stdint.h>

/* For a number of digits: the factor of ten_digits_pairs, and the places in the
   result of decimal_text10 of the last eight digits.  If there are fewer than
   eight, these are the first four and the last four.  */
struct decimal_ten
{
  uint64_t pairs57;
  uint8_t ends[8];
};

struct decimal_neon
{
  uint64_t count32[33]; /* indexed by leading zeros: see pow10.h */

  /* Factors by which sqdmulh divides the lanes, and factors that turn x < 100
     and its quotient q into two digits: 256 * x - 2559 * q is q and, in the
     upper byte, the remainder.  */
  int32_t by4 __attribute__ ((aligned (16))); /* x * by4 >> 31 + 13 is x / 10^4
                                                 for x < 10^8 */
  int32_t by2;           /* x * by2 >> 31 is x / 100 for x < 10^4 */
  int16_t of_x, padding; /* 256 */
  int16_t by1, of_q;     /* x * by1 >> 15 is x / 10 for x < 100; 2559 */
  int32_t hundreds[4];   /* 1, 100, 100^2, 100^3 */

  /* V * EIGHTH / 2^90 is V / 10^8 for V < 10^16, as EIGHTH is
     ceil (2^90 / 10^8), and 10^16 / 2^90 < 10^-8.  */
  uint64_t eighth, ten8;

  /* V * SIXTEENTH / 2^115 is V / 10^16 for V < 2^64: SIXTEENTH is
     ceil (2^115 / 10^16), and 0.18 * 2^64 / 2^115 < 10^-16.  */
  uint64_t sixteenth, ten16;

  uint64_t power[20];   /* 10^n */
  uint8_t estimate[72]; /* indexed by leading zeros: see decimal_count_by */
  uint8_t places[32];   /* BYTE_PLACES */

  struct decimal_ten ten[10]; /* for 1 to 10 digits */

  /* Indexed by the sign (none or ' ', '+', '-'): the values that are added to
     digits after spaces and the sign.  */
  uint8_t right[3][32];
};

extern __attribute__ ((visibility ("hidden")))
const struct decimal_neon __qrintf_decimal_neon;

#endif
