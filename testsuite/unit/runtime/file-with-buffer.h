/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streams with a buffer of a known size, for functions that print into it.  */

#ifndef QRINTF_TEST_FILE_WITH_BUFFER_H
#define QRINTF_TEST_FILE_WITH_BUFFER_H

#include <cstdio>
#include <string>

#include <gtest/gtest.h>

/* Whether emitters find room in a stream's buffer.  */
constexpr bool has_room =
#ifdef __GLIBC__
    true;
#else
    false;
#endif

/* A file with a buffer of SIZE bytes that the test can read.  The bytes behind
   the buffer must not change.  */
class file_with_buffer
{
public:
  explicit file_with_buffer (size_t size)
      : buffer (size + behind, '~'), size (size)
  {
    setvbuf (file, size ? &buffer[0] : nullptr, size ? _IOFBF : _IONBF, size);
    /* A stream has room only after it has been written to.  */
    fputs ("<", file);
  }
  file_with_buffer (const file_with_buffer &) = delete;
  ~file_with_buffer ()
  {
    fclose (file);
    EXPECT_EQ (buffer.substr (size), std::string (behind, '~'));
  }

  std::string
  contents ()
  {
    char text[4000];
    rewind (file);
    return std::string (text, fread (text, 1, sizeof text, file));
  }

  FILE *const file = tmpfile ();
  std::string buffer;

private:
  static constexpr size_t behind = 300;
  const size_t size;
};

#endif
