/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How digits are stored.  See pieces.h.

   Decimals of up to four digits are stored as four bytes; later pieces
   overwrite the bytes beyond the text.  A table of all octets takes a kilobyte,
   so it is used only for several octets.  A table of hexadecimal pairs is used
   for four bytes or more.  */

#include "plan/pieces/pieces.h"

#include "qrintf/emitters.h"

#include <algorithm>

namespace qrintf
{
namespace
{

bool
is_octet (const piece &p)
{
  return p.kind == piece_kind::decimal && p.fill == fill_kind::none
         && p.length.high > 1 && p.range.within (0, 255);
}

/* The longest row of octets in RESULT in which only one character, or another
   short number, stands between two octets.  */
size_t
octets_in_line (const plan &result)
{
  size_t most = 0, line = 0;
  for (const piece &p : result.pieces)
    if (is_octet (p))
      most = std::max (most, ++line);
    else if (p.kind != piece_kind::decimal && p.text.size () != 1)
      line = 0;
  return most;
}

/* Whether the octets of RESULT are worth their table, with which they take a
   third of the time.  That is so for two in a row, and for any three, which may
   be a color.  */
bool
reads_octets (const plan &result)
{
  return octets_in_line (result) >= 2
         || std::count_if (result.pieces.begin (), result.pieces.end (),
                           is_octet)
                >= 3;
}

/* Whether the bytes that RESULT writes as two hexadecimal digits are worth the
   table of pairs.  With it each byte from the third on takes 0.1 to 0.2 ns
   less.  */
bool
reads_pairs (const plan &result)
{
  return std::count_if (result.pieces.begin (), result.pieces.end (),
                        [] (const piece &p) {
                          return p.kind == piece_kind::digits
                                 && p.conversion->base == 16;
                        })
         >= 4;
}

} // namespace

/* The slack is the minimum length of what follows, with the NUL, up to the next
   test, because a test that fails takes the fallback.  */
void
use_slack (plan &result)
{
  /* A text in a stream has no NUL, and the bytes behind it may not be
     overwritten.  */
  uint64_t slack = result.strategy == strategy::scratch  ? scratch_margin
                   : result.strategy == strategy::stream ? 0
                                                         : 1;
  for (size_t i = result.pieces.size (); i-- > 0;)
    {
      piece &p = result.pieces[i];
      if (p.checked)
        slack = 0;
      p.slack = slack;
      if (p.kind == piece_kind::decimal && 4 - p.length.low > slack)
        {
          p.exact = true;
          if (slack == 0)
            p.kind = piece_kind::call;
        }
      slack += p.checked ? 0 : p.length.low;
    }
}

/* Let numbers that lack slack look whether their stream hides an overrun.
   Numbers of up to four digits would gain nothing by it.  */
void
use_overrun (plan &result, const call_facts &facts)
{
  if (result.strategy != strategy::stream || !facts.library->shows_overrun)
    return;
  for (piece &p : result.pieces)
    {
      p.in_stream = p.is_call_for (conversion_class::integer)
                    && p.fill == fill_kind::none && p.length.high > 4
                    && p.slack < QRINTF_STREAM_OVERRUN;
      if (p.in_stream)
        result.overrun = QRINTF_STREAM_OVERRUN;
    }
}

void
choose_tables (plan &result)
{
  bool pairs = reads_pairs (result);
  bool octets = reads_octets (result);
  for (piece &p : result.pieces)
    if (p.kind == piece_kind::digits)
      p.looked_up = pairs && p.conversion->base == 16;
    else
      p.looked_up |= octets && is_octet (p);
}

} // namespace qrintf
