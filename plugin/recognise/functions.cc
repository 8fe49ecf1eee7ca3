/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of functions.  See call.h.  */

#include "recognise/call.h"

namespace qrintf
{
namespace
{

/* The row for the variant of F that has a va_list, its last parameter, in place
   of the values.  */
constexpr printf_function
with_list (printf_function f)
{
  f.list = f.first_value++;
  return f;
}

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

  with_list (
      { BUILT_IN_VSPRINTF, "vsprintf", sink::buffer, false, 0, -1, -1, 1, 2 }),
  with_list (
      { BUILT_IN_VSNPRINTF, "vsnprintf", sink::buffer, false, 0, 1, -1, 2, 3 }),
  with_list ({ BUILT_IN_VSPRINTF_CHK, "vsprintf", sink::buffer, false, 0, -1, 2,
               3, 4 }),
  with_list ({ BUILT_IN_VSNPRINTF_CHK, "vsnprintf", sink::buffer, false, 0, 1,
               3, 4, 5 }),
  with_list (
      { BUILT_IN_VPRINTF, "vprintf", sink::stream, true, -1, -1, -1, 0, 1 }),
  with_list ({ BUILT_IN_VPRINTF_CHK, "vprintf", sink::stream, true, -1, -1, -1,
               1, 2 }),
  with_list (
      { BUILT_IN_VFPRINTF, "vfprintf", sink::stream, true, 0, -1, -1, 1, 2 }),
  with_list ({ BUILT_IN_VFPRINTF_CHK, "vfprintf", sink::stream, true, 0, -1, -1,
               2, 3 }),
};

/* Functions that have no builtin, or none in strict ISO C and C++ (__printf_chk
   and __fprintf_chk), by their symbols.  */
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
  { "__vprintf_chk", with_list ({ BUILT_IN_NONE, "vprintf", sink::stream, true,
                                  -1, -1, -1, 1, 2 }) },
  { "__vfprintf_chk", with_list ({ BUILT_IN_NONE, "vfprintf", sink::stream,
                                   true, 0, -1, -1, 2, 3 }) },
  { "dprintf",
    { BUILT_IN_NONE, "dprintf", sink::descriptor, false, 0, -1, -1, 1, 2 } },
  { "__dprintf_chk",
    { BUILT_IN_NONE, "dprintf", sink::descriptor, false, 0, -1, -1, 2, 3 } },
  { "asprintf",
    { BUILT_IN_NONE, "asprintf", sink::allocation, false, 0, -1, -1, 1, 2 } },
  { "__asprintf_chk",
    { BUILT_IN_NONE, "asprintf", sink::allocation, false, 0, -1, -1, 2, 3 } },
  { "vdprintf", with_list ({ BUILT_IN_NONE, "vdprintf", sink::descriptor, false,
                             0, -1, -1, 1, 2 }) },
  { "__vdprintf_chk", with_list ({ BUILT_IN_NONE, "vdprintf", sink::descriptor,
                                   false, 0, -1, -1, 2, 3 }) },
  { "vasprintf", with_list ({ BUILT_IN_NONE, "vasprintf", sink::allocation,
                              false, 0, -1, -1, 1, 2 }) },
  { "__vasprintf_chk",
    with_list ({ BUILT_IN_NONE, "vasprintf", sink::allocation, false, 0, -1, -1,
                 2, 3 }) },
};

constexpr printf_function
single_piece (built_in_function code, const char *name, bool locked,
              int destination, int values = 1)
{
  printf_function f
      = { code, name, sink::stream, locked, destination, -1, -1, -1, 0 };
  f.values = values;
  return f;
}

constexpr single_piece_function single_pieces[] = {
  { single_piece (BUILT_IN_PUTCHAR, "putchar", true, -1), "%c" },
  { single_piece (BUILT_IN_PUTC, "putc", true, 1), "%c" },
  { single_piece (BUILT_IN_FPUTC, "fputc", true, 1), "%c" },
  { single_piece (BUILT_IN_PUTS, "puts", true, -1), "%s\n" },
  { single_piece (BUILT_IN_FPUTS, "fputs", true, 1), "%s" },
  { single_piece (BUILT_IN_FWRITE, "fwrite", true, 3, 0), nullptr },
  { single_piece (BUILT_IN_PUTCHAR_UNLOCKED, "putchar_unlocked", false, -1),
    "%c" },
  { single_piece (BUILT_IN_PUTC_UNLOCKED, "putc_unlocked", false, 1), "%c" },
  { single_piece (BUILT_IN_FPUTC_UNLOCKED, "fputc_unlocked", false, 1), "%c" },
  { single_piece (BUILT_IN_PUTS_UNLOCKED, "puts_unlocked", false, -1), "%s\n" },
  { single_piece (BUILT_IN_FPUTS_UNLOCKED, "fputs_unlocked", false, 1), "%s" },
  { single_piece (BUILT_IN_FWRITE_UNLOCKED, "fwrite_unlocked", false, 3, 0),
    nullptr },
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
   checked by is_from_library.  */
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
  for (const printf_function &f : builtins)
    add (f);
  for (const named_function &f : named_functions)
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

} // namespace qrintf
