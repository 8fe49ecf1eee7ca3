/* An append function that changes the text it is given, and nested functions.  */

#include "kinds.h"

static int NOINLINE
add_upper (struct buffer *b, char *text, size_t n)
{
  for (size_t i = 0; i < n; i++)
    text[i] = (char) (text[i] ^ ' ');
  return add (b, text, n) > 0;
}

int upperf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (add_upper));

int NOINLINE
upperf (struct buffer *b, const char *format, ...)
{
  struct buffer own = { NULL, 0, 0 };
  FORMAT_INTO (&own, format);
  int result = written_ < 0 ? 0 : add_upper (b, own.text, own.length);
  free (own.text);
  return result;
}

/* A nested function needs its parent's frame.  */
static long NOINLINE
nested (struct buffer *b, int v)
{
  long seen = v;
  void count (struct buffer *to, const char *text, size_t n)
  {
    add (to, text, n);
    seen = seen * 100 + (long) n;
  }
  auto void countf (struct buffer *, const char *, ...) PRINTF (2)
    OWN (qrintf_sink (count));
  void NOINLINE countf (struct buffer *to, const char *format, ...)
  {
    struct buffer own = { NULL, 0, 0 };
    FORMAT_INTO (&own, format);
    count (to, own.text, (size_t) written_);
    free (own.text);
  }
  countf (b, "%d;", v);
  countf (b, "%s%c", HIDE ("text"), v);
  return seen;
}

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  upperf (&b, "%d abc", HIDE (3));
  upperf (&b, "literal");
  upperf (&b, "%s", HIDE ("text"));
  show_buffer (__LINE__, "upper", upperf (&b, "%s", "known"), &b);
  show_buffer (__LINE__, "nested", nested (&b, HIDE (10)), &b);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
