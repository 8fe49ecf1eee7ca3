/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The distributions, and the comparison of what the rivals write.  */

#include "rows.h"

#include "common/input-source.h"
#include "competitors.h"
#include "ways.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <stdexcept>

namespace
{

/* Rivals may write up to 15 bytes past their text.  */
alignas (64) char buffer[itoa_room + 32];

template <typename T> struct family
{
  std::string name;
  unsigned base;
  std::vector<itoa_rival<T>> rivals;
};

template <typename T>
void
compare (const family<T> &f, T v)
{
  std::string expected{ f.rivals.front ().text (buffer, v) };
  for (const itoa_rival<T> &r : f.rivals)
    if (std::string_view got = r.text (buffer, v); got != expected)
      throw std::runtime_error (f.name + ": " + r.name + " gives \""
                                + std::string (got) + "\", libc \"" + expected
                                + '"');
}

/* What is near the powers of BASE, where the count of digits changes.  */
template <typename T>
void
compare_around_powers (const family<T> &f, unsigned base)
{
  T power = 1;
  for (bool more = true; more; power = static_cast<T> (power * base))
    {
      for (T i = 0; i <= 4; i++)
        compare (f, static_cast<T> (power + i - 2));
      more = power <= std::numeric_limits<T>::max () / base;
    }
}

template <typename T, typename Draw>
itoa_row
make_row (const family<T> &f, const std::string &name, Draw draw)
{
  auto values = std::make_shared<std::vector<T>> (inputs_per_row);
  for (T &v : *values)
    {
      v = static_cast<T> (draw ());
      compare (f, v);
    }
  itoa_row result{ { f.name + '/' + name, name, {} }, inputs_per_row };
  for (const itoa_rival<T> &r : f.rivals)
    result.rivals.push_back ({ r.name, [values, call_all = r.call_all] {
                                call_all (buffer, *values);
                              } });
  return result;
}

/* The least number of so many digits, by place, beginning with one digit.  */
template <typename T>
std::vector<T>
least_of_each_count (unsigned base)
{
  std::vector<T> result{ 0, static_cast<T> (base) };
  while (result.back () <= std::numeric_limits<T>::max () / base)
    result.push_back (static_cast<T> (result.back () * base));
  return result;
}

template <typename T>
void
add_rows (std::vector<itoa_row> &to, const family<T> &f)
{
  compare_around_powers (f, 2);
  compare_around_powers (f, 10);
  constexpr T most = std::numeric_limits<T>::max ();
  input_source source;
  std::vector<T> least = least_of_each_count<T> (f.base);
  auto draw = [&] (size_t digits) {
    T above = digits < least.size () ? least[digits] - 1 : most;
    return source.between (least[digits - 1], above);
  };
  for (size_t n = 1; n <= least.size (); n++)
    to.push_back (make_row (f, std::to_string (n), [&] { return draw (n); }));
  to.push_back (make_row (
      f, "mixed", [&] { return draw (source.between (1, least.size ())); }));
  to.push_back (
      make_row (f, "uniform", [&] { return source.between (0, most); }));
  to.push_back (
      make_row (f, "small", [&] { return source.between (0, 9999); }));
}

} // namespace

std::vector<itoa_row>
itoa_rows ()
{
  std::vector<itoa_row> rows;
  add_rows<uint32_t> (rows, { "u32", 10, decimal_rivals<uint32_t> () });
  add_rows<uint64_t> (rows, { "u64", 10, decimal_rivals<uint64_t> () });
  add_rows<uint32_t> (rows, { "x32", 16, hex_rivals<uint32_t> () });
  add_rows<uint64_t> (rows, { "x64", 16, hex_rivals<uint64_t> () });
  auto values = std::make_shared<std::vector<uint32_t>> (inputs_per_row);
  rows.push_back ({ { "call/empty", "empty", {} }, inputs_per_row });
  rows.back ().rivals.push_back (
      { "nothing", [values] { empty_rival ().call_all (buffer, *values); } });
  return rows;
}
