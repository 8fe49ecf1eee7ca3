/* Targets that are defined for inlining only: no unit of the program need have
   code for them, so nothing may call them that did not before.  */

#include "attributes.h"

#include <stdio.h>
#include <string.h>

struct line
{
  char text[64];
  size_t length;
};

#define SET \
  { \
    memcpy (l->text, text, n); \
    l->text[l->length = n] = 0; \
  }

extern inline __attribute__ ((gnu_inline, always_inline)) void
set_gnu (struct line *l, const char *text, size_t n) SET

inline void
set_inline (struct line *l, const char *text, size_t n) SET

static inline void
set_static (struct line *l, const char *text, size_t n) SET

extern inline __attribute__ ((gnu_inline, always_inline)) char *
room_gnu (struct line *l, size_t n)
{
  return n < sizeof l->text ? l->text : NULL;
}

static void
take (struct line *l, size_t n)
{
  l->text[l->length = n] = 0;
}

#define SINK(name, ...) \
  int name (struct line *, const char *, ...) PRINTF (2) OWN (__VA_ARGS__); \
  int NOINLINE \
  name (struct line *l, const char *format, ...) \
  { \
    va_list values; \
    va_start (values, format); \
    int n = vsnprintf (l->text, sizeof l->text, format, values); \
    va_end (values); \
    l->length = (size_t) n; \
    return n; \
  }

SINK (gnuf, qrintf_sink (set_gnu))
SINK (inlinef, qrintf_sink (set_inline))
SINK (staticf, qrintf_sink (set_static))
SINK (roomf, qrintf_reserve (room_gnu, take))

int
main (int argc, char **argv)
{
  struct line l;
  set_gnu (&l, "text", 4);
  puts (l.text);
  gnuf (&l, "%d=%s", argc, argv[argc]);
  puts (l.text);
  inlinef (&l, "%d+%s", argc, argv[argc]);
  puts (l.text);
  staticf (&l, "%d-%s", argc, argv[argc]);
  puts (l.text);
  roomf (&l, "%d*%s", argc, argv[argc]);
  puts (l.text);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
