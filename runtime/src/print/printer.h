/* SPDX-License-Identifier: MIT-0 */
/* The functions by which the files of the runtime's printf call each other.

     entry point ──▶ __qrintf_print_text ──▶ __qrintf_print_slowly
     (entry/)        (print-text.c)          (slowly.c)
                           │                       │
                           ▼                       ▼
                     real/, fields/          fields/directive.c

   An entry point fills in a printer and has the text made in the destination or
   on the stack.  print-text.c reads the format and prints the frequent
   directives.  slowly.c prints what has no room, directive.c one directive of
   any kind.  Each calls print_text for the rest of the format.

   If a text is refused, libc prints all of it, and the printf has done nothing
   that the program can see.  */

#ifndef QRINTF_PRINTER_H
#define QRINTF_PRINTER_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/emitter.h"

/* Gives the functions of NAME that an entry point has defined the C library's
   names, where it is compiled for family/names.h.  */
#ifndef LIBC_NAMES
#define LIBC_NAMES(NAME)
#endif

enum
{
  /* The bytes behind a text that may be overwritten if a printer says so.  */
  longest_overrun = 32,
  spill_size = 192
};

/* A buffer for a text that does not fit the destination, or whose pieces are
   made in blocks.  Pieces are made in TEXT, and as many bytes as fit are copied
   to the destination.  */
struct spill
{
  char *dst, *end; /* what is left of the destination, without the NUL */
  size_t length;   /* of what has left TEXT */
  bool whole;      /* a text that does not fit the destination is refused */
  char text[spill_size + longest_overrun] __attribute__ ((aligned (16)));
};

struct printer
{
  va_list values;
  struct spill *spill; /* null: a text that does not fit is refused */
  bool lacks_room;     /* the text was refused because it does not fit */
  bool may_overrun;    /* longest_overrun bytes may be written behind the
                          limit */

  /* What a function keeps during a call: the place behind the directive, also
     one that is refused, and those of the text.  */
  const char *format;
  char *cursor, *limit;

  /* The bits and the field (see field.h) of a double that an emitter is called
     for.  */
  uint64_t real, field;

  /* The errno that the last "%m" has printed, or NO_ERROR.  */
  int error;
};

enum
{
  no_error = -1
};

/* Prints FORMAT with P->values at CURSOR, without a NUL, and writes no byte
   outside the text, unless P->may_overrun.  Returns the end of the text, with
   P->values behind the printed values.  Returns a null pointer if the text is
   refused, or if it might end behind LIMIT; only then is P->lacks_room set,
   which the caller has cleared.  A number may ask for the room of the longest
   one.  */
char *__qrintf_print_text (char *cursor, char *limit, const char *format,
                           struct printer *p);

/* Does what print_text does in a spill, for a text that is to be written
   without an overrun or in little room.  It has no spill yet.  */
char *__qrintf_print_by_spill (char *p, char *limit, const char *f,
                               struct printer *printer);

/* Does what print_text does for a format with a text or directive at F that
   print_text does not print or has no room for.  */
char *__qrintf_print_slowly (char *cursor, char *limit, const char *f,
                             struct printer *p);

/* The same if "%s" is at F, for a string of any length.  */
char *__qrintf_print_string (char *cursor, char *limit, const char *f,
                             struct printer *p);

/* Makes room for N bytes at P->cursor.  The spill is emptied if it lacks the
   room.  Returns false if there is none, and if N is more than spill_size.  */
bool __qrintf_make_room (struct printer *p, size_t n);

/* Put N bytes, those at S or N times C, at P->cursor or into the spill.  Return
   false if there is no room.  */
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
  /* An upper bound of a real without a field that is written without tests of
     its room: 20 digits before the radix character and 19 behind it, or 18
     digits with an exponent.  */
  longest_real = 64
};

/* Where the byte at CURSOR belongs in the destination, also if the text is made
   in a spill.  A string that begins there is refused: a text overwrites its own
   source then, as in sprintf (s, "%s…", s).  */
QRINTF_INLINE const char *
place_of (const struct printer *p, const char *cursor)
{
  if (__builtin_expect (!p->spill, 1))
    return cursor;
  return p->spill->dst + (cursor - p->spill->text);
}

QRINTF_INLINE size_t
room_of (const struct printer *p)
{
  return (size_t) (p->limit - p->cursor);
}

#if defined __x86_64__ && !defined _WIN32

/* va_copy, member by member.  GCC's own loads two members at once that va_start
   has just stored one by one, and such a load waits until the stores have
   reached the cache, which takes ten nanoseconds.  */
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

/* The next integer or pointer.  The upper half is undefined if it is an int.
   skip_value moves behind it.  */
QRINTF_INLINE uint64_t
peek_value (va_list values)
{
  const void *at
      = __builtin_expect (values->gp_offset < 6 * 8, 1)
            ? (const char *) values->reg_save_area + values->gp_offset
            : values->overflow_arg_area;
  return *(const uint64_t *) at;
}

QRINTF_INLINE void
skip_value (va_list values)
{
  (void) va_arg (values, unsigned long);
}

/* Takes the next integer or pointer.  give_back with *MARK undoes that.  */
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

/* Takes the next double, whose bits are loaded as an integer.  */
QRINTF_INLINE uint64_t
next_real (va_list values)
{
  const void *at = values->overflow_arg_area;
  if (__builtin_expect (values->fp_offset < 6 * 8 + 8 * 16, 1))
    {
      at = (const char *) values->reg_save_area + values->fp_offset;
      values->fp_offset += 16;
    }
  else
    values->overflow_arg_area = (char *) values->overflow_arg_area + 8;
  return *(const uint64_t *) at;
}

/* The next long double, which is always in memory.  next_long_real moves behind
   it.  */
QRINTF_INLINE const long double *
peek_long_real (va_list values)
{
  uintptr_t at = (uintptr_t) values->overflow_arg_area;
  at += -at % sizeof (long double);
  return (const long double *) at;
}

QRINTF_INLINE const long double *
next_long_real (va_list values)
{
  const long double *at = peek_long_real (values);
  values->overflow_arg_area = (void *) (at + 1);
  return at;
}

#else
#define QRINTF_COPY_VALUES(TO, FROM) va_copy (TO, FROM)

/* These are macros because GCC does not inline a function that copies a
   va_list.  */
#define PEEK(VALUES, TYPE)                                                     \
  (__extension__ ({                                                            \
    va_list next_;                                                             \
    va_copy (next_, VALUES);                                                   \
    TYPE value_ = va_arg (next_, TYPE);                                        \
    va_end (next_);                                                            \
    value_;                                                                    \
  }))
#define peek_value(VALUES) ((uint64_t) PEEK (VALUES, unsigned long))
#define skip_value(VALUES) ((void) va_arg (VALUES, unsigned long))
#define next_real(VALUES) bits_of_real (va_arg (VALUES, double))

QRINTF_INLINE uint64_t
bits_of_real (double v)
{
  uint64_t bits;
  __builtin_memcpy (&bits, &v, sizeof bits);
  return bits;
}

typedef va_list value_mark[1];
#define take_value(VALUES, MARK)                                               \
  (va_copy ((*(MARK))[0], VALUES), (uint64_t) va_arg (VALUES, unsigned long))
#define give_back(VALUES, MARK) va_copy (VALUES, (MARK)[0])
#endif

#endif
