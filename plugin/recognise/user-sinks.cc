/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of the program's own printf-like functions.  See user-sinks.h; what
   attributes and arguments may say is checked in user-sink-declarations.cc.  */

#include "recognise/user-sinks.h"

#include "options/options.h"
#include "recognise/user-sink-attributes.h"

namespace qrintf
{

namespace
{

/* The attribute of ROW among ATTRIBUTES, if all it names are functions.  */
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

/* Why calls of CALLEE, which is to be an own function and is none, are not
   lowered; nothing if nobody has said that it is to be.  */
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

/* The first of ATTRIBUTES that makes CALLEE an own function, and its row.  */
std::pair<tree, const user_sink_attribute *>
find_attribute (tree callee, tree list)
{
  for (const user_sink_attribute &row : user_sink_attributes)
    if (tree attribute = resolved_attribute (list, row);
        attribute && format_position (callee))
      return { attribute, &row };
  return { NULL_TREE, nullptr };
}

/* The same for CALL.  At the link CALLEE may be declared by another unit, with
   targets of that unit's or none: the call's own type says which are meant.  */
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

/* TEXT where it stays: GCC's strings live until it collects them.  */
const char *
interned (const std::string &text)
{
  static std::set<std::string> all;
  return all.insert (text).first->c_str ();
}

/* CALLEE's name as people write it: at the link a clone, "f.constprop", no
   longer tells what it is one of.  */
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

/* The row that an attribute makes of CALL.  */
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

/* The row of a CALLEE that is to be an own function and cannot be one.  */
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
  return targets_in (find_attribute_of_call (call, callee).first);
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
