/* Uses all that the runtime has for people: the first line of the file given is
   put into a string, and found again.  */

#include <qrintf/itoa.h>
#include <qrintf/line_reader.h>
#include <qrintf/strbuf.h>

#include <stdio.h>
#include <stdlib.h>

int
main (int argc, char **argv)
{
  char text[QRINTF_U32TOA_SIZE];
  struct qrintf_strbuf s = QRINTF_STRBUF_INIT;
  struct qrintf_lines_line line;
  if (argc != 2)
    return 1;
  *qrintf_u32toa (text, UINT32_MAX) = 0;
  puts (text);
  qrintf_lines_reader *reader = qrintf_lines_open (argv[1], NULL);
  if (!reader)
    return 1;
  struct qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
  while (qrintf_lines_step (reader, &cursor, &line))
    if (qrintf_strbuf_printf (&s, "%.*s\n", (int) line.length, line.text) < 0)
      return 1;
  qrintf_lines_close (reader);
  puts (strstr (qrintf_strbuf_cstr (&s), "Uses all that the runtime has")
            ? "ok"
            : "bad");
  qrintf_strbuf_free (&s);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
