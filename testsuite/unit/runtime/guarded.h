/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Memory that ends at an inaccessible page, and the check that an emitter wrote
   its text, returned its end, and changed nothing else, including errno.  */

#ifndef QRINTF_TEST_GUARDED_H
#define QRINTF_TEST_GUARDED_H

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <string>

#include <gtest/gtest.h>

/* SIZE bytes, a multiple of the page size, between two PROT_NONE pages.  */
class guarded
{
public:
  explicit guarded (std::size_t size);
  ~guarded ();
  guarded (const guarded &) = delete;
  guarded &operator= (const guarded &) = delete;

  char *
  begin () const
  {
    return begin_;
  }
  char *
  end () const
  {
    return begin_ + size_;
  }

private:
  char *begin_;
  std::size_t size_;
};

/* Memory for emitters.  EMIT is called with a cursor such that exactly EXPECTED
   and OVERRUN bytes lie before the inaccessible page.  */
class destination
{
public:
  template <typename Emit>
  void
  expect (const char *expected, std::size_t length, std::size_t overrun,
          Emit emit)
  {
    char *cursor = memory_.end () - length - overrun;
    prepare (cursor);
    char *end = emit (cursor);
    if (end != cursor + length || std::memcmp (cursor, expected, length) != 0
        || !margin_intact (cursor) || errno != unset)
      report (cursor, end, std::string (expected, length));
    if (overrun == 0)
      expect_inside (expected, length, emit);
  }

  /* EMIT has to return a null pointer and to write only within ROOM bytes.  */
  template <typename Emit>
  void
  expect_refusal (std::size_t room, Emit emit)
  {
    char *cursor = memory_.end () - room;
    prepare (cursor);
    char *end = emit (cursor);
    EXPECT_EQ (end, nullptr);
    EXPECT_EQ (errno, unset);
    EXPECT_TRUE (margin_intact (cursor)) << "wrote before the cursor";
  }

  char *
  end () const
  {
    return memory_.end ();
  }

private:
  static constexpr std::size_t margin = 64;
  static constexpr char untouched = '\x5a';
  static constexpr int unset = 7777; /* the number of no error */

  /* The same with bytes behind the text that must not change.  */
  template <typename Emit>
  void
  expect_inside (const char *expected, std::size_t length, Emit emit)
  {
    char *cursor = memory_.begin () + margin + length % 7;
    prepare (cursor);
    std::memset (cursor + length, untouched, margin);
    char *end = emit (cursor);
    if (end != cursor + length || std::memcmp (cursor, expected, length) != 0
        || !margin_intact (cursor) || !margin_intact (cursor + length + margin)
        || errno != unset)
      report (cursor, end, std::string (expected, length));
  }

  static void prepare (char *cursor);
  static bool margin_intact (const char *cursor);
  static void report (const char *cursor, const char *end,
                      const std::string &expected);

  guarded memory_{ 1 << 18 };
};

#endif
