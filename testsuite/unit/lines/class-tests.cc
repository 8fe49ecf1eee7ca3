/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The C++ classes: moves, closing, iterators, errors, positions.  */

#include "inputs.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <numeric>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using qrintf::basic_line_reader;
using qrintf::byte_reader;
using qrintf::line_descriptor;
using qrintf::line_error;
using qrintf::line_input;
using qrintf::line_iterator;
using qrintf::line_options;
using qrintf::line_reader;
using qrintf::mapped_lines;

static_assert (std::is_nothrow_move_constructible_v<line_reader>);
static_assert (std::is_nothrow_move_assignable_v<line_reader>);
static_assert (!std::is_copy_constructible_v<line_reader>);
static_assert (!std::is_copy_assignable_v<line_reader>);
static_assert (!std::is_copy_constructible_v<byte_reader>);
static_assert (std::is_nothrow_move_assignable_v<byte_reader>);
static_assert (std::is_copy_constructible_v<mapped_lines>);
static_assert (std::is_copy_assignable_v<mapped_lines>);
static_assert (!std::is_convertible_v<int, line_reader>);
static_assert (!std::is_convertible_v<const char *, line_reader>);

namespace
{

line_options
mapped ()
{
  line_options o;
  o.input = line_input::map;
  return o;
}

TEST (lines_class, moves)
{
  temporary_file file ("a\nb\nc\n");
  for (line_input input : { line_input::read, line_input::map })
    {
      line_options o;
      o.input = input;
      line_reader a (file.path (), o);
      auto it = a.begin ();
      EXPECT_EQ (*it, "a");
      line_reader b (std::move (a));
      EXPECT_FALSE (a.is_open ());
      EXPECT_TRUE (a.begin () == a.end ());
      EXPECT_EQ (a.line_number (), 0u);
      EXPECT_EQ (a.count (), 0u);
      ++it;
      EXPECT_EQ (*it, "b");
      line_reader c;
      EXPECT_TRUE (c.begin () == c.end ());
      c = std::move (b);
      line_reader &same = c;
      c = std::move (same);
      std::string_view line;
      EXPECT_TRUE (c.read (line));
      EXPECT_EQ (line, "c");
      EXPECT_FALSE (c.read (line));
      EXPECT_FALSE (c.close ());
      EXPECT_FALSE (c.close ());
      EXPECT_FALSE (c.read (line));
      EXPECT_FALSE (c.unterminated ());
      EXPECT_FALSE (c.truncated ());
      EXPECT_EQ (c.error_text (), "");
      EXPECT_EQ (c.count ("a"), 0u);
    }
}

TEST (lines_class, moves_leak_nothing_10000)
{
  temporary_file file ("a\nb\n");
  size_t descriptors = count_descriptors ();
  line_reader kept (file.path (), mapped ());
  byte_reader bytes (file.path (), mapped ());
  for (int i = 0; i < 10000; i++)
    {
      line_reader other (file.path (), mapped ());
      ASSERT_EQ (*other.begin (), "a");
      kept = std::move (other);
      byte_reader more (file.path (), mapped ());
      bytes = std::move (more);
    }
  EXPECT_EQ (count_mappings (), 2u);
  EXPECT_EQ (count_descriptors (), descriptors + 1);
  kept.close ();
  bytes.close ();
  EXPECT_EQ (count_mappings (), 0u);
  EXPECT_EQ (count_descriptors (), descriptors);
}

TEST (lines_class, a_loop_goes_on_where_it_was_left)
{
  std::string text = "head\n\nbody\nmore\n";
  temporary_file file (text);
  line_reader reader (file.path ());
  for (std::string_view line : reader)
    if (line.empty ())
      break;
  EXPECT_EQ (reader.line_number (), 2u);
  texts rest;
  for (std::string_view line : reader)
    rest.emplace_back (line);
  EXPECT_EQ (rest, texts ({ "body", "more" }));
}

TEST (lines_class, the_range_may_be_a_temporary)
{
  temporary_file file ("a\nb");
  texts lines;
  for (std::string_view line : line_reader (file.path ()))
    lines.emplace_back (line);
  EXPECT_EQ (lines, texts ({ "a", "b" }));
}

TEST (lines_class, input_iterator)
{
  temporary_file file ("b\na\nc\n");
  line_reader reader (file.path ());
  auto it = reader.begin ();
  EXPECT_EQ (it->size (), 1u);
  EXPECT_EQ (*it++, "b");
  EXPECT_EQ (*it, "a");
  auto copy = it;
  EXPECT_TRUE (copy == it);
  EXPECT_TRUE (it != reader.end ());
  ++it;
  ++it;
  EXPECT_TRUE (it == reader.end ());
  line_reader again (file.path ());
  texts lines (again.begin (), again.end ());
  EXPECT_EQ (lines, texts ({ "b", "a", "c" }));
}

/* The result of it++ stays valid after a refill of the buffer.  */
TEST (lines_class, postfix_gives_a_copy)
{
  lines_tuning with = default_tuning ();
  with.first = with.buffer = 4;
  tuned t (with);
  std::string text = random_text (5000, 10, '\n', 1);
  fed_pipe pipe (text, 100);
  line_reader reader (pipe.descriptor ());
  texts lines;
  for (auto it = reader.begin (); it != reader.end ();)
    lines.push_back (*it++);
  EXPECT_EQ (lines, split_plainly (text, {}));
}

TEST (lines_class, owned_lines)
{
  std::string text = random_text (50000, 30, '\n', 2);
  temporary_file file (text);
  texts lines;
  for (std::string &&line : basic_line_reader<std::string> (file.path ()))
    lines.push_back (std::move (line));
  EXPECT_EQ (lines, split_plainly (text, {}));
  basic_line_reader<std::string> reader (file.path ());
  std::string line;
  ASSERT_TRUE (reader.read (line));
  EXPECT_EQ (line, lines[0]);
}

TEST (lines_class, exceptions)
{
  try
    {
      line_reader reader ("/no/such");
      FAIL ();
    }
  catch (const line_error &e)
    {
      EXPECT_STREQ (e.what (), "open /no/such: No such file or directory");
      EXPECT_EQ (e.operation (), "open");
      EXPECT_EQ (e.path (), "/no/such");
      EXPECT_EQ (e.code (), std::errc::no_such_file_or_directory);
    }
  line_reader reader ("/tmp");
  try
    {
      for (std::string_view line : reader)
        FAIL () << line;
      FAIL ();
    }
  catch (const line_error &e)
    {
      EXPECT_STREQ (e.what (), "read /tmp: Is a directory");
      EXPECT_EQ (e.operation (), "read");
      EXPECT_EQ (e.path (), "/tmp");
      EXPECT_EQ (e.code (), std::errc::is_a_directory);
    }
  EXPECT_THROW (reader.count (), line_error);
  EXPECT_THROW (line_reader (-1), line_error);
  EXPECT_THROW (byte_reader ("/tmp"), line_error);
  EXPECT_THROW (mapped_lines ("/no/such"), line_error);
  EXPECT_THROW (reader.open ("/no/such"), std::system_error);
  EXPECT_FALSE (reader.is_open ());
}

TEST (lines_class, error_codes)
{
  std::error_code error;
  line_reader reader ("/no/such", error);
  EXPECT_EQ (error, std::errc::no_such_file_or_directory);
  EXPECT_FALSE (reader.is_open ());
  reader.open ("/tmp", error);
  EXPECT_FALSE (error);
  for (std::string_view line : reader)
    FAIL () << line;
  EXPECT_EQ (reader.error (), std::errc::is_a_directory);
  EXPECT_EQ (reader.error_text (), "read /tmp: Is a directory");
  reader.open (-1, error);
  EXPECT_EQ (error, std::errc::bad_file_descriptor);
  byte_reader bytes;
  bytes.open ("/no/such", error);
  EXPECT_EQ (error, std::errc::no_such_file_or_directory);
  EXPECT_TRUE (bytes.empty ());
  EXPECT_EQ (bytes.begin (), bytes.end ());
}

/* The offset of a borrowed descriptor is at the end of the last line that was
   handed out.  */
TEST (lines_class, borrowed_descriptors)
{
  std::string text = random_text (100000, 30, '\n', 3);
  temporary_file file (text);
  for (line_input input :
       { line_input::automatic, line_input::read, line_input::map })
    for (size_t take : { size_t (0), size_t (1), size_t (5), size_t (2000),
                         size_t (1) << 20 })
      {
        line_options o;
        o.input = input;
        o.keep = true;
        int fd = open (file.path (), O_RDONLY | O_CLOEXEC);
        lseek (fd, 10, SEEK_SET);
        size_t expected = 10;
        line_reader reader (fd, line_descriptor::borrowed, o);
        std::string_view line;
        for (size_t i = 0; i < take && reader.read (line); i++)
          expected += line.size ();
        EXPECT_FALSE (reader.close ());
        EXPECT_EQ (lseek (fd, 0, SEEK_CUR), static_cast<off_t> (expected));
        EXPECT_EQ (close (fd), 0);
      }
}

TEST (lines_class, owned_descriptors)
{
  temporary_file file ("a\n");
  int fd = open (file.path (), O_RDONLY | O_CLOEXEC);
  {
    line_reader reader (fd, line_descriptor::owned);
  }
  EXPECT_EQ (close (fd), -1);
}

/* A stream continues after the last line, whether it can seek or not, and with
   its own buffered bytes.  */
TEST (lines_class, streams)
{
  std::string text = random_text (30000, 30, '\n', 4);
  texts expected = split_plainly (text, {});
  temporary_file file (text);
  for (bool piped : { false, true })
    {
      fed_pipe pipe (text, 1000);
      FILE *stream = piped ? fdopen (dup (pipe.descriptor ()), "r")
                           : fopen (file.path (), "r");
      char *buffer = nullptr;
      size_t room = 0;
      texts found;
      auto take_one = [&] {
        ssize_t n = getline (&buffer, &room, stream);
        if (n > 0)
          found.emplace_back (buffer, static_cast<size_t> (n)
                                          - (buffer[n - 1] == '\n'));
        return n > 0;
      };
      while (take_one ())
        {
          line_reader reader (stream);
          std::string_view line;
          for (int i = 0; i < 3 && reader.read (line); i++)
            found.emplace_back (line);
        }
      EXPECT_EQ (found, expected) << piped;
      free (buffer);
      fclose (stream);
    }
}

TEST (lines_class, memory_stream)
{
  std::string text = "a\nb\nc";
  FILE *stream = fmemopen (text.data (), text.size (), "r");
  line_reader reader (stream);
  EXPECT_EQ (all_lines (reader), texts ({ "a", "b", "c" }));
  EXPECT_TRUE (reader.unterminated ());
  reader.close ();
  fclose (stream);
}

TEST (lines_class, byte_reader_holds_all)
{
  for (size_t size : { size_t (0), size_t (1), size_t (4096), size_t (70000),
                       size_t (300000) })
    {
      std::string text = random_text (size, 30, '\n', 5);
      temporary_file file (text);
      byte_reader by_path (file.path ());
      EXPECT_EQ (by_path.view (), text);
      EXPECT_EQ (std::string (by_path.begin (), by_path.end ()), text);
      fed_pipe pipe (text, 1000);
      byte_reader by_pipe (pipe.descriptor ());
      EXPECT_EQ (by_pipe.view (), text);
      int fd = open (file.path (), O_RDONLY | O_CLOEXEC);
      size_t offset = std::min<size_t> (size, 5000);
      lseek (fd, static_cast<off_t> (offset), SEEK_SET);
      for (line_input input : { line_input::map, line_input::read })
        {
          line_options o;
          o.input = input;
          lseek (fd, static_cast<off_t> (offset), SEEK_SET);
          byte_reader by_offset (fd, line_descriptor::borrowed, o);
          EXPECT_EQ (by_offset.view (), text.substr (offset));
          EXPECT_EQ (lseek (fd, 0, SEEK_CUR), static_cast<off_t> (size));
        }
      byte_reader owned (fd, line_descriptor::owned);
      EXPECT_EQ (close (fd), -1);
    }
}

TEST (lines_class, mapped_lines_may_be_copied)
{
  std::string text = random_text (100000, 30, '\n', 6);
  temporary_file file (text);
  mapped_lines copy;
  EXPECT_TRUE (copy.begin () == copy.end ());
  std::vector<std::string_view> kept;
  {
    mapped_lines lines (file.path (), mapped ());
    copy = lines;
    auto first = lines.begin (), again = lines.begin ();
    ++first;
    EXPECT_TRUE (first != again);
    ++again;
    EXPECT_TRUE (first == again);
    EXPECT_EQ (*first, *again);
    kept.assign (lines.begin (), lines.end ());
  }
  EXPECT_EQ (texts (kept.begin (), kept.end ()), split_plainly (text, {}));
  EXPECT_EQ (texts (copy.begin (), copy.end ()), split_plainly (text, {}));
}

TEST (lines_class, parts_for_threads)
{
  std::string text = random_text (1 << 20, 30, '\n', 7);
  temporary_file file (text);
  mapped_lines lines (file.path ());
  for (size_t n : { 1, 2, 3, 16 })
    {
      auto parts = lines.split (n);
      ASSERT_EQ (parts.size (), n);
      std::vector<texts> found (n);
      std::vector<std::thread> threads;
      for (size_t i = 0; i < n; i++)
        threads.emplace_back ([&, i] {
          line_reader reader
              = line_reader::over (parts[i].view (), parts[i].options ());
          for (std::string_view line : reader)
            found[i].emplace_back (line);
        });
      for (auto &thread : threads)
        thread.join ();
      texts all;
      for (auto &part : found)
        all.insert (all.end (), part.begin (), part.end ());
      EXPECT_EQ (all, split_plainly (text, {}));
      EXPECT_NEAR (static_cast<double> (parts[0].view ().size ()),
                   static_cast<double> (text.size () / n), 1000);
    }
}

TEST (lines_class, paths_of_every_type)
{
  temporary_file file ("a\n");
  std::filesystem::path path (file.path ());
  std::string string (file.path ());
  EXPECT_EQ (line_reader (path).count (), 1);
  EXPECT_EQ (line_reader (string).count (), 1);
  EXPECT_EQ (line_reader (file.path ()).count (), 1);
  EXPECT_EQ (mapped_lines (path).count (), 1u);
  EXPECT_EQ (byte_reader (path).count ("a\n"), 2u);
}

#if defined __cpp_lib_ranges

TEST (lines_class, ranges)
{
  temporary_file file ("one\ntwo\nthree\n");
  line_reader reader (file.path ());
  size_t letters = 0;
  for (size_t n : reader | std::views::transform (&std::string_view::size)
                      | std::views::take (2))
    letters += n;
  EXPECT_EQ (letters, 6u);
  mapped_lines lines (file.path ());
  EXPECT_EQ (std::ranges::distance (lines), 3);
  EXPECT_EQ (lines.front (), "one");
  auto longest = std::ranges::max (lines, {}, &std::string_view::size);
  EXPECT_EQ (longest, "three");
  auto it = std::ranges::find (lines, "two");
  EXPECT_EQ (*it, "two");
  byte_reader bytes (file.path ());
  EXPECT_EQ (std::ranges::count (bytes, '\n'), 3);
}

#endif

/* qrintf_lines_next alternates with cursors that are abandoned after some
   lines, with every treatment of line ends.  */
TEST (lines_class, next_and_cursors_take_turns)
{
  std::string text = random_text (200000, 9, '\n', 5) + "\r\n\r\nlast\r";
  for (bool crlf : { false, true })
    for (bool keep : { false, true })
      for (unsigned turn : { 1, 3, 700 })
        {
          line_options o;
          o.crlf = crlf;
          o.keep = keep;
          qrintf_lines_options plain = QRINTF_LINES_OPTIONS_INIT;
          plain.crlf = crlf;
          plain.keep = keep;
          qrintf_lines_reader *r
              = qrintf_lines_memory (text.data (), text.size (), &plain);
          texts got;
          qrintf_lines_line line;
          while (qrintf_lines_next (r, &line) == 1)
            {
              got.emplace_back (line.text, line.length);
              qrintf_lines_cursor cursor = qrintf_lines_begin (r);
              for (unsigned i = 0;
                   i < turn && qrintf_lines_step (r, &cursor, &line); i++)
                got.emplace_back (line.text, line.length);
              EXPECT_EQ (qrintf_lines_number (r), got.size ());
            }
          EXPECT_EQ (got, split_plainly (text, o))
              << crlf << keep << " turns of " << turn;
          qrintf_lines_close (r);
        }
}

} // namespace
