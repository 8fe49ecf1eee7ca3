/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of emitters.  See choose-emitters.h.

   An emitter serves a piece if it has the piece's class, base and style, its
   parameter can hold the value, its overrun is within the slack of the piece,
   and it has an argument for every property of the piece.  The first such
   emitter is taken, so narrow and special ones come first.  */

#include "plan/pieces/choose-emitters.h"

#include "qrintf/emitters.h"

#include <algorithm>
#include <cstring>

namespace qrintf
{
namespace
{

struct emitter_use
{
  emitter callee;
  conversion_class family;
  unsigned base; /* 0: any */
  real_style style;
  bool upper;
  fill_kind fill;
  unsigned width; /* the only width that it writes; 0: any */
  const char *arguments;
  bool prefixed = false; /* writes the prefix "0x" */
};

constexpr emitter_use
integer (emitter e, unsigned base, fill_kind fill, const char *arguments,
         unsigned width = 0)
{
  return { e,     conversion_class::integer,
           base,  real_style::none,
           false, fill,
           width, arguments };
}

constexpr emitter_use
upper_case (emitter_use r)
{
  r.upper = true;
  return r;
}

constexpr emitter_use
prefixed (emitter_use r)
{
  r.prefixed = true;
  return r;
}

constexpr emitter_use
text (emitter e, fill_kind fill, const char *arguments)
{
  return {
    e, conversion_class::string, 0, real_style::none, false, fill, 0, arguments
  };
}

constexpr emitter_use
pointer (emitter e, const char *arguments)
{
  return { e,     conversion_class::pointer, 16, real_style::none,
           false, fill_kind::none,           0,  arguments };
}

constexpr emitter_use
real (emitter e, unsigned base, real_style style, const char *arguments)
{
  return { e,     conversion_class::real, base, style,
           false, fill_kind::none,        0,    arguments };
}

constexpr fill_kind none = fill_kind::none;
constexpr fill_kind zeros = fill_kind::zeros;
constexpr fill_kind spaces = fill_kind::spaces;
constexpr fill_kind spaces_after = fill_kind::spaces_after;

/* An emitter with 'f' among its arguments takes any case, fill, sign and
   prefix.  */
constexpr emitter_use rows[] = {
  integer (emitter::u32, 10, none, "v"),
  integer (emitter::u32_exact, 10, none, "v"),
  integer (emitter::i32, 10, none, "v"),
  integer (emitter::i32_exact, 10, none, "v"),
  integer (emitter::u64, 10, none, "v"),
  integer (emitter::u64_exact, 10, none, "v"),
  integer (emitter::i64, 10, none, "v"),
  integer (emitter::i64_exact, 10, none, "v"),
  integer (emitter::u32_cut, 10, none, "v"),
  integer (emitter::i32_cut, 10, none, "v"),
  integer (emitter::i64_right, 10, none, "vws"), /* a sign without a field */
  integer (emitter::i64_right, 10, spaces, "vws"),
  integer (emitter::u64_right, 10, spaces, "vw"),
  integer (emitter::i64_left, 10, spaces_after, "vws"),
  integer (emitter::u64_left, 10, spaces_after, "vw"),
  integer (emitter::i64_zero, 10, zeros, "vws"),
  integer (emitter::u64_zero, 10, zeros, "vw"),

  integer (emitter::x32, 16, none, "v"),
  integer (emitter::x32_exact, 16, none, "v"),
  integer (emitter::x64, 16, none, "v"),
  integer (emitter::x64_exact, 16, none, "v"),
  integer (emitter::x32_8, 16, zeros, "v", 8),
  integer (emitter::x64_16, 16, zeros, "v", 16),
  integer (emitter::x64_zero, 16, zeros, "vw"),
  prefixed (integer (emitter::x64_alt, 16, none, "vw")),
  prefixed (integer (emitter::x64_alt, 16, spaces, "vw")),

  upper_case (integer (emitter::x32_upper, 16, none, "v")),
  upper_case (integer (emitter::x32_upper_exact, 16, none, "v")),
  upper_case (integer (emitter::x64_upper, 16, none, "v")),
  upper_case (integer (emitter::x64_upper_exact, 16, none, "v")),
  integer (emitter::o64, 8, none, "v"),
  integer (emitter::o64_exact, 8, none, "v"),

  integer (emitter::b64, 2, none, "v"),
  integer (emitter::b64_exact, 2, none, "v"),
  upper_case (integer (emitter::b64, 2, none, "v")),
  upper_case (integer (emitter::b64_exact, 2, none, "v")),

  integer (emitter::integer, 0, none, "mfwp"),

  pointer (emitter::ptr, "v"),
  pointer (emitter::ptr_exact, "v"),
  pointer (emitter::pointer, "vfwp"),

  text (emitter::bytes, none, "vc"),
  text (emitter::str, none, "r"),
  text (emitter::strn, none, "vn"),
  text (emitter::str_left, spaces_after, "vnw"),
  text (emitter::str_right, spaces, "vnw"),
  text (emitter::str_to, none, "r"),
  text (emitter::strn_to, none, "vn"),
  text (emitter::str_left_to, spaces_after, "vnw"),
  text (emitter::str_right_to, spaces, "vnw"),

  integer (emitter::print_u32, 10, none, "v"),
  integer (emitter::print_i32, 10, none, "v"),
  integer (emitter::print_u64, 10, none, "v"),
  integer (emitter::print_i64, 10, none, "v"),
  integer (emitter::print_x32, 16, none, "v"),
  text (emitter::print_str, none, "r"),

  real (emitter::f64_fixed, 10, real_style::fixed, "vp"),
  real (emitter::f64_fixed_field, 10, real_style::fixed, "vfwp"),
  real (emitter::f64_exponent, 10, real_style::exponent, "vp"),
  real (emitter::f64_exponent_field, 10, real_style::exponent, "vfwp"),
  real (emitter::f64_general, 10, real_style::general, "vp"),
  real (emitter::f64_general_field, 10, real_style::general, "vfwp"),
};

/* The row of an emitter in emitters.def.  */
struct entry_point
{
  const char *signature;
  unsigned overrun; /* the number of bytes after its text that it may
                       overwrite */

  bool
  takes_limit () const
  {
    return signature[2] == 'c';
  }
  /* Whether it takes a destination and its size, and returns a length.  */
  bool
  cuts () const
  {
    return signature[0] == 'u';
  }
  /* Whether it takes a stream, after the value and its other arguments.  */
  bool
  prints () const
  {
    return signature[0] == 'i';
  }
  char
  value_type () const
  {
    return signature[takes_limit () || cuts () ? 3 : prints () ? 1 : 2];
  }
};

constexpr entry_point entry_points[] = {
#define QRINTF_EMITTER(name, kind, signature, overrun, effect)                 \
  { signature, overrun },
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"
};

bool
takes (const emitter_use &r, char argument)
{
  return strchr (r.arguments, argument);
}

/* Whether the parameter of R's emitter holds every value of P.  */
bool
holds (const emitter_use &r, const piece &p)
{
  switch (entry_points[size_t (r.callee)].value_type ())
    {
    case 'u':
      return p.range.within (0, UINT32_MAX);
    case 'i':
      return p.range.within (INT32_MIN, INT32_MAX);
    case 'I':
      return p.range.within (INT64_MIN, INT64_MAX);
    case 'U':
      return takes (r, 'm') || p.range.low >= 0;
    case 'f':
      return p.bits == 64;
    default:
      return true; /* a pointer */
    }
}

/* Whether R's emitter can write P's field, sign and precision.  */
bool
writes_format_of (const emitter_use &r, const piece &p)
{
  if (takes (r, 'f'))
    return true;
  bool has_precision = p.precision.argument >= 0 || p.precision.value >= 0;
  bool takes_precision = takes (r, 'p') || takes (r, 'n') || takes (r, 'c');
  return p.conversion->upper == r.upper && p.fill == r.fill
         && p.alt == r.prefixed && (takes_precision || !has_precision)
         && (takes (r, 's') || !p.sign)
         && (r.width == 0 || r.width == p.width.value)
         && (p.counted || !takes (r, 'c'));
}

/* The slack of P that an emitter may use.  Short numbers get none, because
   overrun does not make them faster.  */
uint64_t
usable_slack (const piece &p)
{
  return p.is_short_number () ? 0 : p.slack;
}

bool
serves (const emitter_use &r, const piece &p)
{
  const entry_point &e = entry_points[size_t (r.callee)];
  return r.family == p.conversion->family
         && (r.base == 0 || r.base == p.conversion->base)
         && r.style == p.conversion->style && e.takes_limit () == p.limited
         && e.cuts () == p.cut && e.prints () == p.prints
         && e.overrun <= usable_slack (p) && holds (r, p)
         && writes_format_of (r, p);
}

constexpr unsigned unknown_base = ~0U;

/* The flag by which the general emitter knows BASE.  */
constexpr unsigned
base_flag (unsigned base)
{
  switch (base)
    {
    case 2:
      return QRINTF_BINARY;
    case 8:
      return QRINTF_OCTAL;
    case 10:
      return 0;
    case 16:
      return QRINTF_HEX;
    default:
      return unknown_base;
    }
}

/* Without its flag a number would be printed in the wrong base.  */
#define QRINTF_CONVERSION(LETTER, CLASS, BASE, ...)                            \
  static_assert (conversion_class::CLASS != conversion_class::integer          \
                     || base_flag (BASE) != unknown_base,                      \
                 "base_flag lacks the base of a row of conversions.def");
#include "format/conversions.def"

} // namespace

const char *
emitter_arguments (emitter e)
{
  const emitter_use *row
      = std::find_if (std::begin (rows), std::end (rows),
                      [e] (const emitter_use &r) { return r.callee == e; });
  return row == std::end (rows) ? nullptr : row->arguments;
}

const char *
choose_emitters (plan &result)
{
  for (piece &p : result.pieces)
    if (p.kind == piece_kind::call)
      {
        const emitter_use *row = std::find_if (
            std::begin (rows), std::end (rows),
            [&p] (const emitter_use &r) { return serves (r, p); });
        if (row == std::end (rows))
          return "no emitter writes this";
        p.callee = row->callee;
      }
  return nullptr;
}

unsigned
general_flags (const piece &p)
{
  unsigned flags = p.fill == fill_kind::zeros          ? QRINTF_ZERO
                   : p.fill == fill_kind::spaces_after ? QRINTF_LEFT
                                                       : 0;
  flags |= p.sign == '+' ? QRINTF_PLUS : p.sign == ' ' ? QRINTF_SPACE : 0;
  if (p.alt)
    flags |= QRINTF_ALT;
  if (p.conversion->upper)
    flags |= QRINTF_UPPER;
  if (p.conversion->family == conversion_class::integer)
    flags |= base_flag (p.conversion->base);
  return flags;
}

} // namespace qrintf
