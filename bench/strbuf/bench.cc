/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small-buffer string against growing strings that format through
   vsnprintf, and {fmt}: nanoseconds for "%d,%s;" appended, and allocations a
   string.

   All competitors in one process; what they write is compared first.  */

#include "cases.h"
#include "common/bench.h"
#include "common/input-source.h"
#include "lengths.h"

#include <climits>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

static size_t allocations;

extern "C"
{
  void *__real_malloc (size_t);
  void *__real_realloc (void *, size_t);

  void *
  __wrap_malloc (size_t size)
  {
    allocations++;
    return __real_malloc (size);
  }

  void *
  __wrap_realloc (void *old, size_t size)
  {
    allocations++;
    return __real_realloc (old, size);
  }
}

namespace
{

constexpr size_t appended = 1000000;

struct competitor
{
  const char *name;
  append_records *append;
};

constexpr competitor competitors[] = {
  { "strbuf, plugin", strbuf_plugin }, { "strbuf, by hand", strbuf_by_hand },
  { "strbuf, libc", strbuf_libc },     { "sds-like", sds_like },
  { "kstring-like", kstring_like },    { "std::string, snprintf", std_string },
  { "open_memstream", memory_stream }, { "fmt::memory_buffer", fmt_buffer },
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

/* Adds the row "strings of programs": strings of string_lengths, put together
   of pieces of 1 to 16 bytes.  The counter "allocations" is what a string
   takes.  */
void
add_allocations (input_source &source)
{
  constexpr size_t strings = 100000, kinds = 1 << 16;
  struct maker
  {
    const char *name;
    make_string *make;
  };
  static const maker makers[] = { { "strbuf", make_strbuf },
                                  { "sds-like", make_sds_like },
                                  { "kstring-like", make_kstring_like } };
  std::vector<unsigned char> pieces (kinds);
  for (unsigned char &piece : pieces)
    piece = static_cast<unsigned char> (source.between (1, 16));
  std::vector<size_t> lengths (strings);
  for (size_t &length : lengths)
    length = string_lengths[source.between (0, 99)];
  for (const maker &m : makers)
    benchmark::RegisterBenchmark (
        (std::string ("strings of programs/") + m.name).c_str (),
        [&m, pieces, lengths] (benchmark::State &state) {
          size_t next = 0;
          allocations = 0;
          while (state.KeepRunningBatch (strings))
            for (size_t length : lengths)
              m.make (length, pieces.data (), kinds - 1, &next);
          state.counters["allocations"]
              = static_cast<double> (allocations) / strings;
        })
        ->Iterations (strings);
}

void
add_rows (const bench_options &)
{
  if (!strbuf_plugin_lowers)
    throw std::runtime_error ("the plugin does not lower strbuf's printf");
  auto in = std::make_shared<records> ();
  std::string expected;
  std_string (in->values.data (), appended, appended, concatenate, &expected);
  for (const row &r : rows)
    for (const competitor &c : competitors)
      add (r, c, in, expected);
  add_allocations (in->source);
}

} // namespace

int
main (int argc, char **argv)
{
  const bench b = {
    "qrintf_strbuf_bench",
    R"(usage: qrintf_strbuf_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times appending "%d,%s;" to growing strings, and counts their allocations; first
compares what they hold.)",
    15, add_rows
  };
  return bench_main (b, argc, argv);
}
