/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One call by the C library and one by the runtime, and their effects.  */

#include "check.h"
#include "guarded.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <malloc.h>
#include <unistd.h>

#include <gtest/gtest.h>

#if __GLIBC_PREREQ(2, 32)
#include <sys/single_threaded.h>
#define SET_ALONE(VALUE) (__libc_single_threaded = (VALUE))
#else
#define SET_ALONE(VALUE) (void) (VALUE)
#endif

const entry stream_entries[8]
    = { entry::fprintf,  entry::vfprintf,  entry::fprintf_chk,
        entry::vfprintf_chk, entry::printf, entry::vprintf,
        entry::printf_chk,   entry::vprintf_chk };
const entry bounded_entries[4] = { entry::snprintf, entry::vsnprintf,
                                   entry::snprintf_chk, entry::vsnprintf_chk };
const entry unbounded_entries[4] = { entry::sprintf, entry::vsprintf,
                                     entry::sprintf_chk, entry::vsprintf_chk };
const entry allocation_entries[4]
    = { entry::asprintf, entry::vasprintf, entry::asprintf_chk,
        entry::vasprintf_chk };
const entry descriptor_entries[4]
    = { entry::dprintf, entry::vdprintf, entry::dprintf_chk,
        entry::vdprintf_chk };

namespace
{

constexpr size_t room_in_memory = 1 << 18, margin = 64;
constexpr unsigned most_differences = 5;

/* The result and effects of a call.  */
struct seen
{
  int result, error;
  rest left;
};

/* Read by the signal handler.  */
const char *current_format = "";
entry current_entry;
const char *current_printer = "";

void
tell (const char *text)
{
  if (write (STDERR_FILENO, text, strlen (text)) < 0)
    return;
}

void
tell_what_was_called (int signal)
{
  tell ("killed by a signal in ");
  tell (current_printer);
  tell ("'s ");
  tell (name_of (current_entry));
  tell (" of \"");
  tell (current_format);
  tell ("\"\n");
  std::signal (signal, SIG_DFL);
  raise (signal);
}

seen
make (const printers &p, const call &c, entry e, place d, int error_before)
{
  /* Fortified functions abort the program if a format with positions leaves out
     an argument.  */
  if (strchr (c.get_format (), '$'))
    d.flag = 0;
  e = c.has_values () ? e : with_list (e);
  current_printer = p.name;
  current_entry = e;
  current_format = c.get_format ();
  seen s = { 0, 0, { 0, 0 } };
  FILE *const real = stdout;
  if (d.stream)
    stdout = d.stream;
  errno = error_before;
  s.result = c.make (p, e, d, &s.left);
  s.error = errno;
  stdout = real;
  return s;
}

std::string
described (const seen &s, const std::string &text)
{
  return std::to_string (s.result) + ", errno " + std::to_string (s.error)
         + ", next " + std::to_string (s.left.number) + " and "
         + std::to_string (s.left.real) + ": " + shown (text);
}

unsigned differences; /* since the construction of the last checker */

void
report (const call &c, entry e, const std::string &where,
        const std::string &expected, const std::string &got)
{
  if (++differences <= most_differences)
    ADD_FAILURE () << name_of (e) << " of \"" << shown (c.get_format ()) << "\", "
                   << where << "\n    libc:   " << expected
                   << "\n    qrintf: " << got;
}

bool
is_same (const seen &a, const seen &b)
{
  /* If a call fails, its va_list cannot be used further.  */
  return a.result == b.result && a.error == b.error
         && (a.result < 0
             || (a.left.number == b.left.number
                 && !memcmp (&a.left.real, &b.left.real, sizeof (double))));
}

/* The texts of the report are made only if there is a difference, which is
   rare.  */
void
compare (const call &c, entry e, const std::string &where, const seen &a,
         const std::string &text_a, const seen &b, const std::string &text_b)
{
  if (!is_same (a, b) || text_a != text_b)
    report (c, e, where, described (a, text_a), described (b, text_b));
}

/* The memory for a text of N bytes and its NUL, or for a text that fails after
   some bytes.  */
size_t
needed_for (const call &c, int n)
{
  return n >= 0 ? static_cast<size_t> (n) + 1 : c.has_values () ? 8192 : 65536;
}

/* The length of libc's text; negative if libc fails.  */
int
length_of (const call &c, int error_before)
{
  place d;
  return make (libc, c, entry::vsnprintf, d, error_before).result;
}

} // namespace

bool
is_long ()
{
  const char *value = getenv ("QRINTF_LONG");
  return value && strcmp (value, "0") != 0;
}

unsigned
seed ()
{
  const char *value = getenv ("QRINTF_SEED");
  return value ? static_cast<unsigned> (strtoul (value, nullptr, 0)) : 1;
}

std::string
shown (const std::string &text)
{
  static const char digits[] = "0123456789abcdef";
  std::string result;
  for (unsigned char byte : text.substr (0, 400))
    if (byte >= ' ' && byte < 127)
      result += static_cast<char> (byte);
    else
      result += std::string ("\\x") + digits[byte >> 4] + digits[byte & 15];
  return text.size () > 400 ? result + "…" : result;
}

checker::checker (unsigned number)
    : random (seed () + 1000 * number), targets (all_kinds ().size ())
{
  differences = 0;
  std::signal (SIGSEGV, tell_what_was_called);
  std::signal (SIGBUS, tell_what_was_called);
  std::signal (SIGABRT, tell_what_was_called);
  std::signal (SIGFPE, tell_what_was_called);
}

/* The streams must be unlocked; closing them writes the remaining bytes.  */
checker::~checker ()
{
  for (size_t i = 0; i < targets.size (); i++)
    {
      target &t = targets[i];
      if (!t.libc)
        continue;
      const char *name = all_kinds ()[i].name;
      EXPECT_EQ (t.engine->is_unlocked (), t.libc->is_unlocked ()) << name;
      fflush (t.libc->file);
      fflush (t.engine->file);
      EXPECT_EQ (t.libc->take (), t.engine->take ()) << name;
    }
}

size_t
checker::below (size_t most)
{
  return random () % most;
}

bool
checker::gave_up () const
{
  return differences >= most_differences;
}

checker::target &
checker::at (size_t kind_number)
{
  target &t = targets[kind_number];
  if (!t.libc)
    {
      t.libc = all_kinds ()[kind_number].make ();
      t.engine = all_kinds ()[kind_number].make ();
    }
  return t;
}

/* SIZE and OBJECT are passed to the functions.  The memory ends behind the NUL,
   or behind a number of bytes that must not change.  */
void
checker::check_memory (const call &c, entry e, size_t size, size_t object)
{
  static guarded memory[2] = { guarded (room_in_memory),
                               guarded (room_in_memory) };
  const int n = length_of (c, error_before);
  const size_t needed = needed_for (c, n);
  const size_t most = std::min (size, object);
  const size_t there = most <= needed ? most : std::min (most, needed + margin);
  const size_t claimed_only = size > room_in_memory ? needed : there;
  if (claimed_only > room_in_memory - 2 * margin)
    return;
  seen s[2];
  char *start[2];
  for (int i = 0; i < 2; i++)
    {
      place d;
      d.memory = memory[i].end () - claimed_only;
      d.size = size;
      d.object = object;
      d.flag = flag;
      start[i] = d.memory - margin;
      memset (start[i], '#', claimed_only + margin);
      s[i] = make (i ? engine : libc, c, e, d, error_before);
    }
  if (is_same (s[0], s[1])
      && !memcmp (start[0], start[1], claimed_only + margin))
    return;
  report (c, e,
          "size " + std::to_string (size) + ", object "
              + std::to_string (object),
          described (s[0], std::string (start[0], claimed_only + margin)),
          described (s[1], std::string (start[1], claimed_only + margin)));
}

void
checker::check_bounded (const call &c, size_t length)
{
  const size_t sizes[] = { 0,          1,          7,
                           length / 2, length,     length + 1,
                           length + 2, length + 9, length + 60,
                           size_t (INT_MAX) + 1,   SIZE_MAX };
  for (size_t i = is_long () ? 0 : below (std::size (sizes));
       i < std::size (sizes); i += is_long () ? 1 : std::size (sizes))
    for (size_t j = is_long () ? 0 : below (4); j < 4; j += is_long () ? 1 : 4)
      check_memory (c, bounded_entries[j], sizes[i],
                    below (3) ? sizes[i] : SIZE_MAX);
}

void
checker::check_unbounded (const call &c, size_t length)
{
  for (size_t j = is_long () ? 0 : below (4); j < 4; j += is_long () ? 1 : 4)
    for (size_t object : { length + 1, length + 50, SIZE_MAX })
      if (is_long () || below (3) == 0)
        check_memory (c, unbounded_entries[j], SIZE_MAX, object);
}

void
checker::check_memory (const call &c)
{
  const size_t length = needed_for (c, length_of (c, error_before)) - 1;
  check_bounded (c, length);
  check_unbounded (c, length);
}

/* An operation that a program might make next.  */
void
checker::go_on (target &t)
{
  const size_t what = below (12);
  for (FILE *f : { t.libc->file, t.engine->file })
    switch (what)
      {
      case 0:
        fputs ("after", f);
        break;
      case 1:
        fflush (f);
        break;
      case 2:
        putc ('\n', f);
        break;
      default:
        break;
      }
}

void
checker::check_stream (const call &c, size_t kind_number, entry e, size_t room)
{
  target &t = at (kind_number);
  const bool is_alone = below (2);
  sink *const sinks[2] = { t.libc.get (), t.engine.get () };
  seen s[2];
  std::string text[2];
  for (int i = 0; i < 2; i++)
    {
      place d;
      d.stream = sinks[i]->file;
      d.flag = flag;
      if (room != no_filling)
        sinks[i]->fill (room);
      SET_ALONE (is_alone);
      s[i] = make (i ? engine : libc, c, e, d, error_before);
      SET_ALONE (false);
      text[i] = sinks[i]->take ();
      text[i] += "|" + sinks[i]->state ();
    }
  compare (c, e,
           std::string ("stream: ") + all_kinds ()[kind_number].name
               + (is_alone ? ", one thread" : "")
               + (room == no_filling ? "" : ", room " + std::to_string (room)),
           s[0], text[0], s[1], text[1]);
  go_on (t);
}

void
checker::check_allocation (const call &c, entry e)
{
  char untouched[1];
  char *text[2] = { untouched, untouched };
  seen s[2];
  for (int i = 0; i < 2; i++)
    {
      place d;
      d.allocation = &text[i];
      d.flag = flag;
      s[i] = make (i ? engine : libc, c, e, d, error_before);
    }
  std::string what[2];
  for (int i = 0; i < 2; i++)
    if (text[i] == untouched || !text[i])
      what[i] = text[i] ? "untouched" : "null";
    else
      {
        const size_t size = s[i].result < 0 ? 0 : size_t (s[i].result) + 1;
        if (malloc_usable_size (text[i]) < size)
          ADD_FAILURE () << "too little memory for " << shown (c.get_format ());
        what[i].assign (text[i], size);
        free (text[i]);
      }
  compare (c, e, "allocated", s[0], what[0], s[1], what[1]);
}

void
checker::check_descriptor (const call &c, entry e)
{
  seen s[2];
  std::string text[2];
  for (int i = 0; i < 2; i++)
    {
      place d;
      d.descriptor = ends[i].writer ();
      d.flag = flag;
      s[i] = make (i ? engine : libc, c, e, d, error_before);
      text[i] = ends[i].take ();
    }
  compare (c, e, "a descriptor", s[0], text[0], s[1], text[1]);
}

void
checker::check (const call &c)
{
  const int n = length_of (c, error_before);
  const size_t length = n < 0 ? 100 : static_cast<size_t> (n);
  check_memory (c);
  if (length > room_in_socket)
    return;
  if (is_long ())
    {
      for (size_t kind = 0; kind < all_kinds ().size (); kind++)
        for (entry e : stream_entries)
          check_stream (c, kind, e,
                        below (2) ? no_filling : below (length + 20));
      for (entry e : allocation_entries)
        check_allocation (c, e);
      for (entry e : descriptor_entries)
        check_descriptor (c, e);
      return;
    }
  const size_t kinds = all_kinds ().size ();
  if (below (2))
    check_stream (c, std::min (below (kinds), below (kinds)),
                  stream_entries[below (8)],
                  below (2) ? no_filling : below (length + 20));
  if (below (8) == 0)
    check_allocation (c, allocation_entries[below (4)]);
  if (below (16) == 0)
    check_descriptor (c, descriptor_entries[below (4)]);
}
