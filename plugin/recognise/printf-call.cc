/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition of printf-family calls.  See printf-call.h.

   Refused without a remark: calls whose arguments do not fit the function's
   prototype, functions that the program defines or renames by an asm label, and
   functions without a builtin whose declaration is not the C library's, see
   c-library.h.

   For a call through a pointer, as in libstdc++'s std::to_string (double), code
   tests at run time which function the pointer holds, so the expectation need
   not be right.  Only functions with a va_list are expected, because a pointer
   of such a type seldom holds another function.  At this point GCC has replaced
   all pointer types among the parameters by one type.  */

#include "recognise/printf-call.h"

#include "recognise/c-library/c-library.h"
#include "recognise/call.h"
#include "recognise/user-sinks/user-sinks.h"

namespace qrintf
{
namespace
{

/* The unit's declaration of BUILTIN, if its address is taken and it belongs to
   the C library.  */
tree
address_taken (tree builtin)
{
  symtab_node *node
      = symtab_node::get_for_asmname (DECL_ASSEMBLER_NAME (builtin));
  for (; node; node = node->next_sharing_asm_name)
    if (cgraph_node *function = dyn_cast<cgraph_node *> (node))
      if (function->address_taken
          && fndecl_built_in_p (function->decl, BUILT_IN_NORMAL)
          && library_of (function->decl) != c_library::none)
        return function->decl;
  return NULL_TREE;
}

/* The function that CALL, through a pointer, is expected to call: a function of
   the C library that takes a va_list, has the type that the pointer has, and
   whose address is taken in the unit.  Null if there is no such function.  */
tree
expected_callee (const gcall *call)
{
  tree type = gimple_call_fntype (call);
  if (gimple_call_fndecl (call) || !type)
    return NULL_TREE;
  for (built_in_function code : family_builtins ())
    if (tree builtin = builtin_decl_explicit (code))
      if (row_of (builtin)->list >= 0
          && types_compatible_p (TREE_TYPE (builtin), type))
        if (tree callee = address_taken (builtin))
          return callee;
  return NULL_TREE;
}

/* Whether CALL, a call of F, fits the prototype that the C library declares. */
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

/* Whether the symbol of CALLEE is defined in the unit, or with LTO in the
   program.  Several declarations may have the same symbol.  */
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

/* Whether an asm label or #pragma redefine_extname gives CALLEE another symbol
   than its name says.  A call reaches another function than the C library's
   then.  */
bool
is_renamed (tree callee)
{
  constexpr std::string_view builtin = "__builtin_";
  std::string_view name = IDENTIFIER_POINTER (DECL_NAME (callee));
  if (name.substr (0, builtin.size ()) == builtin)
    name.remove_prefix (builtin.size ());
  const char *symbol = IDENTIFIER_POINTER (DECL_ASSEMBLER_NAME (callee));
  symbol += *symbol == '*'; /* an asm label puts it there */
  return name != symbol;
}

/* Whether CALLEE, which has no builtin, belongs to the C library.  */
bool
is_from_library (tree callee)
{
  return DECL_EXTERNAL (callee) && !gimple_has_body_p (callee)
         && library_of (callee) != c_library::none;
}

/* The row of the family's function that CALL calls.  */
const printf_function *
find_family (gcall *call, tree callee)
{
  const printf_function *f = row_of (callee);
  if (!f || is_renamed (callee))
    return nullptr;
  bool fits = f->code != BUILT_IN_NONE
                  ? gimple_builtin_call_types_compatible_p (call, callee)
                  : has_prototype (call, *f) && is_from_library (callee);
  return fits && !is_defined_here (callee) ? f : nullptr;
}

/* TEXT as a literal in the program.  */
tree
literal_of (const std::string &text)
{
  return build_string_literal (text.size () + 1, text.c_str ());
}

// fwrite ("100%", 1, 4, f)  ->  "100%%"
//
// GCC makes such calls of fprintf and fputs, with sizes of any type.  Null if
// the written bytes are not a string.
tree
format_of_written (gcall *call)
{
  const char *text = c_getstr (gimple_call_arg (call, 0));
  tree count = gimple_call_arg (call, 2);
  if (!text || !integer_onep (gimple_call_arg (call, 1))
      || !tree_fits_uhwi_p (count) || tree_to_uhwi (count) != strlen (text)
      || !POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (call, 3))))
    return NULL_TREE;
  std::string format;
  for (const char *p = text; *p; p++)
    format.append (*p == '%' ? 2 : 1, *p);
  return literal_of (format);
}

/* CALL of fwrite, whose row is F.  Its format is the text that it writes, or an
   empty format if that text is not known.  */
std::optional<printf_call>
recognise_written (gcall *call, const printf_function &f, tree callee)
{
  printf_call written{ call, &f, callee, format_of_written (call) };
  if (written.means)
    return written;
  if (!gimple_builtin_call_types_compatible_p (call, callee))
    return {};
  written.means = literal_of ("");
  written.unknown_text = true;
  return written;
}

/* CALL of the function with the row ROW.  */
std::optional<printf_call>
recognise_piece (gcall *call, const single_piece_function &row, tree callee)
{
  if (!row.means)
    return recognise_written (call, row.function, callee);
  if (!gimple_builtin_call_types_compatible_p (call, callee))
    return {};
  return printf_call{ call, &row.function, callee, literal_of (row.means) };
}

} // namespace

bool
has_message (tree function)
{
  tree attributes = DECL_ATTRIBUTES (function);
  return lookup_attribute ("warning", attributes)
         || lookup_attribute ("error", attributes);
}

c_library
library_of_call (const printf_call &call)
{
  tree function = is_user_sink (call.function->to) || is_single_piece (call)
                      ? builtin_decl_explicit (BUILT_IN_SNPRINTF)
                      : call.callee;
  return function ? library_of (function) : c_library::none;
}

std::optional<printf_call>
recognise (gimple *stmt)
{
  if (!is_gimple_call (stmt))
    return {};
  gcall *call = as_a<gcall *> (stmt);
  tree function = gimple_call_fndecl (call);
  tree callee = function ? function : expected_callee (call);
  if (!callee)
    return {};
  const printf_function *f = find_family (call, callee);
  if (!f && function)
    f = find_user_sink (call, function);
  if (!f || int (gimple_call_num_args (call)) < f->first_value)
    return {};
  return printf_call{ call, f, callee };
}

std::optional<printf_call>
recognise_single_piece (gimple *stmt)
{
  tree callee = is_gimple_call (stmt) ? gimple_call_fndecl (stmt) : NULL_TREE;
  if (!callee)
    return {};
  gcall *call = as_a<gcall *> (stmt);
  const single_piece_function *row = single_piece_row_of (callee);
  if (!row || int (gimple_call_num_args (call)) <= row->function.destination
      || is_renamed (callee) || is_defined_here (callee))
    return {};
  std::optional<printf_call> piece = recognise_piece (call, *row, callee);
  if (piece)
    piece->outside_runs = piece->result () || piece->unknown_text;
  return piece;
}

} // namespace qrintf
