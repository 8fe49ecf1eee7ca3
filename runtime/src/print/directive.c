/* SPDX-License-Identifier: MIT-0 */
/* Prints one directive of any kind, or the text before it.  See printer.h.

   Refused are positional arguments, the flags ' and I, "%n", wide characters,
   length modifiers and flags that C does not define for the conversion, numbers
   above 9999 in a directive, invalid directives, and reals that real.c refuses
   or that this program has no code for.  The result of these depends on libc's
   version, on the locale, or on tables inside libc.  */

#define _GNU_SOURCE

#include "core/memory.h"
#include <errno.h>
#include <stdint.h>
#include <string.h>

#include "core/bits.h"
#include "print/field.h"
#include "print/real.h"
#include "sinks/libc-names.h"

/* What a conversion prints.  */
enum kind
{
  kind_refused,
  kind_signed,
  kind_unsigned,
  kind_octal,
  kind_hex,
  kind_binary,
  kind_character,
  kind_string,
  kind_pointer,
  kind_error,
  kind_real
};

enum
{
  flags_of_number = QRINTF_LEFT | QRINTF_ZERO,
  flags_of_sign = flags_of_number | QRINTF_PLUS | QRINTF_SPACE,
  flags_of_base = flags_of_number | QRINTF_ALT
};

struct conversion
{
  unsigned char kind;
  unsigned char flags; /* those that C defines for it */
};

static struct conversion
conversion_of (char letter)
{
#define IS(KIND, FLAGS) { kind_##KIND, FLAGS }
  static const struct conversion lower[]
      = { ['a' - 'a'] = IS (real, flags_of_sign | QRINTF_ALT),
          ['b' - 'a'] = IS (binary, flags_of_base),
          ['c' - 'a'] = IS (character, QRINTF_LEFT),
          ['d' - 'a'] = IS (signed, flags_of_sign),
          ['e' - 'a'] = IS (real, flags_of_sign | QRINTF_ALT),
          ['f' - 'a'] = IS (real, flags_of_sign | QRINTF_ALT),
          ['g' - 'a'] = IS (real, flags_of_sign | QRINTF_ALT),
          ['i' - 'a'] = IS (signed, flags_of_sign),
          ['m' - 'a'] = IS (error, QRINTF_LEFT),
          ['o' - 'a'] = IS (octal, flags_of_base),
          ['p' - 'a'] = IS (pointer, QRINTF_LEFT),
          ['s' - 'a'] = IS (string, QRINTF_LEFT),
          ['u' - 'a'] = IS (unsigned, flags_of_number),
          ['x' - 'a'] = IS (hex, flags_of_base) };
#undef IS
  unsigned i = (unsigned char) letter - (unsigned) 'a';
  if (i < sizeof lower / sizeof *lower)
    return lower[i];
  struct conversion none = { kind_refused, 0 };
  i += 'a' - 'A';
  if (i >= sizeof lower / sizeof *lower)
    return none;
  struct conversion c = lower[i];
  return c.kind == kind_hex || c.kind == kind_binary || c.kind == kind_real
             ? c
             : none;
}

static char
read_length (const char **f)
{
  char first = **f;
  if (first != 'h' && first != 'l' && first != 'j' && first != 'z'
      && first != 't' && first != 'L')
    return 0;
  if (*++*f == first && (first == 'h' || first == 'l'))
    {
      ++*f;
      return first - ('a' - 'A');
    }
  return first;
}

/* Put what most directives have nothing of.  */

QRINTF_INLINE bool
put_pad (struct printer *p, char c, size_t n)
{
  return !n || __qrintf_put_fill (p, c, n);
}

QRINTF_INLINE bool
put_some (struct printer *p, const char *s, size_t n)
{
  return !n || __qrintf_put_bytes (p, s, n);
}

/* Puts the N bytes at S into the field of D.  */
static bool
put_field (struct printer *p, const struct directive *d, const char *s,
           size_t n)
{
  size_t pad = d->width > n ? d->width - n : 0;
  bool left = d->flags & QRINTF_LEFT;
  return (left || put_pad (p, ' ', pad)) && put_some (p, s, n)
         && (!left || put_pad (p, ' ', pad));
}

static bool
put_string (struct printer *p, const struct directive *d, const char *s)
{
  static const char null_text[] = "(null)";
  enum
  {
    null_length = sizeof null_text - 1
  };
  size_t most = (size_t) d->precision, n;
  if (!s)
    {
      bool whole = d->precision < 0 || d->precision >= null_length;
      return put_field (p, d, null_text, whole ? null_length : 0);
    }
  /* The text would overwrite the NUL of S, as in vsprintf (s, "%s…", s).  */
  if (s == p->cursor)
    return false;
  /* Without a spill, reading stops when the string is known not to fit.  */
  size_t fits = p->spill ? SIZE_MAX - 1 : room_of (p);
  if (d->precision < 0)
    n = text_length_to (s, fits);
  else
    n = text_length_within (s, most > fits ? fits + 1 : most);
  return put_field (p, d, s, n);
}

/* V / 100.  With -Os GCC would emit a division.  */
QRINTF_INLINE uint64_t
hundredth (uint64_t v)
{
#ifdef __SIZEOF_INT128__
  const uint64_t inverse = 0x28f5c28f5c28f5c3; /* 2^66 / 25, rounded up */
  return (uint64_t) (((unsigned __int128) (v >> 2) * inverse) >> 66);
#else
  return v / 100;
#endif
}

/* Writes the decimal digits of V before END.  Returns a pointer to the first
   one.  */
static char *
decimal_before (char *end, uint64_t v)
{
  while (v > 9)
    {
      uint64_t rest = hundredth (v);
      end -= 2;
      memcpy (end, __qrintf_dec2[v - 100 * rest], 2);
      v = rest;
    }
  if (v)
    *--end = (char) ('0' + v);
  return end;
}

/* Writes the digits of V before END, in the base of KIND.  Returns a pointer to
   the first digit.  */
static char *
digits_before (char *end, uint64_t v, enum kind kind, bool upper)
{
  if (kind <= kind_unsigned)
    return decimal_before (end, v);
  const char *letters = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  unsigned bits = kind == kind_hex || kind == kind_pointer ? 4
                  : kind == kind_octal                     ? 3
                                                           : 1;
  for (; v; v >>= bits)
    *--end = letters[v & ((1U << bits) - 1)];
  return end;
}

/* Puts the integer of the magnitude V.  */
static bool
put_integer (struct printer *p, const struct directive *d, enum kind kind,
             uint64_t v, bool negative)
{
  char digits[64], prefix[3];
  bool upper = d->letter < 'a';
  char *end = digits + sizeof digits;
  char *first = digits_before (end, v, kind, upper);
  size_t n = (size_t) (end - first), zeros = 0, prefixed = 0;
  size_t least = d->precision < 0 ? 1 : (size_t) d->precision;
  if (kind == kind_signed)
    {
      char sign = negative                   ? '-'
                  : d->flags & QRINTF_PLUS   ? '+'
                  : d->flags & QRINTF_SPACE  ? ' '
                                             : 0;
      prefix[0] = sign;
      prefixed = sign != 0;
    }
  else if ((d->flags & QRINTF_ALT || kind == kind_pointer) && v)
    {
      if (kind == kind_octal)
        least = least > n + 1 ? least : n + 1;
      else
        {
          char base = kind == kind_binary ? 'b' : 'x';
          prefix[0] = '0';
          prefix[1] = upper ? base - ('a' - 'A') : base;
          prefixed = 2;
        }
    }
  else if (d->flags & QRINTF_ALT && kind == kind_octal)
    least = least ? least : 1;
  if (least > n)
    zeros = least - n;
  size_t length = prefixed + zeros + n;
  size_t pad = d->width > length ? d->width - length : 0;
  bool left = d->flags & QRINTF_LEFT;
  if (d->flags & QRINTF_ZERO && !left && d->precision < 0)
    {
      zeros += pad;
      pad = 0;
    }
  return (left || put_pad (p, ' ', pad)) && put_some (p, prefix, prefixed)
         && put_pad (p, '0', zeros) && put_some (p, first, n)
         && (!left || put_pad (p, ' ', pad));
}

static bool
put_pointer (struct printer *p, const struct directive *d, uintptr_t v)
{
  static const char nil[] = "(nil)";
  return v ? put_integer (p, d, kind_pointer, v, false)
           : put_field (p, d, nil, sizeof nil - 1);
}

/* The next value, converted to the type of LENGTH and extended to 64 bits.  */
static uint64_t
take_integer (struct printer *p, char length, bool is_signed)
{
  unsigned bytes = sizeof (int);
  switch (length)
    {
    case 'H':
      bytes = 1;
      break;
    case 'h':
      bytes = sizeof (short);
      break;
    case 'l':
      bytes = sizeof (long);
      break;
    case 'z':
    case 't':
      bytes = sizeof (size_t);
      break;
    case 'L':
    case 'j':
      bytes = sizeof (long long);
    }
  uint64_t v = bytes > sizeof (long) ? va_arg (p->values, unsigned long long)
               : bytes > sizeof (int)
                   ? va_arg (p->values, unsigned long)
                   : va_arg (p->values, unsigned);
  unsigned unused = 64 - 8 * bytes;
  v <<= unused;
  return is_signed ? (uint64_t) ((int64_t) v >> unused) : v >> unused;
}

static bool
put_any_integer (struct printer *p, const struct directive *d, enum kind kind)
{
  uint64_t v = take_integer (p, d->length, kind == kind_signed);
  bool negative = kind == kind_signed && v >> 63;
  return put_integer (p, d, kind, negative ? -v : v, negative);
}

/* Has libc print "%m" into the SIZE bytes at TEXT.  Returns the length.  */
static int
error_text (char *text, size_t size, ...)
{
  va_list none;
  va_start (none, size);
  int n = libc_vsnprintf_chk (text, size, 0, size, "%m", none);
  va_end (none);
  return n;
}

static bool
put_error (struct printer *p, const struct directive *d)
{
  char text[256];
  p->error = errno;
  int n = error_text (text, sizeof text);
  if (n < 0 || (size_t) n >= sizeof text)
    return false;
  size_t length = (size_t) n, most = (size_t) d->precision;
  return put_field (p, d, text, length < most ? length : most);
}

static bool
put_directive (struct printer *p, const struct directive *d)
{
  struct conversion c = conversion_of (d->letter);
  if (d->flags & ~(unsigned) c.flags)
    return false;
  switch (c.kind)
    {
    case kind_binary:
      if (!is_glibc_from (35))
        return false;
      break;
    case kind_real:
      {
        any_real_printer *print = PRINTER_OF_PROGRAM (any_real);
        return print && print (p, d);
      }
    case kind_refused:
      return false;
    case kind_character:
      {
        char text = (char) va_arg (p->values, int);
        return !d->length && d->precision < 0 && put_field (p, d, &text, 1);
      }
    case kind_string:
      return !d->length && put_string (p, d, va_arg (p->values, const char *));
    case kind_pointer:
      return !d->length && d->precision < 0
             && put_pointer (p, d, (uintptr_t) va_arg (p->values, void *));
    case kind_error:
      return !d->length && put_error (p, d);
    }
  return put_any_integer (p, d, (enum kind) c.kind);
}

/* Puts the directive with FIELD whose length modifier and letter are at
   REST.  */
static bool
put_rest (struct printer *p, const char *rest, struct field field)
{
  char length = read_length (&rest);
  struct directive d = { layout_flags (field.layout),
                         layout_width (field.layout), field.precision, length,
                         *rest };
  p->format = rest + 1;
  return put_directive (p, &d);
}

bool
__qrintf_print_directive (struct printer *p)
{
  const char *f = p->format;
  if (*f != '%')
    {
      while (*f && *f != '%')
        f++;
      const char *text = p->format;
      p->format = f;
      return __qrintf_put_bytes (p, text, (size_t) (f - text));
    }
  if (f[1] == '%')
    {
      p->format = f + 2;
      return __qrintf_put_fill (p, '%', 1);
    }
  struct field field;
  const char *rest = __qrintf_read_field (&field, f + 1, p);
  return rest && put_rest (p, rest, field);
}

char *
__qrintf_print_slowly (char *cursor, char *limit, const char *f,
                       struct printer *p)
{
  p->format = f;
  p->cursor = cursor;
  p->limit = limit;
  return __qrintf_print_directive (p)
             ? __qrintf_print_text (p->cursor, limit, p->format, p)
             : NULL;
}

char *
__qrintf_print_rest (char *cursor, char *limit, struct printer *p,
                     packed_field field, const char *f)
{
  p->cursor = cursor;
  p->limit = limit;
  return put_rest (p, f, unpack_field (field))
             ? __qrintf_print_text (p->cursor, limit, p->format, p)
             : NULL;
}

char *
__qrintf_print_string (char *cursor, char *limit, const char *f,
                       struct printer *p)
{
  const char *s = (const char *) (uintptr_t) peek_value (p->values);
  if (!s || s == cursor)
    return __qrintf_print_slowly (cursor, limit, f, p);
  size_t room = (size_t) (limit - cursor);
  size_t n = text_length_to (s, room);
  if (n > room)
    return __qrintf_print_slowly (cursor, limit, f, p);
  skip_value (p->values);
  return __qrintf_print_text (copy_memory (cursor, s, n), limit, f + 2, p);
}
