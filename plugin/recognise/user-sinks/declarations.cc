/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks declarations of user sinks.  See user-sinks.h.

   Refused, with a warning at the declaration: a missing or unsuitable format
   attribute, targets whose parameters do not fit, and results that cannot be
   made from that of the target.  A mapping in the plugin's arguments that does
   not fit is an error.  */

#include "gcc/front-end.h"

#include "recognise/user-sinks/user-sinks.h"

#include "options/options.h"

namespace qrintf
{
namespace
{

constexpr char macro_name[] = "__QRINTF__";

/* Calls VISIT for every member called NAME of FUNCTION's class.  */
template <typename Visit>
void
for_each_member (tree name, tree function, Visit visit)
{
  tree context = DECL_CONTEXT (function);
  if (!name || !context || !RECORD_OR_UNION_TYPE_P (context))
    return;
  for (tree field = TYPE_FIELDS (context); field; field = DECL_CHAIN (field))
    if (TREE_CODE (field) == FUNCTION_DECL && DECL_NAME (field) == name)
      visit (field);
}

/* Calls VISIT for every function that ARGUMENT may name: a function, an
   overload set, or as a string the members of that name in FUNCTION's class. In
   a class template the string names the members of each instance.  */
template <typename Visit>
void
for_each_candidate (tree argument, tree function, Visit visit)
{
  STRIP_NOPS (argument);
  if (TREE_CODE (argument) == ADDR_EXPR)
    argument = TREE_OPERAND (argument, 0);
  if (TREE_CODE (argument) == COMPONENT_REF)
    argument = TREE_OPERAND (argument, 1);
  if (TREE_CODE (argument) == BASELINK)
    argument = BASELINK_FUNCTIONS (argument);
  if (TREE_CODE (argument) == FUNCTION_DECL)
    visit (argument);
  else if (TREE_CODE (argument) == OVERLOAD)
    for (lkp_iterator i (argument); i; ++i)
      visit (*i);
  else if (TREE_CODE (argument) == STRING_CST)
    for_each_member (get_identifier (TREE_STRING_POINTER (argument)), function,
                     visit);
}

/* Store in *TARGETS the functions that ARGUMENTS of ROW's attribute name for
   FUNCTION.  Returns an error message, or an empty string.  */
std::string
resolve (tree function, const user_sink_attribute &row, tree arguments,
         tree *targets)
{
  auto leading = format_position (function);
  if (!leading)
    return "the function needs a printf format attribute whose values follow "
           "the format";
  tree last = NULL_TREE;
  for (unsigned i = 0; i < targets_of (row.kind); i++)
    {
      const char *why = "is not declared before";
      tree found = NULL_TREE;
      for_each_candidate (TREE_VALUE (arguments), function, [&] (tree target) {
        why = misfit (function, *leading, row.roles[i], target);
        if (!why && !found)
          found = target;
      });
      if (!found)
        return "argument " + std::to_string (i + 1) + " " + why;
      keep (found);
      last = found;
      *targets = chainon (*targets, build_tree_list (NULL_TREE, found));
      arguments = TREE_CHAIN (arguments);
    }
  return result_fits (function, row.to, last)
             ? ""
             : "the results of both functions do not match";
}

/* Whether a C++ function has one of the attributes.  GCC has no callback for
   instances of templates, so calls are then searched for them.  */
bool search_calls;

/* Warn if the attribute is not on a function.  */
tree
handle_attribute (tree *node, tree name, tree, int, bool *no_add)
{
  if (TREE_CODE (*node) == FUNCTION_DECL)
    {
      search_calls |= lang_GNU_CXX ();
      return NULL_TREE;
    }
  warning (OPT_Wattributes, "%qE attribute ignored: it is for functions", name);
  *no_add = true;
  return NULL_TREE;
}

/* The specification of ROW's attribute, which is never freed, as GCC keeps a
   pointer to it.  */
attribute_spec *
make_spec (const user_sink_attribute &row)
{
  int targets = targets_of (row.kind);
  return new attribute_spec{ row.name, targets, targets,          true,   false,
                             false,    false,   handle_attribute, nullptr };
}

void
check_attributes (tree function)
{
  for (const user_sink_attribute &row : user_sink_attributes)
    {
      tree attribute = lookup_attribute (row.name, DECL_ATTRIBUTES (function));
      if (!attribute)
        continue;
      tree targets = NULL_TREE;
      std::string wrong
          = resolve (function, row, TREE_VALUE (attribute), &targets);
      if (wrong.empty ())
        {
          drop_user_sink (function, row.name);
          add_attribute (function, row.name, targets);
          continue;
        }
      warning_at (DECL_SOURCE_LOCATION (function), OPT_Wattributes,
                  "%qs attribute ignored: %s", row.name, wrong.c_str ());
      refuse_user_sink (function, row.name,
                        std::string (row.name) + " is ignored: " + wrong);
    }
}

bool
has_attribute (tree function)
{
  return std::any_of (
      std::begin (user_sink_attributes), std::end (user_sink_attributes),
      [function] (const user_sink_attribute &row) {
        return lookup_attribute (row.name, DECL_ATTRIBUTES (function));
      });
}

tree
check_callee (tree *t, int *, void *)
{
  if (TREE_CODE (*t) == CALL_EXPR)
    if (tree callee = get_callee_fndecl (*t); callee && has_attribute (callee))
      check_attributes (callee);
  return NULL_TREE;
}

const user_sink_attribute &
attribute_for (std::string_view kind)
{
  return *std::find_if (
      std::begin (user_sink_attributes), std::end (user_sink_attributes),
      [kind] (const user_sink_attribute &row) { return row.kind == kind; });
}

/* Calls VISIT for every function NAME that has been declared at file scope; in
   C++ for all overloads.  */
template <typename Visit>
void
for_each_declared (const std::string &name, Visit visit)
{
  tree found = identifier_global_value (get_identifier (name.c_str ()));
  if (found && TREE_CODE (found) == OVERLOAD)
    for (lkp_iterator i (found); i; ++i)
      {
        if (TREE_CODE (*i) == FUNCTION_DECL)
          visit (*i);
      }
  else if (found && TREE_CODE (found) == FUNCTION_DECL)
    visit (found);
}

/* The target called NAME in role R for FUNCTION: the overload declared first
   that fits, or any if none fits.  GCC lists the latest overload first.  */
tree
find_target (const std::string &name, tree function, role r)
{
  auto leading = format_position (function);
  tree any = NULL_TREE, fitting = NULL_TREE;
  for_each_declared (name, [&] (tree target) {
    any = target;
    if (leading && !misfit (function, *leading, r, target))
      fitting = target;
  });
  return fitting ? fitting : any;
}

/* Give FUNCTION the attribute of the mapping M once all targets are declared,
   unless it has an attribute already.  If M does not fit, that is an error in
   C; in C++, M may mean another overload.  */
void
apply (const mapping &m, tree function)
{
  static std::set<std::string> mappings_in_error;
  const user_sink_attribute &row = attribute_for (m.kind);
  if (has_attribute (function) || mappings_in_error.count (m.function))
    return;
  tree arguments = NULL_TREE;
  for (size_t i = m.targets.size (); i-- > 0;)
    {
      tree target = find_target (m.targets[i], function, row.roles[i]);
      if (!target)
        return;
      arguments = tree_cons (NULL_TREE, target, arguments);
    }
  tree targets = NULL_TREE;
  std::string wrong = resolve (function, row, arguments, &targets);
  if (wrong.empty ())
    add_attribute (function, row.name, targets);
  else if (!lang_GNU_CXX ())
    {
      error_at (DECL_SOURCE_LOCATION (function),
                "what the plugin is told of %qs cannot hold: %s",
                m.function.c_str (), wrong.c_str ());
      mappings_in_error.insert (m.function);
    }
}

bool
names (const mapping &m, const char *name)
{
  return m.function == name
         || std::find (m.targets.begin (), m.targets.end (), name)
                != m.targets.end ();
}

void
apply_everywhere (const mapping &m)
{
  for_each_declared (m.function, [&m] (tree function) { apply (m, function); });
}

void
apply_mappings (tree decl)
{
  const char *name = IDENTIFIER_POINTER (DECL_NAME (decl));
  if (std::none_of (options.mappings.begin (), options.mappings.end (),
                    [name] (const mapping &m) { return names (m, name); }))
    return;
  for (const mapping &m : options.mappings)
    if (names (m, name))
      apply_everywhere (m);
}

} // namespace

void
register_attributes (void *, void *)
{
  for (const user_sink_attribute &row : user_sink_attributes)
    register_attribute (make_spec (row));
  if (!lang_GNU_C () && !lang_GNU_CXX ())
    return;
  /* A macro with a definition would make a precompiled header unusable for
     units that lack the definition.  A builtin macro of the preprocessor does
     not, so this one is defined as such, with the value 1 that __STDC__
     has.  */
  cpp_hashnode *macro = cpp_lookup (
      parse_in, reinterpret_cast<const unsigned char *> (macro_name),
      strlen (macro_name));
  macro->type = NT_BUILTIN_MACRO;
  macro->value.builtin = BT_STDC;
}

void
finish_declaration (void *data, void *)
{
  tree decl = static_cast<tree> (data);
  if (!decl || TREE_CODE (decl) != FUNCTION_DECL || !DECL_NAME (decl))
    return;
  /* In a template, types and names are not known yet.  */
  if (lang_GNU_CXX ()
      && (processing_template_decl || uses_template_parms (decl)))
    return;
  check_attributes (decl);
  if (!options.mappings.empty () && DECL_FILE_SCOPE_P (decl))
    apply_mappings (decl);
}

void
finish_function (void *data, void *)
{
  /* GCC calls no callback for the declarations of a precompiled header.  */
  static bool first = true;
  if (first)
    for (const mapping &m : options.mappings)
      apply_everywhere (m);
  first = false;
  tree function = static_cast<tree> (data);
  if (search_calls && function && DECL_SAVED_TREE (function))
    walk_tree_without_duplicates (&DECL_SAVED_TREE (function), check_callee,
                                  nullptr);
}

} // namespace qrintf
