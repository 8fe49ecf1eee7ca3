/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Integers as pieces: constants become text, small ranges table loads, and
   other values calls.  See piece-maker.h.  */

#include "plan/pieces/piece-maker.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* Whether P is W hexadecimal digits that can be loaded two at a time.  */
bool
is_two_a_load (const piece &p, int64_t w)
{
  return (w == 2 || w == 4) && p.range.high < (wide (1) << 4 * w);
}

/* Whether P is exactly two decimal digits, which are one table load.  */
bool
has_two_digits (const piece &p)
{
  return p.width.value == 2 && p.fill == fill_kind::zeros && p.range.high <= 99;
}

} // namespace

bool
piece_maker::is_signed () const
{
  return d.conversion->is_signed;
}

unsigned
piece_maker::value_bits () const
{
  return d.length == length_modifier::hh  ? 8
         : d.length == length_modifier::h ? 16
                                          : passed_bits ();
}

/* The value's range in the directive's own type, of BITS bits.  */
interval
piece_maker::value_range (unsigned bits) const
{
  wide low = is_signed () ? -(wide (1) << (bits - 1)) : 0;
  wide high = (wide (1) << (is_signed () ? bits - 1 : bits)) - 1;
  const interval &range = argument ().range;
  if (range.single ())
    {
      wide mask = (wide (1) << bits) - 1;
      wide v = range.low & mask;
      if (v > high)
        v -= wide (1) << bits;
      return { v, v };
    }
  return range.within (low, high) ? range : interval{ low, high };
}

void
piece_maker::integer ()
{
  unsigned bits = value_bits ();
  interval range = value_range (bits);
  if (range.single () && constant_fields ())
    return add_text (
        fold_integer (spec (width.high, precision.high), range.low));
  assume (range, bits);

  piece p = value_piece (piece_kind::call);
  p.bits = bits;
  p.range = range;
  p.length = integer_length (range);
  set_field (p);
  p.alt = flags & flag_alt;
  if (constant_fields () && simplify (p) && from_table (p))
    return;
  add (std::move (p));
}

/* A directive like "%02d" suggests that the value has two digits.  If the range
   is not proved to be that small, a test checks it so that the table can be
   used.  */
void
piece_maker::assume (interval &range, unsigned bits)
{
  static constexpr int most_decimal[] = { 0, 0, 99, 999, 9999 };
  static constexpr int most_hexadecimal[] = { 0, 0, 0xff, 0, 0xffff };

  bool decimal = d.conversion->base == 10;
  bool hexadecimal = d.conversion->base == 16;
  unsigned other_flags
      = decimal ? (is_signed () ? flag_plus | flag_space : 0) : flag_alt;
  if (!may_assume || !constant_fields () || bits != argument ().bits
      || !(decimal || hexadecimal) || (flags & (flag_left | other_flags)))
    return;
  int w = flags & flag_zero              ? width.high
          : width.high <= precision.high ? precision.high
                                         : 0;
  wide most = w < 2 || w > 4 ? 0
              : decimal      ? most_decimal[w]
                             : most_hexadecimal[w];
  if (most <= 0 || range.within (0, most) || range.high < 0 || range.low > most)
    return;
  result.tests.push_back (
      { test_kind::value_in_range, d.argument, { 0, most } });
  result.assumes = true;
  range = { std::max<wide> (range.low, 0), std::min<wide> (range.high, most) };
}

length_range
piece_maker::integer_length (const interval &range) const
{
  wide nearest = range.low > 0 ? range.low : range.high < 0 ? range.high : 0;
  uint64_t low
      = folded_length (spec (width.low, std::max (precision.low, -1)), nearest);
  if (!precision.constant () && nearest == 0)
    low = std::max (0, width.low);
  /* The ends of both ranges.  The precision -1 (none) is included, because a
     value of zero is longer without a precision than with a precision of 0.  */
  uint64_t high = low;
  for (int p : { std::max (precision.high, -1), std::max (precision.low, -1) })
    for (wide v : { range.low, range.high })
      high = std::max (high, folded_length (spec (width.high, p), v));
  return { low, high };
}

// %.5u  ->  %05u; %+.5d  ->  %+06d; %.1d  ->  %d; %#d  ->  %d
/* Express P by a fill and a width, without precision and prefix.  Returns
   false, without a change to P, if that is not possible.  WIDTH and PRECISION
   must be constant.  */
bool
piece_maker::simplify (piece &p) const
{
  bool is_decimal = d.conversion->base == 10;
  unsigned w = width.high;
  bool zero = flags & flag_zero;
  if (p.alt && !is_decimal)
    return false;
  if (precision.high >= 0)
    {
      /* The precision can become a fill of zeros, with a sign beyond it.  */
      unsigned length = precision.high + !!p.sign;
      bool as_zero_fill
          = (precision.high > 0 || p.range.low > 0) && w <= length;
      if (precision.high == 1
          || (precision.high == 0 && (p.range.low > 0 || p.range.high < 0)))
        zero = false;
      else if (as_zero_fill)
        {
          zero = true;
          w = length;
          p.minus_adds = !p.sign && p.range.low < 0;
        }
      else
        return false;
    }
  /* The general emitter writes all other fields.  */
  bool has_field = is_decimal
                   || (d.conversion->base != 2 && zero
                       && (!d.conversion->upper || is_two_a_load (p, w)));
  if (w > 1 && !has_field)
    return false;
  wide least = std::max<wide> (p.range.low, 0);
  if (w <= 1 || (is_decimal && !p.sign && w <= count_digits (least, 10)))
    w = 0;
  /* ZERO is tested before '-', because "%-.5u" has both.  */
  p.fill = w == 0              ? fill_kind::none
           : zero              ? fill_kind::zeros
           : flags & flag_left ? fill_kind::spaces_after
                               : fill_kind::spaces;
  p.width.value = w;
  p.precision.value = -1;
  p.alt = false;
  return true;
}

/* Add P as a table load.  Returns false if its range is too large.  */
bool
piece_maker::from_table (const piece &p)
{
  bool two_a_load = d.conversion->base == 16 && p.fill == fill_kind::zeros
                    && is_two_a_load (p, p.width.value);
  bool small = d.conversion->base == 10 && !p.sign && p.range.within (0, 9999)
               && (facts.target.little_endian || takes_any_order (p));
  if (small)
    table_decimal (p);
  else if (two_a_load)
    {
      add (p);
      result.pieces.back ().kind = piece_kind::digits;
    }
  return small || two_a_load;
}

/* Whether the code for P is right in any byte order.  One digit, or two from a
   table, are stored as they are.  Other decimals are shifted as text in a
   register, which assumes that the first byte is the lowest.  */
bool
piece_maker::takes_any_order (const piece &p) const
{
  return (p.fill == fill_kind::none && p.range.high <= 9) || has_two_digits (p);
}

/* Add P, whose digits and fill are four bytes of the table.  A wider fill is
   added as text before or after it.  */
void
piece_maker::table_decimal (piece p)
{
  int64_t w = std::min<int64_t> (p.width.value, 4);
  std::string beyond (p.width.value - w,
                      p.fill == fill_kind::zeros ? '0' : ' ');
  p.kind = has_two_digits (p) ? piece_kind::digits : piece_kind::decimal;
  p.width.value = w;
  p.length.low = std::max<uint64_t> (w, count_digits (p.range.low, 10));
  p.length.high = std::max<uint64_t> (w, count_digits (p.range.high, 10));
  bool beyond_first = p.fill != fill_kind::spaces_after;
  if (beyond_first)
    add_text (beyond);
  add (std::move (p));
  if (!beyond_first)
    add_text (beyond);
}

} // namespace qrintf
