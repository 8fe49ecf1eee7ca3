/* SPDX-License-Identifier: MIT-0 */
/* Exact strings, and pieces in fields, without masked stores.  See
   piece-in-field.h.

   A field branches on its width, which the format determines.  */

#include "core/select.h"

#if QRINTF_X86

#include "core/bits.h"
#include "core/memory.h"
#include "core/x86/short-string.h"
#include "core/x86/store.h"
#include "core/x86/store16.h"
#include "integer/x86/digits.h"
#include "integer/x86/hex.h"
#include "integer/x86/number-columns.h"
#include "print/piece-in-field.h"

char *
piece_string_exact (char *p, size_t room, const char *s)
{
  struct string_blocks text;
  unsigned n;
  if (!blocks_of_short (&text, &n, room, s))
    return NULL;
  if (__builtin_expect (n <= one_block, 1))
    return __qrintf_store16 (p, text.first, n);
  store128 (p, text.first);
  store128 (p + n - one_block, load128 (s + n - one_block));
  return p + n;
}

QRINTF_INLINE void
piece_fill (char *p, char c)
{
  __m128i fill = _mm_set1_epi8 (c);
  store_blocks (p, (struct string_blocks){ fill, fill });
}

/* Fields of up to two blocks.  Without an overrun, the field is made on the
   stack.  */
char *
piece_string_in (char *p, size_t room, const char *s, size_t n, size_t width,
                 bool left, bool overruns)
{
  char field[2 * two_blocks];
  if (blocks_cross (s) || width > two_blocks)
    return NULL;
  struct string_blocks text = load_blocks (s);
  uint32_t ends = nuls_of_blocks (text);
  if (n < two_blocks)
    ends |= UINT32_C (1) << n;
  unsigned length = ends ? (unsigned) __builtin_ctz (ends) : 0;
  size_t total = length > width ? length : width;
  if (!ends || total > room)
    return NULL;
  char *to = overruns ? p : field;
  if (!left)
    piece_fill (to, ' ');
  store_blocks (left ? to : to + total - length, text);
  if (left)
    piece_fill (to + length, ' ');
  return overruns ? p + total : copy_memory (p, field, total);
}

/* Numbers of 32 bits in fields of up to one block.  */
char *
piece_decimal_in (char *p, size_t room, uint64_t v, unsigned negative,
                  unsigned width, enum field_form form)
{
  if (v > UINT32_MAX || width > one_block || room < one_block)
    return NULL;
  unsigned n = decimal_count32 ((uint32_t) v), need = n + negative;
  unsigned total = need > width ? need : width;
  unsigned places = form == field_of_spaces_after ? need : total;
  unsigned lead = form == field_of_spaces_before ? total - n : negative;
  __m128i text = __qrintf_number_columns (v, 0, places, lead, negative * '-');
  store16_steady (p, text, total);
  return p + total;
}

char *
piece_hex (char *p, uint64_t v, unsigned n, unsigned width, bool upper)
{
  (void) width;
  return __qrintf_store16 (p, hex_text (v, n, upper), n);
}

#endif
