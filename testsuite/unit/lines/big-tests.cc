/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sparse files beyond 4 GiB.  They take minutes, so they run only with
   QRINTF_LONG=1.  */

#include "inputs.h"

#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

using qrintf::line_input;
using qrintf::line_options;
using qrintf::line_reader;

namespace
{

const off_t beyond = (off_t (5) << 30) + 12345;

/* "first", 5 GiB of NULs as one line, then "last".  */
class lines_big : public testing::Test
{
protected:
  void
  SetUp () override
  {
    const char *mode = std::getenv ("QRINTF_LONG");
    if (!mode || *mode != '1')
      GTEST_SKIP () << "needs QRINTF_LONG=1";
    EXPECT_EQ (truncate (file.path (), beyond), 0);
    file.append ("\nlast");
  }

  temporary_file file{ "first\n" };
};

TEST_F (lines_big, lines_beyond_4_gib)
{
  line_options o;
  o.input = line_input::map;
  line_reader reader (file.path (), o);
  std::string_view line;
  ASSERT_TRUE (reader.read (line));
  EXPECT_EQ (line, "first");
  ASSERT_TRUE (reader.read (line));
  EXPECT_EQ (line.size (), static_cast<size_t> (beyond) - 6);
  ASSERT_TRUE (reader.read (line));
  EXPECT_EQ (line, "last");
  EXPECT_FALSE (reader.read (line));
}

/* With NUL as the delimiter the file has many lines.  */
TEST_F (lines_big, counts_beyond_4_gib)
{
  for (line_input input : { line_input::automatic, line_input::read })
    {
      line_options o;
      o.input = input;
      o.delimiter = '\0';
      const auto lines = static_cast<uint64_t> (beyond) - 6 + 1;
      line_reader counted (file.path (), o);
      EXPECT_EQ (counted.count (), lines);
      line_reader reader (file.path (), o);
      uint64_t n = 0, bytes = 0;
      for (std::string_view line : reader)
        n++, bytes += line.size ();
      EXPECT_EQ (n, lines);
      EXPECT_EQ (bytes, 6 + 5u);
      EXPECT_EQ (reader.line_number (), lines);
    }
}

TEST_F (lines_big, offsets_beyond_4_gib)
{
  int fd = open (file.path (), O_RDONLY | O_CLOEXEC);
  for (line_input input : { line_input::map, line_input::read })
    {
      line_options o;
      o.input = input;
      lseek (fd, beyond, SEEK_SET);
      {
        line_reader reader (fd, qrintf::line_descriptor::borrowed, o);
        std::string_view line;
        ASSERT_TRUE (reader.read (line));
        EXPECT_EQ (line, "");
      }
      EXPECT_EQ (lseek (fd, 0, SEEK_CUR), beyond + 1);
    }
  close (fd);
}

} // namespace
