/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that print reals and may be read at run time.  */

#ifndef QRINTF_ANALYSIS_REAL_FORMATS_H
#define QRINTF_ANALYSIS_REAL_FORMATS_H

#include "recognise/call.h"

namespace qrintf
{

/* Whether CALL, whose format is read at run time, may print a real.  */
bool prints_real (const printf_call &call);

/* Whether CALL, of another function, hands on a format that prints reals: to
   one that is declared to print it, or before its values, of which one is a
   real.
   Functions of system headers print theirs elsewhere.  */
bool hands_real_format (const gcall *call);

/* Whether a variable of the unit is initialised with the address of such a
   format.  */
bool tables_have_real_formats ();

} // namespace qrintf

#endif
