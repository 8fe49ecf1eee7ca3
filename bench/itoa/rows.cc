/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The distributions, and the comparison of what the competitors write.  */

#include "rows.h"

#include "common/input-source.h"
#include "competitors.h"
#include "ways.h"

#include <limits>
#include <memory>

namespace
{

/* Competitors may write up to 15 bytes past their text.  */
alignas (64) char buffer[itoa_room + 32];

template <typename T> struct family
{
  std::string name;
  unsigned base;
  std::vector<itoa_competitor<T>> competitors;
};

template <typename T>
void
compare (const family<T> &f, T v)
{
  std::string expected{ f.competitors.front ().text (buffer, v) };
  for (const itoa_competitor<T> &c : f.competitors)
    require_same (f.name, c.name, std::string (c.text (buffer, v)), expected);
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
void
add_row (const family<T> &f, const std::string &name, Draw draw)
{
  auto values = std::make_shared<std::vector<T>> (inputs_per_row);
  for (T &v : *values)
    {
      v = static_cast<T> (draw ());
      compare (f, v);
    }
  for (const itoa_competitor<T> &c : f.competitors)
    add_competitor (
        f.name + '/' + name, c.name, inputs_per_row,
        least_calls / inputs_per_row,
        [values, call_all = c.call_all] { call_all (buffer, *values); });
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
add_family (const family<T> &f)
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
  for (size_t n = 1; f.base == 10 && n <= least.size (); n++)
    add_row (f, std::to_string (n), [&] { return draw (n); });
  add_row (f, "mixed",
           [&] { return draw (source.between (1, least.size ())); });
  add_row (f, "uniform", [&] { return source.between (0, most); });
  add_row (f, "small", [&] { return source.between (0, 9999); });
}

} // namespace

void
add_single_rows ()
{
  add_family<uint32_t> ({ "u32", 10, decimal_competitors<uint32_t> () });
  add_family<uint64_t> ({ "u64", 10, decimal_competitors<uint64_t> () });
  add_family<uint32_t> ({ "x32", 16, hex_competitors<uint32_t> () });
  add_family<uint64_t> ({ "x64", 16, hex_competitors<uint64_t> () });
}
