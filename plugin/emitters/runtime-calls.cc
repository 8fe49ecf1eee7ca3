/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declarations of the runtime's emitters and tables, each built when it is
   first needed.  See runtime-calls.h and qrintf/emitters.def.  */

#include "emitters/runtime-calls.h"

#include "emitters/embedded-table.h"
#include "gcc/target.h"
#include "options/options.h"
#include "plan/emitter-table.h"

namespace qrintf
{
namespace
{

/* What an emitter does to memory and control flow, as emitters.def says.  Each
   effect includes those before it.  */
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
  bool tiered;
  const char *signature;
  effect does;
};

#define TIERED true
#define PLAIN false
constexpr emitter_row rows[] = {
#define QRINTF_EMITTER(name, kind, signature, overrun, what)                   \
  { "__qrintf_" #name, kind, signature, effect::what },
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"
};
#undef TIERED
#undef PLAIN

constexpr size_t emitter_count = sizeof rows / sizeof *rows;

struct table_row
{
  const char *name;
  unsigned bytes;
};

constexpr table_row tables[] = {
  { "__qrintf_dec3", 1024 },
  { "__qrintf_dec2", 200 },
  { "__qrintf_hex2", 512 },
  { "__qrintf_HEX2", 512 },
};

constexpr size_t table_count = sizeof tables / sizeof *tables;

/* The variants of an emitter: one for each cpu_tier, and two that replace the
   first one for C libraries other than glibc.  LATE_VARIANT chooses the tier at
   the first call, where the loader cannot, and STREAM_VARIANT is for the
   streams of that library.  SMALL_VARIANT replaces a large one of the base tier
   where code runs seldom.  */
constexpr size_t late_variant = tier_count;
constexpr size_t stream_variant = tier_count + 1;
constexpr size_t small_variant = tier_count + 2;
constexpr size_t variant_count = tier_count + 3;

/* The emitters by which the runtime prints values of formats that it reads, by
   name, and whether the unit is sure to need each.  The runtime refers to them
   weakly, so with a library the link has to find them.  */
std::map<std::string, bool> wanted;

/* What reads formats at run time, and what prints the directives of small calls
   that are not plain; the library always has both.  */
constexpr const char interpreter_name[] = "__qrintf_interpret_text";
constexpr const char directives_name[] = "__qrintf_interpret_directive";
bool directives_wanted;
bool interpreter_uses[size_t (interpreter_use::sure) + 1];

tree functions[emitter_count * variant_count];
bool needs_all_variants[emitter_count]; /* a call of the unit */
tree table_variables[table_count];

const library_facts *library = &facts_of (c_library::glibc);
variants brought = variants::all;

std::string
suffix_of (size_t variant)
{
  if (variant == stream_variant)
    return library->stream_suffix;
  if (variant == late_variant)
    return "__late";
  if (variant == small_variant)
    return "__small";
  return variant ? std::string ("__") + tier_names[variant] : "";
}

bool
is_of_streams (emitter e)
{
  return e >= emitter::stream_enter && e <= emitter::stdout_unlock;
}

/* Whether a second variant of E gains little for what it weighs where E is
   called seldom.  It does for strings, which the base tier leaves to the C
   library's functions, for decimal fields, which are large, and for hexadecimal
   digits and numbers of 32 bits.  */
bool
gains_little_by_tiers (emitter e)
{
  return e <= emitter::i32 || e == emitter::u32_exact || e == emitter::i32_exact
         || e == emitter::u32_cut || e == emitter::i32_cut
         || (e >= emitter::i64_right && e <= emitter::u32_zero)
         || (e >= emitter::x32 && e <= emitter::ptr_exact)
         || (e >= emitter::str && e <= emitter::str_right_to)
         || e == emitter::print_u32 || e == emitter::print_i32
         || e == emitter::print_str || e == emitter::print_bytes
         || e == emitter::allocate || e == emitter::truncate;
}

/* The tier whose emitters the current function calls: the option cpu=, or else
   the best one that the function's target allows, or automatic if that is the
   base tier.  */
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

/* The type that LETTER of a signature stands for.  No pointer is one to const:
   -Wmaybe-uninitialized assumes that a function reads through such a parameter,
   and would warn where a call of printf does not.  */
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
      return build_nonstandard_integer_type (64, 1);
    case 'z':
      return size_type_node;
    case 'f':
      return double_type_node;
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

/* If DECL is embedded in the object file, give it the name that it has there
   and hidden visibility, so that it is called directly.  */
void
make_embedded (tree decl)
{
  if (options.runtime == runtime_kind::library)
    return;
  std::string name = embedded_name (IDENTIFIER_POINTER (DECL_NAME (decl)));
  SET_DECL_ASSEMBLER_NAME (decl, get_identifier (name.c_str ()));
  DECL_VISIBILITY (decl) = VISIBILITY_HIDDEN;
  DECL_VISIBILITY_SPECIFIED (decl) = 1;
}

bool
has_variant (emitter e, size_t variant)
{
  return is_embedded (
      (rows[size_t (e)].name + suffix_of (variant)).c_str ());
}

/* The variant of E for the current function and C library.  */
size_t
variant_of (emitter e, bool for_short)
{
  if (is_of_streams (e))
    return *library->stream_suffix ? stream_variant : 0;
  if (!rows[size_t (e)].tiered)
    return 0;
  cpu_tier tier = tier_to_call ();
  if (tier != cpu_tier::automatic || !target_has_tiers ())
    return size_t (tier);
  bool one_will_do = brought == variants::one || for_short
                     || (brought == variants::few && gains_little_by_tiers (e));
  if (one_will_do && !options.cpu && options.runtime == runtime_kind::embedded)
    return has_variant (e, small_variant) ? small_variant
                                          : size_t (cpu_tier::base);
  return !library->has_ifunc && has_variant (e, late_variant) ? late_variant
                                                              : 0;
}

/* The emitter that prints what E does and writes nothing behind it, if E writes
   decimal digits.  Most programs have it in any case, for texts that are
   followed by too little.  */
emitter
exact_form_of (emitter e)
{
  constexpr int to_exact = int (emitter::u32_exact) - int (emitter::u32);
  static_assert (int (emitter::i64_exact) - int (emitter::i64) == to_exact,
                 "the exact forms are in the same order");
  return e <= emitter::i64 ? emitter (int (e) + to_exact) : e;
}

/* Whether an emitter with SIGNATURE always returns a cursor: one does that takes
   a cursor, and no limit, which a text may not fit into, or size, with which the
   destination may be null.  */
bool
returns_cursor (const char *signature)
{
  return !strncmp (signature, "cc", 2) && !strchr ("cz", signature[2]);
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
  /* Cancellation of the thread runs cleanup handlers, by an exception.  */
  if (row.does == effect::CANCELS)
    TREE_NOTHROW (decl) = 0;
  if (row.does < effect::CALLS)
    DECL_ATTRIBUTES (decl) = tree_cons (get_identifier ("leaf"), NULL_TREE,
                                        DECL_ATTRIBUTES (decl));
  TREE_READONLY (decl) = row.does == effect::CONST;
  DECL_PURE_P (decl) = row.does == effect::PURE;
  make_embedded (decl);
  return decl;
}

bool
is_interpreter_used ()
{
  auto has
      = [] (interpreter_use use) { return interpreter_uses[size_t (use)]; };
  return has (interpreter_use::sure)
         || (has (interpreter_use::reached) && has (interpreter_use::fed));
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
  make_embedded (decl);
  return decl;
}

/* Let the program have E.  */
void
bring (emitter e)
{
  std::string name = rows[size_t (e)].name;
  std::string base = name + suffix_of (size_t (cpu_tier::base));
  bool one_will_do = gains_little_by_tiers (e) && is_embedded (base.c_str ())
                     && options.runtime == runtime_kind::embedded;
  wanted[one_will_do ? base : name] = true;
}

} // namespace

void
use_emitters_for (const library_facts &f, variants v)
{
  library = &f;
  brought = v;
}

tree
emitter_function (emitter e, bool for_short)
{
  if (brought == variants::one && options.runtime == runtime_kind::embedded)
    e = exact_form_of (e);
  size_t variant = variant_of (e, for_short);
  needs_all_variants[size_t (e)] |= brought == variants::all;
  tree &decl = functions[size_t (e) * variant_count + variant];
  if (!decl)
    decl = build_function (e, suffix_of (variant));
  return decl;
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
use_interpreter (interpreter_use use)
{
  interpreter_uses[size_t (use)] = is_embedded (interpreter_name);
}

void
use_interpreted_reals (real_style style, bool often)
{
  const char *name = rows[size_t (printers_of (style).interpreted)].name;
  if (is_embedded (name))
    wanted[name] |= often;
}

void
bring_printers (const small_format &format)
{
  for (emitter e : format.printers)
    bring (e);
  directives_wanted |= format.has_others && is_embedded (directives_name);
}

std::vector<const char *>
linked_symbols ()
{
  std::vector<const char *> linked;
  for (const auto &[name, is_sure] : wanted)
    linked.push_back (name.c_str ());
  return linked;
}

std::vector<const char *>
used_symbols ()
{
  std::vector<const char *> used;
  auto add = [&used] (tree decl) {
    if (decl && TREE_SYMBOL_REFERENCED (DECL_ASSEMBLER_NAME (decl)))
      used.push_back (IDENTIFIER_POINTER (DECL_NAME (decl)));
  };
  bool interprets = is_interpreter_used ();
  if (interprets)
    used.push_back (interpreter_name);
  if (directives_wanted)
    used.push_back (directives_name);
  for (const auto &[name, is_sure] : wanted)
    if (interprets || is_sure)
      used.push_back (name.c_str ());
  for (tree decl : functions)
    add (decl);
  for (tree decl : table_variables)
    add (decl);
  return used;
}

const char *
base_of (const char *symbol)
{
  if (!target_has_tiers () || options.cpu)
    return nullptr;
  for (size_t e = 0; e < emitter_count; e++)
    for (size_t variant : { size_t (0), late_variant })
      if (rows[e].tiered && !needs_all_variants[e]
          && rows[e].name + suffix_of (variant) == symbol)
        return IDENTIFIER_POINTER (get_identifier (
            (rows[e].name + suffix_of (size_t (cpu_tier::base))).c_str ()));
  return nullptr;
}

void
register_runtime_roots (const char *plugin)
{
  static const ggc_root_tab roots[]
      = { { functions, emitter_count * variant_count, sizeof (tree),
            &gt_ggc_mx_tree_node, &gt_pch_nx_tree_node },
          { table_variables, table_count, sizeof (tree), &gt_ggc_mx_tree_node,
            &gt_pch_nx_tree_node },
          LAST_GGC_ROOT_TAB };
  register_callback (plugin, PLUGIN_REGISTER_GGC_ROOTS, nullptr,
                     const_cast<ggc_root_tab *> (roots));
}

} // namespace qrintf
