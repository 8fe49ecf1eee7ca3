/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One conversion by the C library.  */

#include "versions.h"

#include <cerrno>
#include <climits>
#include <cstring>
#include <cwchar>
#include <string>

#include <gtest/gtest.h>

void
check_format (const versions &v)
{
  char text[2048];
  memset (text, '#', sizeof text);
  char *end = v.format (text, text + 3, "%d", 123);
  ASSERT_EQ (end, text + 3) << "a text that fits exactly";
  EXPECT_EQ (std::string (text, 5), "123##") << "no NUL behind it";
  EXPECT_EQ (v.format (text, text + 2, "%d", 123), nullptr);
  EXPECT_EQ (v.format (text, text, "%s", ""), text);

  EXPECT_EQ (v.format (text, text + 2000, "%*d", 1023, 1), text + 1023);
  EXPECT_EQ (v.format (text, text + 2000, "%*d", 1024, 1), nullptr);

  errno = ENOENT;
  end = v.format (text, text + 2000, "%m");
  EXPECT_EQ (std::string (text, end), strerror (ENOENT));
  EXPECT_EQ (v.format (text, text + 2000, "%lc", wint_t (WCHAR_MAX)), nullptr)
      << "what the C library refuses";
}
