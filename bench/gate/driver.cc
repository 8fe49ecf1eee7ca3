/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program that gate.py runs under callgrind: every work over its inputs,
   once to warm it and to hold its texts against those of the row's first work,
   and once to be counted, with a dump of callgrind's counters for each.

   usage: qrintf_gate [REGEX]     rows whose whole name REGEX matches

   Prints on stdout, for gate.py, what it is and what each dump is of.
   Exit status 2, with the reason on stderr, if works of a row differ.  Without
   valgrind it counts nothing.  */

#include "common/cpu-tiers.h"
#include "works.h"

#include <gnu/libc-version.h>
#include <valgrind/callgrind.h>

#include <cstdio>
#include <cstring>
#include <exception>
#include <regex>
#include <stdexcept>

namespace
{

alignas (4096) char buffer[gate_buffer];

/* The same loop for all, so that what it costs can be taken off: the work
   "nothing" costs just the loop and one instruction a call.  */
__attribute__ ((noipa)) void
call_all (gate_function *call, const char *input, size_t stride, size_t n)
{
  for (; n > 0; n--, input += stride)
    call (buffer, input);
}

/* It returns void so that it is one instruction; its result is not looked at.
 */
__attribute__ ((noipa)) void
do_nothing (char *, const void *)
{
}

/* The texts and lengths that W gives for its inputs, one behind the other.  */
std::string
outcome (const work &w)
{
  std::string result;
  const char *input = static_cast<const char *> (w.inputs.get ());
  for (size_t i = 0; i < w.calls; i++, input += w.stride)
    {
      memset (buffer, 0, sizeof buffer);
      int length = w.call (buffer, input);
      size_t bytes = length < 0 ? 0 : static_cast<size_t> (length);
      result += std::to_string (length) + ' ';
      result.append (buffer, bytes < sizeof buffer ? bytes : sizeof buffer);
    }
  return result;
}

void
count (const work &w)
{
  std::string name = w.row + '/' + w.way;
  rewind_streams ();
  CALLGRIND_TOGGLE_COLLECT;
  call_all (w.call, static_cast<const char *> (w.inputs.get ()), w.stride,
            w.calls);
  CALLGRIND_TOGGLE_COLLECT;
  CALLGRIND_DUMP_STATS_AT (name.c_str ());
  printf ("work\t%s\t%zu\t%zu\t%s\n", name.c_str (), w.calls, w.things,
          w.title.c_str ());
  fflush (stdout);
}

void
run (const std::regex &rows)
{
  printf ("tier\t%s\nlibc\tglibc %s\ncompiler\tgcc %s\n",
          name_of_tier_in_use (), gnu_get_libc_version (), __VERSION__);

  std::vector<work> works;
  add_case_works (works, rows);
  add_emitter_works (works);
  add_strbuf_works (works);
  add_line_works (works);
  static const char no_input = 0;
  auto nothing = reinterpret_cast<gate_function *> (
      reinterpret_cast<void (*) ()> (do_nothing));
  count ({ "nothing", "qrintf", "nothing", nothing,
           std::shared_ptr<const void> (&no_input, [] (auto) {}), 0, gate_calls,
           gate_calls });
  std::string row, expected;
  for (const work &w : works)
    if (std::regex_match (w.row, rows))
      {
        rewind_streams ();
        std::string got = outcome (w);
        if (w.row != row)
          row = w.row, expected = got;
        else if (got != expected)
          throw std::runtime_error (w.row + ": the texts of " + w.way
                                    + " are not those of libc or qrintf");
        count (w);
      }
}

/* Where the stack lies depends on the environment; here it begins at a page. */
__attribute__ ((noipa)) void
run_on_aligned_stack (const std::regex &rows)
{
  alignas (4096) char page[4096];
  __asm__ volatile("" : : "r"(page) : "memory");
  run (rows);
}

} // namespace

int
main (int argc, char **argv)
{
  try
    {
      run_on_aligned_stack (std::regex (argc > 1 ? argv[1] : ".*"));
    }
  catch (const std::exception &e)
    {
      fprintf (stderr, "qrintf_gate: %s\n", e.what ());
      return 2;
    }
}
