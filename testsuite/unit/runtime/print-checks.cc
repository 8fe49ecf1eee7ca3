/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values by themselves to a stream, against fprintf: with room and without, in
   a process with one thread and as what holds the lock calls them.  Other streams,
   standard output and threads: lowering/stream.  */

#include "file-with-buffer.h"
#include "guarded.h"
#include "locked-elsewhere.h"
#include "values.h"
#include "versions.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#if defined __GLIBC__ && __GLIBC_PREREQ(2, 32)
#include <sys/single_threaded.h>
#endif

#ifdef __SIZEOF_INT128__

namespace
{

constexpr std::size_t buffer_size = 64;
/* What an emitter takes as the characters around the value.  */
constexpr unsigned surroundings[]
    = { 0, '\n', ' ', 0xff, '<' << 8, '[' << 8 | ']', 0xff << 8 | '\n' };

/* The type of an emitter of VALUE.  */
template <typename value>
using printer = int32_t (*) (value, unsigned, const char *, void *);

/* CONVERSION between the characters of AROUND.  */
std::string
format_of (const char *conversion, unsigned around)
{
  std::string format;
  if (around >> 8)
    format += static_cast<char> (around >> 8);
  format += conversion;
  if (around & 0xff)
    format += static_cast<char> (around);
  return format;
}

/* A stream of which FILLED bytes of the buffer are written, at least one.  */
class stream : public file_with_buffer
{
public:
  explicit stream (std::size_t filled) : file_with_buffer (buffer_size)
  {
    for (std::size_t i = 1; i < filled; i++)
      putc ('x', file);
  }
};

/* How many bytes of the buffer are written: one, and almost all.  */
std::vector<std::size_t>
fillings ()
{
  std::vector<std::size_t> all{ 1 };
  const std::size_t step = share_of (10) == 10 ? 1 : 3;
  for (std::size_t left = 1; left <= 40; left += step)
    all.push_back (buffer_size - left);
  return all;
}

/* V as the type that a conversion of any length takes on these CPUs.  */
template <typename value>
auto
promoted (value v)
{
  if constexpr (!std::is_integral_v<value>)
    return v;
  else if constexpr (std::is_signed_v<value>)
    return int64_t{ v };
  else
    return uint64_t{ v };
}

/* The buffer of S has not been changed behind the bytes up to END, which are a
   text.  */
void
check_buffer (const stream &s, std::size_t end)
{
  std::size_t rest = end < buffer_size ? buffer_size - end : 0;
  EXPECT_EQ (s.buffer.substr (buffer_size - rest, rest),
             std::string (rest, '~'));
}

/* While this lives, the process is one of one thread for glibc, or of several,
   whatever other tests have had.  */
class with_threads
{
#if defined __GLIBC__ && __GLIBC_PREREQ(2, 32)
public:
  explicit with_threads (bool several) { __libc_single_threaded = !several; }
  ~with_threads () { __libc_single_threaded = before; }

private:
  const char before = __libc_single_threaded;
#else
public:
  explicit with_threads (bool) {}
#endif
};

/* PRINT does for V what fprintf does, however full the buffer is.  */
template <typename value>
void
check_like_fprintf (printer<value> print, const char *conversion, value v,
                    bool several = false)
{
  const with_threads scope (several);
  for (unsigned around : surroundings)
    for (std::size_t filled : fillings ())
      {
        stream mine (filled), libcs (filled);
        std::string format = format_of (conversion, around);
        int expected = fprintf (libcs.file, format.c_str (), promoted (v));
        errno = 1234;
        EXPECT_EQ (print (v, around, format.c_str (), mine.file), expected);
        EXPECT_EQ (errno, 1234);
        check_buffer (mine, filled + static_cast<std::size_t> (expected));
        fputs ("end", mine.file);
        fputs ("end", libcs.file);
        EXPECT_EQ (mine.contents (), libcs.contents ())
            << format << " behind " << filled;
      }
}

/* With a null format nothing is printed where there is no room, and the lock is
   not asked for.  */
template <typename value>
void
check_under_lock (printer<value> print, value v, const std::string &text)
{
  if (!has_room)
    return;
  std::size_t filled = buffer_size - text.size ();
  stream roomy (1), full (filled);
  EXPECT_EQ (print (v, 0, nullptr, roomy.file),
             static_cast<int32_t> (text.size ()));
  EXPECT_EQ (roomy.contents (), "<" + text);
  EXPECT_EQ (print (v, '!', nullptr, full.file), INT32_MIN);
  check_buffer (roomy, 1 + text.size ());
  EXPECT_EQ (full.contents (), "<" + std::string (filled - 1, 'x'));
}

/* All of it; TEXT is what CONVERSION prints of V.  */
template <typename value>
void
check (printer<value> print, const char *conversion, value v,
       const std::string &text)
{
  check_like_fprintf (print, conversion, v);
  check_under_lock (print, v, text);
}

/* The same for integers around each power of ten, by CONVERSION in one thread
   and by the conversion of a LONGER type in one of several.  */
template <typename value>
void
check_integers (printer<value> print, const char *conversion,
                const char *longer)
{
  std::vector<value> values{ 0, std::numeric_limits<value>::min (),
                             std::numeric_limits<value>::max () };
  for (value power = 1;; power *= 10)
    {
      for (value near : { power, power - 1, value (-power), value (1 - power) })
        values.push_back (near);
      if (power > std::numeric_limits<value>::max () / 10)
        break;
    }
  for (value v : values)
    {
      char text[32];
      snprintf (text, sizeof text, conversion, promoted (v));
      check (print, conversion, v, std::string (text));
      check_like_fprintf (print, longer, v, true);
    }
}

/* PRINT does for TEXT what fputs and puts do, however full the buffer is.  */
void
check_like_fputs (printer<const char *> print, const char *text)
{
  if (!has_room)
    return;
  FILE *before = stdout;
  for (unsigned tail : { 0U, 10U })
    for (std::size_t filled : fillings ())
      {
        stream mine (filled), libcs (filled);
        stdout = libcs.file;
        int expected = tail ? puts (text) : fputs (text, stdout);
        stdout = mine.file;
        errno = 1234;
        int32_t n = print (text, tail | QRINTF_PIECE, "%s", QRINTF_STDOUT);
        EXPECT_EQ (errno, 1234);
        stdout = before;
        int length = static_cast<int> (std::strlen (text));
        EXPECT_TRUE (n == (tail ? expected : length)
                     || (!tail && n == expected));
        check_buffer (mine, filled + std::strlen (text) + (tail != 0));
        EXPECT_EQ (mine.contents (), libcs.contents ())
            << text << " behind " << filled;
      }
}

/* PRINT does for the N bytes at S what fwrite does.  */
void
check_like_fwrite (decltype (&__qrintf_print_bytes) print, const char *s,
                   std::size_t n)
{
  const with_threads scope (false);
  for (std::size_t filled : fillings ())
    {
      stream mine (filled), libcs (filled);
      errno = 1234;
      EXPECT_EQ (print (s, n, mine.file), n);
      EXPECT_EQ (errno, 1234);
      fwrite (s, 1, n, libcs.file);
      check_buffer (mine, filled + n);
      fputs ("end", mine.file);
      fputs ("end", libcs.file);
      EXPECT_EQ (mine.contents (), libcs.contents ())
          << n << " bytes behind " << filled;
    }
}

} // namespace

CHECK (print_u32, check_integers<uint32_t> (v.print_u32, "%u", "%lu"))
CHECK (print_i32, check_integers<int32_t> (v.print_i32, "%d", "%ld"))

CHECK (print_u64, check_integers<uint64_t> (v.print_u64, "%lu", "%ju"))
CHECK (print_i64, check_integers<int64_t> (v.print_i64, "%ld", "%jd"))
CHECK (print_x32, check_integers<uint32_t> (v.print_x32, "%x", "%lx"))

void
check_print_str (const versions &v)
{
  guarded page (4096);
  for (std::size_t n : { 0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 50 })
    {
      std::string text (n, 'a');
      check (v.print_str, "%s", text.c_str (), text);
      /* Nothing is read behind its end.  */
      char *last = page.end () - (n + 1);
      std::memcpy (last, text.c_str (), n + 1);
      check<const char *> (v.print_str, "%s", last, text);
      check_like_fprintf<const char *> (v.print_str, "%s", last, true);
      check_like_fputs (v.print_str, last);
    }
  check_like_fputs (v.print_str, std::string (200, 'p').c_str ());
  for (std::size_t n : { 63, 64, 65, 200 })
    check_like_fprintf<const char *> (v.print_str, "%s",
                                      std::string (n, 'b').c_str ());
  check_like_fprintf<const char *> (v.print_str, "%s", nullptr);
}

void
check_print_bytes (const versions &v)
{
  guarded page (4096);
  for (std::size_t n : { 0, 1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 32, 33, 50, 63,
                         64, 65, 200, 4096 })
    {
      char *last = page.end () - n;
      for (std::size_t i = 0; i < n; i++)
        last[i] = static_cast<char> (i % 7);
      check_like_fwrite (v.print_bytes, last, n);
    }
  {
    const with_threads scope (false);
    EXPECT_EQ (v.print_bytes ("", 0, nullptr), 0U);
  }
  stream shared (1);
  {
    locked_elsewhere lock (shared.file);
    EXPECT_EQ (v.print_bytes ("bytes", 5, shared.file), 5U);
  }
  EXPECT_EQ (shared.contents (), "<1bytes");
  FILE *read_only = fopen ("/dev/null", "r");
  EXPECT_EQ (v.print_bytes ("bytes", 5, read_only), 0U);
  fclose (read_only);
}

#endif
