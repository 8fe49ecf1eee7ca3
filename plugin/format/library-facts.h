/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a C library formats texts that the C standard leaves open, and how its
   functions work.  The planner asks for these facts and never for the name of a
   library.  */

#ifndef QRINTF_FORMAT_LIBRARY_FACTS_H
#define QRINTF_FORMAT_LIBRARY_FACTS_H

#include "format/format.h"
#include "options/choices.h"

namespace qrintf
{

/* The values here are those of glibc.  */
struct library_facts
{
  /* "%.3s" of a null pointer is "(nu"; otherwise it is empty.  */
  bool cuts_null_string = false;

  /* "%p" is "%#lx", with at least 16 digits if a precision is given.  glibc has
     "(nil)" and signs, and treats precisions like those of "%x".  */
  bool pointers_are_hexadecimal = false;

  /* "%#g" of 999999.5 is "1.e+06".  */
  bool loses_digits_of_alt_general = true;

  /* It accepts more conversions than C: "%Id", "%qd", "%Ld", "%hs".  Other
     libraries fail at such a conversion, which may be late in a format.  */
  bool extended_conversions = true;

  /* It has the conversions of C23: "%b" and "%B".  */
  bool c23_conversions = false;

  /* Each conversion reads a positional argument as its own type.  */
  bool positions_have_own_types = true;

  /* "%08ls" is filled with zeros.  musl counts this fill but does not write
     it.  */
  bool fills_wide_with_zeros = true;

  /* dprintf writes a text that fits a scratch buffer by a single write, and is
     a cancellation point.  */
  bool writes_at_once = true;

  /* sprintf and snprintf leave a string with a NUL even if they fail.  */
  bool always_ends_text = true;

  /* It has second names for asprintf and dprintf.  The runtime compares the
     addresses of both names to see whether the program defines the function
     itself.  */
  bool has_second_names = true;

  /* The loader supports relocations that call a function (ifunc).  */
  bool has_ifunc = true;

  /* The suffix of the runtime's functions for its streams.  */
  const char *stream_suffix = "";
  /* stream_enter accepts only fully buffered streams, where a program cannot
     observe when a text reaches the buffer.  So calls can be joined into
     runs.  */
  bool joins_calls = true;

  /* The runtime can tell whether a program sees the bytes behind the text in a
     stream's buffer.  */
  bool shows_overrun = true;

  /* A stream without room can be entered, too; its limit makes the first
     emitter stop.  */
  bool enters_without_room = true;

  /* The runtime can enter its streams without their lock.  That serves
     printf_unlocked and fprintf_unlocked, which a program may define.  */
  bool has_unlocked_streams = true;

  /* There is a libqrintf_rt for it.  */
  bool has_linked_runtime = true;

  /* The runtime has a printf for it.  */
  bool has_printf = true;
};

const library_facts &facts_of (c_library library);

/* Why a library with the facts F has to format a call with the directive D, or
   null.  */
const char *refusal_of (const directive &d, const library_facts &f);

} // namespace qrintf

#endif
