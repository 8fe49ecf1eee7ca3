/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines by std::getline.  */

#include "ways.h"

#include <fstream>
#include <string>

LINES_INLINE lines_tally
by_ifstream (const char *path, lines_job job)
{
  std::ifstream in (path, std::ios::binary);
  if (!in)
    lines_die ("open", path);
  lines_tally tally{ 0, 0, 0 };
  std::string line;
  for (; std::getline (in, line); tally.lines++)
    take_text (&tally, line.data (), line.size (), job);
  if (in.bad ())
    lines_die ("read", path);
  return tally;
}

LINES_WAY (way_ifstream, by_ifstream)
