/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where "%n" is stored.  See plan/counts.h.

   At its place, as a string behind it may have to see; or behind the last test,
   where something before it must not: the original call, which does everything
   again, or a "%m", which glibc reads first of all.

   Refused: both at once, and functions that may not come to format at all.  */

#include "plan/counts.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* dprintf of a bad descriptor formats nothing, and what the program's own
   functions do is not known.  */
bool
always_formats (sink s)
{
  return s == sink::buffer || s == sink::stream || s == sink::allocation;
}

} // namespace

bool
reads_string (const piece &p, const call_facts &facts)
{
  return p.argument >= 0 && p.kind != piece_kind::count
         && facts.arguments[p.argument].kind == argument_facts::pointer;
}

const char *
place_counts (plan &result, const call_facts &facts)
{
  auto begin = result.pieces.begin (), end = result.pieces.end ();
  auto string = [&facts] (const piece &p) { return reads_string (p, facts); };
  auto errno_text
      = [] (const piece &p) { return p.is (conversion_class::error); };
  bool fails_late = result.has_test (test_kind::object_holds_text)
                    || result.has_test (test_kind::memory_was_there)
                    || result.strategy == strategy::length_only;
  for (auto p = begin; p != end; ++p)
    {
      if (p->kind != piece_kind::count)
        continue;
      if (!always_formats (facts.to))
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
