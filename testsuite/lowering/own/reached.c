/* Functions that take the text come to a call of the function that hands it to
   them: by themselves, through others, through pointers, through the C library,
   through one another.  The plain program ends, as its printf-like functions
   format by themselves.  */

#include "kinds.h"

static struct buffer notes;

/* FUNCTION hands its text to SINK.  */
#define DECLARE(function, sink) \
  static void sink (struct buffer *, const char *, size_t); \
  static void function (struct buffer *, const char *, ...) PRINTF (2) \
    OWN (qrintf_sink (sink));

#define DEFINE_SINK(sink, before) \
  static void NOINLINE sink (struct buffer *b, const char *text, size_t n) \
  { \
    before (n); \
    add (b, text, n); \
  }

#define DEFINE_NOTE(note, function, format) \
  static void NOINLINE note (size_t n) \
  { \
    function (&notes, format, n); \
  }

/* Written with the function that it serves.  */
DECLARE (textf, put_text)

static void NOINLINE
put_text (struct buffer *b, const char *text, size_t n)
{
  textf (b, "%.*s", (int) n, text);
}

static DEFINE_APPENDING (void, textf, (void) written_)

/* reserve complains with the function it serves; so does allocate.  */
static int complaints;
static char *noisy_room (struct buffer *b, size_t n);
static void *noisy_fresh (size_t n);
static void noisyf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (noisy_room, take));
static char *noisy (const char *, ...) PRINTF (1)
  OWN (qrintf_alloc (noisy_fresh));

static char *NOINLINE
noisy_room (struct buffer *b, size_t n)
{
  if (complaints++ == 0)
    noisyf (&notes, "%d;", complaints);
  return buffer_room (b, n);
}

static void *NOINLINE
noisy_fresh (size_t n)
{
  if (complaints++ == 0)
    free (noisy ("%d;", complaints));
  return malloc (n);
}

static DEFINE_APPENDING (void, noisyf, (void) written_)
static DEFINE_MAKING (noisy)

/* Through two functions.  */
DECLARE (deepf, put_deep)
DEFINE_NOTE (note, deepf, "%zu bytes;")

static void NOINLINE
note_some (size_t n)
{
  if (n != 1)
    note (n);
}

DEFINE_SINK (put_deep, note_some)
static DEFINE_APPENDING (void, deepf, (void) written_)

/* Through a pointer that somebody has set.  */
static char *room_by_hook (struct buffer *, size_t);
static void take_by_hook (struct buffer *, size_t);
static void hookf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (room_by_hook, take_by_hook));

DEFINE_NOTE (note_hook, hookf, "%zu taken;")
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

static DEFINE_APPENDING (void, hookf, (void) written_)

/* Through the C library, which is handed a function.  */
DECLARE (sortedf, put_sorted)

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

static DEFINE_APPENDING (void, sortedf, (void) written_)

/* Through another such function, which comes back.  */
DECLARE (pingf, put_ping)
DECLARE (pongf, put_pong)
DEFINE_NOTE (ping, pingf, "ping %zu;")
DEFINE_NOTE (pong, pongf, "pong %zu;")
DEFINE_SINK (put_ping, pong)
DEFINE_SINK (put_pong, ping)
static DEFINE_APPENDING (void, pingf, (void) written_)
static DEFINE_APPENDING (void, pongf, (void) written_)

/* The same text as note's, which GCC may take for one function.  */
DEFINE_NOTE (note_outside, deepf, "%zu bytes;")

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
  textf (&b, "%d;", HIDE (5));
  textf (&b, "%s", HIDE ("text"));
  put_text (&b, "more", 2);
  show_text (__LINE__, &b);
  noisyf (&b, "%d;", HIDE (6));
  show_text (__LINE__, &b);
  complaints = 0;
  show_text (__LINE__, made (noisy ("%d;%s", HIDE (7), HIDE ("x"))));
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
