/* SPDX-License-Identifier: MIT */
/* The printf of the runtime: what its files call of each other.

     entry point  ──▶  __qrintf_print_text  ──▶  __qrintf_print_directive
     (to-*.c)          (print-text.c)            (directive.c, real.c)

   An entry point fills in a printer and has the text made where it belongs, or
   on the stack.  print-text.c reads the format and prints what is frequent;
   directive.c prints one directive of any kind.

   A text is refused where libc has to print all of it, and nothing that the
   program can see has been done by then.  */

#ifndef QRINTF_PRINTER_H
#define QRINTF_PRINTER_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/emitter.h"

/* Where a text goes on for which the destination has no room.  Pieces are made
   in TEXT, of which as much as fits is copied to the destination.  */
struct spill
{
  char *dst, *end; /* what is left of the destination, without the NUL */
  size_t length;   /* of what has left TEXT */
  char text[192];
};

struct printer
{
  va_list values;
  struct spill *spill; /* null: a text without room is not printed */
  bool lacks_room;     /* why it was not */

  /* Where print_directive goes on.  */
  const char *format;
  char *cursor, *limit;
};

/* Prints FORMAT with P->values at CURSOR, not one byte besides, and no NUL.
   Returns the end of the text, with P->values behind the values that were
   printed.  Returns a null pointer if the text is refused, or if it might not
   end at or before LIMIT: then P->lacks_room is set.  Numbers ask for the room
   of the longest one.  */
char *__qrintf_print_text (char *cursor, char *limit, const char *format,
                           struct printer *p);

/* Prints the directive, or the text before one, at P->format.  Returns false
   where print_text returns a null pointer.  */
bool __qrintf_print_directive (struct printer *p);

/* The same as print_text, at F, by print_directive.  */
char *__qrintf_print_slowly (char *cursor, char *limit, const char *f,
                             struct printer *p);

/* The same for the rest of a directive behind what LAYOUT, see field.h, and
   PRECISION stand for: its length and its letter are at F.  */
char *__qrintf_print_rest (char *cursor, char *limit, const char *f,
                           struct printer *p, unsigned layout, int precision);

/* The same, where "%s" is at F, for a string of any length.  */
char *__qrintf_print_string (char *cursor, char *limit, const char *f,
                             struct printer *p);

/* What stands in a directive.  */
struct directive
{
  unsigned flags; /* enum qrintf_flags */
  unsigned width;
  int precision; /* negative: none */
  char length;   /* 0, or one of hljztL, upper case for hh and ll */
  char letter;
};

/* N bytes, from S or all of them C, to P->cursor or into the spill.  Return false
   for want of room.  */
bool __qrintf_put_bytes (struct printer *p, const char *s, size_t n);
bool __qrintf_put_fill (struct printer *p, char c, size_t n);

/* The longest number without a field: -2^63, 2^64 - 1 in octal, or with a
   prefix.  */
enum
{
  longest_number = 24
};

enum
{
  /* What the text of a real without a field is shorter than: 20 digits before
     the radix character and 19 behind it, or 18 digits with an exponent.  */
  longest_real = 64
};

QRINTF_INLINE size_t
room_of (const struct printer *p)
{
  return (size_t) (p->limit - p->cursor);
}

#if defined __x86_64__ && !defined _WIN32

/* What va_copy does, member by member.  It would load two members at once,
   which va_start has just stored one by one, and such a load waits until the
   stores have reached the cache: ten nanoseconds.  */
#define QRINTF_COPY_VALUES(TO, FROM)                                           \
  do                                                                           \
    {                                                                          \
      (TO)->gp_offset = (FROM)->gp_offset;                                     \
      __asm__("" ::: "memory");                                                \
      (TO)->fp_offset = (FROM)->fp_offset;                                     \
      __asm__("" ::: "memory");                                                \
      (TO)->overflow_arg_area = (FROM)->overflow_arg_area;                     \
      __asm__("" ::: "memory");                                                \
      (TO)->reg_save_area = (FROM)->reg_save_area;                             \
    }                                                                          \
  while (0)

/* The next value that is no real, of which an int has any upper half; and going
   on behind it.  */
QRINTF_INLINE uint64_t
peek_value (va_list values)
{
  const void *at = __builtin_expect (values->gp_offset < 6 * 8, 1)
                       ? (const char *) values->reg_save_area
                             + values->gp_offset
                       : values->overflow_arg_area;
  return *(const uint64_t *) at;
}

QRINTF_INLINE void
skip_value (va_list values)
{
  (void) va_arg (values, unsigned long);
}

/* Takes the next value, which can be given back by MARK.  */
typedef unsigned value_mark;

QRINTF_INLINE uint64_t
take_value (va_list values, value_mark *mark)
{
  *mark = values->gp_offset;
  return va_arg (values, unsigned long);
}

QRINTF_INLINE void
give_back (va_list values, value_mark mark)
{
  if (values->gp_offset != mark)
    values->gp_offset = mark;
  else
    values->overflow_arg_area = (char *) values->overflow_arg_area - 8;
}

/* The same of reals.  */
QRINTF_INLINE double
peek_real (va_list values)
{
  const void *at = __builtin_expect (values->fp_offset < 6 * 8 + 8 * 16, 1)
                       ? (const char *) values->reg_save_area
                             + values->fp_offset
                       : values->overflow_arg_area;
  return *(const double *) at;
}

/* Where the next long double is: never in a register.  */
QRINTF_INLINE const long double *
peek_long_real (va_list values)
{
  uintptr_t at = (uintptr_t) values->overflow_arg_area;
  at += -at % sizeof (long double);
  return (const long double *) at;
}

#else
#define QRINTF_COPY_VALUES(TO, FROM) va_copy (TO, FROM)

/* As macros, since GCC inlines no function that copies a va_list.  */
#define PEEK(VALUES, TYPE)                                                     \
  (__extension__ ({                                                            \
    va_list next_;                                                             \
    va_copy (next_, VALUES);                                                   \
    TYPE value_ = va_arg (next_, TYPE);                                        \
    va_end (next_);                                                            \
    value_;                                                                    \
  }))
#define peek_value(VALUES) ((uint64_t) PEEK (VALUES, unsigned long))
#define peek_real(VALUES) PEEK (VALUES, double)
#define skip_value(VALUES) ((void) va_arg (VALUES, unsigned long))

typedef va_list value_mark[1];
#define take_value(VALUES, MARK)                                               \
  (va_copy ((*(MARK))[0], VALUES), (uint64_t) va_arg (VALUES, unsigned long))
#define give_back(VALUES, MARK) va_copy (VALUES, (MARK)[0])
#endif

#define skip_real(VALUES) ((void) va_arg (VALUES, double))

#endif
