/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own printf-like functions: what attributes and plugin arguments
   say about them.

     __attribute__ ((qrintf_sink (append)))
       f (a…, format, …) is append (a…, text, length), or append (text, length,
   a…) where append is declared so
     __attribute__ ((qrintf_reserve (reserve, commit)))
       char *reserve (a…, n) gives room for n bytes and a NUL, commit (a…, used)
       takes them
     __attribute__ ((qrintf_alloc (allocate)))
       f returns a string of exact size from allocate (n)

   The attributes stand on a declaration that also has format (printf, m, n). */

#ifndef QRINTF_RECOGNISE_USER_SINKS_H
#define QRINTF_RECOGNISE_USER_SINKS_H

#include "recognise/call.h"

namespace qrintf
{

/* The row of CALL, of the own function CALLEE, or null if that is none.  */
const printf_function *find_user_sink (const gcall *call, tree callee);

/* What takes the text of the own function CALLEE, or of CALL, whose callee may
   have been declared elsewhere; none if it is none.  */
std::vector<tree> user_sink_targets (tree callee);
std::vector<tree> user_sink_targets (const gcall *call);

/* Write into the type of CALL, of an own function, what takes its text.  At the
   link there is one declaration of each function, which need not be that of
   CALL's unit.  */
void stamp_user_sink_call (gcall *call);

} // namespace qrintf

#endif
