/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a lowered qrintf_strbuf_printf does, written by hand; and the making of
   strings whose allocations are counted.  */

#include "cases.h"

#include "qrintf/emitters.h"
#include "qrintf/strbuf.h"

/* At most 11 bytes of number, two of punctuation.  */
static inline int
append (struct qrintf_strbuf *s, int number, const char *word)
{
  size_t length = __qrintf_str_length (word);
  char *start = qrintf_strbuf_reserve (s, length + 13);
  if (!start)
    return qrintf_strbuf_printf (s, "%d,%s;", number, word);
  char *cursor = __qrintf_i32_exact (start, number);
  *cursor++ = ',';
  cursor = __qrintf_str (cursor, word);
  *cursor++ = ';';
  qrintf_strbuf_commit (s, (size_t) (cursor - start));
  return (int) (cursor - start);
}

void
strbuf_by_hand (const struct record *records, size_t n, size_t each,
                take_text *take, void *to)
{
  while (n > 0)
    {
      struct qrintf_strbuf s = QRINTF_STRBUF_INIT;
      for (size_t i = 0; i < each && n > 0; i++, n--, records++)
        append (&s, records->number, records->word);
      take (to, qrintf_strbuf_cstr (&s), qrintf_strbuf_length (&s));
      qrintf_strbuf_free (&s);
    }
}
