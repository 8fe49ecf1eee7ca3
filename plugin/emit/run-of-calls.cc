/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a run of calls.  See emit.h.

   The cursor is passed from one call to the next.  Where paths join, a PHI
   selects it.  It is null on a path that has left the stream.

     p1 = … "%s" …                      fputs (name, f);
     if (x)                             if (x)
       p2 = p1 ? … ":%d" … : NULL         fprintf (f, ":%d", x);
     p3 = PHI (p1, p2)
     p3 ? … "\n" … : the call           putc ('\n', f); */

#include "emit/emit.h"

#include "analysis/runs/runs.h"
#include "embedding/runtime-calls.h"
#include "emit/emission.h"
#include "emit/gimple/builder.h"

namespace qrintf
{
namespace
{

class run_emitter
{
public:
  run_emitter (const call_run &run, const std::vector<planned_member> &members)
      : run (run), members (members)
  {
  }

  void
  emit_all (uint64_t room)
  {
    use_emitters_of (members.front ().call);
    if (run.entry)
      enter (room);
    auto next = members.begin ();
    for (const run_part &part : run.parts)
      {
        if (&part != &run.parts.front ())
          state.cursor = cursor_at (part.block);
        for (size_t i = 0; i < part.calls.size (); i++, ++next)
          emit (next->call, next->plan, state);
        if (part.stays_open)
          ends.push_back ({ end_of (part), state.cursor });
      }
    std::vector<basic_block> open;
    for (const part_end &end : ends)
      open.push_back (end.block);
    for (const run_exit &exit : exits_of (run.parts, open))
      leave (exit);
  }

private:
  const call_run &run;
  const std::vector<planned_member> &members;
  stream_run state;

  /* The block in which the code of an open part ends after emission, and the
     cursor at its end.  */
  struct part_end
  {
    basic_block block;
    tree cursor;
  };
  std::vector<part_end> ends;

  void
  enter (uint64_t room)
  {
    gimple_stmt_iterator before = gsi_for_stmt (run.entry);
    gsi_insert_seq_before (
        &before,
        enter_before_branch (members.front ().call, run.stream, room, state),
        GSI_SAME_STMT);
  }

  void
  leave (const run_exit &exit)
  {
    if (exit.shared ())
      return leave_at (exit.block);
    for (edge path : exit.paths)
      leave_at (split_edge (path));
  }

  void
  leave_at (basic_block block)
  {
    state.cursor = cursor_at (block);
    execute_if_set (leave_behind_branch (members.front ().call, state),
                    state.cursor, block);
  }

  /* The block that now contains the end of PART.  Emission of a call may have
     split the part's block.  */
  basic_block
  end_of (const run_part &part) const
  {
    if (!part.calls.empty ())
      return gimple_bb (SSA_NAME_DEF_STMT (state.cursor));
    if (run.entry && &part == &run.parts.front ())
      return gimple_bb (run.entry);
    return part.block;
  }

  tree
  cursor_from (basic_block block) const
  {
    for (const part_end &end : ends)
      if (end.block == block)
        return end.cursor;
    gcc_unreachable ();
  }

  /* The cursor at the start of BLOCK, whose predecessors are all parts.  */
  tree
  cursor_at (basic_block block) const
  {
    if (single_pred_p (block))
      return cursor_from (single_pred (block));
    tree type = build_pointer_type (char_type_node);
    gphi *phi = create_phi_node (make_ssa_name (type), block);
    for (edge path : block->preds)
      add_phi_arg (phi, cursor_from (path->src), path, UNKNOWN_LOCATION);
    return gimple_phi_result (phi);
  }
};

} // namespace

void
emit_run (const call_run &run, const std::vector<planned_member> &members,
          uint64_t room)
{
  run_emitter (run, members).emit_all (room);
}

} // namespace qrintf
