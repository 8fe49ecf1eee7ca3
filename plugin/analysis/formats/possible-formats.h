/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The literals that the format of a call may be, and the parts of the runtime's
   printf that they need.  */

#ifndef QRINTF_ANALYSIS_FORMATS_POSSIBLE_FORMATS_H
#define QRINTF_ANALYSIS_FORMATS_POSSIBLE_FORMATS_H

#include "gcc/gcc-includes.h"
#include "recognise/call.h"

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

/* Push the pointers that a load of REFERENCE may give, from the initialisers of
   constant objects: the elements of a table, or a member of one of its rows.
   The list may be incomplete, and may have pointers that the
   load never gives.  */
void push_loaded (tree reference, vec<tree> &values);

/* The parts of the runtime's printf that a program may lack, as bits.  The code
   for long doubles needs that for doubles.  */
enum printf_parts : unsigned
{
  no_parts = 0,
  part_of_doubles = 1,
  part_of_long_doubles = 2 | part_of_doubles,
  part_of_fields = 4 /* and of what else is rare */
};

inline printf_parts
operator| (printf_parts a, printf_parts b)
{
  return printf_parts (unsigned (a) | unsigned (b));
}

inline printf_parts
operator& (printf_parts a, printf_parts b)
{
  return printf_parts (unsigned (a) & unsigned (b));
}

/* The parts that CALL, whose format is read at run time, may need.  If the
   format is not known, that for fields is one of them.  */
printf_parts parts_of (const printf_call &call);

/* The parts for the reals in formats that CALL passes to a function outside the
   printf family: as the argument that the attribute format names, or before
   values with a real among them.  Functions of system headers print their reals
   outside the unit and do not count.  */
printf_parts parts_handed_by (const gcall *call);

/* The parts for the reals in formats that the unit's variables point to by
   their initialisers.  */
printf_parts parts_in_tables ();

} // namespace qrintf

#endif
