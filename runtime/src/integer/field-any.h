/* SPDX-License-Identifier: MIT-0 */
/* Decimal numbers in fields of any width, in small code.  All ISA tiers use it
   for numbers and fields that are too long for a vector, and the portable tier
   for all fields.  */

#ifndef QRINTF_FIELD_ANY_H
#define QRINTF_FIELD_ANY_H

#include <stdint.h>

/* How a field is filled.  The lowest byte is the fill character.  */
enum field_form
{
  field_of_spaces_before = ' ',
  field_of_spaces_after = 0x100 | ' ',
  field_of_zeros = '0' /* between the sign and the digits */
};

/* Writes SIGN, unless it is 0, and the digits of V at P, in a field of at least
   WIDTH bytes.  Returns the end.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_field_any (char *p, uint64_t v, unsigned width, unsigned sign,
                    enum field_form form);

#endif
