/* SPDX-License-Identifier: GPL-3.0-or-later */
/* qrintf_strbuf_printf and vprintf: text, result, errno, and texts that the C
   library cannot format.  */

#include "allocator.h"
#include "checks.h"

#include <cerrno>
#include <cstring>

namespace
{

TEST (strbuf_printf, needs_no_more_than_the_text)
{
  owned s;
  watch_allocator (-1, false);
  std::string text (inside, 'i');
  ASSERT_EQ (qrintf_strbuf_printf (&s, "%s", text.c_str ()),
             static_cast<int> (inside));
  EXPECT_EQ (allocator.calls, 0);
  expect_text (s, text);
}

/* "%m" prints the errno of the call, although a block has to be allocated
   first.  */
TEST (strbuf_printf, conversions)
{
  owned s;
  int n = -1;
  std::string filler (200, 'f');
  errno = ENOENT;
  int length = qrintf_strbuf_printf (&s, "%s|%m%n|%.2f|%-4d|", filler.c_str (),
                                     &n, 2.5, 7);
  EXPECT_EQ (errno, ENOENT);
  std::string text = filler + "|" + strerror (ENOENT) + "|2.50|7   |";
  expect_text (s, text);
  EXPECT_EQ (length, static_cast<int> (text.size ()));
  EXPECT_EQ (n, static_cast<int> (201 + strlen (strerror (ENOENT))));
}

int
print (qrintf_strbuf *s, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int length = qrintf_strbuf_vprintf (s, format, values);
  va_end (values);
  return length;
}

TEST (strbuf_printf, list_of_values)
{
  owned s;
  EXPECT_EQ (print (&s, "%d,%s;", -12, "ab"), 7);
  EXPECT_EQ (print (&s, "%0100d", 1), 100);
  expect_text (s, "-12,ab;" + std::string (99, '0') + '1');
}

/* The "C" locale has no euro sign.  */
TEST (strbuf_printf, failure_of_the_c_library)
{
  for (size_t length : { size_t{ 0 }, size_t{ 10 }, inside, size_t{ 100 } })
    {
      owned s;
      std::string text (length, 'k');
      ASSERT_TRUE (qrintf_strbuf_append (&s, text.data (), length));
      errno = 0;
      EXPECT_EQ (qrintf_strbuf_printf (&s, "lost %ls", L"\u20ac"), -1);
      EXPECT_EQ (errno, EILSEQ);
      EXPECT_FALSE (qrintf_strbuf_failed (&s));
      expect_text (s, text);
      EXPECT_EQ (qrintf_strbuf_printf (&s, "%d", 5), 1);
      expect_text (s, text + "5");
    }
}

} // namespace
