/* One directive becomes pieces.  See pieces.h.

   The choice of emitter is here: the narrowest that the value's range allows.
   Refused, with a reason: conversions that have no emitter yet, arguments whose
   type does not match, arguments that overlap the destination.  */

#include "pieces.h"

#include "fold.h"
#include "qrintf/emitters.h"

#include <algorithm>
#include <climits>

namespace qrintf
{
namespace
{

/* Texts longer than this are not made at compile time.  */
constexpr unsigned longest_fold = 4096;

constexpr int
least (wide v)
{
  return static_cast<int> (std::clamp<wide> (v, INT_MIN, INT_MAX));
}

/* A '*' or literal width or precision, once resolved.  */
struct number
{
  operand value; /* precision: -1 where none is given */
  int low = 0;   /* its range */
  int high = 0;

  bool
  constant () const
  {
    return value.argument < 0;
  }
};

number
constant_number (int64_t v)
{
  number n;
  n.value.value = v;
  n.low = n.high = static_cast<int> (v);
  return n;
}

class piece_maker
{
public:
  piece_maker (plan &result, const directive &d, const call_facts &facts,
               int star_limit)
      : result (result), d (d), facts (facts), star_limit (star_limit),
        flags (d.flags)
  {
  }

  void
  run ()
  {
    if (d.conversion == 0)
      return add_text (d.text);
    if (!is_supported ())
      return refuse ("'" + d.text + "' is not supported yet");
    if (d.flags & (flag_group | flag_locale_digits))
      return refuse ("'" + d.text + "' depends on the locale");
    width = resolve_width ();
    precision = resolve_precision ();
    if (!result.refusal.empty () || !argument_matches ())
      return;
    if (precision.constant () && precision.value.value >= 0
        && d.conversion != 's' && d.conversion != 'c')
      flags &= ~unsigned (flag_zero);
    if (flags & flag_left)
      flags &= ~unsigned (flag_zero);
    switch (d.conversion)
      {
      case 'c':
        return character ();
      case 's':
        return string ();
      case 'p':
        return pointer ();
      default:
        return integer ();
      }
  }

private:
  plan &result;
  const directive &d;
  const call_facts &facts;
  int star_limit;
  unsigned flags;
  number width;
  number precision;

  bool
  is_supported () const
  {
    switch (d.conversion)
      {
      case 'c':
      case 's':
        return d.length == length_modifier::none;
      case 'p':
        return true;
      case 'd':
      case 'i':
      case 'o':
      case 'u':
      case 'x':
      case 'X':
        return d.length != length_modifier::L;
      default:
        return false;
      }
  }

  void
  refuse (std::string why)
  {
    if (result.refusal.empty ())
      result.refusal = std::move (why);
  }

  const argument_facts &
  argument () const
  {
    return facts.arguments[d.argument];
  }

  void
  add_text (std::string text)
  {
    if (text.empty ())
      return;
    piece p;
    p.length = { text.size (), text.size () };
    p.text = std::move (text);
    result.pieces.push_back (std::move (p));
  }

  void
  add (piece p)
  {
    p.argument = d.argument;
    result.pieces.push_back (std::move (p));
  }

  /* The int argument INDEX, guarded to lie in [LOW, HIGH].  */
  number
  guarded_number (int index, int low, int high)
  {
    const argument_facts &a = facts.arguments[index];
    number n;
    n.value.argument = index;
    n.low = std::max (low, least (a.range.low));
    n.high = std::min (high, least (a.range.high));
    if (n.low > n.high)
      refuse ("the run-time width or precision of '" + d.text
              + "' is out of the range handled here");
    if (!a.range.within (low, high))
      result.guards.push_back ({ index, low, high });
    return n;
  }

  bool
  is_int (int index)
  {
    const argument_facts &a = facts.arguments[index];
    if (a.kind == argument_facts::integer && a.bits == facts.target.int_bits)
      return true;
    refuse ("argument " + std::to_string (index + 1)
            + " does not match '*' in '" + d.text + "'");
    return false;
  }

  number
  resolve_width ()
  {
    if (d.width.kind != field::argument)
      return constant_number (d.width.value);
    if (!is_int (d.width.value))
      return {};
    const interval &range = facts.arguments[d.width.value].range;
    if (!range.single ())
      return guarded_number (d.width.value, 0, star_limit);
    if (range.low < 0)
      flags |= flag_left;
    if (range.low <= INT_MIN || range.high >= INT_MAX)
      refuse ("the width of '" + d.text + "' overflows");
    return constant_number (
        static_cast<int64_t> (range.low < 0 ? -range.low : range.low));
  }

  number
  resolve_precision ()
  {
    if (d.precision.kind == field::absent)
      return constant_number (-1);
    if (d.precision.kind == field::literal)
      return constant_number (d.precision.value);
    if (!is_int (d.precision.value))
      return {};
    const interval &range = facts.arguments[d.precision.value].range;
    if (range.single ())
      return constant_number (
          static_cast<int64_t> (std::max<wide> (range.low, -1)));
    if (d.conversion == 's' || d.conversion == 'c')
      return guarded_number (d.precision.value, INT_MIN, INT_MAX);
    /* A negative precision would bring the '0' flag back.  */
    bool zero = (flags & flag_zero) && !(flags & flag_left);
    return guarded_number (d.precision.value, zero ? 0 : INT_MIN, star_limit);
  }

  bool
  mismatch ()
  {
    refuse ("argument " + std::to_string (d.argument + 1) + " does not match '"
            + d.text + "'");
    return false;
  }

  bool
  argument_matches ()
  {
    const argument_facts &a = argument ();
    if (d.conversion == 's' || d.conversion == 'p')
      {
        if (a.kind != argument_facts::pointer)
          return mismatch ();
        if (d.conversion == 's' && a.overlaps)
          {
            refuse ("argument " + std::to_string (d.argument + 1)
                    + " may overlap the destination");
            return false;
          }
        return true;
      }
    return (a.kind == argument_facts::integer && a.bits == passed_bits ())
           || mismatch ();
  }

  /* The precision of the type that the argument is passed as.  */
  unsigned
  passed_bits () const
  {
    switch (d.length)
      {
      case length_modifier::l:
        return facts.target.long_bits;
      case length_modifier::ll:
      case length_modifier::j:
        return 64;
      case length_modifier::z:
      case length_modifier::t:
        return facts.target.pointer_bits;
      default:
        return facts.target.int_bits;
      }
  }

  constant_spec
  spec (int w, int p) const
  {
    return { d.conversion, flags, static_cast<unsigned> (w), p };
  }

  bool
  constant_fields () const
  {
    return width.constant () && precision.constant ()
           && width.high <= int (longest_fold)
           && precision.high <= int (longest_fold);
  }

  /* %c  */

  void
  character ()
  {
    const interval &range = argument ().range;
    piece p;
    p.kind = piece_kind::character;
    p.length = { 1, 1 };
    if (!width.constant ())
      {
        piece pad;
        pad.kind = piece_kind::pad;
        pad.width_operand = width.value;
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
      return add_text (fold_string (
          spec (width.high, -1),
          std::string (1, static_cast<char> (int64_t (range.low)))));
    std::string blanks (std::max (width.high, 1) - 1, ' ');
    if (!(flags & flag_left))
      add_text (blanks);
    add (p);
    if (flags & flag_left)
      add_text (blanks);
  }

  /* %s  */

  void
  string ()
  {
    const argument_facts &a = argument ();
    if (a.null && constant_fields ())
      return add_text (fold_string (
          spec (width.high, precision.high),
          precision.high < 0 || precision.high >= 6 ? "(null)" : ""));
    if (a.text && constant_fields ())
      return add_text (
          fold_string (spec (width.high, precision.high), *a.text));

    piece p;
    p.kind = piece_kind::call;
    p.may_be_null = !a.non_null;
    p.width_operand = width.value;
    p.precision_operand = precision.value;
    p.length = string_length ();
    bool has_precision = !precision.constant () || precision.high >= 0;
    bool padded = width.high > 0 && uint64_t (width.high) > p.length.low;
    if (width.constant ())
      p.length.low = std::max<uint64_t> (p.length.low, width.low);
    if (p.length.high != length_range::unbounded)
      p.length.high = std::max<uint64_t> (p.length.high, width.high);

    if (padded)
      p.callee = flags & flag_left ? emitter::str_left : emitter::str_right;
    else if (!has_precision && a.non_null && p.length.low == p.length.high)
      p.kind = piece_kind::known;
    else
      p.callee = has_precision ? emitter::strn : emitter::str;
    add (p);
  }

  /* The length of the string itself, cut to the precision.  */
  length_range
  string_length () const
  {
    const argument_facts &a = argument ();
    length_range l = a.length;
    if (!a.non_null)
      {
        l.low = precision.high >= 0 && precision.low < 6
                    ? 0
                    : std::min<uint64_t> (l.low, 6);
        l.high = std::max<uint64_t> (l.high, 6);
      }
    /* A negative precision is none.  */
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
    /* What nobody proved small is tested as it is copied.  */
    if (l.high > longest_fold)
      l.high = length_range::unbounded;
    return l;
  }

  /* %p  */

  void
  pointer ()
  {
    const argument_facts &a = argument ();
    if (a.null && constant_fields ())
      return add_text (fold_string (spec (width.high, -1), "(nil)"));
    piece p;
    p.kind = piece_kind::call;
    bool plain = width.constant () && width.high <= 3
                 && !(flags & (flag_plus | flag_space)) && precision.constant ()
                 && precision.high <= 1;
    p.length = { 3, 2 + facts.target.pointer_bits / 4 };
    if (plain)
      p.callee = emitter::ptr;
    else
      {
        p.callee = emitter::pointer;
        p.flags = runtime_flags (false);
        p.width_operand = width.value;
        p.precision_operand = precision.value;
        p.length.low = std::max<uint64_t> (3, width.low);
        p.length.high = std::max<uint64_t> (
            width.high,
            3
                + std::max<uint64_t> (facts.target.pointer_bits / 4,
                                      std::max (precision.high, 0)));
      }
    add (p);
  }

  /* %d %i %o %u %x %X  */

  bool
  is_signed () const
  {
    return d.conversion == 'd' || d.conversion == 'i';
  }

  /* The value's range in the directive's own type, of BITS bits.  */
  interval
  value_range (unsigned bits) const
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

  unsigned
  value_bits () const
  {
    return d.length == length_modifier::hh  ? 8
           : d.length == length_modifier::h ? 16
                                            : passed_bits ();
  }

  void
  integer ()
  {
    unsigned bits = value_bits ();
    interval range = value_range (bits);
    if (range.single () && constant_fields ())
      return add_text (
          fold_integer (spec (width.high, precision.high), range.low));

    piece p;
    p.kind = piece_kind::call;
    p.bits = bits;
    p.is_signed = is_signed ();
    p.length = integer_length (range);
    if (!constant_fields () || !fast_integer (p, range))
      general_integer (p);
  }

  length_range
  integer_length (const interval &range) const
  {
    wide nearest = range.low > 0 ? range.low : range.high < 0 ? range.high : 0;
    uint64_t low = folded_length (
        spec (width.low, std::max (precision.low, -1)), nearest);
    if (!precision.constant () && nearest == 0)
      low = std::max (0, width.low);
    constant_spec widest = spec (width.high, std::max (precision.high, -1));
    return { low, std::max (folded_length (widest, range.low),
                            folded_length (widest, range.high)) };
  }

  /* A piece for the common shapes; false if there is none.  WIDTH and PRECISION
     are constant.  */
  bool
  fast_integer (piece &p, const interval &range)
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
    bool is_decimal = is_signed () || d.conversion == 'u';
    if (d.conversion == 'o' || ((flags & flag_alt) && !is_decimal))
      return false;
    if (w <= 1)
      w = 0;
    return is_decimal ? decimal (p, range, w, zero)
                      : hexadecimal (p, range, w, zero);
  }

  bool
  hexadecimal (piece &p, const interval &range, unsigned w, bool zero)
  {
    if (w != 0 && !zero)
      return false;
    bool two_a_load = (w == 2 || w == 4) && range.high < (wide (1) << 4 * w);
    if (two_a_load)
      {
        p.kind = piece_kind::digits;
        p.hex = true;
        p.upper = d.conversion == 'X';
        p.width = w;
      }
    else if (d.conversion == 'X')
      return false;
    else if (range.high <= UINT32_MAX)
      p.callee = w == 8 ? emitter::x32_8 : w ? emitter::x32_zero : emitter::x32;
    else
      p.callee = w == 16 ? emitter::x64_16
                 : w     ? emitter::x64_zero
                         : emitter::x64;
    p.width_operand.value = w;
    add (p);
    return true;
  }

  fill_kind
  fill (unsigned w, bool zero) const
  {
    return w == 0              ? fill_kind::none
           : flags & flag_left ? fill_kind::spaces_after
           : zero              ? fill_kind::zeros
                               : fill_kind::spaces;
  }

  bool
  decimal (piece &p, const interval &range, unsigned w, bool zero)
  {
    unsigned sign = !is_signed ()        ? 0
                    : flags & flag_plus  ? '+'
                    : flags & flag_space ? ' '
                                         : 0;
    if (sign == 0 && w <= count_digits (range.low < 0 ? 0 : range.low, 10))
      w = 0;
    p.fill = fill (w, zero);
    if (sign == 0 && range.within (0, 9999) && facts.target.little_endian)
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

  /* Four bytes of the table hold the digits and the fill; more fill is text
     beside them.  */
  bool
  table_decimal (piece &p, const interval &range, unsigned w)
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
  runtime_flags (bool is_integer) const
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
    if (d.conversion == 'X')
      r |= QRINTF_UPPER;
    if (d.conversion == 'x' || d.conversion == 'X')
      r |= QRINTF_HEX;
    if (d.conversion == 'o')
      r |= QRINTF_OCTAL;
    return r;
  }

  void
  general_integer (piece &p)
  {
    p.callee = emitter::integer;
    p.flags = runtime_flags (true);
    p.width_operand = width.value;
    p.precision_operand = precision.value;
    add (p);
  }
};

} // namespace

void
add_pieces (plan &result, const directive &d, const call_facts &facts,
            int star_limit)
{
  piece_maker (result, d, facts, star_limit).run ();
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
