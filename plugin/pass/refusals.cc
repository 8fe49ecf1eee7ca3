/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why calls stay with libc whatever they print.  See lower.h.

   All calls stay in functions that a sanitizer checks, that are compiled with
   -fnon-call-exceptions, or whose target has no emitters.  A call stays if the
   user has opted it out; if its C library is unknown, lacks the libqrintf_rt
   that runtime=library asks for, or does not let its streams be entered without
   their lock; if it is of a user sink whose target the link has dropped or may
   reach the call; if GCC has a message for it; if it may return twice or never;
   or if its arguments or result cannot be replaced.  */

#include "pass/lower.h"

#include "embedding/runtime-calls.h"
#include "format/library-facts.h"
#include "options/options.h"
#include "recognise/c-library/c-library.h"
#include "recognise/opting-out.h"
#include "recognise/printf-call.h"
#include "recognise/user-sinks/user-sinks.h"

namespace qrintf
{

const char *
refusal_for_function (function *fun)
{
  if (fun->can_throw_non_call_exceptions)
    return "-fnon-call-exceptions";
  unsigned checks_calls = ~unsigned (SANITIZE_LEAK);
  if (sanitize_flags_p (checks_calls, fun->decl) && !options.lower_sanitized)
    return "the call is sanitized";
  return refusal_for_target ();
}

const char *
refusal_for_statement (const printf_call &call)
{
  if (const char *why = opted_out (call))
    return why;
  const library_facts &library = facts_of (library_of_call (call));
  if (options.runtime == runtime_kind::linked && !library.has_linked_runtime)
    return "libqrintf_rt is not made for this C library";
  if (call.function->to == sink::stream && !call.function->locked
      && !library.has_unlocked_streams)
    return "streams of this C library are not entered without their lock";
  if (call.function->refusal)
    return call.function->refusal;
  if (has_message (call.callee))
    return "its declaration has the attribute warning or error";
  if (const char *why = refusal_for_library (call))
    return why;
  for (tree target : user_sink_targets (call.stmt))
    {
      tree linked = linked_target (target);
      if (!linked)
        return "the link has dropped what takes its text: it wants "
               "__attribute__ ((used))";
      if (DECL_ORIGIN (linked) == DECL_ORIGIN (cfun->decl))
        return "the call is in what takes its text";
      if (is_reached (cfun->decl, target))
        return "what takes its text may come to this call";
    }
  for (edge out : gimple_bb (call.stmt)->succs)
    if (stmt_ends_bb_p (call.stmt) && (out->flags & EDGE_ABNORMAL))
      return "the call may return twice";
  if (stmt_ends_bb_p (call.stmt)
      && !find_fallthru_edge (gimple_bb (call.stmt)->succs))
    return "the call does not return";
  if (gimple_call_va_arg_pack_p (call.stmt))
    return "its arguments are not known";
  tree lhs = call.result ();
  if (lhs
      && (TREE_CODE (lhs) != SSA_NAME || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (lhs)))
    return "its result is used across an abnormal edge";
  return nullptr;
}

} // namespace qrintf
