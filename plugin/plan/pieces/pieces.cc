/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts that all directives share: whether a directive is lowered, its
   flags, width and precision, and the type of its argument.  See pieces.h.

   Refused, with a reason: directives without an emitter, or that the C library
   has to judge within the whole format, arguments whose type does not match,
   strings that may overlap the destination, and widths out of range.  */

#include "plan/pieces/pieces.h"

#include "plan/pieces/piece-maker.h"

#include <algorithm>
#include <climits>

namespace qrintf
{
namespace
{

number
constant_number (int64_t v)
{
  number n;
  n.value.value = v;
  n.low = n.high = static_cast<int> (v);
  return n;
}

/* Whether an integer of BITS bits that libc reads consists of the lowest bits
   of the argument A, as in lowered code.  With pointers of 64 bits, each
   smaller integer is passed in 64 bits, of which those above its own size are
   unspecified.  */
bool
is_integer_of (const argument_facts &a, unsigned bits,
               const target_facts &target)
{
  return a.kind == argument_facts::integer
         && (a.bits == bits
             || (target.pointer_bits == 64 && bits < a.bits && a.bits <= 64));
}

} // namespace

void
piece_maker::run ()
{
  if (!d.conversion)
    return add_text (d.text);
  if (const char *why = refusal_of (d, *facts.library))
    return refuse (why);
  conversion_class family = d.conversion->family;
  if (!has_emitter ())
    return refuse ("'" + d.text + "' has no direct code");
  if (!argument_matches ())
    return;
  if (family == conversion_class::count)
    return count ();
  width = resolve_width ();
  precision = resolve_precision ();
  if (!result.refusal.empty ())
    return;
  bool digits = family == conversion_class::integer
                || family == conversion_class::pointer;
  if (digits && precision.constant () && precision.value.value >= 0)
    flags &= ~unsigned (flag_zero);
  if (flags & flag_left)
    flags &= ~unsigned (flag_zero);
  switch (family)
    {
    case conversion_class::character:
      return character ();
    case conversion_class::string:
      return string ();
    case conversion_class::pointer:
      return pointer ();
    case conversion_class::real:
      return real ();
    default:
      return integer ();
    }
}

/* Whether there is an emitter for the directive.  There is none for wide
   characters, texts that depend on the locale, hexadecimal floats and long
   doubles, which programs rarely print, and texts that this library writes
   differently from the emitters.  */
bool
piece_maker::has_emitter () const
{
  if (is_of_libc (d))
    return false;
  switch (d.conversion->family)
    {
    case conversion_class::error:
      return false;
    case conversion_class::real:
      return !is_long_double () && d.conversion->base != 16
             && facts.target.pointer_bits >= 64 /* with 128-bit integers */
             && (d.conversion->style != real_style::general
                 || !(d.flags & flag_alt)
                 || facts.library->loses_digits_of_alt_general);
    case conversion_class::pointer:
      return !facts.library->pointers_are_hexadecimal
             || has_constant_precision ();
    default:
      return true;
    }
}

bool
piece_maker::has_constant_precision () const
{
  return d.precision.kind != field::argument
         || int_range (d.precision.value).single ();
}

// %n  ->  *p = cursor - start
void
piece_maker::count ()
{
  piece p = value_piece (piece_kind::count);
  p.length = { 0, 0 };
  p.bits = d.length == length_modifier::hh  ? 8
           : d.length == length_modifier::h ? 16
                                            : passed_bits ();
  add (std::move (p));
}

void
piece_maker::refuse (std::string why)
{
  if (result.refusal.empty ())
    result.refusal = std::move (why);
}

const argument_facts &
piece_maker::argument () const
{
  return facts.arguments[d.argument];
}

void
piece_maker::add_text (std::string text)
{
  if (text.empty ())
    return;
  piece p;
  p.length = { text.size (), text.size () };
  p.text = std::move (text);
  result.pieces.push_back (std::move (p));
}

/* A piece of KIND for the value of the directive.  */
piece
piece_maker::value_piece (piece_kind kind) const
{
  piece p;
  p.kind = kind;
  p.conversion = d.conversion;
  p.argument = d.argument;
  return p;
}

void
piece_maker::add (piece p)
{
  result.pieces.push_back (std::move (p));
}

/* Set the fill, width, precision and sign of P from the flags.  */
void
piece_maker::set_field (piece &p) const
{
  p.fill = flags & flag_left                      ? fill_kind::spaces_after
           : flags & flag_zero                    ? fill_kind::zeros
           : width.constant () && width.high <= 1 ? fill_kind::none
                                                  : fill_kind::spaces;
  if (p.conversion->is_signed)
    p.sign = flags & flag_plus ? '+' : flags & flag_space ? ' ' : 0;
  p.width = width.value;
  p.precision = precision.value;
}

/* The range of the argument INDEX, which printf reads as an int.  */
interval
piece_maker::int_range (int index) const
{
  interval range = facts.arguments[index].range;
  if (range.single ())
    range.low = range.high = static_cast<int32_t> (range.low);
  return range.within (INT_MIN, INT_MAX) ? range : interval{ INT_MIN, INT_MAX };
}

/* The int argument INDEX, with a test that it is in [LOW, HIGH] unless that is
   proved.  */
number
piece_maker::guarded_number (int index, int low, int high)
{
  interval range = int_range (index);
  number n;
  n.value.argument = index;
  n.low = static_cast<int> (std::max<wide> (low, range.low));
  n.high = static_cast<int> (std::min<wide> (high, range.high));
  if (n.low > n.high)
    refuse ("the run-time width or precision of '" + d.text
            + "' is out of the range handled here");
  if (!range.within (low, high))
    result.tests.push_back (
        { test_kind::value_in_range, index, { low, high } });
  return n;
}

bool
piece_maker::is_int (int index)
{
  if (is_integer_of (facts.arguments[index], facts.target.int_bits,
                     facts.target))
    return true;
  refuse ("argument " + std::to_string (index + 1) + " does not match '*' in '"
          + d.text + "'");
  return false;
}

number
piece_maker::resolve_width ()
{
  if (d.width.kind != field::argument)
    return constant_number (d.width.value);
  if (!is_int (d.width.value))
    return {};
  interval range = int_range (d.width.value);
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
piece_maker::resolve_precision ()
{
  if (d.precision.kind == field::absent)
    return constant_number (-1);
  if (d.precision.kind == field::literal)
    return constant_number (d.precision.value);
  if (!is_int (d.precision.value))
    return {};
  interval range = int_range (d.precision.value);
  if (range.single ())
    return constant_number (
        static_cast<int64_t> (std::max<wide> (range.low, -1)));
  conversion_class family = d.conversion->family;
  if (family == conversion_class::string
      || family == conversion_class::character)
    return guarded_number (d.precision.value, INT_MIN, INT_MAX);
  if (family == conversion_class::real)
    return guarded_number (d.precision.value, 0,
                           std::min (star_limit, most_real_precision (d)));
  /* A negative precision would make the flag '0' apply again.  */
  bool zero = (flags & flag_zero) && !(flags & flag_left);
  return guarded_number (d.precision.value, zero ? 0 : INT_MIN, star_limit);
}

bool
piece_maker::mismatch ()
{
  refuse ("argument " + std::to_string (d.argument + 1) + " does not match '"
          + d.text + "'");
  return false;
}

bool
piece_maker::argument_matches ()
{
  conversion_class family = d.conversion->family;
  const argument_facts &a = argument ();
  switch (family)
    {
    case conversion_class::string:
    case conversion_class::pointer:
    case conversion_class::count:
      if (a.kind != argument_facts::pointer)
        return mismatch ();
      if (family != conversion_class::pointer && a.overlaps)
        {
          refuse ("argument " + std::to_string (d.argument + 1)
                  + " may overlap the destination");
          return false;
        }
      return true;
    case conversion_class::real:
      return (a.kind == argument_facts::real && a.bits == passed_bits ())
             || mismatch ();
    default:
      return is_integer_of (a, passed_bits (), facts.target) || mismatch ();
    }
}

/* glibc reads "%llf" as "%Lf", and also "%jf" if intmax_t is larger than
   long.  */
bool
piece_maker::is_long_double () const
{
  return d.length == length_modifier::L || d.length == length_modifier::ll
         || (d.length == length_modifier::j && facts.target.long_bits < 64);
}

/* The precision of the type that the argument is passed as.  */
unsigned
piece_maker::passed_bits () const
{
  if (d.conversion->family == conversion_class::real)
    return is_long_double () ? facts.target.long_double_bits : 64;
  if (d.conversion->family == conversion_class::character)
    return facts.target.int_bits; /* also for wint_t */
  switch (d.length)
    {
    case length_modifier::l:
      return facts.target.long_bits;
    case length_modifier::ll:
    case length_modifier::L:
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
piece_maker::spec (int w, int p) const
{
  return { d.conversion, flags, static_cast<unsigned> (w), p };
}

bool
piece_maker::constant_fields () const
{
  return width.constant () && precision.constant ()
         && width.high <= int (longest_fold)
         && precision.high <= int (longest_fold);
}

} // namespace qrintf
