/* SPDX-License-Identifier: GPL-3.0-or-later */
/* When "%n" is stored.  See plan.h.

   A "%n" is stored at its place, so that a string behind it sees the new value,
   or it is deferred until after the last test.  It has to be deferred if a
   later reader needs the old value: the fallback, which reads a string again,
   or "%m", because glibc reads errno at the start.

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
  auto errno_text
      = [] (const piece &p) { return p.is (conversion_class::error); };
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
      bool read_again = result.has_fallback ()
                        && (std::any_of (begin, p, string)
                            || std::any_of (begin, p, errno_text));
      bool errno_behind = std::any_of (p, end, errno_text);
      bool errno_first = facts.library->reads_errno_first;
      p->deferred = read_again || (errno_behind && errno_first);
      if (p->deferred
          && (fails_late || std::any_of (p, end, string)
              || (errno_behind && !errno_first)))
        return "what '%n' stores might be read too early";
    }
  return nullptr;
}

} // namespace qrintf
