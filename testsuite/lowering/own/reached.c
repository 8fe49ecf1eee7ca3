/* Functions that take the text come to a call of the function that hands it to
   them: through others, through pointers, through the C library, through one
   another.  The plain program ends, as its printf-like functions format by
   themselves.  */

#include "kinds.h"

static struct buffer notes;

#define NOTED(name) \
  static void NOINLINE \
  name (struct buffer *b, const char *format, ...) \
  { \
    FORMAT_INTO (b, format); \
    (void) written_; \
  }

/* Through two functions.  */
static void put_deep (struct buffer *, const char *, size_t);
static void deepf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (put_deep));

static void NOINLINE
note (size_t n)
{
  deepf (&notes, "%zu bytes;", n);
}

static void NOINLINE
note_some (size_t n)
{
  if (n != 1)
    note (n);
}

static void NOINLINE
put_deep (struct buffer *b, const char *text, size_t n)
{
  note_some (n);
  add (b, text, n);
}

NOTED (deepf)

/* Through a pointer that somebody has set.  */
static char *room_by_hook (struct buffer *, size_t);
static void take_by_hook (struct buffer *, size_t);
static void hookf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (room_by_hook, take_by_hook));

static void NOINLINE
note_hook (size_t n)
{
  hookf (&notes, "%zu taken;", n);
}

static void (*hook) (size_t);

static char *NOINLINE
room_by_hook (struct buffer *b, size_t n)
{
  return buffer_room (b, n);
}

static void NOINLINE
take_by_hook (struct buffer *b, size_t n)
{
  if (hook)
    hook (n);
  buffer_take (b, n);
}

NOTED (hookf)

/* Through the C library, which is handed a function.  */
static void put_sorted (struct buffer *, const char *, size_t);
static void sortedf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (put_sorted));

static int NOINLINE
compare (const void *a, const void *b)
{
  int x = *(const unsigned char *) a, y = *(const unsigned char *) b;
  sortedf (&notes, "%d-%d;", x, y);
  return x - y;
}

static void NOINLINE
put_sorted (struct buffer *b, const char *text, size_t n)
{
  char copy[64];
  memcpy (copy, text, n);
  qsort (copy, n, 1, compare);
  add (b, copy, n);
}

NOTED (sortedf)

/* Through another such function, which comes back.  */
static void put_ping (struct buffer *, const char *, size_t);
static void put_pong (struct buffer *, const char *, size_t);
static void pingf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (put_ping));
static void pongf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (put_pong));

static void NOINLINE
ping (size_t n)
{
  pingf (&notes, "ping %zu;", n);
}

static void NOINLINE
pong (size_t n)
{
  pongf (&notes, "pong %zu;", n);
}

static void NOINLINE
put_ping (struct buffer *b, const char *text, size_t n)
{
  pong (n);
  add (b, text, n);
}

static void NOINLINE
put_pong (struct buffer *b, const char *text, size_t n)
{
  ping (n);
  add (b, text, n);
}

NOTED (pingf)
NOTED (pongf)

/* The same text as note's, which GCC may take for one function.  */
static void NOINLINE
note_outside (size_t n)
{
  deepf (&notes, "%zu bytes;", n);
}

/* What the functions noted on their way is not the text, and is not shown.  */
static void
show_text (int line, struct buffer *b)
{
  show_buffer (line, "text", 0, b);
  free (notes.text);
  memset (&notes, 0, sizeof notes);
}

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  deepf (&b, "%d;", HIDE (5));
  note_outside (HIDE (7));
  show_text (__LINE__, &b);
  hook = HIDE (note_hook);
  hookf (&b, "%d;", HIDE (6));
  show_text (__LINE__, &b);
  sortedf (&b, "%d", HIDE (1234));
  show_text (__LINE__, &b);
  pingf (&b, "%d;", HIDE (8));
  pongf (&b, "%d;", HIDE (9));
  show_text (__LINE__, &b);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
