/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which C library declares the functions of the family.  See c-library.h.

   A unit of C or C++ belongs to a library whose headers it includes: told by
   macros, or by the types and files of a preprocessed one.  The run-time
   libraries of other languages are linked with the compiler's own C library.
   The plugin's argument libc= is believed.

   Refused: uClibc, which defines __GLIBC__ as well, dietlibc, newlib, bionic;
   units that include nothing of a library, whose printf may be anybody's; what
   -fno-builtin names, in all its forms; a function that GCC does not know and
   that the program has declared before the library's header did.  */

#include "gcc/front-end.h"

#include "recognise/c-library.h"

#include "gcc/gcc-includes.h"
#include "analysis/knowledge.h"
#include "recognise/opting-out.h"
#include "options/options.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* People cannot write this name.  The value is a name of NAMES below.  */
constexpr const char stamp[] = "qrintf library";

struct library_name
{
  c_library library;
  const char *name;
};

constexpr library_name names[] = { { c_library::none, "none" },
                                   { c_library::glibc, "glibc" },
                                   { c_library::glibc_2_35, "glibc 2.35" },
                                   { c_library::musl, "musl" } };

void
put_stamp (tree function, c_library library)
{
  const char *name = names[int (library)].name;
  tree value = build_tree_list (NULL_TREE, get_identifier (name));
  DECL_ATTRIBUTES (function)
      = tree_cons (get_identifier (stamp), value, DECL_ATTRIBUTES (function));
}

std::optional<c_library>
read_stamp (tree function)
{
  tree attribute = lookup_attribute (stamp, DECL_ATTRIBUTES (function));
  if (!attribute)
    return {};
  for (const library_name &row : names)
    if (id_equal (TREE_VALUE (TREE_VALUE (attribute)), row.name))
      return row.library;
  return {}; /* of another version of the plugin */
}

bool
is_c_family ()
{
  return lang_GNU_C () || lang_GNU_CXX () || lang_GNU_OBJC ();
}

cpp_hashnode *
macro_named (const char *name)
{
  return cpp_lookup (parse_in, reinterpret_cast<const unsigned char *> (name),
                     strlen (name));
}

bool
is_macro (const char *name)
{
  return cpp_macro_p (macro_named (name));
}

/* The number that the macro NAME stands for, or 0: also where it comes from a
   header unit that has not been read for it.  */
int
number_of_macro (const char *name)
{
  cpp_hashnode *node = macro_named (name);
  if (!cpp_user_macro_p (node) || !node->value.macro)
    return 0;
  const unsigned char *definition = cpp_macro_definition (parse_in, node);
  return atoi (reinterpret_cast<const char *> (definition) + strlen (name));
}

/* Does FILE's name end in TAIL, which begins with a slash?  */
bool
ends_in (std::string_view file, std::string_view tail)
{
  return file.size () >= tail.size ()
         && file.substr (file.size () - tail.size ()) == tail;
}

/* The name of the first included system header that ends in TAIL, or "".  */
std::string_view
included (std::string_view tail)
{
  for (unsigned i = 0; i < LINEMAPS_ORDINARY_USED (line_table); i++)
    {
      const line_map_ordinary *map = LINEMAPS_ORDINARY_MAP_AT (line_table, i);
      if (map->reason == LC_ENTER && map->sysp
          && ends_in (ORDINARY_MAP_FILE_NAME (map), tail))
        return ORDINARY_MAP_FILE_NAME (map);
    }
  return {};
}

/* The library whose type has been seen.  */
c_library told_by_type = c_library::none;

bool
has_field (tree type, const char *name)
{
  for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
    if (DECL_NAME (field) && id_equal (DECL_NAME (field), name))
      return true;
  return false;
}

/* By macros.  musl has none that says its name: its <features.h> has the same
   guard as glibc's, and its types come from <bits/alltypes.h>.  */
c_library
told_by_macros ()
{
  if (is_macro ("__UCLIBC__") || is_macro ("__dietlibc__"))
    return c_library::none;
  if (is_macro ("__GLIBC__"))
    return number_of_macro ("__GLIBC_MINOR__") >= 35 ? c_library::glibc_2_35
                                                     : c_library::glibc;
  if (is_macro ("_FEATURES_H") && is_macro ("__DEFINED_size_t"))
    return c_library::musl;
  return c_library::none;
}

/* What macros tell, seen while the source is read: behind that GCC forgets them
   with its first garbage collection.  */
c_library told_by_macro = c_library::none;

void
note_macros ()
{
  if (told_by_macro == c_library::none && is_c_family ())
    told_by_macro = told_by_macros ();
}

/* By what is left of the headers in a preprocessed unit: glibc's <features.h>
   includes <gnu/stubs.h>.  */
c_library
told_by_files ()
{
  if (!included ("/gnu/stubs.h").empty ()
      && included ("/bits/uClibc_config.h").empty ())
    return c_library::glibc;
  return told_by_type;
}

c_library
library_of_compiler ()
{
#ifdef OPTION_GLIBC
  if (OPTION_GLIBC)
    return c_library::glibc;
#endif
#ifdef OPTION_MUSL
  if (OPTION_MUSL)
    return c_library::musl;
#endif
  return c_library::none;
}

/* The unit's, as far as it has been read.  */
c_library
library_of_unit ()
{
  if (options.libc)
    return *options.libc;
  if (!is_c_family ())
    return library_of_compiler ();
  note_macros ();
  c_library library = told_by_macro;
  if (library == c_library::none && cpp_get_options (parse_in)->preprocessed)
    library = told_by_files ();
  return library;
}

/* Has the user said that FUNCTION of the family is one like any other, by its
   own name or by the plain one?  */
bool
is_no_builtin (tree function)
{
  if (!is_c_family ())
    return false;
  if (flag_no_builtin || !flag_hosted)
    return true;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      if (option.opt_index == OPT_fbuiltin_ && !option.value
          && (row_of (function)->name == plain_name (option.arg)
              || id_equal (DECL_NAME (function), option.arg)))
        return true;
    }
  return false;
}

/* Does DECL stand in a header of the C library?  Others may be system headers,
   too, and be called <stdio.h>: glibc's and musl's stands beside <features.h>,
   and the fortified functions in glibc's <bits/stdio2.h> and its parts.  */
bool
is_in_its_header (tree decl)
{
  if (!DECL_IN_SYSTEM_HEADER (decl))
    return false;
  std::string_view file = DECL_SOURCE_FILE (decl);
  constexpr std::string_view guide = "/features.h";
  std::string beside (included (guide));
  if (beside.empty ())
    return false;
  beside.resize (beside.size () - guide.size ());
  if (file == beside + "/stdio.h")
    return true;
  for (const char *part :
       { "/bits/stdio2.h", "/bits/stdio2-decl.h", "/bits/stdio-ldbl.h" })
    if (ends_in (file, part))
      return true;
  return false;
}

/* Would STMT be lowered if its library were known?  A text without a directive
   will be another function's, which GCC makes of it.  */
bool
is_wanted (gimple *stmt)
{
  auto call = recognise (stmt);
  if (!call)
    return false;
  auto format = literal_format (*call);
  return !format || format->find ('%') != format->npos;
}

/* The first wanted call in the source of what the unit optimizes.  */
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

void
warn_of_unknown_library ()
{
  if (gimple *call = first_call ())
    warning_at (gimple_location (call), 0,
                "qrintf lowers no call of the printf family here: this file "
                "includes no header of a C library that it knows; "
                "%<-fplugin-arg-libqrintf-libc=%> says which one is used, or "
                "%<none%>");
}

void
stamp_family_of_unit ()
{
  c_library library = library_of_unit ();
  if (library == c_library::none && !options.libc && !options.disable)
    warn_of_unknown_library ();
  auto stamp_one = [library] (tree decl) {
    put_stamp (decl, is_no_builtin (decl) ? c_library::none : library);
  };
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  if (fndecl_built_in_p (node->decl, BUILT_IN_NORMAL) && row_of (node->decl))
    stamp_one (node->decl);
  /* What GCC makes of others: sprintf of __sprintf_chk.  */
  for (built_in_function code : family_builtins ())
    if (tree decl = builtin_decl_explicit (code); decl && !read_stamp (decl))
      stamp_one (decl);
}

/* What units of A and of B have in common.  */
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

/* lto1's own builtins, which GCC makes of others, belong to the library that
   all others belong to.  */
void
stamp_own_of_lto ()
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
  /* Compiled without the plugin.  */
  if (in_lto_p && options.libc && fndecl_built_in_p (callee))
    return *options.libc;
  return c_library::none;
}

const char *
refusal_for_library (const printf_call &call)
{
  tree callee = gimple_call_fndecl (call.stmt);
  if (call.function != row_of (callee))
    return nullptr;
  switch (library_of (callee))
    {
    case c_library::none:
      return in_lto_p && !read_stamp (callee)
                 ? "its file was compiled without the plugin"
                 : "no known C library declares it";
    default:
      return nullptr;
    }
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
note_type (void *data, void *)
{
  tree type = static_cast<tree> (data);
  if (!type || !RECORD_OR_UNION_TYPE_P (type) || !TYPE_IDENTIFIER (type))
    return;
  if (id_equal (TYPE_IDENTIFIER (type), "_IO_FILE")
      && has_field (type, "_IO_write_ptr"))
    told_by_type = c_library::glibc;
  else if (id_equal (TYPE_IDENTIFIER (type), "_G_fpos64_t")
           && TREE_CODE (type) == UNION_TYPE && has_field (type, "__opaque"))
    told_by_type = c_library::musl;
}

void
stamp_builtins (void *, void *)
{
  if (in_lto_p)
    stamp_own_of_lto ();
  else
    stamp_family_of_unit ();
}

} // namespace qrintf
