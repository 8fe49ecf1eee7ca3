/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streams: every number of bytes left in a buffer, streams that have not been
   written to, and those that fail.  Threads, and texts behind the write pointer
   of a memory stream: lowering/stream; bad descriptors: lowering/fault.  */

#include "check.h"

#include <cerrno>
#include <cstdio>
#include <functional>
#include <string>

#include <gtest/gtest.h>

namespace
{

using pointer = const void *;

/* Passes calls that are typical of programs to CHECK.  */
template <typename Check>
void
for_each_call (Check check)
{
  const pointer s = "some text", e = "";
  check (call_of<> (""));
  check (call_of<> ("text"));
  check (call_of<> ("a line\n"));
  check (call_of<> ("two\nlines\n"));
  check (call_of<> ("a line\nand more"));
  check (call_of<int> ("%d", 5));
  check (call_of<int> ("%d\n", -1234567));
  check (call_of<int> ("\n%d", 99));
  check (call_of<long> ("%ld ", 1L << 60));
  check (call_of<unsigned> ("%x", 0xdeadbeef));
  check (call_of<unsigned> ("%08x\n", 0xbeef));
  check (call_of<pointer> ("%s", s));
  check (call_of<pointer> ("%s", e));
  check (call_of<pointer> ("%s\n", s));
  check (call_of<pointer> ("%s\n", "a\nb"));
  check (call_of<pointer> ("%s", "a\nb\n"));
  check (call_of<int> ("%c", 'c'));
  check (call_of<int> ("%c", '\n'));
  check (call_of<int> ("%c\n", 0));
  check (call_of<pointer, pointer> ("%s: %s\r\n", s, e));
  check (call_of<pointer, int> ("%-18s%5d\n", s, 77));
  check (call_of<int, int, int> ("%02d:%02d:%02d\n", 1, 22, 3));
  check (call_of<pointer, int, unsigned, long> ("%s,%d,%u,%ld\n", s, -5, 6u, 7));
  check (call_of<double> ("%.2f\n", 12345.678));
  check (call_of<double, double> ("%g %e", 0.1, -1e100));
  check (call_of<int> ("%70d\n", 1));
  check (call_of<int> ("%-70d|", 1));
  check (call_of<int, pointer> ("%d%%%s", 50, s));
  check (call_of<int, int> ("%2$d %1$d\n", 1, 2));
  check (call_of<pointer> ("%ls\n", L"wide"));
  check (call_of<> ("%m\n"));
}

TEST (print_streams, each_room)
{
  checker k;
  for (size_t kind = 0; kind < all_kinds ().size (); kind++)
    for_each_call ([&] (const call &c) {
      size_t entry_number = 0;
      for (size_t room = 0; room < 100; room += is_long () || room < 45 ? 1 : 7)
        {
          if (k.gave_up ())
            return;
          k.check_stream (c, kind, stream_entries[entry_number], room);
          entry_number = (entry_number + 1) % 8;
        }
    });
}

/* Before its first use a stream has neither a buffer nor an orientation.  */
TEST (print_streams, first_call)
{
  for (size_t kind = 0; kind < all_kinds ().size (); kind++)
    for_each_call ([&] (const call &c) {
      checker k{ unsigned (kind) };
      k.check_stream (c, kind, stream_entries[k.below (8)], no_filling);
    });
}

/* Texts that are longer than buffers.  */
TEST (print_streams, long_texts)
{
  checker k;
  const std::string text (9000, 't'), lines = text + '\n' + text + '\n';
  for (size_t kind = 0; kind < all_kinds ().size (); kind++)
    for (size_t n : { 15, 63, 64, 65, 900, 1000, 1024, 4095, 4096, 4097, 8192,
                      9000 })
      for (size_t room : { size_t (0), size_t (1), size_t (40), no_filling })
        {
          const pointer s = text.c_str () + text.size () - n;
          const entry e = stream_entries[k.below (8)];
          k.check_stream (call_of<pointer> ("%s", s), kind, e, room);
          k.check_stream (call_of<pointer> ("%s\n", s), kind, e, room);
          k.check_stream (call_of<int, pointer, int> ("%d %s %d\n", 1, s, 2),
                          kind, e, room);
          k.check_stream (
              call_of<pointer> ("%s", lines.c_str () + lines.size () - n), kind,
              e, room);
          k.check_stream (call_of<int, int> ("%*d", int (n), 7), kind, e, room);
        }
}

/* A function of P that writes without a format, and its result for each kind of
   stream.  */
struct writer
{
  const char *name;
  std::function<long (const printers &p, FILE *f)> call;
};

void
check_writer (const writer &w, size_t kind, size_t room)
{
  const std::unique_ptr<sink> sinks[2]
      = { all_kinds ()[kind].make (), all_kinds ()[kind].make () };
  std::string seen[2];
  for (int i = 0; i < 2; i++)
    {
      FILE *const real = stdout;
      if (room != no_filling)
        sinks[i]->fill (room);
      stdout = sinks[i]->file;
      for (int times = 0; times < 2; times++)
        {
          errno = 7777;
          const long n = w.call (i ? engine : libc, sinks[i]->file);
          seen[i] += std::to_string (n) + ", errno " + std::to_string (errno)
                     + ", " + sinks[i]->take () + sinks[i]->state () + "; ";
        }
      stdout = real;
      fflush (sinks[i]->file);
      seen[i] += sinks[i]->take ();
    }
  EXPECT_EQ (seen[0], seen[1]) << w.name << ", " << all_kinds ()[kind].name
                               << ", room " << room;
}

TEST (print_streams, writers)
{
  std::vector<writer> all;
  static const std::string texts[]
      = { "", "a", "\n", "text", "line\n", "two\nlines", std::string (70, 't'),
          std::string (5000, 'l') };
  for (const std::string &s : texts)
    {
      all.push_back ({ "puts", [&s] (const printers &p, FILE *) -> long {
                        return p.puts (s.c_str ());
                      } });
      all.push_back ({ "fputs", [&s] (const printers &p, FILE *f) -> long {
                        return p.fputs (s.c_str (), f);
                      } });
      for (size_t size : { 0, 1, 2, 3 })
        all.push_back ({ "fwrite",
                         [&s, size] (const printers &p, FILE *f) -> long {
                           const size_t n = size ? s.size () / size : 5;
                           return long (p.fwrite (s.data (), size, n, f));
                         } });
    }
  for (int c : { 0, int ('c'), int ('\n'), 255, -1, 256 + 'd' })
    {
      all.push_back ({ "putc", [c] (const printers &p, FILE *f) -> long {
                        return p.putc (c, f);
                      } });
      all.push_back ({ "putchar", [c] (const printers &p, FILE *) -> long {
                        return p.putchar (c);
                      } });
    }
  for (size_t kind = 0; kind < all_kinds ().size (); kind++)
    for (const writer &w : all)
      for (size_t room : { size_t (0), size_t (1), size_t (2), size_t (4),
                           size_t (5), size_t (71), no_filling })
        check_writer (w, kind, room);
}

} // namespace
