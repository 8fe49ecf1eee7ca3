/* Recognition of printf-family calls.  See printf-call.h.

   -fno-builtin and its kin need no thought here: a call they name is no builtin
   any more.  Refused without a remark: calls whose arguments do not fit the
   builtin's prototype.  */

#include "printf-call.h"

namespace qrintf
{
namespace
{

constexpr printf_function functions[] = {
  /* code, name, sink, locked,
     destination, bound, object size, format, first value */
  { BUILT_IN_SPRINTF, "sprintf", sink::buffer, false, 0, -1, -1, 1, 2 },
  { BUILT_IN_SNPRINTF, "snprintf", sink::buffer, false, 0, 1, -1, 2, 3 },
  { BUILT_IN_SPRINTF_CHK, "sprintf", sink::buffer, false, 0, -1, 2, 3, 4 },
  { BUILT_IN_SNPRINTF_CHK, "snprintf", sink::buffer, false, 0, 1, 3, 4, 5 },
  { BUILT_IN_PRINTF, "printf", sink::stream, true, -1, -1, -1, 0, 1 },
  { BUILT_IN_PRINTF_CHK, "printf", sink::stream, true, -1, -1, -1, 1, 2 },
  { BUILT_IN_FPRINTF, "fprintf", sink::stream, true, 0, -1, -1, 1, 2 },
  { BUILT_IN_FPRINTF_CHK, "fprintf", sink::stream, true, 0, -1, -1, 2, 3 },
  { BUILT_IN_PRINTF_UNLOCKED, "printf_unlocked", sink::stream, false, -1, -1,
    -1, 0, 1 },
  { BUILT_IN_FPRINTF_UNLOCKED, "fprintf_unlocked", sink::stream, false, 0, -1,
    -1, 1, 2 },
};

const printf_function *
find_function (tree callee)
{
  if (!callee || !fndecl_built_in_p (callee, BUILT_IN_NORMAL))
    return nullptr;
  for (const printf_function &f : functions)
    if (DECL_FUNCTION_CODE (callee) == f.code)
      return &f;
  return nullptr;
}

} // namespace

std::optional<printf_call>
recognise (gimple *stmt)
{
  if (!is_gimple_call (stmt))
    return {};
  gcall *call = as_a<gcall *> (stmt);
  const printf_function *f = find_function (gimple_call_fndecl (call));
  if (!f || !gimple_call_builtin_p (call, BUILT_IN_NORMAL)
      || int (gimple_call_num_args (call)) < f->first_value)
    return {};
  return printf_call{ call, f };
}

} // namespace qrintf
