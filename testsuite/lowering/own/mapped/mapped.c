/* Mapped by the plugin's arguments alone: the sources say nothing, and append and
   commit are declared behind the printf-like functions.  */

#include "buffer.h"

void addf (struct buffer *, const char *, ...) PRINTF (2);
int putf (struct buffer *, const char *, ...) PRINTF (2);
char *make (const char *, ...) PRINTF (1);

static void NOINLINE
early (struct buffer *b, int v)
{
  addf (b, "early %d,", v);
  free (make ("%d", putf (b, "%x", v)));
}

static int
add (struct buffer *b, const void *text, size_t n)
{
  char *at = buffer_room (b, n);
  memcpy (at, text, n);
  buffer_take (b, n);
  return 0;
}

static char *
room (struct buffer *b, size_t n)
{
  return buffer_room (b, n);
}

static void
take (struct buffer *b, size_t n)
{
  buffer_take (b, n);
}

static char *
fresh (size_t n)
{
  return (char *) memset (malloc (n), '#', n);
}

DEFINE_APPENDING (void, addf, (void) written_)
DEFINE_APPENDING (int, putf, written_)
DEFINE_MAKING (make)

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  early (&b, HIDE (17));
  addf (&b, "%d,%s;", HIDE (42), HIDE ("text"));
  char *text = make ("%s-%d", HIDE ("made"), HIDE (7));
  addf (&b, "%s", text);
  free (text);
  show_buffer (__LINE__, "all", putf (&b, "%u|%g", HIDE (9), HIDE (.5)), &b);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
