/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program whose functions qrintf-gate counts: every work over its inputs,
   once to warm it and to hold its texts against those of the row's first work,
   and once inside of counted_calls.

   usage: qrintf_gate

   Exit status 2, with the reason on stderr, if works of a row differ.  */

#include "works.h"

#include <cstdio>
#include <cstring>
#include <exception>
#include <stdexcept>

alignas (4096) static char buffer[gate_buffer];

/* What qrintf-gate counts: the functions that this one calls.  */
extern "C" __attribute__ ((noipa)) void
counted_calls (gate_function *call, const char *input, size_t stride, size_t n)
{
  for (; n > 0; n--, input += stride)
    call (buffer, input);
}

/* The texts and lengths that W gives for its inputs, one behind the other.  */
static std::string
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

static void
run ()
{
  std::vector<work> works;
  add_case_works (works);
  add_emitter_works (works);
  add_strbuf_works (works);
  add_line_works (works);
  std::string row, expected;
  for (const work &w : works)
    {
      rewind_streams ();
      std::string got = outcome (w);
      if (w.row != row)
        row = w.row, expected = got;
      else if (got != expected)
        throw std::runtime_error ("the texts of " + w.row
                                  + " are not the same in all ways");
      rewind_streams ();
      counted_calls (w.call, static_cast<const char *> (w.inputs.get ()),
                     w.stride, w.calls);
    }
}

/* Where the stack lies depends on the environment; here it begins at a page. */
__attribute__ ((noipa)) static void
run_on_aligned_stack ()
{
  alignas (4096) char page[4096];
  __asm__ volatile("" : : "r"(page) : "memory");
  run ();
}

int
main ()
{
  try
    {
      run_on_aligned_stack ();
    }
  catch (const std::exception &e)
    {
      fprintf (stderr, "qrintf_gate: %s\n", e.what ());
      return 2;
    }
}
