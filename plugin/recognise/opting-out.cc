/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that the user wants to keep.  See opting-out.h.

   Refused, with a warning: the attribute on anything but a function, and with
   GCC 11 on a function that must be inlined.

   The scopes of a call name the functions that it was inlined from.  GCC 11
   drops the scopes of inlined functions if there is no debug information, so
   there functions with the attribute are not inlined.  */

#include "recognise/opting-out.h"

#include "options/options.h"
#include "recognise/call.h"

namespace qrintf
{
namespace
{

constexpr const char attribute_name[] = "no_qrintf";
constexpr bool scopes_stay = GCCPLUGIN_VERSION_MAJOR >= 12;

tree
handle_attribute (tree *node, tree name, tree, int, bool *no_add)
{
  if (TREE_CODE (*node) == FUNCTION_DECL)
    return NULL_TREE;
  warning (OPT_Wattributes, "%qE attribute ignored", name);
  *no_add = true;
  return NULL_TREE;
}

attribute_spec spec = { attribute_name,   0,      0, true, false, false, false,
                        handle_attribute, nullptr };

/* In exclude=, the prefix of the name of a user sink that has an attribute.
   Whether there is such a function is known only after its declaration, so the
   name cannot be checked.  */
constexpr std::string_view user_sink_prefix = "own:";

bool
contains (const std::vector<std::string> &names, const std::string &name)
{
  return std::find (names.begin (), names.end (), name) != names.end ();
}

/* Whether FUNCTION or one that contains it has the attribute.  A clone, such as
   one of a constructor, has the attributes of its origin.  */
bool
has_attribute (tree function)
{
  for (; function; function = decl_function_context (function))
    if (lookup_attribute (attribute_name, DECL_ATTRIBUTES (function))
        || lookup_attribute (attribute_name,
                             DECL_ATTRIBUTES (DECL_ORIGIN (function))))
      return true;
  return false;
}

/* Whether STMT is written in a function with the attribute.  */
bool
in_opted_out_function (gimple *stmt)
{
  for (const inlined_function &f : functions_inlined_around (stmt))
    if (has_attribute (f.function) || !stands_for_a_call (f.function))
      return has_attribute (f.function);
  return has_attribute (cfun->decl);
}

} // namespace

bool
check_excluded ()
{
  std::vector<std::string> valid = family ();
  for (const mapping &m : options.mappings)
    valid.push_back (m.function);
  bool good = true;
  for (std::string &name : options.excluded)
    {
      if (!name.compare (0, user_sink_prefix.size (), user_sink_prefix)
          && name.size () > user_sink_prefix.size ())
        {
          name.erase (0, user_sink_prefix.size ());
          continue;
        }
      if (contains (valid, name))
        continue;
      std::string all;
      for (const std::string &v : valid)
        all += v + ", ";
      error (
          "qrintf: cannot exclude %qs; valid names are: %sand own:NAME for a "
          "function with an attribute",
          name.c_str (), all.c_str ());
      good = false;
    }
  return good;
}

void
register_no_qrintf (void *, void *)
{
  register_attribute (&spec);
}

void
keep_opted_out_functions (void *, void *)
{
  if (scopes_stay)
    return;
  cgraph_node *node;
  FOR_EACH_FUNCTION (node)
  {
    tree function = node->decl;
    if (!has_attribute (function))
      continue;
    if (!lookup_attribute ("always_inline", DECL_ATTRIBUTES (function)))
      DECL_UNINLINABLE (function) = 1;
    else if (debug_info_level == DINFO_LEVEL_NONE)
      warning_at (DECL_SOURCE_LOCATION (function), OPT_Wattributes,
                  "%qE attribute ignored where %qD is inlined: with this "
                  "compiler it needs %<-g%> or no %qs",
                  get_identifier (attribute_name), function, "always_inline");
  }
}

const char *
opted_out (const printf_call &call)
{
  if (in_opted_out_function (call.stmt))
    return "no_qrintf";
  const printf_function &f = *call.function;
  bool is_own = is_user_sink (f.to) || f.refusal;
  if (contains (options.excluded, is_own ? f.name : plain_name (f.name)))
    return "excluded";
  return nullptr;
}

} // namespace qrintf
