/* A growing byte string of the test's own, with functions of each kind of mapping.

   The printf-like ones format with vsnprintf and never call the others, so that
   the plain program and the lowered one take different ways to the same bytes.
   Memory that is outgrown is overwritten before it is freed.  */

#ifndef QRINTF_OWN_BUFFER_H
#define QRINTF_OWN_BUFFER_H

#include "attributes.h"
#include "show.h"

struct buffer
{
  char *text;
  size_t length;
  size_t room;
};

static int own_calls; /* of printf-like functions themselves */

static char *NOINLINE
buffer_room (struct buffer *b, size_t n)
{
  errno = ENOTTY; /* as any function may */
  if (b->length + n + 1 > b->room)
    {
      size_t room = b->length + n + 1;
      char *text = (char *) malloc (room);
      if (b->text)
        {
          memcpy (text, b->text, b->length);
          memset (b->text, '#', b->room);
          free (b->text);
        }
      b->text = text;
      b->room = room;
    }
  return b->text + b->length;
}

static size_t NOINLINE
buffer_take (struct buffer *b, size_t n)
{
  b->length += n;
  b->text[b->length] = 0;
  return b->length;
}

/* Texts of FORMAT live in a block of their own meanwhile.  */
static int NOINLINE
buffer_vprintf (struct buffer *b, const char *format, va_list values)
{
  va_list again;
  va_copy (again, values);
  int n = vsnprintf (NULL, 0, format, again);
  va_end (again);
  own_calls++;
  if (n < 0)
    return n;
  char *text = (char *) malloc ((size_t) n + 1);
  vsnprintf (text, (size_t) n + 1, format, values);
  memcpy (buffer_room (b, (size_t) n), text, (size_t) n);
  buffer_take (b, (size_t) n);
  free (text);
  return n;
}

#define FORMAT_INTO(buffer, last) \
  va_list values_; \
  va_start (values_, last); \
  int written_ = buffer_vprintf (buffer, last, values_); \
  va_end (values_)

/* The usual printf-like functions.  NAME appends to a buffer and returns RESULT,
   in which `written_' is the length; or it makes a string.  */
#define DEFINE_APPENDING(type, name, result) \
  type NOINLINE name (struct buffer *b, const char *format, ...) \
  { \
    FORMAT_INTO (b, format); \
    return result; \
  }

#define DEFINE_MAKING(name) \
  char *NOINLINE name (const char *format, ...) \
  { \
    struct buffer b = { NULL, 0, 0 }; \
    FORMAT_INTO (&b, format); \
    (void) written_; \
    return b.text; \
  }

/* Shows what B holds and empties it.  */
static void NOINLINE
show_buffer (int line, const char *name, long result, struct buffer *b)
{
  show_number (line);
  putchar (' ');
  fputs (name, stdout);
  putchar (' ');
  show_number (result);
  fputs (" |", stdout);
  unsigned long sum = 0;
  for (size_t i = 0; i < b->length; i++)
    {
      sum = sum * 31 + (unsigned char) b->text[i];
      if (i < 40 || i + 20 > b->length)
        show_byte ((unsigned char) b->text[i]);
    }
  fputs ("| ", stdout);
  show_number ((long) b->length);
  putchar (' ');
  show_number ((long) (sum % 1000000007));
  if (b->text && b->text[b->length])
    fputs (" no NUL", stdout);
  putchar ('\n');
  free (b->text);
  memset (b, 0, sizeof *b);
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
