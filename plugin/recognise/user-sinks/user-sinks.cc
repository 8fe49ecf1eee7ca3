/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition of calls of user sinks.  See user-sinks.h; attributes and
   mappings are checked in declarations.cc.  */

#include "recognise/user-sinks/user-sinks.h"

#include "options/options.h"

namespace qrintf
{

namespace
{

/* The attribute of ROW among ATTRIBUTES, if its arguments have been replaced by
   functions.  */
tree
resolved_attribute (tree attributes, const user_sink_attribute &row)
{
  tree attribute = lookup_attribute (row.name, attributes);
  if (attribute)
    for (tree a = TREE_VALUE (attribute); a; a = TREE_CHAIN (a))
      if (TREE_CODE (TREE_VALUE (a)) != FUNCTION_DECL)
        return NULL_TREE;
  return attribute;
}

/* Why CALLEE, which an attribute or a mapping declares as a user sink, cannot
   be one; null if it was not declared so, or can be one.  */
const char *
refusal_of (tree callee)
{
  if (tree attribute
      = lookup_attribute (refused_user_sink, DECL_ATTRIBUTES (callee)))
    return TREE_STRING_POINTER (TREE_VALUE (TREE_VALUE (attribute)));
  if (in_lto_p || !DECL_NAME (callee) || !DECL_FILE_SCOPE_P (callee))
    return nullptr;
  for (const mapping &m : options.mappings)
    if (id_equal (DECL_NAME (callee), m.function.c_str ()))
      return "no function declared here can take its text";
  return nullptr;
}

/* The first attribute in LIST that makes CALLEE a user sink, and its row.  */
std::pair<tree, const user_sink_attribute *>
find_attribute (tree callee, tree list)
{
  for (const user_sink_attribute &row : user_sink_attributes)
    if (tree attribute = resolved_attribute (list, row);
        attribute && format_position (callee))
      return { attribute, &row };
  return { NULL_TREE, nullptr };
}

/* The attribute that makes the callee of CALL a user sink, and its row.  At the
   link the declaration of CALLEE may come from another unit, with other targets
   or none, so the record in the type of CALL comes first.  */
std::pair<tree, const user_sink_attribute *>
find_attribute_of_call (const gcall *call, tree callee)
{
  if (tree type = in_lto_p ? gimple_call_fntype (call) : NULL_TREE)
    if (auto stamped = find_attribute (callee, TYPE_ATTRIBUTES (type));
        stamped.first)
      return stamped;
  return find_attribute (callee, DECL_ATTRIBUTES (callee));
}

std::vector<tree>
targets_in (tree attribute)
{
  std::vector<tree> targets;
  if (attribute)
    for (tree a = TREE_VALUE (attribute); a; a = TREE_CHAIN (a))
      targets.push_back (TREE_VALUE (a));
  return targets;
}

/* A copy of TEXT that is never freed; GCC may collect its own strings.  */
const char *
interned (const std::string &text)
{
  static std::set<std::string> all;
  return all.insert (text).first->c_str ();
}

/* A row with the name of CALLEE as sources write it.  At the link a clone such
   as "f.constprop" has no origin, so its suffix is cut off.  */
printf_function
row_named_after (tree callee)
{
  std::string name = IDENTIFIER_POINTER (DECL_NAME (DECL_ORIGIN (callee)));
  printf_function f{};
  f.code = BUILT_IN_NONE;
  f.name = interned (name.substr (0, name.find ('.')));
  f.destination = f.bound = f.object_size = f.format = -1;
  return f;
}

/* The row of CALL if CALLEE is a user sink.  */
std::optional<printf_function>
lowered_row (const gcall *call, tree callee)
{
  auto [attribute, row] = find_attribute_of_call (call, callee);
  if (!attribute)
    return {};
  printf_function f = row_named_after (callee);
  f.to = row->to;
  f.format = int (*format_position (callee));
  f.first_value = f.format + 1;
  tree target = targets_in (attribute)[0];
  if (auto types = fixed_parameters (target); types && f.to == sink::append)
    append_misfit (callee, f.format, *types, &f.text_first);
  return f;
}

/* The row of a CALLEE that is declared as a user sink and refused.  */
std::optional<printf_function>
refused_row (tree callee)
{
  const char *why = refusal_of (callee);
  if (!why)
    return {};
  printf_function f = row_named_after (callee);
  f.refusal = interned (why);
  return f;
}

} // namespace

const printf_function *
find_user_sink (const gcall *call, tree callee)
{
  std::optional<printf_function> f = lowered_row (call, callee);
  if (!f)
    f = refused_row (callee);
  if (!f)
    return nullptr;
  using key = std::tuple<const char *, sink, int, bool, const char *>;
  static std::map<key, printf_function> rows;
  return &rows.try_emplace (
                  key (f->name, f->to, f->format, f->text_first, f->refusal),
                  *f)
              .first->second;
}

std::vector<tree>
user_sink_targets (tree callee)
{
  return targets_in (find_attribute (callee, DECL_ATTRIBUTES (callee)).first);
}

std::vector<tree>
user_sink_targets (const gcall *call)
{
  tree callee = gimple_call_fndecl (call);
  if (!callee)
    return {};
  return targets_in (find_attribute_of_call (call, callee).first);
}

void
drop_user_sink (tree function, const char *name)
{
  DECL_ATTRIBUTES (function)
      = remove_attribute (name, copy_list (DECL_ATTRIBUTES (function)));
}

void
refuse_user_sink (tree function, const char *name, const std::string &why)
{
  drop_user_sink (function, name);
  tree reason = build_string (why.size () + 1, why.c_str ());
  add_attribute (function, refused_user_sink,
                 build_tree_list (NULL_TREE, reason));
}

void
stamp_user_sink_call (gcall *call)
{
  tree callee = gimple_call_fndecl (call);
  auto [attribute, row] = find_attribute (callee, DECL_ATTRIBUTES (callee));
  tree type = gimple_call_fntype (call);
  tree list = tree_cons (get_identifier (row->name), TREE_VALUE (attribute),
                         TYPE_ATTRIBUTES (type));
  gimple_call_set_fntype (call, build_type_attribute_variant (type, list));
}

} // namespace qrintf
