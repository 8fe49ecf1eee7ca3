/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The literals that the format of a call may be.  */

#ifndef QRINTF_ANALYSIS_FORMATS_POSSIBLE_FORMATS_H
#define QRINTF_ANALYSIS_FORMATS_POSSIBLE_FORMATS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* The limit of literals; a format with more counts as unknown.  */
constexpr size_t most_formats = 8;

struct possible_formats
{
  std::vector<tree> all; /* each once, in a form that c_getstr accepts */

  /* The format may also be a string that is not in ALL.  Code that relies on
     ALL must compare the format's address with each of them, and fall back if
     none is equal.  Equal addresses mean equal texts, whatever object the
     literals were found in.  */
  bool open = false;

  bool
  needs_test () const
  {
    return open || all.size () > 1;
  }
};

/* The literals that FORMAT, an operand of a call, may be.  */
possible_formats formats_of (tree format);

} // namespace qrintf

#endif
