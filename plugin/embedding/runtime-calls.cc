/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations of the runtime's emitters and tables, each built when it is
   first needed.  See runtime-calls.h and qrintf/emitters.def.  */

#include "embedding/runtime-calls.h"

#include "embedding/embedded-table.h"
#include "gcc/target.h"
#include "options/options.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* Whether an emitter has variants, and the effect of an emitter on memory and
   control flow: see emitters.def.  */
enum class variants
{
  PLAIN,
  TIERED,
  STREAM
};

enum class effect
{
  CONST,
  PURE,
  WRITES,
  CALLS,
  CANCELS
};

struct emitter_row
{
  const char *name;
  variants kind;
  const char *signature;
  effect does;

  /* Whether it may call a function of the program.  */
  bool
  calls () const
  {
    return does == effect::CALLS || does == effect::CANCELS;
  }
};

constexpr emitter_row rows[] = {
#define QRINTF_EMITTER(name, kind, signature, overrun, what)                   \
  { "__qrintf_" #name, variants::kind, signature, effect::what },
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"
};

constexpr size_t emitter_count = sizeof rows / sizeof *rows;

struct table_row
{
  const char *name;
  unsigned bytes;
};

constexpr table_row tables[] = {
#define QRINTF_TABLE_ROW(NAME, SYMBOL, BYTES) { SYMBOL, BYTES },
  QRINTF_RUNTIME_TABLES (QRINTF_TABLE_ROW)
#undef QRINTF_TABLE_ROW
};

constexpr size_t table_count = sizeof tables / sizeof *tables;

/* The variants of an emitter: one for each cpu_tier, and two that replace the
   first one for C libraries other than glibc.  LATE_VARIANT chooses the tier at
   the first call, because the loader of that library cannot.  STREAM_VARIANT is
   for the streams of that library.  */
constexpr size_t late_variant = tier_count;
constexpr size_t stream_variant = tier_count + 1;
constexpr size_t variant_count = tier_count + 2;

/* The functions of the parts of the runtime's printf, to which the rest of it
   refers weakly.  */
struct function_of_part
{
  const char *name;
  printf_parts part;
};

constexpr function_of_part functions_of_parts[] = {
  { "__qrintf_print_plain_real", part_of_doubles },
  { "__qrintf_print_any_real", part_of_doubles },
  { "__qrintf_print_long_real", part_of_long_doubles },
  { "__qrintf_print_plain_long", part_of_long_doubles },
  { "__qrintf_print_directive", part_of_fields },
  { "__qrintf_print_in_fields__base", part_of_fields },
  { "__qrintf_print_in_fields__v4", part_of_fields },
};

printf_parts parts_wanted = no_parts;

tree functions[emitter_count * variant_count];
tree table_variables[table_count];

/* The declarations of the runtime's functions of the family.  Each emitter has
   a list, with an element for each function that it replaces, because
   diagnostics name that function.  */
tree entries[emitter_count];

const library_facts *library = &facts_of (c_library::glibc);

std::string
suffix_of (size_t variant)
{
  if (variant == stream_variant)
    return library->stream_suffix;
  if (variant == late_variant)
    return "__late";
  return variant ? std::string ("__") + tier_names[variant] : "";
}

/* The tier whose emitters the current function calls: that of the option cpu=,
   or else the best one that the function's target allows, or automatic if that
   is the base tier.  */
cpu_tier
tier_to_call ()
{
  if (!target_has_tiers ())
    return cpu_tier::automatic;
  if (!calls_can_be_resolved ())
    return cpu_tier::base;
  if (options.cpu && *options.cpu != cpu_tier::automatic)
    return *options.cpu;
  return tier_of_function ();
}

/* The type that LETTER of a signature stands for.  No pointer has a const
   target: -Wmaybe-uninitialized assumes that a function reads through such a
   parameter, and would warn where it does not warn for printf.  */
tree
type_of (char letter)
{
  switch (letter)
    {
    case 'c':
    case 'd':
      return build_pointer_type (char_type_node);
    case 'p':
      return ptr_type_node;
    case 'i':
      return build_nonstandard_integer_type (32, 0);
    case 'u':
      return build_nonstandard_integer_type (32, 1);
    case 'I':
      return build_nonstandard_integer_type (64, 0);
    case 'U':
    case 'f':
      return build_nonstandard_integer_type (64, 1);
    case 'z':
      return size_type_node;
    case 'a':
      /* As a parameter, an array is a pointer.  */
      return TREE_CODE (va_list_type_node) == ARRAY_TYPE
                 ? build_pointer_type (TREE_TYPE (va_list_type_node))
                 : va_list_type_node;
    case 'r':
      return build_complex_type (size_type_node);
    case 'v':
      return void_type_node;
    default:
      gcc_unreachable ();
    }
}

/* Give DECL the symbol NAME.  If the emitters are embedded in the object file,
   DECL gets the name that it has there and hidden visibility, so that it is
   called directly.  */
void
set_symbol (tree decl, const std::string &name)
{
  if (options.runtime == runtime_kind::linked)
    return SET_DECL_ASSEMBLER_NAME (decl, get_identifier (name.c_str ()));
  SET_DECL_ASSEMBLER_NAME (
      decl, get_identifier (embedded_name (name.c_str ()).c_str ()));
  DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
}

/* The variant of E for the current function and C library.  */
size_t
variant_of (emitter e)
{
  switch (rows[size_t (e)].kind)
    {
    case variants::PLAIN:
      return 0;
    case variants::STREAM:
      return *library->stream_suffix ? stream_variant : 0;
    case variants::TIERED:
      break;
    }
  cpu_tier tier = tier_to_call ();
  if (tier != cpu_tier::automatic || !target_has_tiers ())
    return size_t (tier);
  std::string late = rows[size_t (e)].name + suffix_of (late_variant);
  return !library->has_ifunc && is_embedded (late.c_str ()) ? late_variant : 0;
}

/* Whether an emitter with SIGNATURE always returns a cursor.  It does if it
   takes a cursor and neither a limit, which a text may exceed, nor a size, with
   which the destination may be null.  */
bool
returns_cursor (const char *signature)
{
  return !strncmp (signature, "cc", 2) && !strchr ("cz", signature[2]);
}

/* Whether the loader chooses a variant of the emitter in ROW with SUFFIX.  */
bool
is_chosen_by_loader (const emitter_row &row, const std::string &suffix)
{
  return row.kind == variants::TIERED && suffix.empty () && target_has_tiers ();
}

/* Let calls of DECL read its address from the GOT.  Otherwise the linker makes
   a PLT entry for the function, which is one more jump for each call.  */
void
call_by_got (tree decl)
{
  DECL_VISIBILITY (decl) = VISIBILITY_DEFAULT;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
  DECL_ATTRIBUTES (decl)
      = tree_cons (get_identifier ("noplt"), NULL_TREE, DECL_ATTRIBUTES (decl));
}

tree
build_function (emitter e, const std::string &suffix)
{
  const emitter_row &row = rows[size_t (e)];
  auto_vec<tree, 8> parameters;
  bool variadic = false;
  for (const char *letter = row.signature + 1; *letter; letter++)
    if (!(variadic = *letter == '.'))
      parameters.safe_push (type_of (*letter));
  auto build = variadic ? build_varargs_function_type_array
                        : build_function_type_array;
  tree type = build (type_of (row.signature[0]), parameters.length (),
                     parameters.address ());
  if (returns_cursor (row.signature))
    type = build_type_attribute_variant (
        type, tree_cons (get_identifier ("returns_nonnull"), NULL_TREE,
                         TYPE_ATTRIBUTES (type)));
  tree decl = build_fn_decl ((std::string (row.name) + suffix).c_str (), type);
  /* Cancellation of the thread runs cleanup handlers by an exception.  */
  if (row.does == effect::CANCELS)
    TREE_NOTHROW (decl) = 0;
  if (!row.calls ())
    DECL_ATTRIBUTES (decl) = tree_cons (get_identifier ("leaf"), NULL_TREE,
                                        DECL_ATTRIBUTES (decl));
  TREE_READONLY (decl) = row.does == effect::CONST;
  DECL_PURE_P (decl) = row.does == effect::PURE;
  set_symbol (decl, row.name + suffix);
  if (is_chosen_by_loader (row, suffix))
    call_by_got (decl);
  return decl;
}

tree
build_entry (emitter e, tree callee)
{
  tree decl = build_fn_decl (IDENTIFIER_POINTER (DECL_NAME (callee)),
                             TREE_TYPE (callee));
  if (fndecl_built_in_p (callee, BUILT_IN_NORMAL))
    set_decl_built_in_function (decl, BUILT_IN_NORMAL,
                                DECL_FUNCTION_CODE (callee));
  DECL_SOURCE_LOCATION (decl) = DECL_SOURCE_LOCATION (callee);
  /* Without these, C++ prints the name of a function without its type.  With
     modules they would claim that DECL was imported, so they are left out.  */
  if (!flag_modules)
    {
      DECL_LANG_SPECIFIC (decl) = DECL_LANG_SPECIFIC (callee);
      DECL_CONTEXT (decl) = DECL_CONTEXT (callee);
    }
  TREE_NOTHROW (decl) = TREE_NOTHROW (callee);
  DECL_ATTRIBUTES (decl) = copy_list (DECL_ATTRIBUTES (callee));
  for (const char *inlining : { "always_inline", "gnu_inline", "artificial" })
    DECL_ATTRIBUTES (decl)
        = remove_attribute (inlining, DECL_ATTRIBUTES (decl));
  set_symbol (decl, rows[size_t (e)].name);
  return decl;
}

tree
build_table (const table_row &row)
{
  tree bytes = build_array_type_nelts (char_type_node, row.bytes);
  tree type = build_qualified_type (bytes, TYPE_QUAL_CONST);
  unjudged_size unjudged;
  tree decl = build_decl (UNKNOWN_LOCATION, VAR_DECL, get_identifier (row.name),
                          type);
  TREE_PUBLIC (decl) = 1;
  TREE_STATIC (decl) = 1;
  DECL_EXTERNAL (decl) = 1;
  DECL_ARTIFICIAL (decl) = 1;
  TREE_READONLY (decl) = 1;
  TREE_ADDRESSABLE (decl) = 1;
  TREE_USED (decl) = 1;
  set_symbol (decl, row.name);
  return decl;
}

} // namespace

void
use_emitters_of (const printf_call &call)
{
  library = &facts_of (library_of_call (call));
}

tree
emitter_function (emitter e)
{
  size_t variant = variant_of (e);
  tree &decl = functions[size_t (e) * variant_count + variant];
  if (!decl)
    decl = build_function (e, suffix_of (variant));
  return decl;
}

tree
entry_function (emitter e, tree callee)
{
  tree &known = entries[size_t (e)];
  tree entry = purpose_member (callee, known);
  if (!entry)
    known = entry = tree_cons (callee, build_entry (e, callee), known);
  return TREE_VALUE (entry);
}

tree
emitter_parameter (emitter e, unsigned i)
{
  gcc_assert (i < emitter_parameters (e));
  return type_of (rows[size_t (e)].signature[i + 1]);
}

unsigned
emitter_parameters (emitter e)
{
  return strlen (rows[size_t (e)].signature) - 1;
}

tree
table_address (table t)
{
  tree &decl = table_variables[size_t (t)];
  if (!decl)
    decl = build_table (tables[size_t (t)]);
  return build_fold_addr_expr_with_type (decl,
                                         build_pointer_type (char_type_node));
}

void
link_parts (printf_parts parts)
{
  parts_wanted = parts_wanted | parts;
}

std::vector<const char *>
used_symbols ()
{
  std::vector<const char *> used;
  auto is_used = [] (tree decl) {
    return decl && TREE_SYMBOL_REFERENCED (DECL_ASSEMBLER_NAME (decl));
  };
  for (const function_of_part &f : functions_of_parts)
    if ((parts_wanted & f.part) == f.part && is_embedded (f.name))
      used.push_back (f.name);
  for (size_t i = 0; i < std::size (entries); i++)
    if (entries[i] && is_used (TREE_VALUE (entries[i])))
      used.push_back (rows[i].name);
  for (tree decl : functions)
    if (is_used (decl))
      used.push_back (IDENTIFIER_POINTER (DECL_NAME (decl)));
  for (tree decl : table_variables)
    if (is_used (decl))
      used.push_back (IDENTIFIER_POINTER (DECL_NAME (decl)));
  return used;
}

void
register_runtime_roots (const char *plugin)
{
  static const ggc_root_tab roots[]
      = { { functions, emitter_count * variant_count, sizeof (tree),
            &gt_ggc_mx_tree_node, &gt_pch_nx_tree_node },
          { entries, emitter_count, sizeof (tree), &gt_ggc_mx_tree_node,
            &gt_pch_nx_tree_node },
          { table_variables, table_count, sizeof (tree), &gt_ggc_mx_tree_node,
            &gt_pch_nx_tree_node },
          LAST_GGC_ROOT_TAB };
  register_callback (plugin, PLUGIN_REGISTER_GGC_ROOTS, nullptr,
                     const_cast<ggc_root_tab *> (roots));
}

} // namespace qrintf
