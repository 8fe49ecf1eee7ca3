/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The memory of readers: the block of a closed reader is used by the next
   reader, and by no other.  */

#include "inputs.h"

#include <atomic>
#include <thread>

using qrintf::line_reader;

namespace
{

const char *const texts[] = { "a\nbb\nccc\n", "1\n22\n333\n" };

/* Whether readers of both files, taking lines alternately, return their own
   lines.  */
bool
both_right (const temporary_file &first, const temporary_file &second)
{
  line_reader a (first.path ()), b (second.path ());
  auto i = a.begin (), j = b.begin ();
  bool right = *i == "a" && *j == "1";
  right &= *++i == "bb" && *++j == "22";
  right &= *++i == "ccc" && *++j == "333";
  return right && ++i == a.end () && ++j == b.end ();
}

TEST (lines_block, a_failed_open_leaves_its_own_once)
{
  temporary_file first (texts[0]), second (texts[1]);
  for (int i = 0; i < 10; i++)
    {
      EXPECT_EQ (qrintf_lines_open ("/nonexistent", nullptr), nullptr);
      EXPECT_EQ (qrintf_lines_open ("/nonexistent", nullptr), nullptr);
      ASSERT_TRUE (both_right (first, second));
    }
}

/* A new reader has neither the position nor the error of the last one.  */
TEST (lines_block, a_new_reader_knows_nothing_of_the_last)
{
  temporary_file first (texts[0]), second (texts[1]);
  qrintf_lines_options options = QRINTF_LINES_OPTIONS_INIT;
  options.longest = 1;
  qrintf_lines_line line;
  qrintf_lines_reader *r = qrintf_lines_open (first.path (), &options);
  ASSERT_NE (r, nullptr);
  EXPECT_EQ (qrintf_lines_next (r, &line), 1);
  EXPECT_EQ (qrintf_lines_next (r, &line), -1);
  EXPECT_STRNE (qrintf_lines_error (r), "");
  qrintf_lines_close (r);

  r = qrintf_lines_open (second.path (), nullptr);
  ASSERT_NE (r, nullptr);
  EXPECT_EQ (qrintf_lines_number (r), 0u);
  EXPECT_EQ (qrintf_lines_errno (r), 0);
  EXPECT_STREQ (qrintf_lines_error (r), "");
  for (int i = 0; i < 3; i++)
    EXPECT_EQ (qrintf_lines_next (r, &line), 1);
  EXPECT_EQ (qrintf_lines_next (r, &line), 0);
  qrintf_lines_close (r);
}

/* A path that is longer than the room of a kept block.  */
TEST (lines_block, long_paths)
{
  temporary_file first (texts[0]), second (texts[1]);
  for (size_t dots : { 10, 400, 600, 1500 })
    {
      std::string path = "/";
      for (size_t i = 0; i < dots; i++)
        path += "./";
      line_reader r ((path + std::string (first.path ()).substr (1)).c_str ());
      ASSERT_EQ (*r.begin (), "a");
      ASSERT_TRUE (both_right (first, second));
    }
}

TEST (lines_block, readers_at_once_share_none)
{
  temporary_file first (texts[0]), second (texts[1]);
  std::atomic<int> wrong{ 0 };
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; t++)
    threads.emplace_back ([&] {
      for (int i = 0; i < 500; i++)
        wrong += !both_right (first, second);
    });
  for (std::thread &t : threads)
    t.join ();
  EXPECT_EQ (wrong, 0);
}

} // namespace
