/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream as a sink: where there is room, and what begin, end and cancel leave
   behind.  On C libraries other than glibc there is never room.  */

#include "versions.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#ifdef __GLIBC__
#include <stdio_ext.h>
#endif
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace
{

/* What begin leads to, STREAM given or stdout taken.  */
using begin_function
    = std::function<char *(struct qrintf_stream *, FILE *, std::size_t)>;

/* A stream with a buffer of 256 bytes, of which "abc" has been written.  */
class buffered_file
{
public:
  buffered_file () : file (tmpfile ())
  {
    setvbuf (file, buffer, _IOFBF, sizeof buffer);
    fputs ("abc", file);
  }
  ~buffered_file () { fclose (file); }

  std::string
  contents ()
  {
    char text[256];
    rewind (file);
    std::size_t n = fread (text, 1, sizeof text, file);
    return std::string (text, n);
  }

  FILE *file;

private:
  char buffer[256];
};

constexpr bool has_room =
#ifdef __GLIBC__
    true;
#else
    false;
#endif

void
check_room (const begin_function &begin)
{
  buffered_file f;
  struct qrintf_stream s;
  EXPECT_EQ (begin (&s, f.file, 254), nullptr);
  char *cursor = begin (&s, f.file, 253);
  ASSERT_EQ (cursor != nullptr, has_room);
  if (!cursor)
    return;
  EXPECT_EQ (s.limit, cursor + 253);
  memcpy (cursor, "defg", 4);
  __qrintf_stream_cancel (&s);
  cursor = begin (&s, f.file, 4);
  memcpy (cursor, "def", 3);
  __qrintf_stream_end (&s, cursor + 3);
  fputs ("ghi", f.file);
  EXPECT_EQ (f.contents (), "abcdefghi");
}

/* No text takes more than 33 KiB of a large buffer.  */
void
check_large_room (const begin_function &begin)
{
  std::vector<char> buffer (100000);
  FILE *f = tmpfile ();
  setvbuf (f, buffer.data (), _IOFBF, buffer.size ());
  fputs ("abc", f);
  struct qrintf_stream s;
  char *cursor = begin (&s, f, 1);
  EXPECT_EQ (cursor != nullptr, has_room);
  if (cursor)
    {
      EXPECT_EQ (s.limit, cursor + 33 * 1024);
      __qrintf_stream_cancel (&s);
    }
  for (std::size_t i = 0; i < 90000; i++)
    putc ('x', f);
  cursor = begin (&s, f, 1);
  EXPECT_EQ (cursor != nullptr, has_room);
  if (cursor)
    {
      EXPECT_EQ (s.limit, buffer.data () + buffer.size ());
      __qrintf_stream_cancel (&s);
    }
  fclose (f);
}

/* Streams that are libc's.  */
void
check_no_room (const begin_function &begin)
{
  struct qrintf_stream s;
  auto refused = [&] (FILE *f) {
    EXPECT_EQ (begin (&s, f, 1), nullptr);
    EXPECT_EQ (fclose (f), 0);
  };
  FILE *unbuffered = tmpfile ();
  setvbuf (unbuffered, nullptr, _IONBF, 0);
  fputs ("abc", unbuffered);
  refused (unbuffered);

  FILE *line_buffered = tmpfile ();
  setvbuf (line_buffered, nullptr, _IOLBF, 0);
  fputs ("abc", line_buffered);
  refused (line_buffered);

  FILE *changed = tmpfile (); /* in the middle of writing */
  fputs ("abc", changed);
  setvbuf (changed, nullptr, _IOLBF, 0);
  refused (changed);

  refused (tmpfile ()); /* nothing written yet: no buffer */

  FILE *reading = tmpfile ();
  fputs ("abcdef", reading);
  rewind (reading);
  EXPECT_EQ (getc (reading), 'a');
  refused (reading);

  FILE *wide = tmpfile ();
  fputws (L"abc", wide);
  refused (wide);

  refused (fopen ("/dev/null", "r"));
}

/* Does another thread find F locked?  */
bool
is_locked (FILE *f)
{
  bool locked = false;
  std::thread ([&] {
    locked = ftrylockfile (f) != 0;
    if (!locked)
      funlockfile (f);
  }).join ();
  return locked;
}

/* Once there has been a thread, streams are locked from begin to end.  */
void
check_lock (const begin_function &begin, bool locks)
{
  buffered_file f;
  struct qrintf_stream s;
  EXPECT_FALSE (is_locked (f.file));
  if (!begin (&s, f.file, 1))
    return;
  EXPECT_EQ (is_locked (f.file), locks);
  __qrintf_stream_cancel (&s);
  EXPECT_FALSE (is_locked (f.file));
  char *cursor = begin (&s, f.file, 1);
  __qrintf_stream_end (&s, cursor);
  EXPECT_FALSE (is_locked (f.file));
  EXPECT_EQ (begin (&s, f.file, 1000), nullptr);
  EXPECT_FALSE (is_locked (f.file));
#ifdef __GLIBC__
  __fsetlocking (f.file, FSETLOCKING_BYCALLER);
  begin (&s, f.file, 1);
  EXPECT_FALSE (is_locked (f.file)) << "locking is the caller's";
  __qrintf_stream_cancel (&s);
#endif
}

void
check_begin (const begin_function &begin, bool locks)
{
  int before = errno;
  check_room (begin);
  check_large_room (begin);
  check_no_room (begin);
  check_lock (begin, locks);
  errno = before;
}

/* Calls the form that takes stdout, with F in its place.  */
template <typename Begin>
begin_function
through_stdout (Begin begin)
{
  return [begin] (struct qrintf_stream *s, FILE *f, std::size_t room) {
    FILE *saved = stdout;
    stdout = f;
    char *cursor = begin (s, room);
    stdout = saved;
    return cursor;
  };
}

} // namespace

void
check_stream_begin (const versions &v)
{
  check_begin (v.stream_begin, true);
}

void
check_stream_begin_unlocked (const versions &v)
{
  check_begin (v.stream_begin_unlocked, false);
}

void
check_stdout_begin (const versions &v)
{
  check_begin (through_stdout (v.stdout_begin), true);
}

void
check_stdout_begin_unlocked (const versions &v)
{
  check_begin (through_stdout (v.stdout_begin_unlocked), false);
}

void
check_stream_end (const versions &v)
{
  /* A memory stream has a NUL behind its text only because nobody wrote
     there.  */
  char *text = nullptr;
  std::size_t size = 0;
  FILE *f = open_memstream (&text, &size);
  fputs ("abc", f);
  struct qrintf_stream s;
  if (char *cursor = v.stream_begin (&s, f, 4))
    {
      memcpy (cursor, "def", 4);
      EXPECT_EQ (v.stream_end (&s, cursor + 3), 3);
      fflush (f);
      EXPECT_EQ (size, 6u);
      EXPECT_STREQ (text, "abcdef");
    }
  fclose (f);
  free (text);
}

void
check_stream_cancel (const versions &v)
{
  buffered_file f;
  struct qrintf_stream s;
  if (v.stream_begin (&s, f.file, 8))
    v.stream_cancel (&s);
  EXPECT_FALSE (is_locked (f.file));
  EXPECT_EQ (f.contents (), "abc");
}

void
check_stream_write (const versions &v)
{
  const std::string text (300, 'x');
  int32_t taken = has_room ? 253 : INT32_MIN;
  buffered_file empty, whole, unbuffered;
  EXPECT_EQ (v.stream_write (empty.file, "", 0), has_room ? 0 : INT32_MIN);
  EXPECT_EQ (empty.contents (), "abc");
  EXPECT_EQ (v.stream_write (whole.file, text.data (), 254), INT32_MIN);
  EXPECT_EQ (v.stream_write (whole.file, text.data (), 253), taken);
  EXPECT_EQ (v.stream_write (whole.file, text.data (), 0), INT32_MIN);
  EXPECT_FALSE (is_locked (whole.file));
  EXPECT_EQ (whole.contents (), "abc" + text.substr (0, has_room ? 253 : 0));
  setvbuf (unbuffered.file, nullptr, _IONBF, 0);
  EXPECT_EQ (v.stream_write (unbuffered.file, "x", 1), INT32_MIN);
  EXPECT_EQ (unbuffered.contents (), "abc");

  std::vector<char> buffer (9000);
  FILE *f = tmpfile ();
  setvbuf (f, buffer.data (), _IOFBF, buffer.size ());
  fputs ("abc", f);
  const std::string longest (4096, 'y');
  EXPECT_EQ (v.stream_write (f, (longest + 'y').data (), 4097), INT32_MIN);
  EXPECT_EQ (v.stream_write (f, longest.data (), 4096),
             has_room ? 4096 : INT32_MIN);
  fclose (f);
}
