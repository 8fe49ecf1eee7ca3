/* SPDX-License-Identifier: GPL-3.0-or-later */
/* v-functions by pointers that lead to the C library's, to the program's, or to
   one after the other.  */

#define _GNU_SOURCE
#include "wrappers.h"

typedef int to_bounded (char *, size_t, const char *, va_list);
typedef int to_buffer (char *, const char *, va_list);
typedef int to_stream (FILE *, const char *, va_list);

static int own_calls;

static int UNSEEN
own_bounded (char *to, size_t size, const char *format, va_list values)
{
  own_calls++;
  return vsnprintf (to, size, format, values) + 1000;
}

static int UNSEEN
own_buffer (char *to, const char *format, va_list values)
{
  own_calls++;
  return vsprintf (to, format, values) + 1000;
}

static int UNSEEN
own_stream (FILE *to, const char *format, va_list values)
{
  own_calls++;
  return vfprintf (to, format, values) + 1000;
}

/* Nothing of a va_list in what GCC takes for the same type.  */
static int UNSEEN
other_buffer (char *to, const char *from, void *count)
{
  strcpy (to, from);
  return ++*(int *) count;
}

static to_bounded *volatile bounded[] = { vsnprintf, own_bounded };
static to_buffer *volatile buffers[] = { vsprintf, own_buffer };
static to_stream *volatile streams[] = { vfprintf, own_stream };
static int (*volatile other) (char *, const char *, void *) = other_buffer;

static int UNSEEN
by_bounded (to_bounded *call, char *to, size_t size, const char *format, ...)
{
  WITH_LIST (call (to, size, format, values));
}

static int UNSEEN
by_buffer (to_buffer *call, char *to, const char *format, ...)
{
  WITH_LIST (call (to, format, values));
}

static int UNSEEN
by_stream (to_stream *call, FILE *to, const char *format, ...)
{
  WITH_LIST (call (to, format, values));
}

/* The pointer is loaded again for each.  */
static int UNSEEN
by_each (char *to, const char *format, ...)
{
  int sum = 0;
  for (int i = 0; i < 4; i++)
    {
      va_list values;
      va_start (values, format);
      sum += bounded[i % 2](to + 20 * i, 20, format, values);
      va_end (values);
    }
  return sum;
}

/* The argument behind the values, where it can be found.  */
static int UNSEEN
by_next_of_pointer (to_bounded *call, char *to, const char *format, ...)
{
  WITH_NEXT (call (to, AREA, format, values));
}

int
main (void)
{
  for (int i = 0; i < 2; i++)
    {
      SHOW (by_bounded (bounded[i], area, AREA, "%d %s %.2f", 5, "text", .5));
      SHOW (by_bounded (bounded[i], area, 5, "%d %s", 5, "text"));
      SHOW (by_bounded (bounded[i], NULL, 0, "%d %s", 5, "text"));
      SHOW (by_bounded (bounded[i], area, AREA, "%d %Lf", 5, .5L));
      SHOW (by_bounded (bounded[i], area, AREA, "%d %m", 5));
      SHOW (by_next_of_pointer (bounded[i], area, "%d %s", 5, "text", 0x4000));
      SHOW (by_next_of_pointer (bounded[i], area, "%d %Lf", 5, .5L, 0x4000));
      SHOW (by_buffer (buffers[i], area, "%d %s %g", 5, "text", .5));
      SHOW (by_buffer (buffers[i], area, "%d %a", 5, .5));
      SHOW (by_stream (streams[i], stdout, "%d %s %e\n", 5, "text", .5));
      SHOW (by_stream (streams[i], stdout, "%d %s %La\n", 5, "text", .5L));
      SHOW (other (area, "no format", &own_calls));
    }
  SHOW (by_each (area, "%d %s", 5, "text"));
  SHOW (own_calls);
}
