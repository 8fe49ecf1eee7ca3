/* SPDX-License-Identifier: GPL-3.0-or-later */
/* line_reader.h in C11: each function once.  The exit status is the line number
   of the failed check.  */

#include "qrintf/line_reader.h"

#include <string.h>

#define CHECK(CONDITION)                                                       \
  do                                                                           \
    if (!(CONDITION))                                                          \
      return __LINE__;                                                         \
  while (0)

static const char text[] = "one\r\ntwo\n\nlast";

static int
is (const struct qrintf_lines_line *line, const char *expected)
{
  return line->length == strlen (expected)
         && memcmp (line->text, expected, line->length) == 0;
}

static int
check_next (qrintf_lines_reader *reader)
{
  struct qrintf_lines_line line;
  CHECK (reader);
  CHECK (qrintf_lines_next (reader, &line) == 1 && is (&line, "one"));
  CHECK (qrintf_lines_next (reader, &line) == 1 && is (&line, "two"));
  CHECK (qrintf_lines_number (reader) == 2);
  CHECK (qrintf_lines_next (reader, &line) == 1 && is (&line, ""));
  CHECK (!qrintf_lines_unterminated (reader));
  CHECK (qrintf_lines_next (reader, &line) == 1 && is (&line, "last"));
  CHECK (qrintf_lines_unterminated (reader));
  CHECK (qrintf_lines_next (reader, &line) == 0);
  CHECK (!qrintf_lines_truncated (reader));
  CHECK (qrintf_lines_errno (reader) == 0);
  CHECK (strcmp (qrintf_lines_error (reader), "") == 0);
  CHECK (qrintf_lines_close (reader) == 0);
  return 0;
}

static int
check_cursor (qrintf_lines_reader *reader)
{
  struct qrintf_lines_line line;
  CHECK (qrintf_lines_next (reader, &line) == 1);
  struct qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
  CHECK (qrintf_lines_step (reader, &cursor, &line) && is (&line, "two"));
  CHECK (qrintf_lines_next (reader, &line) == 1 && is (&line, ""));
  cursor = qrintf_lines_begin (reader);
  CHECK (qrintf_lines_step (reader, &cursor, &line) && is (&line, "last"));
  CHECK (!qrintf_lines_step (reader, &cursor, &line));
  CHECK (!qrintf_lines_step (reader, &cursor, &line));
  CHECK (qrintf_lines_close (reader) == 0);
  return 0;
}

static int
check_rest (const char *path)
{
  const size_t size = sizeof text - 1;
  qrintf_lines_reader *reader = qrintf_lines_memory (text, size, 0);
  CHECK (qrintf_lines_count (reader) == 4);
  CHECK (qrintf_lines_close (reader) == 0);
  reader = qrintf_lines_memory (text, size, 0);
  CHECK (qrintf_lines_count_bytes (reader, "ot", 2) == 4);
  CHECK (qrintf_lines_close (reader) == 0);
  CHECK (qrintf_lines_close (0) == 0);
  CHECK (qrintf_lines_text_count_byte (text, size, '\n') == 3);
  CHECK (qrintf_lines_text_count_bytes (text, size, "\r\n", 2) == 4);
  CHECK (!qrintf_lines_open ("/no/such", 0));
  CHECK (strcmp (qrintf_lines_error (0),
                 "open /no/such: No such file or directory")
         == 0);
  struct qrintf_lines_bytes bytes = QRINTF_LINES_BYTES_INIT;
  CHECK (qrintf_lines_bytes_open (&bytes, path, 0) == 0);
  CHECK (bytes.size == size && memcmp (bytes.text, text, size) == 0);
  CHECK (!qrintf_lines_bytes_truncated (&bytes));
  CHECK (qrintf_lines_split (bytes.text, size, '\n', 1, 2) == 9);
  qrintf_lines_bytes_close (&bytes);
  CHECK (bytes.size == 0 && bytes.text);
  return 0;
}

int
main (void)
{
  struct qrintf_lines_options options = QRINTF_LINES_OPTIONS_INIT;
  options.crlf = true;
  char path[L_tmpnam + 16] = "qrintf-lines-c-test.txt";
  FILE *file = fopen (path, "w+");
  CHECK (file && fputs (text, file) >= 0 && fflush (file) == 0);
  int line = check_next (qrintf_lines_open (path, &options));
  rewind (file);
  line = line ? line : check_next (qrintf_lines_stdio (file, &options));
  rewind (file);
  line = line ? line : check_cursor (qrintf_lines_open (path, &options));
  line = line ? line
              : check_next (
                  qrintf_lines_memory (text, sizeof text - 1, &options));
  line = line ? line : check_rest (path);
  fclose (file);
  remove (path);
  return line;
}
