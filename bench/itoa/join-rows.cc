/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A million numbers as one row of CSV: by one call, by a call for each, and by
   std::to_chars.  */

#include "rows.h"

#include "common/input-source.h"

#include <qrintf/itoa.h>

#include <charconv>
#include <limits>
#include <memory>
#include <string>

namespace
{

constexpr size_t numbers = 1000000;
constexpr char separator = ',';

/* What a competitor has written ends where it says.  */
template <typename T>
using join_function
    = char *(*) (char *dst, size_t size, const std::vector<T> &values);

/* The separator's place behind the last number, and what a single conversion
   may write past its text.  */
template <typename T>
constexpr size_t room = numbers *(std::numeric_limits<T>::digits10 + 2) + 32;

char *
convert (char *dst, uint32_t v)
{
  return qrintf_u32toa (dst, v);
}

char *
convert (char *dst, uint64_t v)
{
  return qrintf_u64toa (dst, v);
}

size_t
join (char *dst, size_t size, const std::vector<uint32_t> &v)
{
  return qrintf_u32toa_join (dst, size, v.data (), v.size (), separator);
}

size_t
join (char *dst, size_t size, const std::vector<uint64_t> &v)
{
  return qrintf_u64toa_join (dst, size, v.data (), v.size (), separator);
}

template <typename T>
char *
by_one_call (char *dst, size_t size, const std::vector<T> &values)
{
  return dst + join (dst, size, values);
}

template <typename T>
char *
by_single_calls (char *dst, size_t, const std::vector<T> &values)
{
  for (T v : values)
    {
      dst = convert (dst, v);
      *dst++ = separator;
    }
  return dst - 1;
}

template <typename T>
char *
by_to_chars (char *dst, size_t size, const std::vector<T> &values)
{
  char *end = dst + size;
  for (T v : values)
    {
      dst = std::to_chars (dst, end, v).ptr;
      *dst++ = separator;
    }
  return dst - 1;
}

template <typename T> struct joiner
{
  const char *name;
  join_function<T> write;
};

template <typename T>
void
add_row (const char *row, unsigned most_digits)
{
  const joiner<T> joiners[] = { { "to_chars", by_to_chars<T> },
                                { "single", by_single_calls<T> },
                                { "join", by_one_call<T> } };
  auto values = std::make_shared<std::vector<T>> (numbers);
  input_source source;
  for (T &v : *values)
    v = static_cast<T> (
        source.digits (most_digits, std::numeric_limits<T>::max ()));
  auto text = std::make_shared<std::vector<char>> (room<T>);
  std::string expected;
  for (const joiner<T> &j : joiners)
    {
      char *end = j.write (text->data (), text->size (), *values);
      std::string got (text->data (), end);
      if (expected.empty ())
        expected = got;
      require_same (row, j.name, got, expected);
      add_competitor (row, j.name, numbers,
                      (least_calls + numbers - 1) / numbers,
                      [values, text, write = j.write] {
                        write (text->data (), text->size (), *values);
                      });
    }
}

} // namespace

void
add_join_rows ()
{
  add_row<uint32_t> ("join_u32/mixed", 10);
  add_row<uint64_t> ("join_u64/mixed", 20);
}
