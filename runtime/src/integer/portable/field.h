/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers in fields, in portable C.  SIGN is the byte before the
   digits, or 0 for none.  */

#ifndef QRINTF_PORTABLE_FIELD_H
#define QRINTF_PORTABLE_FIELD_H

#include "integer/field-any.h"

static inline char *
field_right (char *p, uint64_t v, unsigned width, unsigned sign)
{
  return __qrintf_field_any (p, v, width, sign, field_of_spaces_before);
}

static inline char *
field_left (char *p, uint64_t v, unsigned width, unsigned sign)
{
  return __qrintf_field_any (p, v, width, sign, field_of_spaces_after);
}

static inline char *
field_zero (char *p, uint64_t v, unsigned width, unsigned sign)
{
  return __qrintf_field_any (p, v, width, sign, field_of_zeros);
}

#endif
