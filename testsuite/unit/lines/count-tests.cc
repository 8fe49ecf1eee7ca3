/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counting the rest of the input, from any place in it.  */

#include "inputs.h"

#include <algorithm>

#include <fcntl.h>
#include <unistd.h>

using qrintf::line_descriptor;
using qrintf::line_input;
using qrintf::line_options;
using qrintf::line_reader;

namespace
{

TEST (lines_count, after_some_lines)
{
  for (const char *end : { "", "\n" })
    {
      std::string text = random_text (100000, 40, '\n', 8) + "last" + end;
      texts lines = split_plainly (text, {});
      temporary_file file (text);
      for (line_input input :
           { line_input::automatic, line_input::read, line_input::map })
        for (size_t taken : { size_t (0), size_t (1), size_t (300),
                              lines.size () - 1, lines.size () })
          {
            line_options o;
            o.input = input;
            line_reader reader (file.path (), o);
            std::string_view line;
            size_t seen = 0;
            for (size_t i = 0; i < taken; i++)
              {
                ASSERT_TRUE (reader.read (line));
                seen += line.size () + 1;
              }
            EXPECT_EQ (reader.count (), lines.size () - taken);
            EXPECT_EQ (reader.line_number (), lines.size ());
            EXPECT_EQ (reader.unterminated (), *end == 0);
            EXPECT_EQ (reader.count (), 0u);
            EXPECT_EQ (reader.line_number (), lines.size ());
            EXPECT_FALSE (reader.read (line));
            line_reader bytes (file.path (), o);
            for (size_t i = 0; i < taken; i++)
              ASSERT_TRUE (bytes.read (line));
            std::string rest = text.substr (std::min (seen, text.size ()));
            auto member
                = [] (char c) { return c == 'C' || c == 'G' || c == '\n'; };
            EXPECT_EQ (bytes.count ("CG\n"),
                       static_cast<size_t> (
                           std::count_if (rest.begin (), rest.end (), member)));
            EXPECT_EQ (bytes.line_number (), lines.size ());
          }
    }
}

TEST (lines_count, would_block_then_goes_on_and_ends)
{
  for (const char *more : { "f\nc", "" })
    {
      int ends[2];
      ASSERT_EQ (pipe2 (ends, O_NONBLOCK), 0);
      qrintf_lines_reader *r = qrintf_lines_fdopen (ends[0], nullptr);
      ASSERT_EQ (write (ends[1], "a\nb\nhal", 7), 7);
      EXPECT_EQ (qrintf_lines_count (r), -1);
      EXPECT_EQ (errno, EAGAIN);
      EXPECT_EQ (qrintf_lines_number (r), 2u);
      ssize_t size = *more ? 3 : 0;
      ASSERT_EQ (write (ends[1], more, static_cast<size_t> (size)), size);
      close (ends[1]);
      EXPECT_EQ (qrintf_lines_count (r), *more ? 2 : 1);
      EXPECT_EQ (qrintf_lines_number (r), *more ? 4u : 3u);
      EXPECT_TRUE (qrintf_lines_unterminated (r));
      qrintf_lines_close (r);
      close (ends[0]);
    }
}

/* A line of which a part was counted, and which is read then, counts once.  */
TEST (lines_count, would_block_then_is_read)
{
  int ends[2];
  ASSERT_EQ (pipe2 (ends, O_NONBLOCK), 0);
  qrintf_lines_reader *r = qrintf_lines_fdopen (ends[0], nullptr);
  ASSERT_EQ (write (ends[1], "a\nb", 3), 3);
  EXPECT_EQ (qrintf_lines_count (r), -1);
  ASSERT_EQ (write (ends[1], "rest\nfoo\n", 9), 9);
  close (ends[1]);
  qrintf_lines_line line;
  EXPECT_EQ (qrintf_lines_next (r, &line), 1);
  EXPECT_EQ (qrintf_lines_next (r, &line), 1);
  EXPECT_EQ (qrintf_lines_count (r), 0);
  EXPECT_EQ (qrintf_lines_number (r), 3u);
  EXPECT_FALSE (qrintf_lines_unterminated (r));
  qrintf_lines_close (r);
  close (ends[0]);
}

} // namespace
