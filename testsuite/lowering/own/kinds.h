/* A printf-like function for each kind of mapping and of result.  */

#ifndef QRINTF_OWN_KINDS_H
#define QRINTF_OWN_KINDS_H

#include "buffer.h"

static size_t NOINLINE
add (struct buffer *b, const void *text, size_t n)
{
  memcpy (buffer_room (b, n), text, n);
  return buffer_take (b, n);
}

static void NOINLINE
add_quietly (struct buffer *b, const char *text, int n)
{
  add (b, text, (size_t) n);
}

/* As htslib's kputsn.  */
static long NOINLINE
add_text_first (const unsigned char *text, long n, struct buffer *b)
{
  add (b, text, (size_t) n);
  return n;
}

static char *NOINLINE
room (struct buffer *b, size_t n)
{
  return buffer_room (b, n);
}

static void NOINLINE
take (struct buffer *b, size_t n)
{
  buffer_take (b, n);
}

static void *NOINLINE
fresh (size_t n)
{
  return memset (malloc (n), '#', n);
}

/* No result, though append has one; the length; text first.  */
void addf (struct buffer *, const char *, ...) PRINTF (2) OWN (qrintf_sink (add));
int add_length (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (add_quietly));
long add_swapped (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (add_text_first));
long putf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (room, take));

DEFINE_APPENDING (void, addf, (void) written_)
DEFINE_APPENDING (int, add_length, written_)
DEFINE_APPENDING (long, add_swapped, written_)
DEFINE_APPENDING (long, putf, written_)

/* MAKE's string in a buffer, with what stands behind its NUL left out.  */
static struct buffer *NOINLINE
made (char *text)
{
  static struct buffer b;
  b.text = text;
  b.length = text ? strlen (text) : 0;
  b.room = b.length + 1;
  return &b;
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
