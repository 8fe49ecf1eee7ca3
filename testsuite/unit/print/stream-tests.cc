/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streams: every number of bytes left in a buffer, streams that have not been
   written to, those that fail, locks, and threads.  */

#include "check.h"
#include "locked-elsewhere.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <functional>
#include <string>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

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

/* What a stream in memory contains if 200 bytes are written, and then C in
   their midst by P.  */
template <typename Open>
std::string
overwritten (const printers &p, entry e, const call &c, Open open_at)
{
  char *text = nullptr;
  size_t size = 0;
  place d;
  d.stream = open_at (&text, &size);
  rest left;
  fputs (std::string (200, 'x').c_str (), d.stream);
  fseek (d.stream, 50, SEEK_SET);
  c.make (p, e, d, &left);
  fflush (d.stream);
  std::string all (text, 200);
  fclose (d.stream);
  free (text);
  return all;
}

/* The bytes behind the write pointer may be text that was written before.  */
TEST (print_streams, text_behind_the_write_pointer)
{
  auto dynamic = [] (char **text, size_t *size) {
    return open_memstream (text, size);
  };
  auto fixed = [] (char **text, size_t *) {
    *text = static_cast<char *> (calloc (1, 1000));
    return fmemopen (*text, 1000, "w");
  };
  for (entry e : { entry::fprintf, entry::vfprintf_chk })
    for_each_call ([&] (const call &c) {
      EXPECT_EQ (overwritten (libc, e, c, dynamic),
                 overwritten (engine, e, c, dynamic))
          << c.get_format ();
      EXPECT_EQ (overwritten (libc, e, c, fixed),
                 overwritten (engine, e, c, fixed))
          << c.get_format ();
    });
}

/* A descriptor that cannot be written to, and streams to it.  */
TEST (print_streams, bad_descriptors)
{
  int closed = open ("/dev/null", O_WRONLY);
  close (closed);
  const int full = open ("/dev/full", O_WRONLY),
            read_only = open ("/dev/zero", O_RDONLY);
  for (int descriptor : { -1, closed, full, read_only })
    for_each_call ([&] (const call &c) {
      for (entry e : descriptor_entries)
        {
          int result[2], error[2];
          for (int i = 0; i < 2; i++)
            {
              place d;
              d.descriptor = descriptor;
              rest left;
              errno = 7777;
              result[i] = c.make (i ? engine : libc, e, d, &left);
              error[i] = errno;
            }
          EXPECT_EQ (result[0], result[1]) << c.get_format ();
          EXPECT_EQ (error[0], error[1]) << c.get_format ();
        }
    });
  close (full);
  close (read_only);
}

/* A function that prints a line to F.  */
using line_printer = std::function<void (FILE *f, const char *word, int n)>;

std::vector<line_printer>
line_printers ()
{
  std::vector<line_printer> all;
  for (entry e : stream_entries)
    if (e != entry::printf && e != entry::vprintf && e != entry::printf_chk
        && e != entry::vprintf_chk)
      all.push_back ([e] (FILE *f, const char *word, int n) {
        place d;
        d.stream = f;
        rest left;
        call_of<pointer, int, pointer> ("%s %d %s\n", word, n, word)
            .make (engine, e, d, &left);
      });
  all.push_back ([] (FILE *f, const char *word, int n) {
    char line[100];
    snprintf (line, sizeof line, "%s %d %s\n", word, n, word);
    engine.fputs (line, f);
  });
  all.push_back ([] (FILE *f, const char *word, int n) {
    char line[100];
    int length = snprintf (line, sizeof line, "%s %d %s\n", word, n, word);
    engine.fwrite (line, 1, size_t (length), f);
  });
  return all;
}

/* The number of incomplete lines in TEXT; a complete line has the same word at
   both ends.  Adds the number of all lines to *LINES.  */
size_t
torn_lines (const std::string &text, size_t *lines)
{
  size_t torn = 0;
  for (size_t at = 0; at < text.size (); ++*lines)
    {
      size_t end = std::min (text.find ('\n', at), text.size ());
      char one[50] = "", other[50] = "", more;
      int n;
      if (sscanf (text.substr (at, end - at).c_str (), "%40s %d %40s%c", one, &n,
                  other, &more)
              != 3
          || strcmp (one, other) != 0)
        torn++;
      at = end + 1;
    }
  return torn;
}

/* Two threads print lines to one stream, and every line stays complete.  */
TEST (print_streams, two_threads)
{
  constexpr int lines_each = 3000;
  for (size_t size : { 200, 4096 })
    for (const line_printer &print : line_printers ())
      {
        FILE *f = tmpfile ();
        std::string buffer (size, '\0');
        setvbuf (f, &buffer[0], _IOFBF, size);
        const auto work = [&] (const char *word) {
          for (int i = 0; i < lines_each; i++)
            print (f, word, i);
        };
        std::thread other (work, "thread");
        work ("main-program");
        other.join ();
        std::string text (1 << 20, '\0');
        rewind (f);
        text.resize (fread (&text[0], 1, text.size (), f));
        fclose (f);
        size_t lines = 0;
        EXPECT_EQ (torn_lines (text, &lines), 0u);
        EXPECT_EQ (lines, size_t (2 * lines_each));
      }
}

/* A lock of another thread is waited for, and released afterwards.  */
TEST (print_streams, locked_by_another_thread)
{
  for (const line_printer &print : line_printers ())
    {
      FILE *f = tmpfile ();
      fputs ("<", f);
      {
        locked_elsewhere lock (f);
        print (f, "2", 3);
      }
      std::thread ([f] {
        EXPECT_EQ (ftrylockfile (f), 0);
        putc_unlocked ('!', f);
        funlockfile (f);
      }).join ();
      char text[20] = "";
      rewind (f);
      EXPECT_EQ (fread (text, 1, sizeof text, f), 9u);
      EXPECT_STREQ (text, "<12 3 2\n!");
      fclose (f);
    }
}

} // namespace
