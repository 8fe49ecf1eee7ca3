/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sinks that take a finished text: descriptors and allocated memory.  */

#include "versions.h"

#include <cerrno>
#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include <gtest/gtest.h>

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
