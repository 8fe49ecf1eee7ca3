/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Own lines.  See own-lines.h.

     vsnprintf (line, …, format, values);  va_end (values);  fputs (line, f);

   Refused is whatever has anything else between that accesses memory, and C
   libraries whose v-functions are not lowered.  */

#include "analysis/own-lines.h"

#include "format/library-facts.h"
#include "recognise/printf-call.h"

namespace qrintf
{

bool
prints_own_line (const printf_call &piece,
                 const std::vector<printf_call> &calls)
{
  if (piece.values () != 1 || !POINTER_TYPE_P (TREE_TYPE (piece.value (0)))
      || !facts_of (library_of_call (piece)).has_interpreter)
    return false;
  gimple *store = SSA_NAME_DEF_STMT (gimple_vuse (piece.stmt));
  if (gimple_call_builtin_p (store, BUILT_IN_VA_END))
    store = SSA_NAME_DEF_STMT (gimple_vuse (store));
  return std::any_of (
      calls.begin (), calls.end (), [&] (const printf_call &call) {
        return call.stmt == store && call.function->to == sink::buffer
               && call.list ()
               && operand_equal_p (call.destination (), piece.value (0));
      });
}

} // namespace qrintf
