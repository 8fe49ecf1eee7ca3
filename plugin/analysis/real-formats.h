/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that print reals and may be read at run time.  */

#ifndef QRINTF_ANALYSIS_REAL_FORMATS_H
#define QRINTF_ANALYSIS_REAL_FORMATS_H

#include "recognise/call.h"

namespace qrintf
{

/* What the runtime needs to print: each includes those before it.  */
enum class reals
{
  none,
  doubles,
  long_doubles
};

/* The reals that CALL, whose format is read at run time, may print.  */
reals reals_of (const printf_call &call);

/* The reals that CALL, of another function, hands a format for: to one that is
   declared to print it, or before its values, of which one is a real.
   Functions of system headers print theirs elsewhere.  */
reals reals_handed_by (const gcall *call);

/* The reals in formats of which a variable of the unit is initialised with the
   address.  */
reals reals_in_tables ();

} // namespace qrintf

#endif
