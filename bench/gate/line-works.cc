/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works of the line reader.  A call reads as many lines as others are called
   times.  */

#include "works.h"

#include <qrintf/line_reader.h>

#include <cstdio>
#include <cstdlib>

namespace
{

/* Lines of 0 to 79 bytes in memory.  */
struct lines
{
  std::string text;
};

/* The line's text, so that it is looked at: its length and last byte.  */
int
weigh (const char *text, size_t length)
{
  return static_cast<int> (length) + (length ? text[length - 1] : 0);
}

int
lines_getline (char *, const lines *in)
{
  FILE *f
      = fmemopen (const_cast<char *> (in->text.data ()), in->text.size (), "r");
  char *line = nullptr;
  size_t size = 0;
  int sum = 0;
  for (ssize_t n; f && (n = getline (&line, &size, f)) > 0;)
    sum += weigh (line, static_cast<size_t> (n) - 1);
  free (line);
  if (f)
    fclose (f);
  return sum;
}

int
lines_step (char *, const lines *in)
{
  qrintf_lines_reader *reader
      = qrintf_lines_memory (in->text.data (), in->text.size (), nullptr);
  if (!reader)
    return -1;
  int sum = 0;
  qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
  for (qrintf_lines_line line; qrintf_lines_step (reader, &cursor, &line);)
    sum += weigh (line.text, line.length);
  qrintf_lines_close (reader);
  return sum;
}

int
lines_next (char *, const lines *in)
{
  qrintf_lines_reader *reader
      = qrintf_lines_memory (in->text.data (), in->text.size (), nullptr);
  if (!reader)
    return -1;
  int sum = 0;
  for (qrintf_lines_line line; qrintf_lines_next (reader, &line) > 0;)
    sum += weigh (line.text, line.length);
  qrintf_lines_close (reader);
  return sum;
}

int
lines_count (char *, const lines *in)
{
  return static_cast<int> (
      qrintf_lines_text_count_byte (in->text.data (), in->text.size (), '\n'));
}

} // namespace

void
add_line_works (std::vector<work> &to)
{
  auto inputs = std::make_shared<gate_inputs<lines>> ();
  inputs->values.resize (1);
  for (size_t i = 0; i < gate_calls; i++)
    inputs->values[0].text += inputs->source.string (79) + std::string ("\n");
  auto add = [&] (const char *row, int (*call) (char *, const lines *)) {
    to.push_back ({ row, erase (call), gate_inputs<lines>::share (inputs),
                    sizeof (lines), 1 });
  };
  add ("lines_delivered", lines_getline);
  add ("lines_delivered", lines_step);
  add ("lines_delivered", lines_next);
  add ("lines_counted", lines_count);
}
