/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes the lengths of texts to the calls that search for the texts' ends.
   See hand-out-lengths.h.

   The result of the call that wrote a text is its length whether or not that
   call is lowered.  Calls that must stay with libc (refusals.h) are not used.
   With -fno-optimize-strlen none are, as the user wants strlen to be
   called.  */

#include "pass/hand-out-lengths.h"

#include "analysis/text-lengths.h"
#include "emit/known-lengths.h"
#include "pass/refusals.h"
#include "report/outcome.h"

namespace qrintf
{
namespace
{

std::vector<printf_call *>
not_refused (function *fun, std::vector<printf_call> &calls)
{
  std::vector<printf_call *> left;
  if (refusal_for_function (fun))
    return left;
  for (printf_call &call : calls)
    if (!refusal_for_statement (call))
      left.push_back (&call);
  return left;
}

} // namespace

bool
hand_out_lengths (function *fun, std::vector<printf_call> &calls)
{
  if (!flag_optimize_strlen)
    return false;
  std::vector<printf_call *> writers = not_refused (fun, calls);
  std::vector<known_string> strings = find_length_readers (fun, writers);
  if (strings.empty ())
    return false;
  mark_virtual_operands_for_renaming (fun);
  if (dump_enabled_p ())
    for (size_t i = 0; i < strings.size (); i++)
      for (const length_reader &reader : strings[i].readers)
        remark_known_length (reader.stmt,
                             strings[sources_of (strings, i).front ()].store);
  use_known_lengths (strings);
  update_ssa (TODO_update_ssa);
  return true;
}

} // namespace qrintf
