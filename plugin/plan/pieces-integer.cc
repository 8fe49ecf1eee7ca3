/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Integers as pieces: the narrowest emitter or table that the value's range
   allows.  See piece-maker.h.  */

#include "plan/piece-maker.h"

#include "qrintf/emitters.h"

#include <algorithm>

namespace qrintf
{

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

  piece p;
  p.kind = piece_kind::call;
  p.bits = bits;
  p.is_signed = is_signed ();
  p.length = integer_length (range);
  if (!constant_fields () || !fast_integer (p, range))
    general_integer (p);
}

/* Who writes "%02d" expects two digits: where nothing is proved, a guard makes
   it so and the table serves; other values are libc's.  */
void
piece_maker::assume (interval &range, unsigned bits)
{
  static constexpr int most_decimal[] = { 0, 0, 99, 999, 9999 };
  static constexpr int most_hexadecimal[] = { 0, 0, 0xff, 0, 0xffff };

  bool decimal = d.conversion->base == 10;
  unsigned other_flags
      = decimal ? (is_signed () ? flag_plus | flag_space : 0) : flag_alt;
  if (facts.for_size || !constant_fields () || bits != argument ().bits
      || d.conversion->base == 8 || (flags & (flag_left | other_flags)))
    return;
  int w = flags & flag_zero              ? width.high
          : width.high <= precision.high ? precision.high
                                         : 0;
  int most = w < 2 || w > 4 ? 0
             : decimal      ? most_decimal[w]
                            : most_hexadecimal[w];
  if (most == 0 || range.within (0, most) || range.high < 0 || range.low > most)
    return;
  result.guards.push_back ({ d.argument, 0, most });
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
  /* No precision prints a zero that a precision of zero does not.  */
  uint64_t high = low;
  for (int p : { std::max (precision.high, -1), std::max (precision.low, -1) })
    for (wide v : { range.low, range.high })
      high = std::max (high, folded_length (spec (width.high, p), v));
  return { low, high };
}

/* A piece for the common shapes; false if there is none.  WIDTH and PRECISION
   are constant.  */
bool
piece_maker::fast_integer (piece &p, const interval &range)
{
  unsigned w = width.high;
  bool zero = flags & flag_zero;
  if (precision.high >= 0)
    {
      /* "%.5u" is "%05u" where no sign can come.  */
      bool as_zero_fill
          = range.low >= 0 && (precision.high > 0 || range.low > 0)
            && w <= unsigned (precision.high)
            && (!is_signed () || !(flags & (flag_plus | flag_space)));
      if (precision.high == 1
          || (precision.high == 0 && (range.low > 0 || range.high < 0)))
        zero = false;
      else if (as_zero_fill)
        {
          zero = true;
          w = precision.high;
        }
      else
        return false;
    }
  bool is_decimal = d.conversion->base == 10;
  if (d.conversion->base == 8 || ((flags & flag_alt) && !is_decimal))
    return false;
  if (w <= 1)
    w = 0;
  return is_decimal ? decimal (p, range, w, zero)
                    : hexadecimal (p, range, w, zero);
}

bool
piece_maker::hexadecimal (piece &p, const interval &range, unsigned w,
                          bool zero)
{
  if (w != 0 && !zero)
    return false;
  bool two_a_load = (w == 2 || w == 4) && range.high < (wide (1) << 4 * w);
  if (two_a_load)
    {
      p.kind = piece_kind::digits;
      p.hex = true;
      p.upper = d.conversion->upper;
      p.width = w;
    }
  else if (d.conversion->upper)
    return false;
  else if (range.high <= UINT32_MAX)
    p.callee = w == 8 ? emitter::x32_8 : w ? emitter::x32_zero : emitter::x32;
  else
    p.callee = w == 16 ? emitter::x64_16 : w ? emitter::x64_zero : emitter::x64;
  p.width_operand.value = w;
  add (p);
  return true;
}

/* ZERO comes before '-': "%-.5u" has both.  */
fill_kind
piece_maker::fill (unsigned w, bool zero) const
{
  return w == 0              ? fill_kind::none
         : zero              ? fill_kind::zeros
         : flags & flag_left ? fill_kind::spaces_after
                             : fill_kind::spaces;
}

bool
piece_maker::decimal (piece &p, const interval &range, unsigned w, bool zero)
{
  unsigned sign = !is_signed ()        ? 0
                  : flags & flag_plus  ? '+'
                  : flags & flag_space ? ' '
                                       : 0;
  if (sign == 0 && w <= count_digits (range.low < 0 ? 0 : range.low, 10))
    w = 0;
  p.fill = fill (w, zero);
  if (sign == 0 && range.within (0, 9999)
      && (facts.target.little_endian || takes_any_order (p, range, w)))
    return table_decimal (p, range, w);

  bool nonnegative = range.low >= 0;
  bool is_unsigned = nonnegative && range.high > INT64_MAX;
  p.width_operand.value = w;
  p.flags = sign;
  if (p.fill == fill_kind::none && sign == 0)
    p.callee = range.within (0, UINT32_MAX)          ? emitter::u32
               : range.within (INT32_MIN, INT32_MAX) ? emitter::i32
               : nonnegative                         ? emitter::u64
                                                     : emitter::i64;
  else if (p.fill == fill_kind::spaces_after)
    p.callee = is_unsigned ? emitter::u64_left : emitter::i64_left;
  else if (p.fill == fill_kind::zeros)
    p.callee = is_unsigned ? emitter::u64_zero : emitter::i64_zero;
  else
    p.callee = is_unsigned ? emitter::u64_right : emitter::i64_right;
  add (p);
  return true;
}

/* One digit, or two of a table: nothing that is shifted while it is text, which
   goes as written here where the first byte is the lowest.  */
bool
piece_maker::takes_any_order (const piece &p, const interval &range,
                              unsigned w) const
{
  return (w == 0 && range.high <= 9)
         || (w == 2 && p.fill == fill_kind::zeros && range.high <= 99);
}

/* Four bytes of the table hold the digits and the fill; more fill is text
   beside them.  */
bool
piece_maker::table_decimal (piece &p, const interval &range, unsigned w)
{
  std::string beyond (w > 4 ? w - 4 : 0,
                      p.fill == fill_kind::zeros ? '0' : ' ');
  w = std::min (w, 4u);
  p.kind = w == 2 && p.fill == fill_kind::zeros && range.high <= 99
               ? piece_kind::digits
               : piece_kind::decimal;
  p.width = w;
  p.length.low = std::max (w, count_digits (range.low, 10));
  p.length.high = std::max (w, count_digits (range.high, 10));
  if (p.fill != fill_kind::spaces_after)
    add_text (beyond);
  add (p);
  if (p.fill == fill_kind::spaces_after)
    add_text (beyond);
  return true;
}

unsigned
piece_maker::runtime_flags (bool is_integer) const
{
  unsigned r = 0;
  bool shows_sign = !is_integer || is_signed ();
  if (flags & flag_left)
    r |= QRINTF_LEFT;
  if (flags & flag_zero)
    r |= QRINTF_ZERO;
  if ((flags & flag_plus) && shows_sign)
    r |= QRINTF_PLUS;
  if ((flags & flag_space) && shows_sign)
    r |= QRINTF_SPACE;
  if (!is_integer)
    return r;
  if (flags & flag_alt)
    r |= QRINTF_ALT;
  if (d.conversion->upper)
    r |= QRINTF_UPPER;
  if (d.conversion->base == 16)
    r |= QRINTF_HEX;
  if (d.conversion->base == 8)
    r |= QRINTF_OCTAL;
  return r;
}

void
piece_maker::general_integer (piece &p)
{
  p.callee = emitter::integer;
  p.flags = runtime_flags (true);
  p.width_operand = width.value;
  p.precision_operand = precision.value;
  add (p);
}

piece
decimal_as_call (const piece &p)
{
  piece call = p;
  call.kind = piece_kind::call;
  call.width_operand.value = p.width;
  call.flags = 0;
  call.callee = p.fill == fill_kind::none           ? emitter::u32_exact
                : p.fill == fill_kind::zeros        ? emitter::i64_zero
                : p.fill == fill_kind::spaces_after ? emitter::i64_left
                                                    : emitter::i64_right;
  return call;
}

} // namespace qrintf
