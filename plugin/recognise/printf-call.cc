/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition of printf-family calls.  See printf-call.h.

   Refused without a remark: calls whose arguments do not fit the function's
   prototype, and functions that GCC does not know and whose declaration is not
   the C library's, see c-library.h.  */

#include "recognise/printf-call.h"

#include "recognise/c-library.h"
#include "recognise/user-sinks.h"

namespace qrintf
{
namespace
{

constexpr printf_function builtins[] = {
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

/* Functions that GCC does not know, by their symbols; those two of the
   fortified ones that have no builtin where the language is strict ISO C or
   C++.  */
struct named_function
{
  const char *symbol;
  printf_function function;
};

constexpr named_function named_functions[] = {
  { "__printf_chk",
    { BUILT_IN_NONE, "printf", sink::stream, true, -1, -1, -1, 1, 2 } },
  { "__fprintf_chk",
    { BUILT_IN_NONE, "fprintf", sink::stream, true, 0, -1, -1, 2, 3 } },
  { "dprintf",
    { BUILT_IN_NONE, "dprintf", sink::descriptor, false, 0, -1, -1, 1, 2 } },
  { "__dprintf_chk",
    { BUILT_IN_NONE, "dprintf", sink::descriptor, false, 0, -1, -1, 2, 3 } },
  { "asprintf",
    { BUILT_IN_NONE, "asprintf", sink::allocation, false, 0, -1, -1, 1, 2 } },
  { "__asprintf_chk",
    { BUILT_IN_NONE, "asprintf", sink::allocation, false, 0, -1, -1, 2, 3 } },
};

const printf_function *
find_builtin (tree callee)
{
  for (const printf_function &f : builtins)
    if (DECL_FUNCTION_CODE (callee) == f.code)
      return &f;
  return nullptr;
}

/* The name that the header gives is the symbol: a declaration that renames, by
   an asm label or #pragma redefine_extname, is of another function.  */
const printf_function *
find_named (tree callee)
{
  if (!DECL_NAME (callee) || !TREE_PUBLIC (callee))
    return nullptr;
  for (const named_function &f : named_functions)
    if (id_equal (DECL_NAME (callee), f.symbol))
      return &f.function;
  return nullptr;
}

/* Is CALL, of F, one of the prototype that the C library declares?  */
bool
has_prototype (gcall *call, const printf_function &f)
{
  if (int (gimple_call_num_args (call)) < f.first_value)
    return false;
  tree format = TREE_TYPE (gimple_call_arg (call, f.format));
  bool right_destination = true;
  if (f.destination >= 0)
    {
      tree destination = TREE_TYPE (gimple_call_arg (call, f.destination));
      right_destination = f.to == sink::descriptor
                              ? INTEGRAL_TYPE_P (destination)
                              : POINTER_TYPE_P (destination);
    }
  tree result = TREE_TYPE (gimple_call_fntype (call));
  return right_destination && POINTER_TYPE_P (format)
         && TYPE_MAIN_VARIANT (result) == integer_type_node;
}

/* Is CALLEE's symbol defined in the unit, or in this link of lto1's?  GCC
   itself may call the same function by several declarations.  */
bool
is_defined_here (tree callee)
{
  symtab_node *node
      = symtab_node::get_for_asmname (DECL_ASSEMBLER_NAME (callee));
  for (; node; node = node->next_sharing_asm_name)
    if ((node->definition || node->in_other_partition)
        && !DECL_EXTERNAL (node->decl))
      return true;
  return gimple_has_body_p (callee) && !DECL_EXTERNAL (callee);
}

/* Is CALLEE, which GCC does not know, the C library's own?  */
bool
is_from_library (tree callee)
{
  if (!DECL_EXTERNAL (callee) || gimple_has_body_p (callee)
      || library_of (callee) == c_library::none)
    return false;
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (callee));
  symbol += *symbol == '*'; /* given by an asm label */
  return id_equal (DECL_NAME (callee), symbol);
}

/* The row of the family's function that CALL calls.  */
const printf_function *
find_family (gcall *call, tree callee)
{
  const printf_function *f = row_of (callee);
  if (!f)
    return nullptr;
  bool fits = f->code != BUILT_IN_NONE
                  ? gimple_call_builtin_p (call, BUILT_IN_NORMAL)
                  : has_prototype (call, *f) && is_from_library (callee);
  return fits && !is_defined_here (callee) ? f : nullptr;
}

} // namespace

std::string
plain_name (const std::string &name)
{
  constexpr std::string_view suffix = "_unlocked";
  size_t length = name.size ();
  bool has_suffix = length > suffix.size ()
                    && !name.compare (length - suffix.size (), length, suffix);
  return has_suffix ? name.substr (0, length - suffix.size ()) : name;
}

std::vector<std::string>
family ()
{
  std::vector<std::string> names;
  auto add = [&names] (const printf_function &f) {
    std::string name = plain_name (f.name);
    if (std::find (names.begin (), names.end (), name) == names.end ())
      names.push_back (name);
  };
  for (const printf_function &f : builtins)
    add (f);
  for (const named_function &f : named_functions)
    add (f.function);
  return names;
}

const printf_function *
row_of (tree callee)
{
  if (fndecl_built_in_p (callee))
    return fndecl_built_in_p (callee, BUILT_IN_NORMAL) ? find_builtin (callee)
                                                       : nullptr;
  return find_named (callee);
}

std::vector<built_in_function>
family_builtins ()
{
  std::vector<built_in_function> codes;
  for (const printf_function &f : builtins)
    codes.push_back (f.code);
  return codes;
}

c_library
library_of_call (const printf_call &call)
{
  tree function = is_own (call.function->to)
                      ? builtin_decl_explicit (BUILT_IN_SNPRINTF)
                      : gimple_call_fndecl (call.stmt);
  return function ? library_of (function) : c_library::none;
}

std::optional<printf_call>
recognise (gimple *stmt)
{
  if (!is_gimple_call (stmt))
    return {};
  gcall *call = as_a<gcall *> (stmt);
  tree callee = gimple_call_fndecl (call);
  if (!callee)
    return {};
  const printf_function *f = find_family (call, callee);
  if (!f)
    f = find_own_function (call, callee);
  if (!f || int (gimple_call_num_args (call)) < f->first_value)
    return {};
  return printf_call{ call, f };
}

} // namespace qrintf
