/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a C library writes where C leaves it open, and how its functions work:
   one row a library.  The planner asks these facts, never a library's name.  */

#ifndef QRINTF_FORMAT_LIBRARY_FACTS_H
#define QRINTF_FORMAT_LIBRARY_FACTS_H

#include "format/format.h"
#include "options/known-libraries.h"

namespace qrintf
{

struct library_facts
{
  /* "%.3s" of a null pointer is "(nu" in place of nothing.  */
  bool cuts_null_string;

  /* "%p" is "%#lx", with 16 digits where a precision is given that asks for
     less; in place of "(nil)", signs, and glibc's rule for precisions.  */
  bool pointers_are_hexadecimal;

  /* "%#g" of 999999.5 is "1.e+06".  */
  bool loses_digits_of_alt_general;

  /* It reads more conversions than C's: "%Id", "%qd", "%Ld", "%hs".  One that
     reads no more fails at the others, which may be late in a format.  */
  bool extended_conversions;

  /* It has the conversions that came with C23: "%b".  */
  bool c23_conversions;

  /* Each conversion reads a positional argument as its own type.  */
  bool positions_have_own_types;

  /* "%08ls" is filled; one that does not still counts the fill.  */
  bool fills_wide_with_zeros;

  /* "%m" is errno as it was at the start, not what "%n" has stored there
     since.  */
  bool reads_errno_first;

  /* dprintf is one write for a text of any length, and a cancellation
     point.  */
  bool writes_at_once;

  /* It has second names for asprintf and dprintf, by which the runtime tells
     whether the program has its own.  */
  bool has_second_names;

  /* The loader takes relocations that call a function (ifunc).  */
  bool has_ifunc;

  /* What the runtime's functions for its streams end in.  */
  const char *stream_suffix;

  /* There are printf_unlocked and fprintf_unlocked.  */
  bool has_unlocked;

  /* libqrintf_rt is made for it.  */
  bool has_library;
};

const library_facts &facts_of (c_library library);

/* Why D is left to a library of the facts F as part of its whole format, or
   null.  */
const char *refusal_of (const directive &d, const library_facts &f);

} // namespace qrintf

#endif
