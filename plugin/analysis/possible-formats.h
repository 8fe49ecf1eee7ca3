/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The literals that a format may be where it stands in a call.  */

#ifndef QRINTF_ANALYSIS_POSSIBLE_FORMATS_H
#define QRINTF_ANALYSIS_POSSIBLE_FORMATS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* A format that may be more literals than this is taken for unknown.  */
constexpr size_t most_formats = 8;

struct possible_formats
{
  std::vector<tree> all; /* each once, in a form that c_getstr accepts */

  /* The format may also be something else: whoever relies on ALL has to compare
     the format's address with each of them, and do without where none is equal.
     Equal addresses are equal texts, wherever the literals were found.  */
  bool open = false;

  bool
  needs_test () const
  {
    return open || all.size () > 1;
  }
};

/* What FORMAT, an operand of a call, may be.  */
possible_formats formats_of (tree format);

} // namespace qrintf

#endif
