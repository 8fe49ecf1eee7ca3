/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream as a sink: which streams have room, and their state after entering,
   leaving and unlocking.  On C libraries other than glibc no stream has
   room.  */

#include "file-with-buffer.h"
#include "locked-elsewhere.h"
#include "versions.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#ifdef __GLIBC__
#include <stdio_ext.h>
#if __GLIBC_PREREQ(2, 32)
#include <sys/single_threaded.h>
#define HAS_SINGLE_THREADED
#endif
#endif
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace
{

/* The functions for a given stream, or for stdout.  */
struct stream_functions
{
  std::function<qrintf_room (FILE *, std::size_t)> enter_room;
  std::function<int32_t (FILE *, char *)> leave;
  std::function<void (FILE *)> unlock; /* empty for streams without a lock */
  bool locks;

  char *
  enter (FILE *f, std::size_t size) const
  {
    return qrintf_room_start (enter_room (f, size));
  }
};

/* A stream with a buffer of 256 bytes, of which "<" has been written.  */
struct buffered_file : file_with_buffer
{
  buffered_file () : file_with_buffer (256) {}
};

void
check_room (const stream_functions &s)
{
  buffered_file f;
  EXPECT_EQ (s.enter (f.file, 255), nullptr);
  qrintf_room room = s.enter_room (f.file, 254);
  char *cursor = qrintf_room_start (room);
  ASSERT_EQ (cursor != nullptr, has_room);
  if (!cursor)
    return;
  EXPECT_EQ (qrintf_room_end (room), cursor + 255);
  memcpy (cursor, "defg", 4);
  s.unlock (f.file);
  cursor = s.enter (f.file, 4);
  memcpy (cursor, "def", 3);
  EXPECT_EQ (s.leave (f.file, cursor + 3), 3);
  fputs ("ghi", f.file);
  EXPECT_EQ (f.contents (), "<defghi");
}

/* In a large buffer a text gets at most 33 KiB, and at least the room that it
   asks for.  */
void
check_large_room (const stream_functions &s)
{
  std::vector<char> buffer (100000);
  FILE *f = tmpfile ();
  setvbuf (f, buffer.data (), _IOFBF, buffer.size ());
  auto check_end = [&] (std::size_t size, std::size_t end) {
    qrintf_room room = s.enter_room (f, size);
    EXPECT_EQ (qrintf_room_start (room) != nullptr, has_room);
    if (!has_room)
      return;
    EXPECT_EQ (qrintf_room_end (room), buffer.data () + end);
    s.unlock (f);
  };
  auto fill_up_to = [&, written = std::size_t (3)] (std::size_t end) mutable {
    for (; written < end; written++)
      putc ('x', f);
  };
  constexpr std::size_t most = 33 * 1024;
  fputs ("abc", f);
  check_end (1, 3 + most);
  check_end (most, 3 + most);
  std::size_t place = buffer.size () - most - 500;
  fill_up_to (place);
  check_end (499, place + most);
  check_end (500, buffer.size ());
  fill_up_to (90000);
  check_end (1, buffer.size ());
  fclose (f);
}

/* Enters F, which has no room, with a size of 0.  */
void
enter_without_room (const stream_functions &s, FILE *f)
{
  qrintf_room room = s.enter_room (f, 0);
  ASSERT_NE (qrintf_room_start (room), nullptr);
  EXPECT_LT (qrintf_room_end (room), qrintf_room_start (room));
}

/* Streams that libc has to print to.  */
void
check_no_room (const stream_functions &s)
{
  auto refused = [&] (FILE *f) {
    EXPECT_EQ (s.enter (f, 1), nullptr);
    enter_without_room (s, f);
    s.unlock (f);
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

  FILE *changed = tmpfile (); /* it has been written to */
  fputs ("abc", changed);
  setvbuf (changed, nullptr, _IOLBF, 0);
  refused (changed);

  refused (tmpfile ()); /* not yet written to: no buffer */

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

/* Whether another thread finds F locked.  */
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

/* Once there has been a second thread, streams are locked while they are
   entered.  */
void
check_lock (const stream_functions &s)
{
  buffered_file f;
  EXPECT_FALSE (is_locked (f.file));
  if (!s.enter (f.file, 1))
    return;
  EXPECT_EQ (is_locked (f.file), s.locks);
  s.unlock (f.file);
  EXPECT_FALSE (is_locked (f.file));
  char *cursor = s.enter (f.file, 1);
  s.leave (f.file, cursor);
  EXPECT_FALSE (is_locked (f.file));
  EXPECT_EQ (s.enter (f.file, 1000), nullptr);
  EXPECT_FALSE (is_locked (f.file));
  setvbuf (f.file, nullptr, _IOLBF, 0);
  enter_without_room (s, f.file);
  EXPECT_EQ (is_locked (f.file), s.locks);
  s.unlock (f.file);
  EXPECT_FALSE (is_locked (f.file));
  setvbuf (f.file, nullptr, _IOFBF, 0);
#ifdef __GLIBC__
  __fsetlocking (f.file, FSETLOCKING_BYCALLER);
  flockfile (f.file); /* must stay locked */
  cursor = s.enter (f.file, 1);
  s.leave (f.file, cursor);
  s.enter (f.file, 1);
  s.unlock (f.file);
  EXPECT_TRUE (is_locked (f.file)) << "locking is the caller's";
  funlockfile (f.file);
  s.enter (f.file, 1);
  EXPECT_FALSE (is_locked (f.file)) << "locking is the caller's";
  s.unlock (f.file);
#endif
}

void
check_all (const stream_functions &s)
{
  int before = errno;
  check_room (s);
  check_large_room (s);
  check_no_room (s);
  check_lock (s);
  errno = before;
}

/* FUNCTION, which prints to stdout, as a function with a stream parameter.  */
template <typename Function>
auto
through_stdout (Function function)
{
  return [function] (FILE *f, auto... arguments) {
    struct in_place_of_stdout
    {
      explicit in_place_of_stdout (FILE *f) : saved (stdout) { stdout = f; }
      ~in_place_of_stdout () { stdout = saved; }
      FILE *saved;
    } change (f);
    return function (arguments...);
  };
}

/* The functions of V for a stream or stdout, that lock or do not.  */
stream_functions
functions_of (const versions &v, bool to_stdout, bool locks)
{
  const auto no_unlock = [] (FILE *) {};
  if (!to_stdout)
    return locks
               ? stream_functions{ v.stream_enter, v.stream_leave,
                                   v.stream_unlock, true }
               : stream_functions{ v.stream_enter_unlocked,
                                   v.stream_leave_unlocked, no_unlock, false };
  return locks ? stream_functions{ through_stdout (v.stdout_enter),
                                   through_stdout (v.stdout_leave),
                                   through_stdout (v.stdout_unlock), true }
               : stream_functions{ through_stdout (v.stdout_enter_unlocked),
                                   through_stdout (v.stdout_leave_unlocked),
                                   no_unlock, false };
}

/* Leaving, tested with a memory stream: if bytes behind the text were written,
   the NUL there would be overwritten.  */
void
check_leave (const stream_functions &s)
{
  char *text = nullptr;
  std::size_t size = 0;
  FILE *f = open_memstream (&text, &size);
  fputs ("abc", f);
  if (char *cursor = s.enter (f, 4))
    {
      memcpy (cursor, "def", 4);
      EXPECT_EQ (s.leave (f, cursor + 3), 3);
      fflush (f);
      EXPECT_EQ (size, 6u);
      EXPECT_STREQ (text, "abcdef");
    }
  fclose (f);
  free (text);
}

void
check_unlock (const stream_functions &s)
{
  buffered_file f;
  if (s.enter (f.file, 8))
    s.unlock (f.file);
  EXPECT_FALSE (is_locked (f.file));
  EXPECT_EQ (f.contents (), "<");
}

} // namespace

CHECK (stream_enter, check_all (functions_of (v, false, true)))
CHECK (stdout_enter, check_all (functions_of (v, true, true)))
CHECK (stream_enter_unlocked, check_all (functions_of (v, false, false)))
CHECK (stdout_enter_unlocked, check_all (functions_of (v, true, false)))
CHECK (stream_leave, check_leave (functions_of (v, false, true)))
CHECK (stdout_leave, check_leave (functions_of (v, true, true)))
CHECK (stream_leave_unlocked, check_leave (functions_of (v, false, false)))
CHECK (stdout_leave_unlocked, check_leave (functions_of (v, true, false)))
CHECK (stream_unlock, check_unlock (functions_of (v, false, true)))
CHECK (stdout_unlock, check_unlock (functions_of (v, true, true)))

/* Checks that PUT, a function of a character and a stream, has the effect of
   putc: with room and without, and if the stream has no buffer or cannot be
   written to.  */
template <typename Put>
void
check_character (Put put)
{
#ifdef HAS_SINGLE_THREADED
  /* Other tests had threads, so that libc would be called in any case.  */
  const char was_single = __libc_single_threaded;
  __libc_single_threaded = true;
#endif
  buffered_file f, unbuffered;
  std::string text = "<";
  for (int c = -3; c < 300; c++)
    {
      EXPECT_EQ (put (c, f.file), static_cast<unsigned char> (c));
      text += static_cast<char> (c);
    }
  EXPECT_EQ (f.contents (), text);
  setvbuf (unbuffered.file, nullptr, _IONBF, 0);
  EXPECT_EQ (put ('d', unbuffered.file), 'd');
  EXPECT_EQ (unbuffered.contents (), "<d");
  FILE *read_only = fopen ("/dev/null", "r");
  errno = 0;
  EXPECT_EQ (put ('x', read_only), EOF);
  EXPECT_EQ (errno, EBADF);
  fclose (read_only);
#ifdef HAS_SINGLE_THREADED
  __libc_single_threaded = was_single;
#endif
  EXPECT_FALSE (is_locked (f.file));

  /* A lock of another thread is waited for.  */
  buffered_file shared;
  {
    locked_elsewhere lock (shared.file);
    EXPECT_EQ (put ('2', shared.file), '2');
  }
  EXPECT_EQ (shared.contents (), "<12");
}

CHECK (stream_character, check_character (v.stream_character))
CHECK (stdout_character, check_character ([&v] (int c, FILE *f) {
         return through_stdout (v.stdout_character) (f, c);
       }))
