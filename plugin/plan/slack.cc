/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How decimals are stored.  See slack.h.

   Those of up to four digits are stored as four bytes, of which later pieces
   overwrite what is not the text.  */

#include "plan/slack.h"

#include <algorithm>

namespace qrintf
{

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

/* Numbers up to 255 have a table of their own, which weighs a kilobyte: that
   is too much for one number of a call.  */
void
look_up_octets (plan &result)
{
  auto is_octet = [] (const piece &p) {
    return p.kind == piece_kind::decimal && p.fill == fill_kind::none
           && p.length.high > 1 && p.range.within (0, 255);
  };
  bool several
      = std::count_if (result.pieces.begin (), result.pieces.end (), is_octet)
        > 1;
  for (piece &p : result.pieces)
    p.looked_up = several && is_octet (p);
}

} // namespace qrintf
