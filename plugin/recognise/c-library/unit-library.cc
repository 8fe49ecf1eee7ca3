/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The C library that the unit is compiled against.  See c-library.h.

   A unit of C or C++ belongs to the library whose headers it includes.  Macros
   identify that library; in a preprocessed unit, types and file names do.
   Units in other languages belong to the default C library of the compiler.
   The argument libc= overrides all this.

   Refused: uClibc, which defines __GLIBC__ as well, dietlibc, newlib, bionic;
   units that include no header of a library, as their printf may be any
   function.  */

#include "gcc/front-end.h"

#include "recognise/c-library/c-library.h"

#include "gcc/target.h"
#include "options/options.h"
#include "recognise/call.h"

namespace qrintf
{
namespace
{

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

/* The number that the macro NAME is defined as, or 0 if it is not defined.  The
   result is 0, too, if the macro comes from a header unit that GCC has not read
   yet.  */
int
number_of_macro (const char *name)
{
  cpp_hashnode *node = macro_named (name);
  if (!cpp_user_macro_p (node) || !node->value.macro)
    return 0;
  const unsigned char *definition = cpp_macro_definition (parse_in, node);
  return atoi (reinterpret_cast<const char *> (definition) + strlen (name));
}

/* Whether the name FILE ends in TAIL, which begins with a slash.  */
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

/* The library identified by the types that note_type has seen so far.  */
c_library told_by_type = c_library::none;

bool
has_field (tree type, const char *name)
{
  for (tree field = TYPE_FIELDS (type); field; field = DECL_CHAIN (field))
    if (DECL_NAME (field) && id_equal (DECL_NAME (field), name))
      return true;
  return false;
}

/* The library identified by the macros of its headers.  musl defines no macro
   with its name: its <features.h> has the same include guard as glibc's, and
   its <bits/alltypes.h> defines __DEFINED_size_t.  */
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

/* Whether the unit has macros.  In a preprocessed unit they have been expanded,
   unless only the directives were processed.  This test comes first for each
   declaration, as the lookup of four names there would take a tenth of a
   millisecond in each unit.  */
bool
may_have_macros ()
{
  const cpp_options *given = cpp_get_options (parse_in);
  return !given->preprocessed || given->directives_only;
}

/* The result of told_by_macros, kept by note_macros while there are macros.  */
c_library told_by_macro = c_library::none;

/* The library of a preprocessed unit, by the line markers of its headers or by
   its types.  glibc's <features.h> includes <gnu/stubs.h>.  */
c_library
told_by_files ()
{
  if (!included ("/gnu/stubs.h").empty ()
      && included ("/bits/uClibc_config.h").empty ())
    return c_library::glibc;
  return told_by_type;
}

} // namespace

void
note_macros ()
{
  if (told_by_macro == c_library::none && is_c_family () && may_have_macros ())
    told_by_macro = told_by_macros ();
}

c_library
library_of_unit ()
{
  if (options.libc)
    return *options.libc;
  if (!is_c_family ())
    return compiles_for_glibc ()  ? c_library::glibc
           : compiles_for_musl () ? c_library::musl
                                  : c_library::none;
  note_macros ();
  c_library library = told_by_macro;
  if (library == c_library::none && cpp_get_options (parse_in)->preprocessed)
    library = told_by_files ();
  return library;
}

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
          && (plain_name (row_of (function)->name) == option.arg
              || id_equal (DECL_NAME (function), option.arg)))
        return true;
    }
  return false;
}

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

} // namespace qrintf
