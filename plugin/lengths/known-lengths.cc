/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pass for known lengths.  See known-strings.h.

     find   find-strings   which calls search for the end of a known string
     use    use-lengths    the results of calls in place of the searches

   The result of the call that wrote a text is its length whether or not that
   call is lowered.  Calls that must stay with libc (lower.h) are not used.
   With -fno-optimize-strlen none are, as the user wants strlen to be
   called.  */

#include "lengths/known-strings.h"

#include "pass/lower.h"
#include "report/report.h"

namespace qrintf
{
unsigned
use_results (function *fun)
{
  if (!flag_optimize_strlen || !has_length_reader (fun)
      || refusal_for_function (fun))
    return 0;
  std::vector<printf_call> calls = find_candidates (fun).calls;
  std::vector<printf_call *> not_refused;
  for (printf_call &call : calls)
    if (!refusal_for_statement (call))
      not_refused.push_back (&call);
  std::vector<known_string> strings = find_length_readers (fun, not_refused);
  if (strings.empty ())
    return 0;
  mark_virtual_operands_for_renaming (fun);
  for (size_t i = 0; dump_enabled_p () && i < strings.size (); i++)
    for (const length_reader &reader : strings[i].readers)
      remark_known_length (reader.stmt,
                           strings[sources_of (strings, i).front ()].store);
  use_known_lengths (strings);
  return TODO_update_ssa;
}

} // namespace qrintf
