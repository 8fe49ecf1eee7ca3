/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates of code size.  See plan/size.h.  */

#include "plan/size.h"

#include "plan/emitter-table.h"

namespace qrintf
{
namespace
{

unsigned
size_of (const piece &p, bool first_call)
{
  switch (p.kind)
    {
    case piece_kind::text:
      return p.text.size () == 1 ? 4 : 8 * ((p.text.size () + 3) / 4);
    case piece_kind::character:
      return 4;
    case piece_kind::decimal:
      return p.exact ? 50 : 28;
    case piece_kind::digits:
      return 14 * static_cast<unsigned> (p.width.value) / 2;
    default:
      /* Values that later pieces need are saved across a call.  */
      return (first_call ? 8 : 14) + (p.width.value ? 10 : 0) + (p.cut ? 5 : 0)
             + (p.callee == emitter::integer ? 10 : 0)
             + (p.may_be_null && *emitter_arguments (p.callee) == 'v' ? 20 : 0);
    }
}

} // namespace

unsigned
size_of_libc_call (const parsed_format &format, const call_facts &facts)
{
  unsigned size = 17 + (facts.bound ? 4 : 0) + 2 * facts.arguments.size ();
  for (const directive &d : format.directives)
    size += d.text.size (); /* lowered code has no format string */
  return size + 1;
}

unsigned
size_of_pieces (const plan &result, const call_facts &facts)
{
  unsigned size = 6 + (facts.result_used ? 6 : 0)
                  + (result.strategy == strategy::length_only ? 12 : 0);
  bool first_call = true;
  for (const piece &p : result.pieces)
    {
      size += size_of (p, first_call);
      first_call &= p.kind != piece_kind::call;
    }
  return size;
}

} // namespace qrintf
