/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the fast path of a lowered call as segments: straight-line
   statements, then the condition under which the next segment is executed.  It
   changes no basic block; splice.h does that.

   The tests are those of the plan, in its order.  Making a test that is not the
   next one planned, or leaving one out, is an internal compiler error: the
   program would be wrong wherever the missing test fails.  */

#ifndef QRINTF_EMIT_BUILDER_H
#define QRINTF_EMIT_BUILDER_H

#include "gcc/gcc-includes.h"
#include "plan/types.h"

namespace qrintf
{

struct segment
{
  gimple_seq statements = nullptr;
  /* Go on if LEFT CODE RIGHT; ERROR_MARK in the last segment.  */
  tree_code code = ERROR_MARK;
  tree left = NULL_TREE;
  tree right = NULL_TREE;
  bool undo = false;   /* where the test fails, run the undo statements first */
  bool throws = false; /* ends with a call that throws as the original does */
};

/* A statement that ends the life of VARIABLE.  */
gassign *build_end_of_life (tree variable);

/* A stack variable of BYTES bytes, aligned for pointers and vectors.  */
tree new_stack_array (uint64_t bytes, const char *name);

class builder
{
public:
  builder (location_t where, const std::vector<test> &tests)
      : where (where), tests (tests), segments (1)
  {
  }

  /* The operation CODE, simplified where possible.  */
  tree compute (tree_code code, tree type, tree a);
  tree compute (tree_code code, tree type, tree a, tree b);
  tree convert (tree type, tree value);
  /* LEFT CODE RIGHT ? YES : NO.  */
  tree choose (tree left, tree_code code, tree right, tree yes, tree no);
  /* ADDRESS in a form that loads and stores accept: &s.a has to be put into an
     SSA name first.  */
  tree addressable (tree address);
  /* ADDRESS + OFFSET.  */
  tree advance (tree address, HOST_WIDE_INT offset);

  /* An integer of type TYPE at ADDRESS + OFFSET, of any alignment.  */
  tree load (tree type, tree address, HOST_WIDE_INT offset = 0);
  void store (tree value, tree address, HOST_WIDE_INT offset = 0);
  void store_bytes (std::string_view bytes, tree address, HOST_WIDE_INT offset);

  tree call (tree function, std::initializer_list<tree> arguments);
  tree call (tree function, const vec<tree> &arguments);
  /* A call that may throw, as the original may.  */
  tree call_throwing (tree function, const vec<tree> &arguments);
  /* End the life of VARIABLE here and at the start of the fallback, so that its
     stack slot can be shared.  */
  void clobber (tree variable);

  /* The next planned test, or the one that is LATER by so many, if it is of
     this KIND, otherwise null.  */
  const test *planned (test_kind kind, size_t later = 0) const;
  /* Make the next planned test, which must be of this KIND, or so many of them
     TOGETHER: continue if LEFT CODE RIGHT, otherwise take the fallback.  */
  void go_on_if (test_kind kind, tree left, tree_code code, tree right,
                 size_t together = 1);
  void check_all_tests_made () const;
  /* From here on a failed test calls FUNCTION with ARGUMENTS first.  */
  void undo_by (tree function, const vec<tree> &arguments);

  /* Code behind the call gets VALUE, or 0 after the fallback.  */
  void
  leave (tree value)
  {
    left.push_back (value);
  }

  const std::vector<segment> &all () const;
  const std::vector<tree> &
  clobbered () const
  {
    return dead;
  }
  /* The statements that run before the fallback where a test of a segment with
     UNDO fails; null if there are none.  */
  gimple_seq
  undoing () const
  {
    return undo;
  }
  const std::vector<tree> &
  left_over () const
  {
    return left;
  }

private:
  location_t where;
  const std::vector<test> &tests;
  size_t made = 0; /* how many of TESTS */
  std::vector<segment> segments;
  gimple_seq undo = nullptr;
  std::vector<tree> dead;
  std::vector<tree> left;

  gimple_seq *
  current ()
  {
    return &segments.back ().statements;
  }
  void add (gimple *stmt);
  void add_access (gimple *stmt);
};

} // namespace qrintf

#endif
