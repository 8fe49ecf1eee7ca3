/* SPDX-License-Identifier: GPL-3.0-or-later */
/* User sinks: printf-like functions of the program, with the targets that take
   their text.  Attributes or the plugin's arguments declare them.

     __attribute__ ((qrintf_sink (append)))
       f (a…, format, …) is append (a…, text, length), or
       append (text, length, a…) where append is declared so

     __attribute__ ((qrintf_reserve (reserve, commit)))
       char *reserve (a…, n) gives room for n bytes and a NUL, commit (a…, used)
       appends the first USED of them

     __attribute__ ((qrintf_alloc (allocate)))
       f returns a string of exact size from allocate (n)

   The attributes stand on a declaration that also has format (printf, m,
   n).  */

#ifndef QRINTF_RECOGNISE_USER_SINKS_USER_SINKS_H
#define QRINTF_RECOGNISE_USER_SINKS_USER_SINKS_H

#include "recognise/call.h"

namespace qrintf
{

/* The row of CALL, a call of CALLEE, or null if CALLEE is not a user sink.  */
const printf_function *find_user_sink (const gcall *call, tree callee);

/* The targets of the user sink CALLEE, or none if it is not one.  The targets
   of a CALL may differ at the link, where the declaration of its callee may
   come from another unit.  */
std::vector<tree> user_sink_targets (tree callee);
std::vector<tree> user_sink_targets (const gcall *call);

/* Remove the attribute NAME from FUNCTION, and from no other function that
   shares a list of attributes with it, as instances of a template do.  */
void drop_user_sink (tree function, const char *name);

/* Remove it in the same way, and record WHY, which a remark gives at each
   call.  */
void refuse_user_sink (tree function, const char *name, const std::string &why);

/* Record the targets of CALL, a call of a user sink, in the type of the call.
   At the link each function has one declaration, which may come from another
   unit than CALL.  */
void stamp_user_sink_call (gcall *call);

} // namespace qrintf

#endif
