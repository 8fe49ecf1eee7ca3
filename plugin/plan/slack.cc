/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How digits are stored.  See slack.h.

   Decimals of up to four digits are stored as four bytes, of which later pieces
   overwrite what is not the text.  Octets are looked up where there are enough
   to be worth their table of a kilobyte, and bytes in hexadecimal digits in a
   table of pairs where there are four.  */

#include "plan/slack.h"

#include <algorithm>

namespace qrintf
{
namespace
{

bool
is_decimal_text (const piece &p)
{
  return p.kind == piece_kind::decimal && p.fill == fill_kind::none
         && p.length.high > 1;
}

bool
is_octet (const piece &p)
{
  return is_decimal_text (p) && p.range.within (0, 255);
}

/* How many octets of RESULT follow each other with one character between two,
   or another short number.  */
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

/* Whether the octets of RESULT are worth their table, by which they take a third
   of the time: two in line, or three that may be a color, whatever is between
   them.  */
bool
reads_octets (const plan &result)
{
  return octets_in_line (result) >= 2
         || std::count_if (result.pieces.begin (), result.pieces.end (),
                           is_octet)
                >= 3;
}

/* Whether the bytes that RESULT writes as two hexadecimal digits are worth the
   table of pairs, by which each takes 0.1 to 0.2 ns less from the third on.  */
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

/* Set the slack of each piece: the shortest length of the pieces after it and
   the NUL, up to the next test, which may lead to the fallback.  Decimals
   with too little slack become exact, or calls.  */
void
use_slack (plan &result)
{
  /* There is no NUL in a stream, which may hold text after its position.  */
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
