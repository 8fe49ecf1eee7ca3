/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Constant directives become text at compile time.  See fold.h.

   The host's printf is not used, as its text would depend on the machine that
   the compiler runs on.  Refused: floats whose text depends on the locale or on
   the rounding mode.  */

#include "format/fold.h"

#include <algorithm>
#include <cassert>

namespace qrintf
{
namespace
{

/* Digits of VALUE >= 0, most significant first; "0" for 0.  */
std::string
digits (wide value, unsigned base, bool upper)
{
  assert (value >= 0 && base >= 2 && base <= 16);
  const char *alphabet = upper ? "0123456789ABCDEF" : "0123456789abcdef";
  std::string reversed;
  do
    reversed += alphabet[static_cast<unsigned> (value % base)];
  while (value /= base);
  return { reversed.rbegin (), reversed.rend () };
}

std::string
sign (const constant_spec &spec, bool negative)
{
  return negative                      ? "-"
         : !spec.conversion->is_signed ? ""
         : spec.flags & flag_plus      ? "+"
         : spec.flags & flag_space     ? " "
                                       : "";
}

/* BEFORE and NUMBER, filled to the width: with zeros between them if ZEROS and
   the flags allow that.  */
std::string
filled (const constant_spec &spec, const std::string &before,
        const std::string &number, bool zeros)
{
  size_t length = before.size () + number.size ();
  size_t fill = spec.width > length ? spec.width - length : 0;
  if (spec.flags & flag_left)
    return before + number + std::string (fill, ' ');
  if ((spec.flags & flag_zero) && zeros)
    return before + std::string (fill, '0') + number;
  return std::string (fill, ' ') + before + number;
}

} // namespace

std::string
fold_integer (const constant_spec &spec, wide value)
{
  bool negative = value < 0;
  wide magnitude = negative ? -value : value;
  std::string number
      = digits (magnitude, spec.conversion->base, spec.conversion->upper);
  if (magnitude == 0 && spec.precision == 0)
    number.clear ();
  if (spec.precision > 0 && number.size () < size_t (spec.precision))
    number.insert (0, spec.precision - number.size (), '0');
  if (spec.conversion->base == 8 && (spec.flags & flag_alt)
      && (number.empty () || number[0] != '0'))
    number.insert (0, 1, '0');

  std::string text = sign (spec, negative);
  if ((spec.flags & flag_alt) && magnitude != 0)
    text += spec.conversion->prefix;
  return filled (spec, text, number, spec.precision < 0);
}

std::string
fold_string (const constant_spec &spec, std::string_view text)
{
  if (spec.conversion->family == conversion_class::string
      && spec.precision >= 0)
    text = text.substr (0, spec.precision);
  return filled (spec, "", std::string (text), false);
}

std::optional<std::string>
fold_real (const constant_spec &spec, const real_constant &value)
{
  bool upper = spec.conversion->upper;
  real_style style = spec.conversion->style;
  std::string number;
  bool finite
      = value.kind == real_constant::whole || value.kind == real_constant::huge;
  if (!finite)
    number = value.kind == real_constant::nan ? (upper ? "NAN" : "nan")
                                              : (upper ? "INF" : "inf");
  else if (spec.flags & flag_alt || value.kind == real_constant::huge)
    return {}; /* the text has a radix character, or may be rounded */
  else if (style == real_style::fixed && spec.precision == 0)
    number = digits (value.magnitude, 10, false);
  else if (style == real_style::general
           && int (count_digits (value.magnitude, 10))
                  <= std::max (spec.precision, 1))
    number = digits (value.magnitude, 10, false);
  else
    return {};

  return filled (spec, sign (spec, value.negative), number, finite);
}

unsigned
count_digits (wide value, unsigned base)
{
  assert (value >= 0);
  unsigned n = 1;
  while (value /= base)
    n++;
  return n;
}

uint64_t
folded_length (const constant_spec &spec, wide value)
{
  /* With a precision beyond the digits there are, each is a zero more.  */
  constexpr int most_digits = 64;
  constant_spec bare = spec;
  bare.width = 0;
  bare.precision = std::min (spec.precision, most_digits);
  uint64_t n = fold_integer (bare, value).size ();
  if (spec.precision > most_digits)
    n += spec.precision - most_digits;
  return std::max<uint64_t> (n, spec.width);
}

} // namespace qrintf
