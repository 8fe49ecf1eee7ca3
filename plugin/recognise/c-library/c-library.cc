/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stamps each function of the family with the C library that it belongs to. See
   c-library.h; unit-library.cc finds the library of the unit.

   Refused: functions that any form of -fno-builtin names; a function without a
   builtin that the program has declared before the library's header.  */

#include "recognise/c-library/c-library.h"

#include "options/options.h"
#include "recognise/call.h"

namespace qrintf
{
namespace
{

/* The space keeps this name out of sources.  The value is the name of the
   library.  */
constexpr const char stamp[] = "qrintf library";

void
put_stamp (tree function, c_library library)
{
  add_attribute (function, stamp,
                 build_tree_list (NULL_TREE,
                                  get_identifier (name_of (library))));
}

std::optional<c_library>
read_stamp (tree function)
{
  tree attribute = lookup_attribute (stamp, DECL_ATTRIBUTES (function));
  if (!attribute)
    return {};
  /* An unknown name comes from another version of the plugin.  */
  return library_named (
      IDENTIFIER_POINTER (TREE_VALUE (TREE_VALUE (attribute))));
}

void
stamp_family_of_unit ()
{
  c_library library = library_of_unit ();
  auto stamp_one = [library] (tree decl) {
    put_stamp (decl, is_no_builtin (decl) ? c_library::none : library);
  };
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  if (fndecl_built_in_p (node->decl, BUILT_IN_NORMAL) && row_of (node->decl))
    stamp_one (node->decl);
  /* GCC may replace a call by one of another builtin: __sprintf_chk by
     sprintf.  */
  for (built_in_function code : family_builtins ())
    if (tree decl = builtin_decl_explicit (code); decl && !read_stamp (decl))
      stamp_one (decl);
}

/* The library that serves both units of A and units of B.  */
c_library
common (c_library a, c_library b)
{
  auto is_glibc = [] (c_library l) {
    return l == c_library::glibc || l == c_library::glibc_2_35;
  };
  return a == b                         ? a
         : is_glibc (a) && is_glibc (b) ? c_library::glibc
                                        : c_library::none;
}

/* lto1 declares builtins itself, for calls that GCC replaces.  They get the
   library that all stamped functions have in common.  */
void
stamp_builtins_of_lto ()
{
  std::optional<c_library> library = options.libc;
  cgraph_node *node;
  if (!library)
    FOR_EACH_FUNCTION (node)
  if (fndecl_built_in_p (node->decl, BUILT_IN_NORMAL) && row_of (node->decl))
    {
      c_library its = library_of (node->decl);
      library = library ? common (*library, its) : its;
    }
  for (built_in_function code : family_builtins ())
    if (tree decl = builtin_decl_explicit (code); decl && !read_stamp (decl))
      put_stamp (decl, library.value_or (c_library::none));
}

} // namespace

c_library
library_of (tree callee)
{
  if (auto library = read_stamp (callee))
    return *library;
  /* The unit was compiled without the plugin.  */
  if (in_lto_p && options.libc && fndecl_built_in_p (callee))
    return *options.libc;
  return c_library::none;
}

c_library
library_of_builtins ()
{
  tree builtin = builtin_decl_explicit (BUILT_IN_VSNPRINTF);
  return builtin ? library_of (builtin) : c_library::none;
}

const char *
refusal_for_library (const printf_call &call)
{
  tree callee = call.callee;
  if (call.function != row_of (callee))
    return nullptr;
  if (library_of (callee) != c_library::none)
    return nullptr;
  if (in_lto_p && !read_stamp (callee))
    return "its file was compiled without the plugin";
  return is_no_builtin (callee) ? "-fno-builtin names it"
                                : "no known C library declares it: "
                                  "-fplugin-arg-libqrintf-libc= names it";
}

void
stamp_declaration (void *data, void *)
{
  note_macros ();
  tree decl = static_cast<tree> (data);
  if (!decl || TREE_CODE (decl) != FUNCTION_DECL || fndecl_built_in_p (decl))
    return;
  if (!row_of (decl) || read_stamp (decl))
    return;
  bool is_its = !is_no_builtin (decl) && is_in_its_header (decl);
  put_stamp (decl, is_its ? library_of_unit () : c_library::none);
}

void
stamp_builtins (void *, void *)
{
  if (in_lto_p)
    stamp_builtins_of_lto ();
  else
    stamp_family_of_unit ();
}

} // namespace qrintf
