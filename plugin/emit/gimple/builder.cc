/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Statements and segments.  See builder.h.  */

#include "emit/gimple/builder.h"

namespace qrintf
{
namespace
{

/* A reference of TYPE to any address: unaligned, and aliasing everything, like
   an access by memcpy.  */
tree
memory_reference (tree type, tree address, HOST_WIDE_INT offset)
{
  tree unaligned = build_aligned_type (type, BITS_PER_UNIT);
  tree alias_type = build_pointer_type (char_type_node);
  return build2 (MEM_REF, unaligned, address,
                 build_int_cst (alias_type, offset));
}

} // namespace

void
builder::add (gimple *stmt)
{
  place_at (stmt, where);
  gimple_seq_add_stmt (current (), stmt);
}

/* Add an access that the user did not write, without warnings of later passes
   about it.  Calls of emitters keep their warnings: they use the arguments of
   the user's call, which -Wmaybe-uninitialized has to see.  */
void
builder::add_access (gimple *stmt)
{
  add (stmt);
  for (opt_code option : { OPT_Wstringop_overflow_, OPT_Wstringop_overread,
                           OPT_Warray_bounds, OPT_Wrestrict, OPT_Wnonnull })
    suppress_warning (stmt, option);
}

tree
builder::compute (tree_code code, tree type, tree a)
{
  return gimple_build (current (), UNKNOWN_LOCATION, code, type, a);
}

tree
builder::compute (tree_code code, tree type, tree a, tree b)
{
  return gimple_build (current (), UNKNOWN_LOCATION, code, type, a, b);
}

tree
builder::convert (tree type, tree value)
{
  return gimple_convert (current (), UNKNOWN_LOCATION, type, value);
}

tree
builder::choose (tree left, tree_code code, tree right, tree yes, tree no)
{
  tree test = compute (code, boolean_type_node, left, right);
  return gimple_build (current (), UNKNOWN_LOCATION, COND_EXPR,
                       TREE_TYPE (yes), test, yes, no);
}

tree
builder::addressable (tree address)
{
  if (is_gimple_mem_ref_addr (address))
    return address;
  tree name = make_ssa_name (TREE_TYPE (address));
  add (gimple_build_assign (name, address));
  return name;
}

tree
builder::advance (tree address, HOST_WIDE_INT offset)
{
  if (offset == 0)
    return address;
  return compute (POINTER_PLUS_EXPR, TREE_TYPE (address), address,
                  size_int (offset));
}

tree
builder::load (tree type, tree address, HOST_WIDE_INT offset)
{
  tree value = make_ssa_name (type);
  add_access (gimple_build_assign (
      value, memory_reference (type, addressable (address), offset)));
  return value;
}

void
builder::store (tree value, tree address, HOST_WIDE_INT offset)
{
  tree reference
      = memory_reference (TREE_TYPE (value), addressable (address), offset);
  add_access (gimple_build_assign (reference, value));
}

/* One store of 1, 2, 4 or 8 BYTES.  */
void
builder::store_bytes (std::string_view bytes, tree address,
                      HOST_WIDE_INT offset)
{
  tree type = build_nonstandard_integer_type (8 * bytes.size (), 1);
  auto data = reinterpret_cast<const unsigned char *> (bytes.data ());
  store (native_interpret_expr (type, data, bytes.size ()), address, offset);
}

tree
builder::call (tree function, std::initializer_list<tree> arguments)
{
  auto_vec<tree, 8> list;
  for (tree argument : arguments)
    list.safe_push (argument);
  return call (function, list);
}

tree
builder::call (tree function, const vec<tree> &arguments)
{
  gcall *stmt = gimple_build_call_vec (function, arguments);
  tree type = TREE_TYPE (TREE_TYPE (function));
  tree value = VOID_TYPE_P (type) ? NULL_TREE : make_ssa_name (type);
  if (value)
    gimple_call_set_lhs (stmt, value);
  if (fndecl_built_in_p (function))
    add_access (stmt);
  else
    add (stmt);
  return value;
}

tree
builder::call_throwing (tree function, const vec<tree> &arguments)
{
  tree value = call (function, arguments);
  segments.back ().throws = true;
  segments.emplace_back ();
  return value;
}

tree
new_stack_array (uint64_t bytes, const char *name)
{
  /* An array of words: an array of characters would make -fstack-protector
     protect this function, and -Wstack-protector warn about it.  */
  tree type = build_array_type_nelts (
      size_type_node,
      CEIL (bytes, tree_to_uhwi (TYPE_SIZE_UNIT (size_type_node))));
  type = build_aligned_type (type, MIN (128, PREFERRED_STACK_BOUNDARY));
  unjudged_size unjudged;
  tree variable = create_tmp_var (type, name);
  TREE_ADDRESSABLE (variable) = 1;
  return variable;
}

gassign *
build_end_of_life (tree variable)
{
  return gimple_build_assign (
      variable, build_clobber (TREE_TYPE (variable), CLOBBER_EOL));
}

void
builder::clobber (tree variable)
{
  add (build_end_of_life (variable));
  dead.push_back (variable);
}

const test *
builder::planned (test_kind kind, size_t later) const
{
  size_t i = made + later;
  return i < tests.size () && tests[i].kind == kind ? &tests[i] : nullptr;
}

void
builder::go_on_if (test_kind kind, tree left, tree_code code, tree right,
                   size_t together)
{
  for (size_t i = 0; i < together; i++, made++)
    if (!planned (kind))
      internal_error ("qrintf: the test %qs is not planned here",
                      test_name (kind));
  /* A test with a constant result, such as that of a 32-bit length against
     INT_MAX, would be folded and its block removed before the virtual operands
     are renamed.  An SSA name for RIGHT prevents that.  */
  if (tree settled = fold_binary (code, boolean_type_node, left, right))
    if (is_gimple_min_invariant (settled))
      {
        tree name = make_ssa_name (TREE_TYPE (right));
        add (gimple_build_assign (name, right));
        right = name;
      }
  segment &s = segments.back ();
  s.code = code;
  s.left = left;
  s.right = right;
  s.undo = undo != nullptr;
  segments.emplace_back ();
}

/* Statements that GCC has built have no location yet; they get that of the
   call.  */
const std::vector<segment> &
builder::all () const
{
  for (const segment &s : segments)
    {
      gimple_seq statements = s.statements;
      for (auto gsi = gsi_start (statements); !gsi_end_p (gsi); gsi_next (&gsi))
        if (!gimple_has_location (gsi_stmt (gsi)))
          place_at (gsi_stmt (gsi), where);
    }
  return segments;
}

void
builder::check_all_tests_made () const
{
  if (made != tests.size ())
    internal_error ("qrintf: the test %qs is planned, but not made",
                    test_name (tests[made].kind));
}

void
builder::undo_by (tree function, const vec<tree> &arguments)
{
  gcc_assert (!undo);
  gcall *stmt = gimple_build_call_vec (function, arguments);
  place_at (stmt, where);
  gimple_seq_add_stmt (&undo, stmt);
}

} // namespace qrintf
