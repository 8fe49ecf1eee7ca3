/* SPDX-License-Identifier: MIT */
/* The state of a format that is being read, and what both of its readers ask:
   interpret-text.c for the frequent directives, interpret-directive.c for the
   others.  */

#ifndef QRINTF_READER_H
#define QRINTF_READER_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include "interpret/interpret.h"
#include "interpret/values.h"

struct reader
{
  const char *format; /* what has not been read */
  char *cursor, *limit;
  va_list values;
};

/* The longest number without a field: -2^63, or 2^64 - 1 in octal; what the
   texts of reals without one are shorter than; and how many digits the emitters
   of "%e" and "%g" print at most.  */
enum
{
  longest_number = 22,
  longest_real = 64,
  most_digits = 17
};

QRINTF_INLINE size_t
room_of (const struct reader *r)
{
  return (size_t) (r->limit - r->cursor);
}

/* There may be no room for the next directive.  Returns false.  */
QRINTF_INLINE bool
lack_room (struct reader *r)
{
  r->cursor = QRINTF_NO_ROOM;
  return false;
}

/* Go on at END.  It is null where the number that should stand there is refused
   or does not fit; with less room than NEED the latter is assumed.  */
QRINTF_INLINE bool
go_to (struct reader *r, char *end, size_t need)
{
  if (!end)
    return room_of (r) < need ? lack_room (r) : false;
  r->cursor = end;
  return true;
}

/* Whether S is where its text goes, as in vsprintf (p, "%s…", p).  What follows
   would overwrite its end, and whoever printed the text again, because of a
   later directive or for want of room, would read on.  */
QRINTF_INLINE bool
is_joined (const struct reader *r, const char *s)
{
  return s == r->cursor;
}

/* Copies the text before the next directive in FORMAT to CURSOR.  Returns the
   end, or a null pointer if it is longer than ROOM.  */
char *__qrintf_interpret_long_text (char *cursor, size_t room,
                                    const char *format);

/* Print the directive at R->format, whatever it is.  Returns false if it is
   refused, or if there may be no room for it.  R is of no use then, but that
   its cursor is QRINTF_NO_ROOM in the latter case.  */
bool __qrintf_interpret_directive (struct reader *r);

/* The same by PRINT, which is that function or a weak reference to it.  R's
   members are in registers, and remain there.  */
QRINTF_INLINE bool
print_by (__typeof__ (__qrintf_interpret_directive) *print, struct reader *r)
{
  struct reader in_memory;
  in_memory.format = r->format;
  in_memory.cursor = r->cursor;
  in_memory.limit = r->limit;
  QRINTF_COPY_VALUES (in_memory.values, r->values);
  bool done = print (&in_memory);
  r->format = in_memory.format;
  r->cursor = in_memory.cursor;
  QRINTF_COPY_VALUES (r->values, in_memory.values);
  return done;
}

/* Print V by "%e", "%f" or "%g", LETTER being the last of it.  Returns the end
   of the text, or a null pointer if it is refused or does not fit.  */
char *__qrintf_interpret_real (char *cursor, char *limit, char letter,
                               double v);

#endif
