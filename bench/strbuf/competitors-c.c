/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Growing strings as C programs write them, with a heap block of their own, and
   open_memstream.  Like redis's sds: a pointer to the text, its lengths in
   front of it, formatted on the stack and copied.  Written for this bench;
   where memory runs out it aborts.  */

#include "cases.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *
grown (void *block, size_t size)
{
  block = realloc (block, size);
  if (!block)
    abort ();
  return block;
}

struct sds_head
{
  size_t length, room;
  char text[];
};

static struct sds_head *
sds_reserve (struct sds_head *s, size_t n)
{
  if (s && s->room - s->length >= n)
    return s;
  size_t length = s ? s->length : 0;
  size_t room = s ? 2 * (length + n) : n;
  s = grown (s, sizeof *s + room + 1);
  s->length = length;
  s->room = room;
  return s;
}

static struct sds_head *
sds_append (struct sds_head *s, const char *bytes, size_t n)
{
  s = sds_reserve (s, n);
  memcpy (s->text + s->length, bytes, n);
  s->length += n;
  s->text[s->length] = 0;
  return s;
}

__attribute__ ((format (printf, 2, 3), noinline)) static struct sds_head *
sds_printf (struct sds_head *s, const char *format, ...)
{
  char scratch[1024];
  va_list values, again;
  va_start (values, format);
  va_copy (again, values);
  size_t n = (size_t) vsnprintf (scratch, sizeof scratch, format, values);
  if (n < sizeof scratch)
    s = sds_append (s, scratch, n);
  else
    {
      s = sds_reserve (s, n);
      vsnprintf (s->text + s->length, n + 1, format, again);
      s->length += n;
    }
  va_end (again);
  va_end (values);
  return s;
}

void
sds_like (const struct record *records, size_t n, size_t each, take_text *take,
          void *to)
{
  while (n > 0)
    {
      struct sds_head *s = sds_append (NULL, "", 0);
      for (size_t i = 0; i < each && n > 0; i++, n--, records++)
        s = sds_printf (s, "%d,%s;", records->number, records->word);
      take (to, s->text, s->length);
      free (s);
    }
}

void
memory_stream (const struct record *records, size_t n, size_t each,
               take_text *take, void *to)
{
  while (n > 0)
    {
      char *text;
      size_t length;
      FILE *stream = open_memstream (&text, &length);
      if (!stream)
        abort ();
      for (size_t i = 0; i < each && n > 0; i++, n--, records++)
        fprintf (stream, "%d,%s;", records->number, records->word);
      fclose (stream);
      take (to, text, length);
      free (text);
    }
}
