/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding and counting bytes: every version compared with a simple loop, on
   texts at the end of accessible memory.  */

#include "../runtime/guarded.h"
#include "inputs.h"

#include <algorithm>
#include <cstring>
#include <random>

namespace
{

/* A copy of TEXT directly before an inaccessible page.  */
const char *
at_the_edge (const std::string &text)
{
  static guarded memory (1 << 18);
  char *copy = memory.end () - text.size ();
  std::memcpy (copy, text.data (), text.size ());
  return copy;
}

std::vector<size_t>
plain_index (const std::string &text, char delimiter)
{
  std::vector<size_t> result;
  for (size_t i = 0; i < text.size (); i++)
    if (text[i] == delimiter)
      result.push_back (i);
  return result;
}

/* The offsets in all of TEXT, by as many calls as necessary.  */
std::vector<size_t>
index_all (const lines_cpu &cpu, const char *text, size_t size, char delimiter,
           size_t enough, size_t density, size_t fetched = LINES_FETCHED)
{
  std::vector<size_t> result;
  std::vector<uint16_t> out (enough + LINES_SLACK + 1, 0xabcd);
  for (size_t at = 0; at < size;)
    {
      size_t span = std::min<size_t> (size - at, LINES_SPAN);
      lines_found found
          = cpu.index (text + at, span, static_cast<unsigned char> (delimiter),
                       out.data (), enough, density, fetched);
      EXPECT_EQ (out.back (), 0xabcd) << "wrote too far";
      EXPECT_GT (found.span, 0u);
      EXPECT_LE (found.span, span);
      for (size_t i = 0; i < found.count; i++)
        result.push_back (at + out[i]);
      at += found.span;
      if (found.span == 0 || out.back () != 0xabcd)
        break;
    }
  return result;
}

TEST (lines_scan, index_of_every_size)
{
  for (auto cpu : all_cpus ())
    for (unsigned each : { 1, 2, 7, 70, 1000 })
      for (size_t size = 0; size < 1100; size += size < 600 ? 1 : 37)
        {
          std::string text
              = random_text (size, each, '\n', static_cast<unsigned> (size));
          const char *edge = at_the_edge (text);
          for (size_t density : { 0, 8, 20, 40, 100, 1024 })
            for (size_t fetched : { 0, +LINES_FETCHED })
              ASSERT_EQ (
                  index_all (*cpu, edge, size, '\n', 256, density, fetched),
                  plain_index (text, '\n'))
                  << cpu->name << " size " << size << " each " << each;
        }
}

TEST (lines_scan, index_stops_at_enough)
{
  for (auto cpu : all_cpus ())
    for (unsigned each : { 1, 3, 20, 500 })
      for (size_t enough : { 1, 2, 64, 255, 256 })
        for (size_t size : { 511, 5000, 70000 })
          {
            std::string text = random_text (size, each, 'x', each);
            for (size_t density : { 0, 8, 1024 })
              ASSERT_EQ (
                  index_all (*cpu, text.data (), size, 'x', enough, density),
                  plain_index (text, 'x'))
                  << cpu->name << " size " << size << " enough " << enough;
          }
}

TEST (lines_scan, index_of_every_delimiter)
{
  std::string text (5000, 0);
  for (size_t i = 0; i < text.size (); i++)
    text[i] = static_cast<char> (i * 7);
  for (auto cpu : all_cpus ())
    for (int delimiter = 0; delimiter < 256; delimiter++)
      ASSERT_EQ (index_all (*cpu, text.data (), text.size (),
                            static_cast<char> (delimiter), 256, 4),
                 plain_index (text, static_cast<char> (delimiter)));
}

/* The counts of the members of SET and of '\n' in the SIZE bytes at TEXT.  */
void
expect_counts (const lines_cpu &cpu, const char *text, size_t size,
               const std::string &set)
{
  auto is_member = [&] (char c) { return set.find (c) != std::string::npos; };
  byte_set made;
  __qrintf_byte_set_make (&made, set.data (), set.size ());
  lines_counts counts = made.is_few
                            ? cpu.count_few (text, size, &made.few, '\n')
                            : cpu.count_set (text, size, &made, '\n');
  EXPECT_EQ (counts.members,
             static_cast<size_t> (std::count_if (text, text + size, is_member)))
      << cpu.name << " size " << size << " set " << set;
  EXPECT_EQ (counts.delimiters,
             static_cast<size_t> (std::count (text, text + size, '\n')))
      << cpu.name << " size " << size << " set " << set;
}

/* Sets with both cases of their letters, sets that lack one, and other
   sets.  */
TEST (lines_scan, sets_of_any_case)
{
  const std::string sets[] = { "C",
                               "Cc",
                               "CGcg",
                               "cgCG",
                               "CGc",
                               "ACGTacgt",
                               "ACGTacg",
                               "ACGTNacgt",
                               "CCCCCccc",
                               "@`",
                               "\xc3\xe3",
                               "\xc3",
                               "\n*",
                               "\n",
                               std::string (1, 0),
                               std::string ("\0 ", 2) };
  std::string text;
  for (unsigned i = 0; i < 3000; i++)
    text += static_cast<char> (i * 7 + i / 256);
  for (auto cpu : all_cpus ())
    for (const std::string &set : sets)
      for (size_t size = 0; size <= text.size (); size += size < 200 ? 1 : 61)
        {
          const char *edge = at_the_edge (text.substr (0, size));
          expect_counts (*cpu, edge, size, set);
        }
}

TEST (lines_scan, every_set_of_two)
{
  std::string text;
  for (unsigned i = 0; i < 256; i++)
    text += std::string (1 + i % 3, static_cast<char> (i));
  for (auto cpu : all_cpus ())
    for (int a = 0; a < 256; a++)
      for (int b : { 0, 1, 0x20, 0x21, 0x80, 0xa0 })
        expect_counts (*cpu, text.data (), text.size (),
                       { static_cast<char> (a), static_cast<char> (a ^ b) });
}

TEST (lines_scan, counts)
{
  std::minstd_rand random (1);
  for (auto cpu : all_cpus ())
    for (size_t size : { 0, 1, 63, 64, 65, 255, 256, 300, 5000, 200000 })
      {
        std::string text = random_text (size, 5, '\n', 3);
        const char *edge = at_the_edge (text);
        for (size_t members : { 0, 1, 2, 3, 4, 5, 9, 100, 256 })
          {
            std::string set;
            for (size_t i = 0; i < members; i++)
              set += static_cast<char> (members == 256 ? i : random () >> 8);
            expect_counts (*cpu, edge, size, set);
          }
        for (char byte : { '\n', '\r', '\0', '\xff' })
          ASSERT_EQ (cpu->count (edge, size, static_cast<unsigned char> (byte)),
                     static_cast<size_t> (
                         std::count (text.begin (), text.end (), byte)))
              << cpu->name << " size " << size;
      }
}

/* More equal bytes than a lane of bytes can count.  */
TEST (lines_scan, long_runs_do_not_overflow)
{
  for (size_t size : { 255 * 8, 127 * 64, 63 * 64, 255 * 64, 100000 })
    for (char c : { 'C', '\n' })
      for (auto cpu : all_cpus ())
        {
          std::string text (size + 8, c);
          EXPECT_EQ (
              cpu->count (text.data (), size, static_cast<unsigned char> (c)),
              size);
          for (const char *set : { "CG", "C\n", "ABCDEFG", "ACGTacgt\n" })
            expect_counts (*cpu, text.data (), size, set);
        }
}

} // namespace
