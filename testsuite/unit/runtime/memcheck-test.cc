/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Run under memcheck: strings and destinations on the heap, of exactly their
   own size, with every tier.  A result is tested byte by byte so that memcheck
   reports undefined bytes.  */

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

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

/* A string of LENGTH bytes at the end of a block, behind BEFORE bytes.  Long
   ones are scanned and copied by functions of memory.h, in part or as a whole.
 */
bool
check (const versions &v, std::size_t before, std::size_t length)
{
  const std::unique_ptr<char[]> room (new char[before + length + 1]);
  char *s = room.get () + before;
  std::memset (s, 'q', length);
  s[length] = 0;
  const std::string text (s), pad (length < 20 ? 20 - length : 0, ' ');
  const std::string left = text + pad, right = pad + text;
  const auto same_as = [] (const std::string &expected, auto emit) {
    return same (expected.data (), expected.size (), expected.size (), emit);
  };
  return same_as (text, [=] (char *p) { return v.str (p, s); })
         && same_as (text,
                     [=] (char *p) { return v.str_to (p, p + length, s); })
         && same_as (text, [=] (char *p) { return v.strn (p, s, length); })
         && same (s, length / 2, length,
                  [=] (char *p) { return v.strn (p, s, length / 2); })
         && same_as (text, [=] (char *p) { return v.bytes (p, s, length); })
         && same_as (left,
                     [=] (char *p) { return v.str_left (p, s, SIZE_MAX, 20); })
         && same_as (
             right, [=] (char *p) { return v.str_right (p, s, SIZE_MAX, 20); });
}

bool
check (const versions &v)
{
  for (std::size_t length = 0; length < 50; ++length)
    for (std::size_t before = 0; before < 20; ++before)
      if (!check (v, before, length))
        return false;
  for (std::size_t length : { 250, 300, 4000, 16700, 70000 })
    if (!check (v, 0, length))
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
