/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that print reals and that may be read at run time.  */

#ifndef QRINTF_ANALYSIS_FORMATS_REAL_FORMATS_H
#define QRINTF_ANALYSIS_FORMATS_REAL_FORMATS_H

#include "recognise/call.h"

namespace qrintf
{

/* The kind of reals that the runtime has to print.  Each kind includes those
   before it.  */
enum class reals
{
  none,
  doubles,
  long_doubles
};

/* The reals that CALL, whose format is read at run time, may print.  */
reals reals_of (const printf_call &call);

/* The kind of reals in formats that CALL passes to a function outside the
   printf family: as the argument that the attribute format names, or before
   values with a real among them.  Functions of system headers print their reals
   outside the unit and do not count.  */
reals reals_handed_by (const gcall *call);

/* The kind of reals in formats that the unit's variables point to by their
   initialisers.  */
reals reals_in_tables ();

} // namespace qrintf

#endif
