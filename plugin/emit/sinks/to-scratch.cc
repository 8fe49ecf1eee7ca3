/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of a text that is made in a scratch buffer, or is a string of the
   program, and is then passed to the receiver of the sink.  */

#include "emit/pieces/lengths.h"
#include "emit/pieces/pieces.h"
#include "emit/pieces/values.h"
#include "emit/sinks/sinks.h"
#include "emit/tests.h"

namespace qrintf
{

// f (…)  ->  char scratch[room + margin]; the pieces at scratch;
//            receive (scratch, length)
tree
write_to_scratch (emission &e)
{
  tree scratch = new_stack_array (
      ROUND_UP (e.plan.room.size + scratch_margin, 16), "qrintf_scratch");
  tree start = build_fold_addr_expr_with_type (
      scratch, build_pointer_type (char_type_node));
  tree end = write_pieces (e.b, e.call, e.plan, start, e.limit (start));
  tree result = e.receive (e, start, e.length (start, end));
  e.b.clobber (scratch);
  return result;
}

// f ("%s", s)  ->  receive (s, strlen (s))
tree
hand_over_in_place (emission &e)
{
  const piece &p = e.plan.pieces[0];
  tree type = build_pointer_type (char_type_node);
  tree start = p.kind == piece_kind::text
                   ? build_string_literal (p.text.size () + 1, p.text.c_str ())
                   : piece_values (e.b, e.call, p).string ();
  tree length = count_pieces (e.b, e.call, e.plan);
  test_length (e, length);
  return e.receive (e, e.b.convert (type, start), length);
}

} // namespace qrintf
