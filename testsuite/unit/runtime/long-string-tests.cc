/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings that are longer than emitters copy by their own loops: around the
   lengths at which the algorithm changes, directly before a page that cannot be
   read, into room that ends before a page that cannot be written.  */

#include <cstdint>
#include <string>
#include <vector>

#include "guarded.h"
#include "versions.h"

namespace
{

constexpr std::size_t memory = 1 << 18;

/* Lengths around the limits: where x86/string.h calls a text long, a part, a
   whole room, a block more or less, and sums of these.  */
std::vector<std::size_t>
lengths ()
{
  std::vector<std::size_t> result;
  for (std::size_t centre : { 256, 16384, 16384 + 256, 2 * 16384 + 256, 65536,
                              65536 + 256, 4 * 16384 + 256, 200000 })
    for (std::size_t less : { 65, 33, 32, 17, 16, 2, 1, 0 })
      {
        result.push_back (centre - less);
        result.push_back (centre + less);
      }
  return result;
}

class long_strings : public testing::TestWithParam<versions>
{
protected:
  long_strings ()
  {
    for (std::size_t i = 0; i < memory; i++)
      from.begin ()[i]
          = static_cast<char> (i % 2 ? 0x80 + i % 90 : 'a' + i % 26);
  }

  /* LENGTH bytes without a NUL before the forbidden page.  */
  const char *
  unterminated (std::size_t length)
  {
    from.end ()[-1] = 'z';
    return from.end () - length;
  }

  /* The same, but the last byte is a NUL before the inaccessible page.  */
  const char *
  terminated (std::size_t length)
  {
    from.end ()[-1] = '\0';
    return from.end () - length - 1;
  }

  /* EMIT (cursor) has to write TEXT directly before the inaccessible page.  */
  template <typename Emit>
  void
  writes (const std::string &text, Emit emit)
  {
    char *cursor = to.end () - text.size ();
    std::memset (to.begin (), '#', memory);
    ASSERT_EQ (emit (cursor), to.end ()) << text.size () << " bytes";
    ASSERT_EQ (std::memcmp (cursor, text.data (), text.size ()), 0)
        << text.size () << " bytes";
    ASSERT_EQ (cursor[-1], '#');
  }

  /* EMIT (cursor, limit) gets room for all of TEXT, for more, and for less.  If
     it is less, EMIT has to refuse and to stay within it.  */
  template <typename Emit>
  void
  obeys_limits (const std::string &text, Emit emit)
  {
    writes (text, [&] (char *p) { return emit (p, to.end ()); });
    const std::size_t size = text.size ();
    if (size + 70000 < memory)
      for (std::size_t more : { 1, 40, 500, 70000 })
        {
          char *cursor = to.end () - size - more;
          ASSERT_EQ (emit (cursor, to.end ()), cursor + size);
          ASSERT_EQ (std::memcmp (cursor, text.data (), size), 0);
        }
    for (std::size_t less : { 1UL, 2UL, 33UL, 200UL, size / 2, size - 1 })
      if (less < size)
        {
          char *cursor = to.end () - (size - less);
          ASSERT_EQ (emit (cursor, to.end ()), nullptr)
              << size << " bytes, " << less << " too many";
        }
  }

  guarded from{ memory }, to{ memory };
};

TEST_P (long_strings, whole)
{
  const versions &v = GetParam ();
  for (std::size_t length : lengths ())
    {
      const char *s = terminated (length);
      const std::string text (s, length);
      writes (text, [=] (char *p) { return v.str (p, s); });
      writes (text, [=] (char *p) { return v.strn (p, s, length + 1); });
      obeys_limits (
          text, [=] (char *p, char *limit) { return v.str_to (p, limit, s); });
      obeys_limits (text, [=] (char *p, char *limit) {
        return v.strn_to (p, limit, s, length + 40);
      });
    }
}

TEST_P (long_strings, bounded)
{
  const versions &v = GetParam ();
  for (std::size_t length : lengths ())
    {
      const char *s = unterminated (length);
      const std::string text (s, length);
      writes (text, [=] (char *p) { return v.strn (p, s, length); });
      writes (text, [=] (char *p) { return v.bytes (p, s, length); });
      obeys_limits (text, [=] (char *p, char *limit) {
        return v.strn_to (p, limit, s, length);
      });
    }
}

TEST_P (long_strings, in_fields)
{
  const versions &v = GetParam ();
  for (std::size_t length : lengths ())
    for (std::size_t width :
         { std::size_t{ 7 }, length, length + 1, length + 40, length + 300 })
      {
        const char *s = unterminated (length);
        const std::string text (s, length);
        const std::string blanks (width > length ? width - length : 0, ' ');
        const unsigned w = static_cast<unsigned> (width);
        obeys_limits (blanks + text, [=] (char *p, char *limit) {
          return v.str_right_to (p, limit, s, length, w);
        });
        obeys_limits (text + blanks, [=] (char *p, char *limit) {
          return v.str_left_to (p, limit, s, length, w);
        });
      }
}

INSTANTIATE_TEST_SUITE_P (tiers, long_strings,
                          testing::ValuesIn (available_versions ()),
                          [] (const auto &info) { return info.param.tier; });

} // namespace
