#include "members.h"

namespace
{

struct line hidden;

void
put (const char *text, size_t n)
{
  static_set (&hidden, text, n);
}

void NOINLINE
putf (const char *, ...) PRINTF (1) OWN (qrintf_sink (put));

void
putf (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  vsnprintf (hidden.text, sizeof hidden.text, format, values);
  va_end (values);
}

} // namespace

int
main (int argc, char **argv)
{
  outer::inner::log log;
  log.setf ("%d=%s;", argc + 41, argv[argc]);
  puts (log.l.text);
  log.quickf ("%d=%s;", argc + 42, argv[argc]);
  puts (log.l.text);
  putf (log, "%d=%s;", argc + 43, argv[argc]);
  puts (log.l.text);
  typed<int> number;
  number.setf ("%d=%s;", argc + 44, argv[argc]);
  puts (number.l.text);
  typed<char> letter;
  letter.setf ("%d=%s;", argc + 45, argv[argc]);
  puts (letter.l.text);
  putf ("%d=%s;", argc + 46, argv[argc]);
  puts (hidden.text);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
