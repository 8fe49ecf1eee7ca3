/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters, strings and pointers as pieces.  See piece-maker.h.  */

#include "plan/pieces/piece-maker.h"

#include <algorithm>

namespace qrintf
{

void
piece_maker::character ()
{
  const interval &range = argument ().range;
  piece p = value_piece (piece_kind::character);
  p.length = { 1, 1 };
  if (!width.constant ())
    {
      piece pad = value_piece (piece_kind::pad);
      pad.width = width.value;
      pad.length = { uint64_t (std::max (width.low, 1)) - 1,
                     uint64_t (std::max (width.high, 1)) - 1 };
      if (!(flags & flag_left))
        add (pad);
      add (p);
      if (flags & flag_left)
        add (pad);
      return;
    }
  if (width.high > int (longest_fold))
    return refuse ("the width of '" + d.text + "' is too large");
  if (range.single ())
    return add_text (
        fold_string (spec (width.high, -1),
                     std::string (1, static_cast<char> (int64_t (range.low)))));
  std::string blanks (std::max (width.high, 1) - 1, ' ');
  if (!(flags & flag_left))
    add_text (blanks);
  add (p);
  if (flags & flag_left)
    add_text (blanks);
}

/* Whether the string may be a null pointer when its piece is written.  */
bool
piece_maker::may_be_null () const
{
  return facts.prints_null && !argument ().non_null;
}

void
piece_maker::string ()
{
  const argument_facts &a = argument ();
  if (!facts.prints_null && !a.non_null)
    {
      if (a.null)
        return refuse ("the string is a null pointer");
      const wide largest = (wide (1) << facts.target.pointer_bits) - 1;
      result.tests.push_back (
          { test_kind::value_in_range, d.argument, { 1, largest } });
    }
  if (a.null && constant_fields ())
    return add_text (fold_string (spec (width.high, precision.high),
                                  facts.library->cuts_null_string
                                          || precision.high < 0
                                          || precision.high >= 6
                                      ? "(null)"
                                      : ""));
  if (a.text && constant_fields ())
    return add_text (fold_string (spec (width.high, precision.high), *a.text));

  piece p = value_piece (piece_kind::call);
  p.may_be_null = may_be_null ();
  p.cut_null = facts.library->cuts_null_string;
  p.width = width.value;
  p.precision = precision.value;
  p.length = string_length ();
  bool has_precision = !precision.constant () || precision.high >= 0;
  bool padded = width.high > 0 && uint64_t (width.high) > p.length.low;
  if (width.constant ())
    p.length.low = std::max<uint64_t> (p.length.low, width.low);
  if (p.length.high != length_range::unbounded)
    p.length.high = std::max<uint64_t> (p.length.high, width.high);

  if (padded)
    p.fill = flags & flag_left ? fill_kind::spaces_after : fill_kind::spaces;
  else if (!has_precision && !may_be_null () && p.length.low == p.length.high)
    p.kind = piece_kind::known;
  add (p);
}

/* The length of the string without padding, cut to the precision.  */
length_range
piece_maker::string_length () const
{
  const argument_facts &a = argument ();
  length_range l = a.length;
  if (may_be_null ())
    {
      l.low = precision.high >= 0 && precision.low < 6
                  ? 0
                  : std::min<uint64_t> (l.low, 6);
      l.high = std::max<uint64_t> (l.high, 6);
    }
  /* A negative precision means none.  */
  if (precision.high >= 0)
    {
      if (precision.low >= 0)
        {
          l.high = std::min<uint64_t> (l.high, precision.high);
          l.low = std::min<uint64_t> (l.low, precision.low);
        }
      else
        l.low = 0;
    }
  /* The room for a long string is tested while it is copied.  */
  if (l.high > longest_fold)
    l.high = length_range::unbounded;
  return l;
}

void
piece_maker::pointer ()
{
  if (facts.library->pointers_are_hexadecimal)
    return pointer_as_hexadecimal ();
  const argument_facts &a = argument ();
  if (a.null && constant_fields ())
    return add_text (fold_string (spec (width.high, -1), "(nil)"));
  piece p = value_piece (piece_kind::call);
  bool plain = width.constant () && width.high <= 3
               && !(flags & (flag_plus | flag_space)) && precision.constant ()
               && precision.high <= 1;
  p.length = { 3, 2 + facts.target.pointer_bits / 4 };
  if (!plain)
    {
      set_field (p);
      p.length.low = std::max<uint64_t> (3, width.low);
      p.length.high = std::max<uint64_t> (
          width.high, 3
                          + std::max<uint64_t> (facts.target.pointer_bits / 4,
                                                std::max (precision.high, 0)));
    }
  add (p);
}

// %p  ->  %#lx; %.3p  ->  %#.16lx
void
piece_maker::pointer_as_hexadecimal ()
{
  const argument_facts &a = argument ();
  unsigned bits = facts.target.pointer_bits;
  int digits
      = precision.high < 0 ? -1 : std::max<int> (precision.high, bits / 4);
  constant_spec as{ find_conversion ('x'),
                    (flags & (flag_left | flag_zero)) | flag_alt,
                    static_cast<unsigned> (width.high), digits };
  if (a.null && constant_fields ())
    return add_text (fold_integer (as, 0));
  piece p = value_piece (piece_kind::call);
  p.conversion = as.conversion;
  p.bits = bits;
  p.range = { 0, (wide (1) << bits) - 1 };
  if (a.non_null && digits < 0 && width.constant () && width.high <= 3)
    {
      add_text ("0x");
      p.length = { 1, bits / 4 };
      return add (std::move (p));
    }
  set_field (p);
  p.alt = true;
  p.precision.value = digits;
  p.length.high = folded_length (as, p.range.high);
  as.width = static_cast<unsigned> (width.low);
  p.length.low = folded_length (as, 0);
  add (std::move (p));
}

} // namespace qrintf
