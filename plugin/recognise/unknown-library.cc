/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Warns where nothing is lowered as the C library is not known.  See
   unknown-library.h.  */

#include "recognise/unknown-library.h"

#include "options/options.h"
#include "recognise/functions.h"
#include "recognise/printf-call.h"
#include "recognise/unit-library.h"

namespace qrintf
{
namespace
{

/* Whether STMT would be lowered if its library were known.  A call without a
   directive would not, as GCC replaces it by puts and the like.  */
bool
is_wanted (gimple *stmt)
{
  auto call = recognise (stmt);
  if (!call)
    return false;
  auto format = literal_format (*call);
  return !format || format->find ('%') != format->npos;
}

/* The first call in the source, among optimized functions, that would be
   lowered.  */
gimple *
first_call ()
{
  gimple *first = nullptr;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  if (fndecl_built_in_p (node->decl, BUILT_IN_NORMAL) && row_of (node->decl)
      && !is_no_builtin (node->decl))
    for (cgraph_edge *e = node->callers; e; e = e->next_caller)
      if (opt_for_fn (e->caller->decl, optimize) > 0 && is_wanted (e->call_stmt)
          && (!first
              || gimple_location (e->call_stmt) < gimple_location (first)))
        first = e->call_stmt;
  return first;
}

} // namespace

void
warn_of_unknown_library (void *, void *)
{
  if (in_lto_p || options.libc || options.disable
      || library_of_unit () != c_library::none)
    return;
  gimple *call = first_call ();
  if (!call)
    return;
  const char *const message
      = "qrintf lowers no call of the printf family here: this file includes "
        "no header of a C library that it knows; "
        "%<-fplugin-arg-libqrintf-libc=%> says which one is used, or %<none%>";
  /* The code is good, so this is no error: configure scripts ask the compiler
     with -Werror what it knows.  */
  if (warnings_are_errors)
    inform (gimple_location (call), message);
  else
    warning_at (gimple_location (call), 0, message);
}

} // namespace qrintf
