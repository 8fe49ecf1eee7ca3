/* Functions that take the text, and are themselves written with the function that
   hands it to them.  */

#include "kinds.h"

static void text_add (struct buffer *b, const char *text, int n);
static void textf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (text_add));

static void NOINLINE
text_add (struct buffer *b, const char *text, int n)
{
  textf (b, "%.*s", n, text);
}

static DEFINE_APPENDING (void, textf, (void) written_)

/* reserve complains with the function it serves; so does allocate.  */
static int complaints;
static char *noisy_room (struct buffer *b, size_t n);
static void *noisy_fresh (size_t n);
static void noisyf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (noisy_room, take));
static char *noisy (const char *, ...) PRINTF (1) OWN (qrintf_alloc (noisy_fresh));

static char *NOINLINE
noisy_room (struct buffer *b, size_t n)
{
  static struct buffer other;
  if (complaints++ == 0)
    noisyf (&other, "%d;", complaints);
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

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  textf (&b, "%d;", HIDE (5));
  textf (&b, "%s", HIDE ("text"));
  text_add (&b, "more", 2);
  show_buffer (__LINE__, "text", 0, &b);
  noisyf (&b, "%d;", HIDE (6));
  show_buffer (__LINE__, "noisy", 0, &b);
  complaints = 0;
  show_buffer (__LINE__, "noisy", 0, made (noisy ("%d;%s", HIDE (7), HIDE ("x"))));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
