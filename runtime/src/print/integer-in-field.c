/* SPDX-License-Identifier: MIT-0 */
/* Integers in any base, with any flags, width, precision and length modifier, by
   the emitter that direct code calls for them.

   Refused are null pointers, and "%b" where glibc's version does not print
   it.  */

#include "core/bits.h"
#include "integer/integer.h"
#include "print/field.h"
#include "print/letters.h"
#include "sinks/libc-names.h"

/* What the general emitter has to know of a conversion, of enum
   qrintf_flags.  */
static const unsigned short base_flags[]
    = { [kind_hex] = QRINTF_HEX,
        [kind_hex_upper] = QRINTF_HEX | QRINTF_UPPER,
        [kind_pointer] = QRINTF_HEX | QRINTF_ALT,
        [kind_octal] = QRINTF_OCTAL,
        [kind_binary] = QRINTF_BINARY };

char *
__qrintf_integer_in_field (char *p, size_t room, uint64_t v, unsigned unused,
                           char letter, packed_field packed)
{
  struct field field = unpack_field (packed);
  unsigned flags = layout_flags (field.layout);
  unsigned width = layout_width (field.layout);
  enum kind kind = kind_of (letter);
  if (kind > kind_binary || !may_have_flags (kind, flags)
      || (kind == kind_binary && !is_glibc_from (35)))
    return NULL;
  v <<= unused;
  if (kind == kind_signed)
    {
      uint64_t negative = v >> 63;
      v = negated_if (v, negative);
      flags |= -(unsigned) negative & QRINTF_NEGATIVE;
    }
  v >>= unused;
  if (kind == kind_pointer && (!v || field.precision >= 0))
    return NULL;
  flags |= base_flags[kind] | (letter == 'B' ? QRINTF_UPPER : 0);
  return __qrintf_integer_within (p, room, v, flags, width, field.precision);
}
