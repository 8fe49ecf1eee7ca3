/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures ways of turning an integer into text side by side, in one process:
   what users take from libraries, and qrintf.  All texts are compared first.

   Rows are "u32/mixed" and the like: u32, u64 decimal, x32, x64 hexadecimal;
   then a count of digits, or "mixed" for all counts equally often, "uniform"
   over the type, "small" for 0 to 9999.  Rows "join_u32/mixed" and
   "join_u64/mixed" are a million numbers as one row of CSV.

   The build defines BENCH_TIERS as 1 where the runtime has variants for several
   ISA tiers, and BENCH_PORTABLE where the one in portable C is linked.  */

#include "common/bench.h"
#include "common/input-source.h"

#include <qrintf/itoa.h>

#include <charconv>
#include <cstdio>
#include <limits>
#include <memory>
#include <vector>

#include <fmt/compile.h>
#include <fmt/format.h>

/* What is inlined from a header becomes a function of its own, as every
   competitor costs one call.  */
#define APART __attribute__ ((noipa))

constexpr size_t itoa_room = 32;

#define DECLARE(NAME, TYPE)                                                    \
  char *__qrintf_##NAME##__base (char *, TYPE);                                \
  char *__qrintf_##NAME##__v4 (char *, TYPE);                                  \
  char *__qrintf_##NAME##__portable (char *, TYPE);
extern "C"
{
  DECLARE (u32, uint32_t)
  DECLARE (u64, uint64_t)
  DECLARE (x32, uint32_t)
  DECLARE (x64, uint64_t)
}

namespace
{

/* A repetition converts so many numbers, or all of a row if those are more.  */
constexpr size_t least_calls = 4 * inputs_per_row;
constexpr size_t joined = 1000000;
constexpr char separator = ',';

/* Competitors may write up to 15 bytes past their text.  */
alignas (64) char buffer[itoa_room + 32];

template <typename T> using function = char *(*) (char *, T);

template <typename T> struct competitor
{
  const char *name;
  function<T> convert;

  /* Converts all VALUES into the buffer.  A loop with a pointer instead would
     cost each competitor what the branch predictor makes of all of them.  */
  void (*call_all) (const std::vector<T> &values);
};

template <typename T, function<T> convert>
competitor<T>
competing (const char *name)
{
  return { name, convert, [] (const std::vector<T> &values) {
            for (T v : values)
              convert (buffer, v);
          } };
}

template <typename T, int base>
char *
libc (char *dst, T v)
{
  return dst
         + snprintf (dst, itoa_room, base == 10 ? "%llu" : "%llx", 0ULL + v);
}

template <>
char *
libc<uint32_t, 10> (char *dst, uint32_t v)
{
  return dst + snprintf (dst, itoa_room, "%u", v);
}

template <>
char *
libc<uint32_t, 16> (char *dst, uint32_t v)
{
  return dst + snprintf (dst, itoa_room, "%x", v);
}

template <typename T, int base>
APART char *
to_chars (char *dst, T v)
{
  return std::to_chars (dst, dst + itoa_room, v, base).ptr;
}

template <typename T, int base>
APART char *
format_to (char *dst, T v)
{
  if constexpr (base == 10)
    return fmt::format_to (dst, FMT_COMPILE ("{}"), v);
  else
    return fmt::format_to (dst, FMT_COMPILE ("{:x}"), v);
}

/* What the runtime has of an emitter.  */
template <typename T> struct emitter
{
  function<T> chosen, base, v4, portable;
};

#if BENCH_TIERS
#define TIERS(NAME) __qrintf_##NAME##__base, __qrintf_##NAME##__v4
#else
#define TIERS(NAME) nullptr, nullptr
#endif
#if BENCH_PORTABLE
#define PORTABLE(NAME) __qrintf_##NAME##__portable
#else
#define PORTABLE(NAME) nullptr
#endif
#define ALL_TIERS(NAME, PUBLIC)                                                \
  {                                                                            \
    PUBLIC, TIERS (NAME), PORTABLE (NAME)                                      \
  }

constexpr emitter<uint32_t> u32 = ALL_TIERS (u32, qrintf_u32toa);
constexpr emitter<uint64_t> u64 = ALL_TIERS (u64, qrintf_u64toa);
constexpr emitter<uint32_t> x32 = ALL_TIERS (x32, qrintf_u32tohex);
constexpr emitter<uint64_t> x64 = ALL_TIERS (x64, qrintf_u64tohex);

/* The first is snprintf.  Of E those that are there and that this CPU can
   run.  */
template <typename T, int base, const emitter<T> &e>
std::vector<competitor<T>>
all_competitors ()
{
  std::vector<competitor<T>> all = { competing<T, libc<T, base>> ("snprintf") };
  all.push_back (competing<T, to_chars<T, base>> ("to_chars"));
  all.push_back (competing<T, format_to<T, base>> ("format_to"));
  if constexpr (e.portable != nullptr)
    all.push_back (competing<T, e.portable> ("qrintf_portable"));
#if BENCH_TIERS
  all.push_back (competing<T, e.base> ("qrintf_base"));
  if (__builtin_cpu_supports ("avx512vl")
      && __builtin_cpu_supports ("avx512dq"))
    all.push_back (competing<T, e.v4> ("qrintf_v4"));
#endif
  all.push_back (competing<T, e.chosen> ("qrintf"));
  return all;
}

template <typename T> struct family
{
  std::string name;
  unsigned base;
  std::vector<competitor<T>> competitors;

  void
  compare (T v) const
  {
    std::string expected;
    for (const competitor<T> &c : competitors)
      {
        std::string got (buffer, c.convert (buffer, v));
        if (expected.empty ())
          expected = got;
        require_same (name, c.name, got, expected);
      }
  }

  /* What is near the powers of B, where the count of digits changes.  */
  void
  compare_around_powers (unsigned b) const
  {
    T power = 1;
    for (bool more = true; more; power = static_cast<T> (power * b))
      {
        for (T i = 0; i <= 4; i++)
          compare (static_cast<T> (power + i - 2));
        more = power <= std::numeric_limits<T>::max () / b;
      }
  }

  template <typename Draw>
  void
  add_row (const std::string &row, Draw draw) const
  {
    auto values = std::make_shared<std::vector<T>> (inputs_per_row);
    for (T &v : *values)
      compare (v = static_cast<T> (draw ()));
    for (const competitor<T> &c : competitors)
      add_competitor (name + '/' + row, c.name, inputs_per_row,
                      least_calls / inputs_per_row,
                      [values, call_all = c.call_all] { call_all (*values); });
  }
};

template <typename T, int base, const emitter<T> &e>
void
add_family (const char *name)
{
  const family<T> f = { name, base, all_competitors<T, base, e> () };
  f.compare_around_powers (2);
  f.compare_around_powers (10);
  constexpr T most = std::numeric_limits<T>::max ();
  input_source source;
  /* The least number of so many digits, beginning with one digit.  */
  std::vector<T> least{ 0, static_cast<T> (base) };
  while (least.back () <= most / base)
    least.push_back (static_cast<T> (least.back () * base));
  auto draw = [&] (size_t digits) {
    T above = digits < least.size () ? least[digits] - 1 : most;
    return source.between (least[digits - 1], above);
  };
  for (size_t n : { 1, 4, 8, 10, 16, 20 })
    if (base == 10 && n <= least.size ())
      f.add_row (std::to_string (n), [&] { return draw (n); });
  f.add_row ("mixed", [&] { return draw (source.between (1, least.size ())); });
  f.add_row ("uniform", [&] { return source.between (0, most); });
  f.add_row ("small", [&] { return source.between (0, 9999); });
}

char *
join (char *dst, size_t size, const std::vector<uint32_t> &v)
{
  return dst + qrintf_u32toa_join (dst, size, v.data (), v.size (), separator);
}

char *
join (char *dst, size_t size, const std::vector<uint64_t> &v)
{
  return dst + qrintf_u64toa_join (dst, size, v.data (), v.size (), separator);
}

/* CONVERT (end, value) is called for each number.  */
template <typename T, typename Convert>
char *
join_by (char *dst, const std::vector<T> &values, Convert convert)
{
  for (T v : values)
    {
      dst = convert (dst, v);
      *dst++ = separator;
    }
  return dst - 1;
}

template <typename T, function<T> single>
void
add_joins (const char *row, unsigned most_digits)
{
  const struct
  {
    const char *name;
    char *(*write) (char *dst, size_t size, const std::vector<T> &values);
  } joiners[]
      = { { "to_chars",
            [] (char *dst, size_t size, const std::vector<T> &values) {
              return join_by (dst, values, [end = dst + size] (char *p, T v) {
                return std::to_chars (p, end, v).ptr;
              });
            } },
          { "single",
            [] (char *dst, size_t, const std::vector<T> &values) {
              return join_by (dst, values, single);
            } },
          { "join", [] (char *dst, size_t size, const std::vector<T> &values) {
             return join (dst, size, values);
           } } };
  auto values = std::make_shared<std::vector<T>> (joined);
  input_source source;
  for (T &v : *values)
    v = static_cast<T> (
        source.digits (most_digits, std::numeric_limits<T>::max ()));
  /* The separator's place behind the last number, and what a single conversion
     may write past its text.  */
  auto text = std::make_shared<std::vector<char>> (
      joined * (std::numeric_limits<T>::digits10 + 2) + 32);
  std::string expected;
  for (const auto &j : joiners)
    {
      std::string got (text->data (),
                       j.write (text->data (), text->size (), *values));
      if (expected.empty ())
        expected = got;
      require_same (row, j.name, got, expected);
      add_competitor (row, j.name, joined, 1, [values, text, write = j.write] {
        write (text->data (), text->size (), *values);
      });
    }
}

void
add_rows ()
{
  add_family<uint32_t, 10, u32> ("u32");
  add_family<uint64_t, 10, u64> ("u64");
  add_family<uint32_t, 16, x32> ("x32");
  add_family<uint64_t, 16, x64> ("x64");
  add_joins<uint32_t, qrintf_u32toa> ("join_u32/mixed", 10);
  add_joins<uint64_t, qrintf_u64toa> ("join_u64/mixed", 20);
}

} // namespace

int
main (int argc, char **argv)
{
  return bench_main ("qrintf_itoa_bench", 7, add_rows, argc, argv);
}
