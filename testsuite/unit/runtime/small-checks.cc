/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small calls against snprintf, in streams whose room ends before, inside and
   behind the text, so that the runtime or the C library prints them.  */

#include "file-with-buffer.h"
#include "guarded.h"
#include "values.h"
#include "versions.h"

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

namespace
{

template <typename... Values>
std::string
by_libc (const char *format, Values... values)
{
  char text[4000];
  int length = snprintf (text, sizeof text, format, values...);
  EXPECT_LT (size_t (length), sizeof text) << format;
  return text;
}

/* Prints FORMAT with VALUES by PRINT, a function of a stream and these.  */
template <typename Print, typename... Values>
void
expect_as_libc (Print print, const char *format, Values... values)
{
  std::string text = by_libc (format, values...);
  for (size_t room = 0; room < text.size () + 45; room++)
    {
      file_with_buffer f (room);
      EXPECT_EQ (print (f.file, format, values...), int (text.size ()))
          << format;
      EXPECT_EQ (f.contents (), "<" + text) << format << ' ' << room;
    }
}

/* The same in a stream with much room, for many values.  */
template <typename Print> class with_room
{
public:
  explicit with_room (Print print) : print (print) {}

  template <typename Value>
  void
  expect_as_libc (const std::string &format, Value value)
  {
    std::string text = by_libc (format.c_str (), value);
    if (f.buffer.size () - at < text.size () + 1000)
      {
        rewind (f.file);
        at = size_t (fprintf (f.file, "<"));
      }
    EXPECT_EQ (print (f.file, format.c_str (), value), int (text.size ()));
    EXPECT_EQ (f.buffer.substr (at, text.size ()), text) << format;
    at += text.size ();
  }

private:
  Print print;
  file_with_buffer f{ 1 << 16 };
  size_t at = 1;
};

/* Each integer of each length, in fields and without one.  What the plain
   conversions print has 45 bytes at most with all that may stand around it. */
template <typename Print>
void
check_integers (Print print)
{
  with_room<Print> stream (print);
  for (const char *field :
       { "", "7", "-12", "+", "#", "021", "-09", "0-9", ".0", ".12", "-9.4" })
    for (const char *length : { "", "hh", "h", "l", "ll", "z", "j", "t" })
      for (char letter : { 'd', 'i', 'u', 'x', 'X', 'o' })
        {
          bool is_signed = letter == 'd' || letter == 'i';
          if ((*field == '+' && !is_signed)
              || (*field == '#' && strchr ("diu", letter)))
            continue;
          std::string format = std::string ("%") + field + length + letter;
          for (uint64_t v : values64 (20))
            if (*length && *length != 'h')
              stream.expect_as_libc (format, long (v));
            else
              stream.expect_as_libc (format, int (v));
        }
  for (long v : { 0L, 9L, -1L, 1L << 31, LONG_MAX, LONG_MIN })
    expect_as_libc (print, "<%li>%lu %lx\n", v, v, v);
  expect_as_libc (print, "%d%u%x%c|%c", INT_MIN, 7u, UINT_MAX, 'x', 0x141);
  expect_as_libc (print, "%c%c", UCHAR_MAX, '%');
}

/* Each number of nine digits behind others is made of pieces.  */
template <typename Print>
void
check_pieces (Print print)
{
  with_room<Print> stream (print);
  uint64_t piece = 1;
  for (int i = 0; i < 20; i++, piece *= 10)
    for (uint64_t v : { piece - 1, piece, piece + 1, piece * 9, piece * 2 - 1 })
      {
        stream.expect_as_libc ("%lu", v);
        stream.expect_as_libc ("%ld", v);
      }
}

template <typename Print>
void
check_reals (Print print)
{
  for (double v : { 0.0, -0.0, 1.5, -2.0 / 3, 1e15, 123456789.125, DBL_MIN,
                    4.9e-324, 1e17, 1e300, DBL_MAX, double (NAN), -double (NAN),
                    double (INFINITY), -double (INFINITY) })
    {
      expect_as_libc (print, "%f %e %g", v, v, v);
      expect_as_libc (print, "%.f%.0e|%.0g\n", v, v, v);
      expect_as_libc (print, "%.2f;%.02f;%.19f;", v, v, v);
      expect_as_libc (print, "%.1lf, %.17le, %.17lg", v, v, v);
      for (int p : { -1, 0, 3, 17, 18, 40 })
        expect_as_libc (print, "%.*f %.*e %.*lg;", p, v, p, v, p, v);
      expect_as_libc (print, "%9.3f|%-12e|%+G|%012.1F", v, v, v, v);
      for (int w : { -30, 0, 5, 30 })
        expect_as_libc (print, "%*g|%-*.*f|%*.2e;", w, v, w, 3, v, w, v);
      expect_as_libc (print, "%09f|%012.2e|%0-9g|%021g", v, v, v, v);
    }
}

template <typename Print>
void
check_strings (Print print)
{
  const char *const none = nullptr;
  void *const address = &print;
  expect_as_libc (print, "%s", "");
  expect_as_libc (print, "%s: %s%s", "a", "text with % in it", "");
  expect_as_libc (print, "[%s]%p %p", none, address, nullptr);
  for (uintptr_t value : { uintptr_t (1), uintptr_t (0xabcdef), UINTPTR_MAX })
    {
      void *p = reinterpret_cast<void *> (value);
      expect_as_libc (print, "%p|%3p|%20p|%-20p|%*p", p, p, p, p, -9, p);
    }
  expect_as_libc (print, "%9p, %-9p", nullptr, nullptr);
  expect_as_libc (print, "%s", std::string (300, 'x').c_str ());
  expect_as_libc (print, "%-9s|%9s|%.2s|%9.1s|", "text", "text", "text",
                  "text");
  expect_as_libc (print, "%*s|%-*s|%*s", 7, "text", 7, "text", -7, "text");
  expect_as_libc (print, "%.*s|%.*s|%.s", 2, "text", -1, "text", "text");
  expect_as_libc (print, "%300s|%-300s|%999c", "text", "text", 'x');
  expect_as_libc (print, "%*d|%*x|%-*c|%0*ld", 5, -17, -5, 17u, 3, 'x', 9, -5L);
  expect_as_libc (print, "%.*s", 3, std::string (300, 'x').c_str ());
  expect_as_libc (print, "100%%: %d%%%d%%", 1, 2);
}

/* Of a string with a precision no byte behind that is read, nor one behind a
   NUL.  */
template <typename Print>
void
check_string_ends (Print print)
{
  guarded page (4096);
  for (size_t n = 0; n < 70; n++)
    {
      std::string text (n, 'x');
      char *at = page.end () - n;
      memcpy (at, text.c_str (), n);
      file_with_buffer f (1000);
      EXPECT_EQ (print (f.file, "%.*s|%9.*s|", int (n), at, int (n), at),
                 int (n + 1 + (n < 9 ? 9 : n) + 1));
      std::string field (n < 9 ? 9 - n : 0, ' ');
      EXPECT_EQ (f.contents (), "<" + text + "|" + field + text + "|");
      if (!n)
        continue;
      at[n - 1] = '\0';
      file_with_buffer g (1000);
      EXPECT_EQ (print (g.file, "%.*s|%.999s", INT_MAX, at, at),
                 int (2 * n - 1));
    }
}

/* More values than registers, of both kinds, and what libc gets is complete. */
template <typename Print>
void
check_many (Print print)
{
  expect_as_libc (
      print, "%d %f %s %g %ld %e %c %.3f %u %g %5s %f %hx %8.2f %d %g %g %f", 1,
      2.5, "three", 4.0, 5L, 6e10, '7', 8.0, 9u, 10.0, "11", 12., 13u, 14.5, 15,
      16e-9, 17e17, 18.0);
}

/* Texts of each length before, between and behind directives, where the format
   ends at a page that nobody may read and where it begins anywhere in a block.
 */
template <typename Print>
void
check_texts (Print print)
{
  guarded page (4096);
  for (size_t n = 0; n < 50; n++)
    {
      std::string text (n, 'x');
      std::string format = text + "%c" + text + "%d" + text;
      size_t bytes = format.size () + 1;
      for (size_t from_end : { size_t (0), n, size_t (500) })
        {
          char *at = page.end () - bytes - from_end;
          memcpy (at, format.c_str (), bytes);
          file_with_buffer f (1000);
          EXPECT_EQ (print (f.file, at, 'c', 7), int (3 * n) + 2);
          EXPECT_EQ (f.contents (), "<" + text + "c" + text + "7" + text);
        }
      expect_as_libc (print, (text + "%c" + text).c_str (), '%');
    }
}

template <typename Print>
void
check_all (Print print)
{
  check_integers (print);
  check_pieces (print);
  check_reals (print);
  check_strings (print);
  check_string_ends (print);
  check_many (print);
  check_texts (print);
}

/* What PRINT, which gets a format and what it may translate, prints as libc:
   with a format that it translates, with itself, and with one that has other
   directives.  */
template <typename Print>
void
check_translations (Print print)
{
  check_all ([&] (FILE *f, const char *format, auto... values) {
    return print (f, ("text, " + std::string (format)).c_str (), format,
                  values...);
  });
  check_strings ([&] (FILE *f, const char *format, auto... values) {
    return print (f, format, format, values...);
  });
  for (const char *other : { "", "%d", "%s", "%s%", "%s: %s%s%s", "%5d%%%x" })
    check_strings ([&] (FILE *f, const char *format, auto... values) {
      return print (f, other, format, values...);
    });
  auto known = [&] (const char *text) {
    return [&, text] (FILE *f, const char *format, auto... values) {
      return print (f, text, format, values...);
    };
  };
  expect_as_libc (known ("%s has %d"), "%2$d: %1$s", "it", 5);
  expect_as_libc (known ("%s has %-*d"), "%s: %-*d.", "it", -9, 5);
  expect_as_libc (known ("%d of %ld"), "%d/%ld", 5, 1L << 40);
  expect_as_libc (known ("%d of %d"), "%d/%o", 5, 9);
  expect_as_libc (known ("%d of %5d"), "%d/%-5d|", 5, 9);
  expect_as_libc (known ("%d of %d"), "%d", 5, 9);
  expect_as_libc (known ("%d"), "nothing", 5);
}

/* PRINT with a stream before its other arguments, which stdout is meanwhile. */
template <typename Print>
auto
on_stdout (Print print)
{
  return [print] (FILE *f, auto... arguments) {
    FILE *real = stdout;
    stdout = f;
    int n = print (arguments...);
    stdout = real;
    return n;
  };
}

/* Where buffers end: at a page that nobody may access.  */
guarded &
page ()
{
  static guarded bytes (1 << 13);
  return bytes;
}

/* PRINT, which gets a buffer and its size, as a function of a stream: the
   buffer is as long as the text, and PRINT is told TOLD, or how long it is.  */
template <typename Print>
auto
through_buffer (Print print, size_t told = 0)
{
  return [print, told] (FILE *f, const char *format, auto... values) {
    size_t size = by_libc (format, values...).size () + 1;
    char *text = page ().end () - size;
    int n = print (text, told ? told : size, format, values...);
    EXPECT_EQ (text[size - 1], '\0') << format;
    fwrite (text, 1, size - 1, f);
    return n;
  };
}

/* PRINT in buffers that are too short, and in none.  */
template <typename Print, typename... Values>
void
expect_cut_as_libc (Print print, const char *format, Values... values)
{
  std::string text = by_libc (format, values...);
  for (size_t size = 1; size < text.size () + 30; size++)
    {
      char *at = page ().end () - size;
      EXPECT_EQ (print (at, size, format, values...), int (text.size ()));
      EXPECT_EQ (std::string (at), text.substr (0, size - 1)) << format;
    }
  EXPECT_EQ (print (nullptr, 0, format, values...), int (text.size ()));
}

} // namespace

void
check_small_object (const versions &v)
{
  check_all (through_buffer (v.small_object, SIZE_MAX));
  check_strings (through_buffer (v.small_object));
}

void
check_small_bounded (const versions &v)
{
  check_all (through_buffer (v.small_bounded));
  expect_cut_as_libc (v.small_bounded, "%d files of %s, %lx", 12345, "a name",
                      LONG_MAX);
  expect_cut_as_libc (v.small_bounded, "%.3f %g%% %5d|%-9s|", 2.5, 1e100, -7,
                      "text");
  expect_cut_as_libc (v.small_bounded, "%s", "");
  expect_cut_as_libc (v.small_bounded, "%d: %s", 7,
                      "a text that is longer than any number");
  expect_cut_as_libc (v.small_bounded, "%s, and the end of the format", "text");
}

void
check_small_stream (const versions &v)
{
  check_all ([&v] (FILE *f, const char *format, auto... values) {
    return v.small_stream (f, format, values...);
  });
}

void
check_small_stdout (const versions &v)
{
  fflush (stdout);
  check_all (on_stdout (v.small_stdout));
}

void
check_translated_stream (const versions &v)
{
  check_translations (v.translated_stream);
}

void
check_translated_stream_checked (const versions &v)
{
  check_translations (v.translated_stream_checked);
}

void
check_translated_stdout (const versions &v)
{
  fflush (stdout);
  check_translations (on_stdout (v.translated_stdout));
}

void
check_translated_stdout_checked (const versions &v)
{
  fflush (stdout);
  check_translations (on_stdout (v.translated_stdout_checked));
}
