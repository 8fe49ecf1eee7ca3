/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of functions, and the functions around a statement.  See
   call.h.  */

#include "recognise/call.h"

namespace qrintf
{
namespace
{

/* A function that has DESTINATION and BOUND as its first parameters, as far as
   it has them, then the format and the values.  */
constexpr printf_function
row (built_in_function code, const char *name, sink to, bool locked,
     int destination, int bound)
{
  int format = std::max (destination, bound) + 1;
  return { code, name, to, locked, destination, bound, -1, format, format + 1 };
}

/* The row for the fortified variant of F: a flag stands before the format, and
   behind it the size of the object if the destination is one.  */
constexpr printf_function
checked (printf_function f)
{
  int more = f.to == sink::buffer ? 2 : 1;
  if (f.to == sink::buffer)
    f.object_size = f.format + 1;
  f.format += more;
  f.first_value += more;
  return f;
}

/* The row for the variant of F that has a va_list, its last parameter, in place
   of the values.  */
constexpr printf_function
with_list (printf_function f)
{
  f.list = f.first_value++;
  return f;
}

constexpr printf_function builtins[] = {
/* ROWS (CODE, NAME, sink, locked, destination, bound)  */
#define ROWS(CODE, NAME, ...)                                                  \
  row (BUILT_IN_##CODE, NAME, __VA_ARGS__),                                    \
  checked (row (BUILT_IN_##CODE##_CHK, NAME, __VA_ARGS__)),                    \
  with_list (row (BUILT_IN_V##CODE, "v" NAME, __VA_ARGS__)),                   \
  with_list (checked (row (BUILT_IN_V##CODE##_CHK, "v" NAME, __VA_ARGS__)))
  ROWS (SPRINTF, "sprintf", sink::buffer, false, 0, -1),
  ROWS (SNPRINTF, "snprintf", sink::buffer, false, 0, 1),
  ROWS (PRINTF, "printf", sink::stream, true, -1, -1),
  ROWS (FPRINTF, "fprintf", sink::stream, true, 0, -1),
#undef ROWS
  row (BUILT_IN_PRINTF_UNLOCKED, "printf_unlocked", sink::stream, false, -1,
       -1),
  row (BUILT_IN_FPRINTF_UNLOCKED, "fprintf_unlocked", sink::stream, false, 0,
       -1),
};

/* Functions that have no builtin, or none in strict ISO C and C++ (__printf_chk
   and __fprintf_chk), by their symbols.  */
struct named_function
{
  const char *symbol;
  printf_function function;
};

constexpr named_function named_functions[] = {
/* CHECKED (NAME, sink, locked, destination)  */
#define CHECKED(NAME, ...)                                                     \
  { "__" NAME "_chk",                                                          \
    checked (row (BUILT_IN_NONE, NAME, __VA_ARGS__, -1)) },                    \
  { "__v" NAME "_chk",                                                         \
    with_list (checked (row (BUILT_IN_NONE, "v" NAME, __VA_ARGS__, -1))) }
#define ROWS(NAME, ...)                                                        \
  { NAME, row (BUILT_IN_NONE, NAME, __VA_ARGS__, -1) },                        \
  { "v" NAME, with_list (row (BUILT_IN_NONE, "v" NAME, __VA_ARGS__, -1)) },    \
  CHECKED (NAME, __VA_ARGS__)
  CHECKED ("printf", sink::stream, true, -1),
  CHECKED ("fprintf", sink::stream, true, 0),
  ROWS ("dprintf", sink::descriptor, false, 0),
  ROWS ("asprintf", sink::allocation, false, 0),
#undef ROWS
#undef CHECKED
};

constexpr printf_function
single_piece (built_in_function code, const char *name, bool locked,
              int destination, int values)
{
  printf_function f
      = { code, name, sink::stream, locked, destination, -1, -1, -1, 0 };
  f.values = values;
  return f;
}

constexpr single_piece_function single_pieces[] = {
#define ROWS(CODE, NAME, DESTINATION, VALUES, MEANS)                           \
  { single_piece (BUILT_IN_##CODE, NAME, true, DESTINATION, VALUES), MEANS },  \
  { single_piece (BUILT_IN_##CODE##_UNLOCKED, NAME "_unlocked", false,         \
                  DESTINATION, VALUES),                                        \
    MEANS }
  ROWS (PUTCHAR, "putchar", -1, 1, "%c"),
  ROWS (PUTC, "putc", 1, 1, "%c"),
  ROWS (FPUTC, "fputc", 1, 1, "%c"),
  ROWS (PUTS, "puts", -1, 1, "%s\n"),
  ROWS (FPUTS, "fputs", 1, 1, "%s"),
  ROWS (FWRITE, "fwrite", 3, 0, nullptr),
#undef ROWS
};

const printf_function *
find_builtin (tree callee)
{
  for (const printf_function &f : builtins)
    if (DECL_FUNCTION_CODE (callee) == f.code)
      return &f;
  return nullptr;
}

/* Compares the declared name, which in the header is the symbol as well.
   Whether an asm label or #pragma redefine_extname renames the function is
   checked by is_renamed.  */
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
  for (bool lists : { false, true })
    for (const printf_function &f : builtins)
      if (lists == (f.list >= 0))
        add (f);
  for (bool lists : { false, true })
    for (const named_function &f : named_functions)
      if (lists == (f.function.list >= 0))
        add (f.function);
  for (const single_piece_function &f : single_pieces)
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

const single_piece_function *
single_piece_row_of (tree callee)
{
  if (fndecl_built_in_p (callee, BUILT_IN_NORMAL))
    for (const single_piece_function &f : single_pieces)
      if (DECL_FUNCTION_CODE (callee) == f.function.code)
        return &f;
  return nullptr;
}

const std::vector<built_in_function> &
family_builtins ()
{
  static const std::vector<built_in_function> codes = [] {
    std::vector<built_in_function> all;
    for (const printf_function &f : builtins)
      all.push_back (f.code);
    return all;
  }();
  return codes;
}

std::vector<inlined_function>
functions_inlined_around (const gimple *stmt)
{
  std::vector<inlined_function> found;
  for (tree block = gimple_block (stmt); block && TREE_CODE (block) == BLOCK;
       block = BLOCK_SUPERCONTEXT (block))
    {
      if (!inlined_function_outer_scope_p (block))
        continue;
      tree function = block_ultimate_origin (block);
      if (function && TREE_CODE (function) == FUNCTION_DECL)
        found.push_back (
            { function, LOCATION_LOCUS (BLOCK_SOURCE_LOCATION (block)) });
    }
  return found;
}

location_t
place_of (const gimple *stmt)
{
  location_t where = gimple_nonartificial_location (stmt);
  for (const inlined_function &around : functions_inlined_around (stmt))
    if (in_system_header_at (where))
      where = around.at;
  return where;
}

bool
stands_for_a_call (tree function)
{
  return DECL_DECLARED_INLINE_P (function)
         && lookup_attribute ("artificial", DECL_ATTRIBUTES (function));
}

} // namespace qrintf
