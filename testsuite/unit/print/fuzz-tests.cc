/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats of random bytes, of which most are characters of directives, for some
   seconds, or for ten minutes with QRINTF_LONG.  A malformed format must give
   the same result as in the C library.

   Each value is valid for every conversion: it is the address of a string, and
   its lower half is a small number.  No format has an 'n', which would store
   through it.  */

#include "check.h"
#include "value-list.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include <sys/mman.h>

#include <gtest/gtest.h>

namespace
{

/* Addresses of mapped memory, whose lower halves are near 0.  */
constexpr uintptr_t above = UINT64_C (0x300000000), page = 4096;

/* Strings at multiples of 16, so that they can also be wide strings.  The
   addresses of those before ABOVE are negative numbers in their lower
   halves.  */
bool
make_memory ()
{
  void *all = mmap (reinterpret_cast<void *> (above - page), 3 * page,
                    PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (all != reinterpret_cast<void *> (above - page))
    return false;
  char *const at = reinterpret_cast<char *> (above);
  for (int i = -8; i < 20; i++)
    memcpy (at + 16 * i, "text of any sort", size_t (i + 8) % 15);
  const wchar_t wide[] = L"\u20acw";
  memcpy (at + 16 * 20, wide, sizeof wide);
  return true;
}

/* The value with number I.  */
const void *
value (int i)
{
  static const int places[] = { 1, 0, 3, -2, 12, 20, 5, 2, -7, 19, 7, 4 };
  return reinterpret_cast<const void *> (above + 16 * places[i % 12]);
}

/* FORMAT with more values than it takes; the reals are in registers.  */
value_list
with_values (const std::string &format)
{
  static const double reals[]
      = { 0.5, -1234.5678, 1e100, 3.0, 1e-5, 123456789.0, 9.995, 0.0 };
  const unsigned used = format.size () % 9;
  value_list made (format.size () % 7, used);
  made.text = format;
  for (unsigned i = used; i < 8; i++)
    made.add (reals[i]);
  for (int i = 0; i < 64; i++)
    made.add (value (i));
  return made;
}

class formats
{
public:
  explicit formats (unsigned seed) : random (seed) {}

  std::string make ();

private:
  std::string make_positional ();
  size_t below (size_t most);
  void add_directive (std::string &to);
  bool is_benign (const std::string &format);

  std::mt19937 random;
};

size_t
formats::below (size_t most)
{
  return random () % most;
}

/* A directive whose parts are in the right order, or nearly.  */
void
formats::add_directive (std::string &to)
{
  static const char *const parts[][12]
      = { { "", "", "", "-", "0", "+", " ", "#", "'", "I", "-0", "0-" },
          { "", "", "", "1", "5", "17", "64", "*", "300", "0", "-5", "8" },
          { "", "", "", ".", ".0", ".3", ".*", ".17", ".-1", ".60", ".1", "..5" },
          { "", "", "", "l", "ll", "h", "hh", "z", "j", "t", "L", "q" },
          { "d", "s", "u", "x", "c", "f", "g", "i", "o", "X", "e", "p" } };
  static const char more[] = "aAEFGCSbBm%kwyH*.lhLZ";
  to += '%';
  for (const auto &part : parts)
    {
      if (below (25) == 0)
        to += more[below (sizeof more - 1)];
      if (below (30) != 0)
        to += part[below (12)];
    }
}

/* Positional arguments, all of one type: if types are mixed or malformed, libc
   reads values that it has not set.  */
std::string
formats::make_positional ()
{
  static const char *const letters[] = { "s", "d", "lx", "p", "10s", "-8d|" },
                   *const fields[] = { "", "", "5", "-12", ".3", "07.2" };
  const char *letter = letters[below (6)];
  std::string format;
  for (size_t n = 1 + below (4); n > 0; n--)
    format += "a%" + std::to_string (1 + below (6)) + '$'
              + (letter[1] ? "" : fields[below (6)]) + letter;
  return format;
}

/* Whether FORMAT takes no more values than there are, stores nothing, and has
   no field that takes seconds.  */
bool
formats::is_benign (const std::string &format)
{
  size_t takes = 0, digits = 0;
  for (char c : format)
    {
      if (c == 'n' || c == '$')
        return false;
      takes += c == '%' || c == '*';
      digits = c >= '0' && c <= '9' ? digits + 1 : 0;
      if (digits == 5 || digits > 14)
        return false;
    }
  return takes <= 14;
}

std::string
formats::make ()
{
  if (below (20) == 0)
    return make_positional ();
  static const char often[] = "%%%%dsuxfg0123456789-+ #'.*lhzjtLqI";
  std::string format;
  do
    {
      format.clear ();
      const size_t kind = below (4);
      for (size_t n = 1 + below (kind ? 4 : 24); n > 0; n--)
        if (kind == 0)
          format += below (8) ? often[below (sizeof often - 1)]
                              : static_cast<char> (1 + below (255));
        else
          {
            for (size_t m = below (3) ? 0 : below (40); m > 0; m--)
              format += static_cast<char> (' ' + below (95));
            add_directive (format);
          }
      if (below (3) == 0)
        format += '\n';
    }
  while (!is_benign (format));
  return format;
}

TEST (print_fuzz, formats)
{
  using clock = std::chrono::steady_clock;
  if (!has_value_lists)
    GTEST_SKIP () << "it is not known what a va_list is made of";
  if (!make_memory ())
    GTEST_SKIP () << "no memory where addresses are small numbers";
  const auto due = clock::now () + std::chrono::seconds (is_long () ? 600 : 3);
  checker k;
  formats random (seed ());
  size_t done = 0;
  for (; clock::now () < due && !k.gave_up (); done++)
    k.check (with_values (random.make ()));
  printf ("%zu formats, QRINTF_SEED=%u\n", done, seed ());
  RecordProperty ("formats", int (done));
}

} // namespace
