/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the fast path of a lowered call as segments.  A segment is a
   sequence of statements without branches, followed by the condition under
   which the next segment is executed.  The builder changes no basic block;
   splice puts its segments into the function in place of the call.

   The tests are those of the plan, in its order.  A test out of that order or a
   missing one is an internal compiler error: the program would be wrong
   whenever the missing test fails.  */

#ifndef QRINTF_EMIT_GIMPLE_BUILDER_H
#define QRINTF_EMIT_GIMPLE_BUILDER_H

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
  bool undo = false;   /* run the undo statements if the test fails */
  bool throws = false; /* ends with a call that may throw, as the original
                          may */
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

  /* The operation CODE, simplified if possible.  */
  tree compute (tree_code code, tree type, tree a);
  tree compute (tree_code code, tree type, tree a, tree b);
  tree convert (tree type, tree value);
  /* LEFT CODE RIGHT ? YES : NO.  */
  tree choose (tree left, tree_code code, tree right, tree yes, tree no);
  /* ADDRESS in a form that loads and stores accept: GCC requires an SSA name
     for the address of a member such as &s.a.  */
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
  /* End the life of VARIABLE here and at the start of the fallback, so that
     other variables can share its stack slot.  */
  void clobber (tree variable);

  /* The planned test that comes LATER tests after the next one, if it is of
     this KIND, otherwise null.  */
  const test *planned (test_kind kind, size_t later = 0) const;
  /* Make the next planned test, which must be of this KIND: continue if LEFT
     CODE RIGHT, otherwise take the fallback.  If TOGETHER is more than 1, the
     condition covers so many planned tests of this KIND.  */
  void go_on_if (test_kind kind, tree left, tree_code code, tree right,
                 size_t together = 1);
  void check_all_tests_made () const;
  /* From here on, a failed test first calls FUNCTION with ARGUMENTS.  */
  void undo_by (tree function, const vec<tree> &arguments);

  /* Provide VALUE to code behind the call; after the fallback that code
     gets 0.  */
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
  /* The statements that run before the fallback if the test of a segment with
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
  size_t made = 0; /* how many of TESTS have been made */
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

/* Replace CALL, which has a fallthrough edge if it ends its block, by the code
   in BUILT with the value RESULT, which may be null if the result of CALL is
   unused.  With KEEP_CALL, CALL stays as the fallback for failed tests, unless
   OTHERWISE can serve as such: a call with the same effect there that is the
   first statement of its block.  Returns the values that BUILT provides to code
   behind the call.  The caller renames virtual operands and recomputes
   dominators afterwards.  */
std::vector<tree> splice (gcall *call, const builder &built, tree result,
                          bool keep_call, gcall *otherwise = nullptr);

/* PROBABILITY for a new edge out of BLOCK, or none: a function compiled with
   -fno-guess-branch-probability has no profile, and new edges must not have one
   either.  */
profile_probability as_profiled (const_basic_block block,
                                 profile_probability probability);

/* Execute STMT at the start of BLOCK if the pointer VALUE is not null, which is
   likely.  */
void execute_if_set (gimple *stmt, tree value, basic_block block);

} // namespace qrintf

#endif
