/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Run under memcheck: strings and destinations on the heap, of exactly their
   own size, with every tier.  A result is tested byte by byte so that memcheck
   reports undefined bytes.  */

#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "versions.h"

namespace
{

/* Whether EMIT writes EXPECTED into SIZE bytes of the heap.  */
template <typename Emit>
bool
same (const char *expected, std::size_t length, std::size_t size, Emit emit)
{
  const std::unique_ptr<char[]> room (new char[size]);
  char *end = emit (room.get ());
  return end == room.get () + length
         && std::memcmp (room.get (), expected, length) == 0;
}

bool
check_strings (const versions &v, const char *s, std::size_t length)
{
  char field[120];
  std::snprintf (field, sizeof field, "%-20s|%20s", s, s);
  const std::size_t half = std::strlen (field) / 2;
  return same (s, length, length, [=] (char *p) { return v.str (p, s); })
         && same (s, length / 2, length,
                  [=] (char *p) { return v.strn (p, s, length / 2); })
         && same (s, length, length,
                  [=] (char *p) { return v.bytes (p, s, length); })
         && same (field, half, half,
                  [=] (char *p) { return v.str_left (p, s, SIZE_MAX, 20); })
         && same (field + half + 1, half, half,
                  [=] (char *p) { return v.str_right (p, s, SIZE_MAX, 20); });
}

/* Strings that functions of memory.h scan and copy, in part or as a whole.  */
bool
check_long_strings (const versions &v)
{
  for (std::size_t length : { 250, 300, 4000, 16700, 70000 })
    {
      const std::unique_ptr<char[]> room (new char[length + 1]);
      char *s = room.get ();
      std::memset (s, 'q', length);
      s[length] = 0;
      if (!same (s, length, length,
                 [=] (char *p) { return v.str (p, s); })
          || !same (s, length, length,
                    [=] (char *p) { return v.str_to (p, p + length, s); })
          || !same (s, length, length,
                    [=] (char *p) { return v.strn (p, s, length); })
          || !same (s, length, length,
                    [=] (char *p) { return v.str_right (p, s, SIZE_MAX, 20); }))
        return false;
    }
  return true;
}

bool
check_numbers (const versions &v, std::uint64_t n)
{
  char text[3][32];
  const std::size_t decimal = std::snprintf (text[0], 32, "%" PRIu64, n);
  const std::size_t hex = std::snprintf (text[1], 32, "%" PRIx64, n);
  const std::size_t padded
      = std::snprintf (text[2], 32, "%12" PRId64, std::int64_t (n));
  return same (text[0], decimal, decimal,
               [=] (char *p) { return v.u64_exact (p, n); })
         && same (text[0], decimal, decimal + overrun_u64,
                  [=] (char *p) { return v.u64 (p, n); })
         && same (text[1], hex, hex,
                  [=] (char *p) { return v.x64_exact (p, n); })
         && same (text[2], padded, padded, [=] (char *p) {
              return v.i64_right (p, static_cast<std::int64_t> (n), 12, 0);
            });
}

bool
check (const versions &v)
{
  for (std::size_t length = 0; length < 50; ++length)
    for (std::size_t before = 0; before < 20; ++before)
      {
        const std::unique_ptr<char[]> room (new char[before + length + 1]);
        char *s = room.get () + before;
        std::memset (s, 'q', length);
        s[length] = 0;
        if (!check_strings (v, s, length))
          return false;
      }
  if (!check_long_strings (v))
    return false;
  for (int shift = 0; shift < 64; ++shift)
    if (!check_numbers (v, 0xfedcba9876543210 >> shift))
      return false;
  return true;
}

} // namespace

int
main ()
{
  for (const versions &v : available_versions ())
    if (!check (v))
      {
        std::printf ("wrong text or end in %s\n", v.tier);
        return 1;
      }
  return 0;
}
