/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small-buffer string against growing strings that format through
   vsnprintf, and {fmt}: nanoseconds for "%d,%s;" appended.

   All competitors in one process; what they write is compared first.  */

#include "cases.h"
#include "common/bench.h"
#include "common/input-source.h"

#include <climits>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

constexpr size_t appended = 1000000;

struct competitor
{
  const char *name;
  append_records *append;
};

constexpr competitor competitors[] = {
  { "strbuf, plugin", strbuf_plugin }, { "strbuf, libc", strbuf_libc },
  { "open_memstream", memory_stream },
  { "fmt::memory_buffer", fmt_buffer },
};

/* How many appends a string gets.  */
struct row
{
  const char *name;
  size_t each;
};

constexpr row rows[] = {
  { "a million to one", appended },
  { "10 to each", 10 },
  { "2 to each", 2 },
};

struct records
{
  input_source source;
  std::vector<record> values = std::vector<record> (appended);

  records ()
  {
    for (record &r : values)
      {
        int64_t number = static_cast<int64_t> (source.digits (10, INT_MAX));
        r.number = static_cast<int> (source.between (0, 1) ? number : -number);
        r.word = source.string (16);
      }
  }
};

void
concatenate (void *to, const char *text, size_t length)
{
  static_cast<std::string *> (to)->append (text, length);
}

void
count (void *to, const char *text, size_t length)
{
  *static_cast<size_t *> (to) += length + static_cast<size_t> (*text);
}

void
add (const row &r, const competitor &c,
     const std::shared_ptr<const records> &in, const std::string &expected)
{
  std::string text;
  c.append (in->values.data (), appended, r.each, concatenate, &text);
  require_same (r.name, c.name, text, expected);
  add_competitor (r.name, c.name, appended, 1, [&r, &c, in] {
    size_t sum = 0;
    c.append (in->values.data (), appended, r.each, count, &sum);
    benchmark::DoNotOptimize (sum);
  });
}

void
add_rows ()
{
  if (!strbuf_plugin_lowers)
    throw std::runtime_error ("the plugin does not lower strbuf's printf");
  auto in = std::make_shared<records> ();
  std::string expected;
  memory_stream (in->values.data (), appended, appended, concatenate, &expected);
  for (const row &r : rows)
    for (const competitor &c : competitors)
      add (r, c, in, expected);
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_strbuf_bench", 15, add_rows, argc, argv);
}
