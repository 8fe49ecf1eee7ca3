/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of emitters.  See pieces.h.

   An emitter serves a piece if it has the piece's class, base and style, its
   parameter can hold the value, its overrun is within the slack of the piece,
   and it has an argument for every property of the piece.  The first such
   emitter is taken, so narrow and special ones come first.  */

#include "plan/pieces/pieces.h"

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
  fill_kind fill;
  const char *arguments;
  unsigned width = 0; /* the only width that it writes; 0: any */
  real_style style = real_style::none;
  bool upper = false;
  bool prefixed = false; /* writes the prefix "0x" or "0" */
};

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

constexpr conversion_class integer = conversion_class::integer;
constexpr conversion_class real = conversion_class::real;
constexpr conversion_class text = conversion_class::string;
constexpr conversion_class pointer = conversion_class::pointer;
constexpr real_style fixed = real_style::fixed;
constexpr real_style exponent = real_style::exponent;
constexpr real_style general = real_style::general;
constexpr fill_kind none = fill_kind::none;
constexpr fill_kind zeros = fill_kind::zeros;
constexpr fill_kind spaces = fill_kind::spaces;
constexpr fill_kind spaces_after = fill_kind::spaces_after;

/* An emitter with 'f' among its arguments takes any case, fill, sign and
   prefix.  */
constexpr emitter_use rows[] = {
  { emitter::u32, integer, 10, none, "v" },
  { emitter::u32_in_stream, integer, 10, none, "vt" },
  { emitter::u32_exact, integer, 10, none, "v" },
  { emitter::i32, integer, 10, none, "v" },
  { emitter::i32_in_stream, integer, 10, none, "vt" },
  { emitter::i32_exact, integer, 10, none, "v" },
  { emitter::u64, integer, 10, none, "v" },
  { emitter::u64_in_stream, integer, 10, none, "vt" },
  { emitter::u64_exact, integer, 10, none, "v" },
  { emitter::i64, integer, 10, none, "v" },
  { emitter::i64_in_stream, integer, 10, none, "vt" },
  { emitter::i64_exact, integer, 10, none, "v" },
  { emitter::u32_cut, integer, 10, none, "v" },
  { emitter::i32_cut, integer, 10, none, "v" },
  { emitter::i64_right, integer, 10, none, "vws" }, /* a sign without a field */
  { emitter::i64_right, integer, 10, spaces, "vws" },
  { emitter::u64_right, integer, 10, spaces, "vw" },
  { emitter::i64_left, integer, 10, spaces_after, "vws" },
  { emitter::u64_left, integer, 10, spaces_after, "vw" },
  { emitter::i64_zero, integer, 10, zeros, "vws" },
  { emitter::u64_zero, integer, 10, zeros, "vw" },

  { emitter::x32, integer, 16, none, "v" },
  { emitter::x32_in_stream, integer, 16, none, "vt" },
  { emitter::x32_exact, integer, 16, none, "v" },
  { emitter::x64, integer, 16, none, "v" },
  { emitter::x64_in_stream, integer, 16, none, "vt" },
  { emitter::x64_exact, integer, 16, none, "v" },
  { emitter::x32_8, integer, 16, zeros, "v", 8 },
  { emitter::x64_16, integer, 16, zeros, "v", 16 },
  { emitter::x64_zero, integer, 16, zeros, "vw" },
  { emitter::x64_right, integer, 16, spaces, "vw" },
  prefixed ({ emitter::x64_alt, integer, 16, none, "vw" }),
  prefixed ({ emitter::x64_alt, integer, 16, spaces, "vw" }),

  upper_case ({ emitter::x32_upper, integer, 16, none, "v" }),
  upper_case ({ emitter::x32_upper_exact, integer, 16, none, "v" }),
  upper_case ({ emitter::x64_upper, integer, 16, none, "v" }),
  upper_case ({ emitter::x64_upper_exact, integer, 16, none, "v" }),
  upper_case ({ emitter::x64_upper_zero, integer, 16, zeros, "vw" }),
  { emitter::o64, integer, 8, none, "v" },
  { emitter::o64_exact, integer, 8, none, "v" },
  prefixed ({ emitter::o64_alt, integer, 8, none, "v" }),
  { emitter::o64_right, integer, 8, spaces, "vw" },
  { emitter::o64_zero, integer, 8, zeros, "vw" },

  { emitter::b64, integer, 2, none, "v" },
  { emitter::b64_exact, integer, 2, none, "v" },
  upper_case ({ emitter::b64, integer, 2, none, "v" }),
  upper_case ({ emitter::b64_exact, integer, 2, none, "v" }),

  { emitter::integer, integer, 0, none, "mfwp" },

  { emitter::ptr, pointer, 16, none, "v" },
  { emitter::ptr_exact, pointer, 16, none, "v" },
  { emitter::pointer, pointer, 16, none, "vfwp" },

  { emitter::bytes, text, 0, none, "vc" },
  { emitter::str, text, 0, none, "r" },
  { emitter::strn, text, 0, none, "vn" },
  { emitter::str_left, text, 0, spaces_after, "vnw" },
  { emitter::str_right, text, 0, spaces, "vnw" },
  { emitter::str_to, text, 0, none, "r" },
  { emitter::strn_to, text, 0, none, "vn" },
  { emitter::str_left_to, text, 0, spaces_after, "vnw" },
  { emitter::str_right_to, text, 0, spaces, "vnw" },

  { emitter::print_u32, integer, 10, none, "v" },
  { emitter::print_i32, integer, 10, none, "v" },
  { emitter::print_u64, integer, 10, none, "v" },
  { emitter::print_i64, integer, 10, none, "v" },
  { emitter::print_x32, integer, 16, none, "v" },
  { emitter::print_str, text, 0, none, "r" },

  { emitter::real_fixed, real, 10, none, "vp", 0, fixed },
  { emitter::real_fixed_field, real, 10, none, "vfwp", 0, fixed },
  { emitter::real_exponent, real, 10, none, "vp", 0, exponent },
  { emitter::real_exponent_field, real, 10, none, "vfwp", 0, exponent },
  { emitter::real_general, real, 10, none, "vp", 0, general },
  { emitter::real_general_field, real, 10, none, "vfwp", 0, general },
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

bool
serves (const emitter_use &r, const piece &p)
{
  const entry_point &e = entry_points[size_t (r.callee)];
  /* Overrun does not make short numbers faster: all emitters take about the
     same time for decimals of up to four digits without a field.  */
  bool is_short_number
      = p.is (conversion_class::integer) && p.conversion->base == 10
        && p.fill == fill_kind::none && !p.sign && p.range.within (-9999, 9999);
  return r.family == p.conversion->family
         && (r.base == 0 || r.base == p.conversion->base)
         && r.style == p.conversion->style && e.takes_limit () == p.limited
         && e.cuts () == p.cut && e.prints () == p.prints
         && (takes (r, 't') ? p.in_stream
                            : e.overrun <= (is_short_number ? 0 : p.slack))
         && holds (r, p) && writes_format_of (r, p);
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
