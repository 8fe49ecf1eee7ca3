/* The library's own functions: integers to text, a file by lines.  Exit status
   1 where one is not what it should be.  */
#include <qrintf/itoa.h>
#include <qrintf/line_reader.h>
#include <stdio.h>
#include <string.h>

static int
numbers_are_right (void)
{
  char text[32];
  for (int i = -5; i < 6; i++)
    {
      char expected[32];
      int n = i * 123456789;
      snprintf (expected, sizeof expected, "%d", n);
      *qrintf_i32toa (text, n) = '\0';
      if (strcmp (text, expected) != 0)
        return 0;
    }
  return 1;
}

/* By both ways of taking lines, from a file that it writes.  */
static int
lines_are_right (const char *path)
{
  static const char *const expected[] = { "one", "", "three" };
  FILE *file = fopen (path, "w");
  if (!file || fputs ("one\n\nthree", file) < 0 || fclose (file) != 0)
    return 0;
  qrintf_lines_reader *reader = qrintf_lines_open (path, NULL);
  struct qrintf_lines_line line;
  int lines = 0, right = reader != NULL;
  while (right && qrintf_lines_next (reader, &line) > 0)
    {
      right = lines < 3 && line.length == strlen (expected[lines])
              && memcmp (line.text, expected[lines], line.length) == 0;
      lines++;
    }
  qrintf_lines_close (reader);
  remove (path);
  return right && lines == 3;
}

int
main (void)
{
  if (!numbers_are_right ())
    return puts ("wrong numbers"), 1;
  if (!lines_are_right ("lines.tmp"))
    return puts ("wrong lines"), 1;
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
