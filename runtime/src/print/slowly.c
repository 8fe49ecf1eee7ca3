/* SPDX-License-Identifier: MIT-0 */
/* Prints what print-text.c has no room for, long strings, null strings, "%%",
   and, by the part of fields.h, all other directives.  See printer.h.

   Refused are directives that this part refuses, all of its directives in a
   program without it, and strings that lie where their text goes.  */

#include "print/fields.h"
#include "print/string-value.h"

QRINTF_PART (directive_printer, any_directive, __qrintf_print_directive);

/* Puts the next string.  */
QRINTF_INLINE bool
put_next_string (struct printer *p)
{
  size_t n;
  const char *s = next_string_of (p, -1, &n);
  return s && __qrintf_put_bytes (p, s, n);
}

/* Puts the text, "%%" or "%s" at P->format, which is moved behind it, or
   empties the spill before another directive.  */
static bool
put_slowly (struct printer *p)
{
  const char *f = p->format;
  if (*f != '%')
    {
      while (*p->format && *p->format != '%')
        p->format++;
      return __qrintf_put_bytes (p, f, (size_t) (p->format - f));
    }
  if (f[1] != '%' && f[1] != 's')
    return __qrintf_make_room (p, spill_size);
  p->format += 2;
  return f[1] == '%' ? __qrintf_put_bytes (p, f, 1) : put_next_string (p);
}

char *
__qrintf_print_slowly (char *cursor, char *limit, const char *f,
                       struct printer *p)
{
  bool has_room = limit - cursor >= longest_number;
  if (!has_room && !p->spill)
    return __qrintf_print_by_spill (cursor, limit, f, p);
  if (has_room && *f == '%' && f[1] != '%' && f[1] != 's')
    {
      directive_printer *print
          = QRINTF_OF_PROGRAM (any_directive, __qrintf_print_directive);
      p->format = f;
      return print ? print (cursor, limit, f, p) : NULL;
    }
  p->format = f;
  p->cursor = cursor;
  p->limit = limit;
  return put_slowly (p) ? __qrintf_print_text (p->cursor, limit, p->format, p)
                        : NULL;
}

char *
__qrintf_print_string (char *cursor, char *limit, const char *f,
                       struct printer *p)
{
  const char *s = (const char *) (uintptr_t) peek_value (p->values);
  if (!s || s == place_of (p, cursor))
    return __qrintf_print_slowly (cursor, limit, f, p);
  size_t room = (size_t) (limit - cursor);
  size_t n = text_length_to (s, room);
  if (n > room)
    return __qrintf_print_slowly (cursor, limit, f, p);
  skip_value (p->values);
  return __qrintf_print_text (copy_memory (cursor, s, n), limit, f + 2, p);
}
