/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The literals that a format may be.  See possible-formats.h.

   The search follows

     choices        PHIs and conditional expressions, wherever they stand
     translations   calls of functions with the attribute format_arg, such as
                    gettext, which return their argument if it is not translated
     loads          from constant objects, see possible-formats.h

   and visits each value once.  After a translation, a load, or a value that it
   cannot follow (a parameter, a null pointer), the set is open.  It gives up at
   more than MOST_FORMATS literals, and after MOST_VALUES values.

   Emitted code compares the format's address with those of the literals of an
   open set before it relies on one of them.  So translations and loads are
   hints that need not be right: a function that does something else, a clone
   with other parameters, an array that changes, or equal literals at different
   addresses cost a comparison and never give a wrong text.  */

#include "analysis/formats/possible-formats.h"

#include "analysis/knowledge.h"

namespace qrintf
{
namespace
{

constexpr size_t most_values = 1000;

class format_search
{
public:
  possible_formats
  run (tree format)
  {
    pending.safe_push (format);
    for (size_t n = 0; !pending.is_empty (); n++)
      {
        visit (pending.pop ());
        if (found.all.size () > most_formats || n > most_values
            || pending.length () > most_values)
          return { {}, true };
      }
    return std::move (found);
  }

private:
  possible_formats found;
  auto_vec<tree> pending;
  hash_set<tree> names;
  hash_set<tree_operand_hash> literals;

  void
  visit (tree value)
  {
    bool is_name = TREE_CODE (value) == SSA_NAME;
    if (is_name && names.add (value))
      return;
    if (c_getstr (value))
      {
        if (!literals.add (value))
          found.all.push_back (value);
      }
    else if (!is_name || !push_choices (value, pending))
      {
        found.open = true;
        if (is_name)
          push_hints (SSA_NAME_DEF_STMT (value));
      }
  }

  /* Push the values that the result of STMT may be.  */
  void
  push_hints (gimple *stmt)
  {
    if (gcall *call = dyn_cast<gcall *> (stmt))
      push_translated (call);
    else if (gimple_assign_load_p (stmt) && !gimple_has_volatile_ops (stmt))
      push_loaded (gimple_assign_rhs1 (stmt), pending);
  }

  /* Push the arguments that CALL may return.  For ngettext these are two.  */
  void
  push_translated (gcall *call)
  {
    tree type = gimple_call_fntype (call);
    tree a = type ? TYPE_ATTRIBUTES (type) : NULL_TREE;
    while ((a = lookup_attribute ("format_arg", a)))
      {
        tree position = TREE_VALUE (TREE_VALUE (a));
        STRIP_NOPS (position);
        if (tree_fits_uhwi_p (position)
            && tree_to_uhwi (position) - 1 < gimple_call_num_args (call))
          pending.safe_push (
              gimple_call_arg (call, tree_to_uhwi (position) - 1));
        a = TREE_CHAIN (a);
      }
  }
};

} // namespace

possible_formats
formats_of (tree format)
{
  return format_search ().run (format);
}

} // namespace qrintf
