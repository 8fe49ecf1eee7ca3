/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emitters that differ only in what they may write: exactly the text, or up to
   a limit.  */

#ifndef QRINTF_EMITTER_TWINS_H
#define QRINTF_EMITTER_TWINS_H

#include "plan/types.h"

#include <algorithm>

namespace qrintf
{

struct twin
{
  emitter from;
  emitter to;
};

/* Forms that write not a byte besides their text.  */
inline constexpr twin exact_twins[] = {
  { emitter::u32, emitter::u32_exact },
  { emitter::i32, emitter::i32_exact },
  { emitter::u64, emitter::u64_exact },
  { emitter::i64, emitter::i64_exact },
  { emitter::x32, emitter::x32_exact },
  { emitter::x64, emitter::x64_exact },
  { emitter::ptr, emitter::ptr_exact },
  { emitter::str, emitter::str_exact },
  { emitter::strn, emitter::strn_exact },
  { emitter::bytes, emitter::bytes_exact },
};

/* Forms that stop at a limit.  */
inline constexpr twin limited_twins[] = {
  { emitter::str, emitter::str_to },
  { emitter::strn, emitter::strn_to },
  { emitter::str_left, emitter::str_left_to },
  { emitter::str_right, emitter::str_right_to },
};

template <size_t n>
bool
replace_by_twin (emitter &e, const twin (&twins)[n])
{
  for (const twin &t : twins)
    if (t.from == e)
      {
        e = t.to;
        return true;
      }
  return false;
}

/* Of a string, whose emitter has a limited twin or is one.  */
inline bool
is_string (const piece &p)
{
  return p.kind == piece_kind::call
         && std::any_of (std::begin (limited_twins), std::end (limited_twins),
                         [&] (const twin &t) {
                           return t.from == p.callee || t.to == p.callee;
                         });
}

/* The same, or one that is copied up to a length counted before.  */
inline bool
is_string_or_bytes (const piece &p)
{
  return is_string (p)
         || (p.kind == piece_kind::call
             && (p.callee == emitter::bytes
                 || p.callee == emitter::bytes_exact));
}

} // namespace qrintf

#endif
