/* SPDX-License-Identifier: GPL-3.0-or-later */
/* String emitters and truncate: every length, every alignment, and strings
   directly before a page that cannot be read; and strings that are longer than
   emitters copy by their own loops.  */

#include <cstdint>

#include "guarded.h"
#include "values.h"
#include "versions.h"

namespace
{

constexpr std::size_t longest = 200;
const std::size_t step = share_of (10) == 10 ? 1 : 5; /* of alignments */

/* Strings in guarded memory whose other bytes are not NUL.  */
class source
{
public:
  source () { std::memset (memory_.begin (), 'z', size); }

  /* A string of LENGTH bytes at an address of ALIGNMENT modulo 64; the bytes
     before and behind it are AROUND.  */
  const char *
  aligned (std::size_t length, std::size_t alignment, char around)
  {
    char *s = memory_.begin () + 128 + alignment;
    std::memset (s - 128, around, length + 256);
    fill (s, length);
    s[length] = 0;
    return s;
  }

  /* A string whose NUL is the last byte before the inaccessible page.  */
  const char *
  at_end (std::size_t length)
  {
    char *s = memory_.end () - length - 1;
    fill (s, length);
    s[length] = 0;
    return s;
  }

  /* LENGTH bytes without a NUL before the inaccessible page.  */
  const char *
  unterminated (std::size_t length)
  {
    char *s = memory_.end () - length;
    fill (s, length);
    return s;
  }

private:
  static constexpr std::size_t size = 1 << 18;

  static void
  fill (char *s, std::size_t length)
  {
    for (std::size_t i = 0; i < length; ++i)
      s[i] = static_cast<char> (i % 2 ? 0x80 + i % 90 : 'a' + i % 26);
  }

  guarded memory_{ size };
};

struct place
{
  source from;
  destination to;
};

place &
shared_place ()
{
  static place here;
  return here;
}

/* -1, another negative precision, and the least one, as size_t.  */
const std::size_t no_limits[]
    = { SIZE_MAX, SIZE_MAX - 4, std::size_t (PTRDIFF_MAX) + 1 };

/* Calls VISIT (s, n, length) for strings S limited by N, which then have LENGTH
   bytes, up to MOST bytes.  */
template <typename Visit>
void
for_each_bounded (std::size_t most, Visit visit)
{
  source &from = shared_place ().from;
  for (std::size_t length = 0; length <= most; ++length)
    {
      for (std::size_t alignment = 0; alignment < 64; alignment += step)
        for (char around : { '\0', 'z' })
          {
            const char *s = from.aligned (length, alignment, around);
            visit (s, SIZE_MAX, length);
            visit (s, length + 1, length);
            visit (s, length, length);
            visit (s, length / 2, length / 2);
            visit (s, length + 31, length);
          }
      for (std::size_t none : no_limits)
        visit (from.at_end (length), none, length);
      visit (from.at_end (length), length + 1, length);
      for (std::size_t less = 0; less <= length; ++less)
        visit (from.unterminated (length), length - less, length - less);
    }
  visit (from.at_end (0) + 1, 0, 0);
}

template <typename Visit>
void
for_each_string (std::size_t most, Visit visit)
{
  source &from = shared_place ().from;
  for (std::size_t length = 0; length <= most; ++length)
    {
      for (std::size_t alignment = 0; alignment < 64; alignment += step)
        for (char around : { '\0', 'z' })
          visit (from.aligned (length, alignment, around), length);
      visit (from.at_end (length), length);
    }
  for (std::size_t length = longest + 1; length < 3000; length += 97)
    visit (from.at_end (length), length);
}

/* Lengths around those at which the algorithm changes: where x86/string.h calls
   a text long, a part, a whole room, a block more or less, and sums of
   these.  */
std::vector<std::size_t>
long_lengths ()
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

/* Calls VISIT (s, n, length) for long strings: with a NUL, of which N is beyond
   it, and without one.  */
template <typename Visit>
void
for_each_long (Visit visit)
{
  source &from = shared_place ().from;
  for (std::size_t length : long_lengths ())
    {
      visit (from.at_end (length), SIZE_MAX, length);
      visit (from.at_end (length), length + 40, length);
      visit (from.unterminated (length), length, length);
    }
}

const unsigned widths[]
    = { 0, 1, 2, 7, 8, 15, 16, 17, 20, 31, 32, 33, 48, 64, 65, 100, 230 };

/* The text of LENGTH bytes of S in WIDTH.  */
std::string
field (const char *s, std::size_t length, unsigned width, bool left)
{
  std::string text (s, length);
  const std::string pad (width > length ? width - length : 0, ' ');
  return left ? text + pad : pad + text;
}

template <typename Emitter>
void
check_field (Emitter emitter, bool left)
{
  for_each_bounded (70, [&] (const char *s, std::size_t n, std::size_t length) {
    for (unsigned width : widths)
      {
        const std::string text = field (s, length, width, left);
        shared_place ().to.expect (
            text.data (), text.size (), 0,
            [=] (char *p) { return emitter (p, s, n, width); });
      }
  });
}

/* Calls EMIT (cursor, limit) with every room around TEXT's size: TEXT fits or
   is refused, and the inaccessible page begins at the limit.  */
template <typename Emit>
void
check_limits (const std::string &text, Emit emit)
{
  destination &to = shared_place ().to;
  const std::size_t size = text.size ();
  const std::size_t step = size > 3000 ? size / 3 : size > 80 ? 13 : 1;
  for (std::size_t room = 0; room < size; room += step)
    to.expect_refusal (room, [&] (char *p) { return emit (p, to.end ()); });
  for (std::size_t less : { 1, 2, 33, 200 })
    if (less < size)
      to.expect_refusal (size - less,
                         [&] (char *p) { return emit (p, to.end ()); });
  for (std::size_t extra : { 0, 1, 2, 15, 16, 31, 33, 100, 500, 70000 })
    to.expect (text.data (), size, 0,
               [&] (char *p) { return emit (p, p + size + extra); });
  char *p = to.end () - size - 1;
  EXPECT_EQ (emit (p, p - 1), nullptr);
}

template <typename Emitter>
void
check_field_to (Emitter emitter, bool left)
{
  source &from = shared_place ().from;
  for (std::size_t length = 0; length < 70; ++length)
    for (unsigned width : { 0U, 5U, 16U, 20U, 33U, 70U })
      for (bool ends : { true, false })
        {
          const char *s
              = ends ? from.at_end (length) : from.unterminated (length);
          const std::size_t n = ends ? SIZE_MAX : length;
          check_limits (field (s, length, width, left),
                        [=] (char *p, char *limit) {
                          return emitter (p, limit, s, n, width);
                        });
        }
  for_each_long ([&] (const char *s, std::size_t n, std::size_t length) {
    for (std::size_t more : { 0, 1, 40, 300 })
      {
        const unsigned width = more ? unsigned (length + more) : 7;
        check_limits (field (s, length, width, left),
                      [=] (char *p, char *limit) {
                        return emitter (p, limit, s, n, width);
                      });
      }
  });
}

} // namespace

void
check_str (const versions &v)
{
  for_each_string (longest, [&] (const char *s, std::size_t length) {
    shared_place ().to.expect (s, length, 0,
                               [=] (char *p) { return v.str (p, s); });
  });
  for_each_long ([&] (const char *s, std::size_t n, std::size_t length) {
    if (n > length)
      shared_place ().to.expect (s, length, 0,
                                 [=] (char *p) { return v.str (p, s); });
  });
  shared_place ().to.expect ("(null)", 6, 0,
                             [=] (char *p) { return v.str (p, nullptr); });
}

void
check_strn (const versions &v)
{
  const auto check = [&] (const char *s, std::size_t n, std::size_t length) {
    shared_place ().to.expect (s, length, 0,
                               [=] (char *p) { return v.strn (p, s, n); });
  };
  for_each_bounded (longest, check);
  for_each_long (check);
}

/* Calls VISIT (s, n) for N bytes at S that include NULs, up to MOST bytes.  */
template <typename Visit>
void
for_each_bytes (std::size_t most, Visit visit)
{
  for_each_bounded (
      most, [&] (const char *s, std::size_t n, std::size_t length) {
        visit (s, n == SIZE_MAX ? length + 1 : n < length ? n : length);
      });
  for (std::size_t n = 0; n < 3000; n += 97)
    visit (shared_place ().from.unterminated (n), n);
  for (std::size_t n : long_lengths ())
    visit (shared_place ().from.unterminated (n), n);
}

void
check_bytes (const versions &v)
{
  for_each_bytes (longest, [&] (const char *s, std::size_t n) {
    shared_place ().to.expect (s, n, 0,
                               [=] (char *p) { return v.bytes (p, s, n); });
  });
  char byte;
  EXPECT_EQ (v.bytes (&byte, nullptr, 0), &byte);
}

CHECK (str_left, check_field (v.str_left, true))
CHECK (str_right, check_field (v.str_right, false))

void
check_str_to (const versions &v)
{
  for_each_string (100, [&] (const char *s, std::size_t length) {
    check_limits (std::string (s, length), [=] (char *p, char *limit) {
      return v.str_to (p, limit, s);
    });
  });
  for_each_long ([&] (const char *s, std::size_t n, std::size_t length) {
    if (n > length)
      check_limits (std::string (s, length), [=] (char *p, char *limit) {
        return v.str_to (p, limit, s);
      });
  });
  check_limits ("(null)", [=] (char *p, char *limit) {
    return v.str_to (p, limit, nullptr);
  });
}

void
check_strn_to (const versions &v)
{
  const auto check = [&] (const char *s, std::size_t n, std::size_t length) {
    check_limits (std::string (s, length), [=] (char *p, char *limit) {
      return v.strn_to (p, limit, s, n);
    });
  };
  for_each_bounded (40, check);
  for_each_long (check);
}

CHECK (str_left_to, check_field_to (v.str_left_to, true))
CHECK (str_right_to, check_field_to (v.str_right_to, false))

void
check_str_length (const versions &v)
{
  for_each_string (longest, [&] (const char *s, std::size_t length) {
    EXPECT_EQ (v.str_length (s), length);
  });
}

void
check_printed_length (const versions &v)
{
  constexpr std::int32_t most = 19, largest = INT32_MAX;
  const char text[] = "text";
  for (std::int32_t n : { 0, 1, most })
    EXPECT_EQ (v.printed_length (text, n, most), std::size_t (n));
  for (std::int32_t n : { most + 1, largest, -1, INT32_MIN })
    EXPECT_EQ (v.printed_length (text, n, most), 4U);
  EXPECT_EQ (v.printed_length (text, largest, largest), std::size_t (largest));
  EXPECT_EQ (v.printed_length (text, 0, 0), 0U);
  EXPECT_EQ (v.printed_length (text, 1, 0), 4U);
}

void
check_strn_length (const versions &v)
{
  for_each_bounded (longest,
                    [&] (const char *s, std::size_t n, std::size_t length) {
                      EXPECT_EQ (v.strn_length (s, n), length);
                    });
}

void
check_truncate (const versions &v)
{
  destination &to = shared_place ().to;
  source &from = shared_place ().from;
  EXPECT_EQ (v.truncate (nullptr, 0, from.at_end (64) - 1, 1), nullptr);
  for (std::size_t length = 0; length <= longest; ++length)
    for (std::size_t size = 0; size < length + 70; ++size)
      {
        /* The scratch buffer is readable 64 bytes past the text.  */
        const char *scratch = from.at_end (length + 63);
        std::string text;
        if (size)
          {
            text.assign (scratch, length < size ? length : size - 1);
            text.push_back ('\0');
          }
        to.expect (text.data (), text.size (), 0, [&] (char *p) {
          EXPECT_EQ (v.truncate (p, size, scratch, length), p);
          return p + text.size ();
        });
      }
}
