/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the calls of the unit, and estimates its text.  See unit-calls.h.

   This is done when inlining has been decided and no function has been lowered
   yet.  With -flto the functions have not been read by then, so that each call
   is taken for one with a literal format, and of the text nothing is known.  */

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

unit_text text;
bool has_main;

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

void
count_seldom_calls (const cgraph_node *node, const printf_function &function)
{
  if (unsigned *count = count_of (function))
    for (cgraph_edge *e = node->callers; e; e = e->next_caller)
      *count += is_seldom (e) && has_literal_format (e, function);
}

/* The bytes that lowering CALL adds, about: those of a call that enters the
   stream, of a call for each value, which are the arguments from FIRST_VALUE
   on, and of the text of the argument TEXT_AT once more, as the fallback needs
   the original.  A call to which the source gives too few arguments is kept. */
unsigned
text_of_lowered (const gcall *call, unsigned text_at, unsigned first_value)
{
  constexpr unsigned to_enter = 50, for_value = 25, for_character = 2;
  if (gimple_call_num_args (call) <= text_at)
    return 0;
  const char *text = c_getstr (gimple_call_arg (call, text_at));
  return to_enter + (gimple_call_num_args (call) - first_value) * for_value
         + (text ? strlen (text) : 0) * for_character;
}

/* Whether CALL, whose statement GCC has read, runs more often than its
   function, which is not cold.  */
bool
is_in_loop (cgraph_edge *call)
{
  return call->call_stmt
         && call->caller->frequency != NODE_FREQUENCY_UNLIKELY_EXECUTED
         && call->frequency () > CGRAPH_FREQ_BASE;
}

/* How many loops CALL is in, those included in which the function is inlined
   that makes it.  */
unsigned
loops_around (cgraph_edge *call)
{
  unsigned loops = 0;
  for (; call;
       call = call->caller->inlined_to ? call->caller->callers : nullptr)
    if (basic_block block
        = call->call_stmt ? gimple_bb (call->call_stmt) : nullptr)
      loops += bb_loop_depth (block);
  return loops;
}

/* The function of the family that NODE is, if it prints to a stream.  */
const printf_function *
stream_function (const cgraph_node *node)
{
  const printf_function *function = row_of (node->decl);
  return function && function->to == sink::stream && function->list < 0
             ? function
             : nullptr;
}

/* What CALL of NODE adds, which is FUNCTION of the family, or prints a single
   piece.  */
unsigned
text_of_call (cgraph_edge *call, const printf_function *function)
{
  const gcall *stmt = call->call_stmt;
  if (!function)
    return text_of_lowered (stmt, 0, gimple_call_num_args (stmt));
  return has_literal_format (call, *function)
             ? text_of_lowered (stmt, function->format, function->first_value)
             : 0;
}

bool
has_real_argument (const gcall *call)
{
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (SCALAR_FLOAT_TYPE_P (TREE_TYPE (gimple_call_arg (call, i))))
      return true;
  return false;
}

/* Add what the calls of NODE in loops add, if it prints to a stream.  */
void
weigh_calls (const cgraph_node *node)
{
  const printf_function *function = stream_function (node);
  if (!function && !single_piece_row_of (node->decl))
    return;
  for (cgraph_edge *e = node->callers; e; e = e->next_caller)
    if (is_in_loop (e))
      {
        unsigned bytes = text_of_call (e, function);
        text.calls_in_loops += bytes;
        text.reals_in_loops |= has_real_argument (e->call_stmt);
        if (loops_around (e) > 1)
          text.calls_in_inner_loops += bytes;
      }
}

/* The bytes of the instructions of NODE, about.  A clone that has no body yet
   is as large as what it will be a copy of.  */
unsigned
text_of_function (const cgraph_node *node)
{
  /* In most units of giflib and netpbm these are 3.7 to 6.  */
  constexpr unsigned bytes_of_size = 5;
  while (node->clone_of && !gimple_has_body_p (node->decl))
    node = node->clone_of;
  function *fun = DECL_STRUCT_FUNCTION (node->decl);
  if (!fun || !fun->cfg)
    return 0;
  unsigned size = 0;
  basic_block block;
  FOR_EACH_BB_FN (block, fun)
  for (gimple_stmt_iterator i = gsi_start_bb (block); !gsi_end_p (i);
       gsi_next (&i))
    size += estimate_num_insns (gsi_stmt (i), &eni_size_weights);
  return size * bytes_of_size;
}

bool
defines_main ()
{
  cgraph_node *node;
  FOR_EACH_DEFINED_FUNCTION (node)
  if (DECL_NAME (node->decl) && MAIN_NAME_P (DECL_NAME (node->decl))
      && DECL_FILE_SCOPE_P (node->decl) && TREE_PUBLIC (node->decl))
    return true;
  return false;
}

/* Estimates the text of the unit.  */
void
weigh_unit ()
{
  text = {};
  if (!has_main)
    return;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  weigh_calls (node);
  if (text.calls_in_loops)
    FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
  text.all += text_of_function (node);
}

} // namespace

void
count_unit_calls (void *, void *)
{
  seldom_calls = {};
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  if (const printf_function *function = row_of (node->decl))
    count_seldom_calls (node, *function);
  has_main = defines_main ();
  weigh_unit ();
}

bool
unit_has_main ()
{
  return has_main;
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

unit_text
text_of_unit ()
{
  return text;
}

} // namespace qrintf
