/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines through C's streams.  */

#include "ways.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static FILE *
open_stream (const char *path)
{
  FILE *stream = fopen (path, "re");
  if (!stream)
    lines_die ("open", path);
  return stream;
}

static void
close_stream (FILE *stream, const char *path)
{
  if (ferror (stream))
    lines_die ("read", path);
  fclose (stream);
}

/* With a buffer that holds nearly all lines; one that it does not comes in
   pieces.  A NUL would lose the rest of its line.  */
LINES_INLINE struct lines_tally
by_fgets (const char *path, enum lines_job job)
{
  struct lines_tally tally = { 0, 0, 0 };
  static char buffer[65536];
  FILE *stream = open_stream (path);
  bool unfinished = false;
  while (fgets (buffer, sizeof buffer, stream))
    {
      size_t size = strlen (buffer);
      unfinished = size == 0 || buffer[size - 1] != '\n';
      take_text (&tally, buffer, size - !unfinished, job);
      tally.lines += !unfinished;
    }
  tally.lines += unfinished;
  close_stream (stream, path);
  return tally;
}

LINES_INLINE struct lines_tally
by_getline (const char *path, enum lines_job job)
{
  struct lines_tally tally = { 0, 0, 0 };
  char *line = 0;
  size_t room = 0;
  FILE *stream = open_stream (path);
  for (ssize_t size; (size = getline (&line, &room, stream)) > 0; tally.lines++)
    take_text (&tally, line, (size_t) (size - (line[size - 1] == '\n')), job);
  free (line);
  close_stream (stream, path);
  return tally;
}

LINES_WAY (way_fgets, by_fgets)
LINES_WAY (way_getline, by_getline)
