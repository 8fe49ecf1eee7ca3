/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The property: a byte stream has the same lines with every kind of input,
   buffer size, delimiter and CPU version.  */

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

/* The default sizes, and small sizes, with which batches and buffers end in the
   middle of lines.  */
std::vector<lines_tuning>
tunings ()
{
  std::vector<lines_tuning> result = { default_tuning () };
  for (size_t small : { 1, 2, 3, 7, 64, 100, 1000 })
    {
      lines_tuning t = default_tuning ();
      t.first = small;
      t.buffer = small < 64 ? small : 4 * small;
      t.span = small % 5 + 1;
      t.enough = small % 3 + 1;
      t.window = t.alignment = 4096;
      result.push_back (t);
    }
  return result;
}

/* The longest text that can be read with these sizes in reasonable time.  */
size_t
longest (const lines_tuning &tuning)
{
  return tuning.first < 7 ? 500 : tuning.first < 100 ? 5000 : SIZE_MAX;
}

/* All options, or FEW.  */
std::vector<line_options>
options (bool few)
{
  std::vector<line_options> result;
  for (char delimiter : { '\n', '\0', '\r', '\xff', 'a' })
    if (!few || delimiter == '\n')
      for (bool keep : { false, true })
        for (bool crlf : { false, true })
          {
            line_options o;
            o.delimiter = delimiter;
            o.keep = keep;
            o.crlf = crlf;
            result.push_back (o);
          }
  return result;
}

/* Streams of bytes with the delimiter D, of at most LONGEST bytes.  */
std::vector<std::string>
streams (char d, size_t longest)
{
  std::vector<std::string> result
      = { "",
          std::string (1, d),
          "x",
          std::string ("x") + d,
          std::string (300, d),
          std::string ("a\r") + d + "\r" + d + "b\r\r" + d + "\r",
          std::string ("a\0b", 3) + d + '\0',
          std::string (10000, 'y') + d + "z" };
  for (unsigned each : { 2, 20, 300 })
    for (size_t size : { 100, 4096, 20000 })
      result.push_back (random_text (size, each, d, each));
  auto is_long
      = [=] (const std::string &text) { return text.size () > longest; };
  result.erase (std::remove_if (result.begin (), result.end (), is_long),
                result.end ());
  return result;
}

/* READER, of KIND, delivers the lines of TEXT, or counts them.  */
void
expect_lines (line_reader &&reader, const std::string &text,
              const line_options &o, const char *kind, bool counted = false)
{
  texts expected = split_plainly (text, o);
  if (counted)
    ASSERT_EQ (reader.count (), expected.size ()) << kind;
  else
    ASSERT_EQ (all_lines (reader), expected) << kind;
  EXPECT_EQ (reader.line_number (), expected.size ()) << kind;
  EXPECT_EQ (reader.unterminated (),
             !text.empty () && text.back () != o.delimiter)
      << kind;
  EXPECT_FALSE (reader.truncated ()) << kind;
  EXPECT_FALSE (reader.error ()) << kind;
}

/* Opens the file in FOLDER by path and by descriptor, read and mapped.  */
void
check_files (const std::string &text, line_options o, const char *folder)
{
  temporary_file file (text, folder);
  for (line_input input :
       { line_input::automatic, line_input::read, line_input::map })
    for (bool survive : { false, true })
      {
        o.input = input;
        o.survive_truncation = survive;
        expect_lines (line_reader (file.path (), o), text, o, "path");
        expect_lines (line_reader (file.path (), o), text, o, "path, count",
                      true);
      }
  temporary_file longer ("before\n" + text, folder);
  for (line_input input :
       { line_input::automatic, line_input::read, line_input::map })
    {
      o.input = input;
      int fd = open (longer.path (), O_RDONLY | O_CLOEXEC);
      lseek (fd, 7, SEEK_SET);
      expect_lines (line_reader (fd, line_descriptor::owned, o), text, o,
                    "offset");
    }
  FILE *stream = fopen (longer.path (), "r");
  char before[8];
  EXPECT_TRUE (fgets (before, sizeof before, stream));
  expect_lines (line_reader (stream, o), text, o, "stream");
  fclose (stream);
}

void
check_streams (const std::string &text, const line_options &o)
{
  const struct
  {
    const char *kind;
    size_t longest;
    bool is_socket, counted;
  } rows[] = { { "pipe", 100, false, false },
               { "pipe, count", 5000, false, true },
               { "socket", 1000, true, false } };
  for (const auto &row : rows)
    {
      fed_pipe pipe (text, row.longest, row.is_socket);
      expect_lines (
          line_reader (pipe.descriptor (), line_descriptor::borrowed, o), text,
          o, row.kind, row.counted);
    }
  fed_pipe pipe (text, 1000);
  FILE *stream = fdopen (pipe.descriptor (), "r");
  pipe.give_away ();
  expect_lines (line_reader (stream, o), text, o, "stream of a pipe");
  fclose (stream);
}

void
check_memory (const std::string &text, const line_options &o)
{
  expect_lines (line_reader::over (text, o), text, o, "memory");
  expect_lines (line_reader::over (text, o), text, o, "memory, count", true);
  temporary_file file (text);
  for (line_input input : { line_input::read, line_input::map })
    {
      line_options with = o;
      with.input = input;
      qrintf::mapped_lines lines (file.path (), with);
      texts found (lines.begin (), lines.end ());
      ASSERT_EQ (found, split_plainly (text, o));
      EXPECT_EQ (lines.count (), found.size ());
      for (size_t parts : { 1, 2, 7 })
        {
          found.clear ();
          for (auto &part : lines.split (parts))
            for (std::string_view line : part)
              found.emplace_back (line);
          ASSERT_EQ (found, split_plainly (text, o)) << parts;
        }
    }
}

TEST (lines_property, every_input_and_size)
{
  for (const lines_tuning &tuning : tunings ())
    {
      tuned t (tuning);
      for (const line_options &o : options (tuning.first != LINES_FIRST))
        for (const std::string &text : streams (o.delimiter, longest (tuning)))
          {
            SCOPED_TRACE (testing::Message ()
                          << "first " << tuning.first << " delimiter "
                          << int (o.delimiter) << " keep " << o.keep << " crlf "
                          << o.crlf << " size " << text.size ());
            check_files (text, o, "/tmp");
            check_memory (text, o);
            check_streams (text, o);
            if (HasFatalFailure ())
              return;
          }
    }
}

TEST (lines_property, every_cpu)
{
  for (const lines_cpu *cpu : all_cpus ())
    for (const lines_tuning &tuning : tunings ())
      {
        lines_tuning with = tuning;
        with.cpu = cpu;
        tuned t (with);
        line_options o;
        o.crlf = true;
        for (const std::string &text : streams ('\n', longest (tuning)))
          {
            SCOPED_TRACE (cpu->name);
            check_files (text, o, "/tmp");
            check_memory (text, o);
            if (HasFatalFailure ())
              return;
          }
      }
}

/* Sizes at which AUTO maps, measures and changes its choice.  */
TEST (lines_property, large_files)
{
  for (unsigned each : { 30, 5000, 3000000 })
    {
      std::string text = random_text (9 << 20, each, '\n', each);
      texts expected = split_plainly (text, {});
      for (const char *folder : { "/tmp", "/dev/shm" })
        {
          temporary_file file (text, folder);
          for (size_t window : { 1 << 20, 3 << 20, 64 << 20 })
            for (line_input input :
                 { line_input::automatic, line_input::read, line_input::map })
              {
                lines_tuning with = default_tuning ();
                with.window = window;
                tuned t (with);
                line_options o;
                o.input = input;
                line_reader reader (file.path (), o);
                ASSERT_EQ (all_lines (reader), expected);
                line_reader counted (file.path (), o);
                ASSERT_EQ (counted.count (), expected.size ());
              }
        }
      fed_pipe pipe (text, 200000);
      line_reader reader (pipe.descriptor ());
      ASSERT_EQ (all_lines (reader), expected);
    }
}

/* A limit stops at the same line with every size of the buffers.  */
TEST (lines_property, limits)
{
  for (const lines_tuning &tuning : tunings ())
    for (size_t longest : { 1, 5, 40, 200 })
      {
        tuned t (tuning);
        std::string text = random_text (3000, 20, '\n', 5);
        texts expected;
        for (const std::string &line : split_plainly (text, {}))
          {
            if (line.size () > longest)
              break;
            expected.push_back (line);
          }
        int should = expected.size () < split_plainly (text, {}).size ()
                         ? EMSGSIZE
                         : 0;
        temporary_file file (text);
        for (auto input :
             { QRINTF_LINES_AUTO, QRINTF_LINES_READ, QRINTF_LINES_MAP })
          {
            qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;
            o.input = input;
            o.longest = longest;
            c_reader reader (qrintf_lines_open (file.path (), &o));
            expect_rest (reader, expected, should);
            expect_rest (reader, {}, should);
          }
      }
}

} // namespace
