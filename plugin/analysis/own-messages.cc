/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Functions that print messages.  See own-messages.h.

     void error (const char *format, …) { … vsnprintf (line, …, format, …) … }
     error (gettext ("%s is missing"), name);

   Refused is a function whose address is taken, as its other calls may be
   anywhere.  A wrong answer costs time or bytes: where what reads formats is
   missing, the C library gets the call.  */

#include "analysis/own-messages.h"

#include "analysis/possible-formats.h"

namespace qrintf
{
namespace
{

/* The position of the parameter of the current function that FORMAT is, from 0
   on, or -1.  */
int
position_of_parameter (tree format)
{
  if (TREE_CODE (format) != SSA_NAME || !SSA_NAME_IS_DEFAULT_DEF (format))
    return -1;
  int position = 0;
  for (tree p = DECL_ARGUMENTS (current_function_decl); p; p = DECL_CHAIN (p))
    if (p == SSA_NAME_VAR (format))
      return position;
    else
      position++;
  return -1;
}

} // namespace

bool
hands_on_messages (const printf_call &call)
{
  int position = position_of_parameter (call.format ());
  cgraph_node *node = cgraph_node::get (current_function_decl);
  if (position < 0 || !node || node->address_taken || !node->callers)
    return false;
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    if (!e->call_stmt
        || unsigned (position) >= gimple_call_num_args (e->call_stmt)
        || !formats_of (gimple_call_arg (e->call_stmt, position)).translated)
      return false;
  return true;
}

} // namespace qrintf
