/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When "%n" is stored.  See plan.h.

   A "%n" is stored at its place, so that a string behind it sees the new value,
   or it is deferred until after the last test.  It has to be deferred if the
   fallback reads a string again, which needs the old value.

   Refused: a count for which both hold, and functions that may return without
   formatting.  */

#include "plan/plan.h"

#include <algorithm>

namespace qrintf
{
const char *
place_counts (plan &result, const call_facts &facts)
{
  auto begin = result.pieces.begin (), end = result.pieces.end ();
  /* Whether P reads memory of the program.  */
  auto string = [&facts] (const piece &p) {
    return p.argument >= 0 && p.kind != piece_kind::count
           && facts.arguments[p.argument].kind == argument_facts::pointer;
  };
  bool fails_late = result.has_test (test_kind::object_holds_text)
                    || result.has_test (test_kind::memory_was_there)
                    || result.strategy == strategy::length_only;
  for (auto p = begin; p != end; ++p)
    {
      if (p->kind != piece_kind::count)
        continue;
      /* dprintf does not format on a bad descriptor, and for user sinks it is
         unknown.  */
      if (facts.to != sink::buffer && facts.to != sink::stream
          && facts.to != sink::allocation)
        return "'%n' of a function that may not format";
      p->deferred = result.has_fallback () && std::any_of (begin, p, string);
      if (p->deferred && (fails_late || std::any_of (p, end, string)))
        return "what '%n' stores might be read too early";
    }
  return nullptr;
}

} // namespace qrintf
