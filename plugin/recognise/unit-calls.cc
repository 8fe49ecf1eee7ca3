/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the calls of the unit.  See unit-calls.h.

   They are counted when inlining has been decided and no function has been
   lowered yet.  With -flto the functions have not been read by then, so that
   each call is taken for one with a literal format.  */

#include "recognise/unit-calls.h"

#include "gcc/gcc-includes.h"
#include "recognise/functions.h"

namespace qrintf
{
namespace
{

/* The least frequency of a call by CALLER that is not cold; CGRAPH_FREQ_BASE is
   once for each time that CALLER runs.  Of a function that runs once GCC takes
   for cold what runs in less than two thirds of all cases.  */
int
least_frequency (const cgraph_node *caller)
{
  return caller->frequency == NODE_FREQUENCY_EXECUTED_ONCE
             ? CGRAPH_FREQ_BASE * 2 / 3
             : 1;
}

/* Whether CALL runs no more often than its function, which is not hot, and is
   not cold.  */
bool
is_seldom (cgraph_edge *call)
{
  cgraph_node *caller = call->caller->inlined_to ? call->caller->inlined_to
                                                 : call->caller;
  return caller->frequency != NODE_FREQUENCY_UNLIKELY_EXECUTED
         && caller->frequency != NODE_FREQUENCY_HOT
         && call->frequency () >= least_frequency (caller)
         && call->frequency () <= CGRAPH_FREQ_BASE;
}

bool
has_literal_format (cgraph_edge *call, const printf_function &function)
{
  gcall *stmt = call->call_stmt;
  return !stmt
         || (gimple_call_num_args (stmt) > unsigned (function.format)
             && c_getstr (gimple_call_arg (stmt, function.format)));
}

struct
{
  unsigned to_streams, to_buffers;
} seldom_calls;

/* Where calls of FUNCTION are counted, or null.  */
unsigned *
count_of (const printf_function &function)
{
  if (function.list >= 0)
    return nullptr;
  if (function.to == sink::buffer)
    return &seldom_calls.to_buffers;
  return function.to == sink::stream && function.locked
             ? &seldom_calls.to_streams
             : nullptr;
}

} // namespace

void
count_unit_calls (void *, void *)
{
  seldom_calls = {};
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  if (const printf_function *function = row_of (node->decl))
    if (unsigned *count = count_of (*function))
      for (cgraph_edge *e = node->callers; e; e = e->next_caller)
        *count += is_seldom (e) && has_literal_format (e, *function);
}

unsigned
seldom_stream_calls ()
{
  return seldom_calls.to_streams;
}

unsigned
seldom_buffer_calls ()
{
  return seldom_calls.to_buffers;
}

} // namespace qrintf
