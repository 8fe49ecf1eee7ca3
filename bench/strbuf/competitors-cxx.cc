/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The same by {fmt} at its fastest: header only, with a compiled format into a
   memory_buffer.  */

#define FMT_HEADER_ONLY 1
#include <fmt/compile.h>
#include <fmt/format.h>

#include "cases.h"

#include <algorithm>

void
fmt_buffer (const record *records, size_t n, size_t each, take_text *take,
            void *to)
{
  while (n > 0)
    {
      fmt::memory_buffer s;
      size_t some = std::min (n, each);
      for (size_t i = 0; i < some; i++)
        fmt::format_to (fmt::appender (s), FMT_COMPILE ("{},{};"),
                        records[i].number, records[i].word);
      take (to, s.data (), s.size ());
      records += some;
      n -= some;
    }
}
