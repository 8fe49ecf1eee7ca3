/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that are read at run time, into streams, allocations and descriptors:
   what is printed there, and that nothing is where the format is refused.  What
   texts they give is for interpret-checks.cc.  */

#include "versions.h"

#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>

#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace
{

constexpr int refused = INT32_MIN;
constexpr int unset = 7777; /* no error's number */

/* A file whose buffer has been written to.  */
class written_file
{
public:
  written_file () : file (tmpfile ()) { fputs ("abc", file); }
  ~written_file () { fclose (file); }

  std::string
  contents ()
  {
    char text[16000];
    rewind (file);
    size_t n = fread (text, 1, sizeof text, file);
    return std::string (text, n);
  }

  FILE *file;
};

/* CALL with a va_list of what follows FORMAT.  */
int
with_list (const std::function<int (const char *, va_list)> &call,
           const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int n = call (format, values);
  va_end (values);
  return n;
}

/* Whether texts are written into a stream's buffer, and whether functions can
   be told from the program's own.  */
#ifdef __GLIBC__
constexpr bool has_room = true, knows_own = true;
#else
constexpr bool has_room = false, knows_own = false;
#endif

/* PRINT writes a format and its values to a file.  */
template <typename Print>
void
check_stream (Print print)
{
  written_file f;
  const std::string long_text (100000, 'x');
  EXPECT_EQ (print (f.file, "%d-%s|", 12, "text"), has_room ? 8 : refused);
  EXPECT_EQ (print (f.file, "%s", long_text.c_str ()), refused);
  EXPECT_EQ (print (f.file, "%d%n", 12, nullptr), refused);
  EXPECT_EQ (print (f.file, "", 0), has_room ? 0 : refused);
  if (has_room)
    {
      EXPECT_EQ (f.contents (), "abc12-text|");
    }

  /* A file that has been read further on keeps what follows.  */
  written_file g;
  fputs ("defghijklmnop", g.file);
  rewind (g.file);
  fputc ('A', g.file);
  fseek (g.file, 1, SEEK_SET);
  fputc ('B', g.file);
  print (g.file, "%d", 7);
  std::string now = g.contents ();
  EXPECT_EQ (now.substr (3), "defghijklmnop");

  setvbuf (f.file, nullptr, _IONBF, 0);
  EXPECT_EQ (print (f.file, "%d", 12), refused);
}

/* PRINT writes to stdout, which is buffered here.  */
template <typename Print>
void
check_stdout (Print print)
{
  fflush (stdout);
  if (!has_room)
    return;
  FILE *real = stdout;
  written_file f;
  stdout = f.file;
  int n = print ("%s %x", "to stdout", 255);
  stdout = real;
  EXPECT_EQ (n, 12);
  EXPECT_EQ (f.contents (), "abcto stdout ff");
}

/* PRINT puts a format and its values into memory.  */
template <typename Print>
void
check_allocation (Print print)
{
  const std::string longest (960, 'x'), longer (961, 'x');
  char untouched[1], *text = untouched;
  errno = unset;
  EXPECT_EQ (print (&text, "%d%n", 12, nullptr), refused);
  EXPECT_EQ (print (&text, "%s", longer.c_str ()), refused);
  EXPECT_EQ (text, untouched);
  EXPECT_EQ (errno, unset);
  for (const std::string &s : { std::string (), std::string ("a"), longest })
    {
      int n = print (&text, "%s", s.c_str ());
      ASSERT_EQ (n, knows_own ? int (s.size ()) : refused);
      if (!knows_own)
        return;
      EXPECT_EQ (text, s);
      free (text);
    }
  for (int n = 0; n < 100; n++)
    {
      ASSERT_EQ (print (&text, "%*d", n, 5), n ? n : 1);
      EXPECT_GT (malloc_usable_size (text), strlen (text));
      free (text);
    }
  EXPECT_EQ (print (&text, "%d-%s|%ld", 12, "text", -5L), 10);
  EXPECT_STREQ (text, "12-text|-5");
  free (text);
}

/* PRINT writes a format and its values to a descriptor.  */
template <typename Print>
void
check_descriptor (Print print)
{
  const std::string longest (960, 'x'), longer (961, 'x');
  int ends[2];
  char text[2000];
  ASSERT_EQ (pipe (ends), 0);
  fcntl (ends[0], F_SETFL, O_NONBLOCK);
  errno = unset;
  EXPECT_EQ (print (ends[1], "%d%n", 12, nullptr), refused);
  EXPECT_EQ (print (ends[1], "%s", longer.c_str ()), refused);
  EXPECT_EQ (print (ends[1], "%s", ""), refused);
  EXPECT_EQ (errno, unset);
  EXPECT_EQ (read (ends[0], text, sizeof text), -1);
  errno = unset;
  for (const std::string &s : { std::string ("a"), longest })
    {
      int n = print (ends[1], "%s", s.c_str ());
      ASSERT_EQ (n, knows_own ? int (s.size ()) : refused);
      if (!knows_own)
        break;
      ASSERT_EQ (read (ends[0], text, sizeof text), n);
      EXPECT_EQ (std::string (text, n), s);
    }
  EXPECT_EQ (errno, unset);
  close (ends[0]);
  close (ends[1]);
  if (knows_own)
    {
      EXPECT_EQ (print (ends[1], "%d-%s", 12, "text"), -1);
      EXPECT_EQ (errno, EBADF);
    }
}

} // namespace

void
check_interpret_stream (const versions &v)
{
  check_stream ([&v] (FILE *f, const char *format, auto... values) {
    auto print = [&] (const char *text, va_list list) {
      return v.interpret_stream (f, text, list);
    };
    return with_list (print, format, values...);
  });
}

void
check_interpret_stdout (const versions &v)
{
  check_stdout ([&v] (const char *format, auto... values) {
    return with_list (v.interpret_stdout, format, values...);
  });
}

/* What is refused is printed by the C library.  */
void
check_interpret_stream_values (const versions &v)
{
  for (int flag : { -1, 0, 1 })
    {
      written_file f;
      auto print = [&] (const char *format, auto... values) {
        return v.interpret_stream_values (f.file, flag, format, values...);
      };
      const std::string long_text (9000, 'x');
      EXPECT_EQ (print ("%d-%s|", 12, "text"), 8);
      EXPECT_EQ (print ("%2$s-%1$d|", 12, "text"), 8);
      EXPECT_EQ (print ("", 0), 0);
      EXPECT_EQ (print ("%s", long_text.c_str ()), 9000);
      setvbuf (f.file, nullptr, _IONBF, 0);
      EXPECT_EQ (print ("%d", 12), 2);
      EXPECT_EQ (f.contents (), "abc12-text|text-12|" + long_text + "12");
    }
}

void
check_interpret_stdout_values (const versions &v)
{
  for (int flag : { -1, 0, 1 })
    check_stdout ([&] (const char *format, auto... values) {
      return v.interpret_stdout_values (flag, format, values...);
    });
}

void
check_interpret_allocation (const versions &v)
{
  check_allocation ([&v] (char **to, const char *format, auto... values) {
    auto print = [&] (const char *text, va_list list) {
      return v.interpret_allocation (to, text, list);
    };
    return with_list (print, format, values...);
  });
}

void
check_interpret_allocation_values (const versions &v)
{
  check_allocation ([&v] (char **to, const char *format, auto... values) {
    return v.interpret_allocation_values (to, format, values...);
  });
}

void
check_interpret_descriptor (const versions &v)
{
  check_descriptor ([&v] (int to, const char *format, auto... values) {
    auto print = [&] (const char *text, va_list list) {
      return v.interpret_descriptor (to, text, list);
    };
    return with_list (print, format, values...);
  });
}

void
check_interpret_descriptor_values (const versions &v)
{
  check_descriptor ([&v] (int to, const char *format, auto... values) {
    return v.interpret_descriptor_values (to, format, values...);
  });
}
