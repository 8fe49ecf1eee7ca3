/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is neither a number, a string nor a stream: sinks that take a finished
   text, functions that unit/print tests, and tables.  */

#include "versions.h"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include <gtest/gtest.h>

/* The sinks that take a finished text: descriptors and allocated memory.  */
void
check_descriptor_write (const versions &v)
{
  int ends[2];
  ASSERT_EQ (pipe (ends), 0);
  errno = 0;
  EXPECT_EQ (v.descriptor_write (ends[1], "abcdef", 4), 4);
  EXPECT_EQ (v.descriptor_write (ends[1], "xyz", 0), 0);
  EXPECT_EQ (errno, 0);
  char text[16];
  EXPECT_EQ (read (ends[0], text, sizeof text), 4);
  EXPECT_EQ (std::string (text, 4), "abcd");

  /* A full non-blocking pipe accepts no more bytes.  */
  fcntl (ends[1], F_SETFL, O_NONBLOCK);
  std::string much (1 << 20, 'x');
  EXPECT_EQ (v.descriptor_write (ends[1], much.data (), much.size ()), -1);
  EXPECT_EQ (errno, EAGAIN);
  close (ends[0]);
  close (ends[1]);
  EXPECT_EQ (v.descriptor_write (ends[1], "a", 1), -1);
  EXPECT_EQ (errno, EBADF);
}

template <typename Duplicate>
static void
check_copies (Duplicate duplicate)
{
  constexpr std::size_t longest = 100;
  for (std::size_t n = 0; n < longest; n++)
    {
      /* Memory from malloc may contain an earlier text, so each text is
         different, and no part of it remains in freed memory.  */
      std::string expected;
      expected.reserve (longest);
      for (std::size_t i = 0; i < n; i++)
        expected += char ('!' + (i + 7 * n) % 90);
      char *copy = duplicate (expected.data (), expected.size ());
      ASSERT_NE (copy, nullptr);
      EXPECT_EQ (copy, expected);
      free (copy);
    }
  char *part = duplicate ("abc", 2);
  EXPECT_STREQ (part, "ab");
  free (part);
}

CHECK (duplicate, check_copies (v.duplicate))

/* Here asprintf is the C library's.  */
CHECK (allocate, check_copies (v.allocate))

/* The replacements of the C library's functions; unit/print tests them.  */
CHECK (printf)
CHECK (fprintf)
CHECK (vprintf)
CHECK (vfprintf)
CHECK (sprintf)
CHECK (snprintf)
CHECK (vsprintf)
CHECK (vsnprintf)
CHECK (asprintf)
CHECK (vasprintf)
CHECK (dprintf)
CHECK (vdprintf)
CHECK (printf_chk)
CHECK (fprintf_chk)
CHECK (vprintf_chk)
CHECK (vfprintf_chk)
CHECK (sprintf_chk)
CHECK (snprintf_chk)
CHECK (vsprintf_chk)
CHECK (vsnprintf_chk)
CHECK (asprintf_chk)
CHECK (vasprintf_chk)
CHECK (dprintf_chk)
CHECK (vdprintf_chk)
CHECK (puts)
CHECK (fputs)
CHECK (putchar)
CHECK (putc)
CHECK (fwrite)

/* The archive contains these functions, so libc's are never taken.
   lowering/stream has programs without them.  */
#define CHECK_LINKED(NAME)                                                     \
  CHECK (linked_##NAME,                                                        \
         EXPECT_EQ (__qrintf_linked_##NAME (nullptr),                          \
                    reinterpret_cast<const void *> (__qrintf_##NAME)))

CHECK_LINKED (printf)
CHECK_LINKED (fprintf)
CHECK_LINKED (printf_chk)
CHECK_LINKED (fprintf_chk)

/* The tables that inlined code reads.  */
TEST (table, dec3)
{
  for (unsigned i = 0; i < 256; ++i)
    {
      char text[8] = {};
      int length = std::snprintf (text, sizeof text, "%u", i);
      EXPECT_EQ (std::memcmp (__qrintf_dec3[i].digits, text, 3), 0) << i;
      EXPECT_EQ (__qrintf_dec3[i].length, length) << i;
    }
}

TEST (table, pairs)
{
  for (unsigned i = 0; i < 256; ++i)
    {
      char text[8];
      std::snprintf (text, sizeof text, "%02u%02x%02X", i % 100, i, i);
      EXPECT_EQ (std::memcmp (__qrintf_dec2[i % 100], text, 2), 0) << i;
      EXPECT_EQ (std::memcmp (__qrintf_hex2[i], text + 2, 2), 0) << i;
      EXPECT_EQ (std::memcmp (__qrintf_HEX2[i], text + 4, 2), 0) << i;
    }
}
