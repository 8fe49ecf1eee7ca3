/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled formats.  See compiled.h.

   Refused are pointers, wide and rare directives, fields of characters, reals
   of which the runtime refuses all, fields whose size is an argument, positions
   that are not in order, and too many values.  */

#include "plan/compiled.h"

#include "plan/types.h"
#include "qrintf/emitters.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* How many arguments of a call, besides the format, are in registers.  */
constexpr size_t most_in_registers = 5;

/* What a byte holds; the precision is stored plus 1.  */
constexpr int widest = 255;
constexpr int most_precise = 254;
constexpr uint64_t most_room = 255 * QRINTF_ROOM_UNIT;

/* The format that the runtime makes for the C library has each '%' twice, and
   for each value five flags, width, precision, two letters of a length, '%',
   '.' and the conversion.  */
constexpr size_t longest_directive = 5 + 3 + 3 + 2 + 3;

class compiler
{
public:
  compiler (const parsed_format &format, const call_facts &facts)
      : format (format), facts (facts)
  {
  }

  compiled_format
  run ()
  {
    for (const directive &d : format.directives)
      if (!d.conversion)
        text += d.text;
      else if (!add_conversion (d))
        return {};
    add ({ QRINTF_OP_END });
    if (!can_be_made_again () || values > QRINTF_MOST_VALUES
        || room > most_room)
      return {};
    uint64_t units = (std::max<uint64_t> (room, 1) + QRINTF_ROOM_UNIT - 1)
                     / QRINTF_ROOM_UNIT;
    result.bytes = char (units) + steps;
    result.in_registers
        = result.reals.empty ()
          && facts.arguments.size () + !facts.to_stdout <= most_in_registers;
    return std::move (result);
  }

private:
  const parsed_format &format;
  const call_facts &facts;
  compiled_format result;
  std::string steps;
  std::string text;     /* before the next operation */
  size_t text_size = 0; /* of all texts, with each '%' twice */
  uint64_t room = 0;    /* of all but strings and reals */
  int values = 0;

  bool
  can_be_made_again () const
  {
    return text_size + values * longest_directive < QRINTF_FORMAT_BYTES;
  }

  /* Add the text and an operation, which consists of BYTES.  Returns true, as
     those do that add a directive which can be compiled.  */
  bool
  add (std::initializer_list<unsigned> bytes)
  {
    room += text.size ();
    text_size += text.size () + std::count (text.begin (), text.end (), '%');
    add_text ();
    for (unsigned b : bytes)
      steps += char (b);
    return true;
  }

  void
  add_text ()
  {
    constexpr size_t longest = QRINTF_LONGEST_CHUNK;
    for (; text.size () >= longest; text.erase (0, longest))
      steps += char (longest) + text.substr (0, longest);
    steps += char (text.size ()) + text;
    text.clear ();
  }

  bool
  add_conversion (const directive &d)
  {
    constexpr unsigned unknown_flags = flag_group | flag_locale_digits;
    if (d.argument != values++ || d.flags & unknown_flags || d.conversion->wide
        || d.width.kind == field::argument
        || d.precision.kind == field::argument)
      return false;
    switch (d.conversion->family)
      {
      case conversion_class::character:
        return add_character (d);
      case conversion_class::string:
        return add_string (d);
      case conversion_class::integer:
        return add_integer (d);
      case conversion_class::real:
        return add_real (d);
      default:
        return false;
      }
  }

  static bool
  is_plain (const directive &d)
  {
    return !d.flags && d.width.kind == field::absent
           && d.precision.kind == field::absent;
  }

  static bool
  fits (const directive &d)
  {
    return (d.width.kind == field::absent || d.width.value <= widest)
           && (d.precision.kind == field::absent
               || d.precision.value <= most_precise);
  }

  static unsigned
  width_of (const directive &d)
  {
    return d.width.kind == field::absent ? 0 : d.width.value;
  }

  /* The precision plus 1, or 0 for none.  */
  static unsigned
  precision_of (const directive &d)
  {
    return d.precision.kind == field::absent ? 0 : d.precision.value + 1;
  }

  bool
  add_character (const directive &d)
  {
    room++;
    return is_plain (d) && d.length == length_modifier::none
           && add ({ QRINTF_OP_CHARACTER });
  }

  bool
  add_string (const directive &d)
  {
    if (d.length != length_modifier::none || d.flags & ~flag_left || !fits (d))
      return false;
    if (is_plain (d))
      return add ({ QRINTF_OP_STRING });
    return add ({ QRINTF_OP_STRING_FIELD, 0,
                  d.flags & flag_left ? unsigned (QRINTF_LEFT) : 0,
                  width_of (d), precision_of (d) });
  }

  /* What the interpreter prints.  */
  bool
  add_real (const directive &d)
  {
    const conversion_row &c = *d.conversion;
    bool fixed = c.style == real_style::fixed;
    if (c.base != 10 || d.length == length_modifier::L || d.flags & flag_alt
        || !fits (d) || precision_of (d) > (fixed ? 19 : 17) + 1)
      return false;
    result.reals.push_back (c.style);
    char shape = fixed ? 'f' : c.style == real_style::exponent ? 'e' : 'g';
    return add ({ QRINTF_OP_REAL, unsigned (shape), flags_of (d), width_of (d),
                  precision_of (d) });
  }

  unsigned
  bits_of (length_modifier length) const
  {
    switch (length)
      {
      case length_modifier::hh:
        return 8;
      case length_modifier::h:
        return 16;
      case length_modifier::none:
        return facts.target.int_bits;
      case length_modifier::l:
        return facts.target.long_bits;
      case length_modifier::z:
      case length_modifier::t:
        return facts.target.pointer_bits;
      default:
        return 64;
      }
  }

  static unsigned
  flags_of (const directive &d)
  {
    const conversion_row &c = *d.conversion;
    unsigned flags = 0;
    if (d.flags & flag_left)
      flags |= QRINTF_LEFT;
    else if (d.flags & flag_zero
             && (c.family == conversion_class::real
                 || d.precision.kind == field::absent))
      flags |= QRINTF_ZERO;
    if (d.flags & flag_alt && c.base != 10)
      flags |= QRINTF_ALT;
    if (c.upper)
      flags |= QRINTF_UPPER;
    if (c.is_signed && d.flags & flag_plus)
      flags |= QRINTF_PLUS;
    else if (c.is_signed && d.flags & flag_space)
      flags |= QRINTF_SPACE;
    return flags;
  }

  static unsigned
  shape_of (const conversion_row &c, unsigned bits)
  {
    unsigned size = bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : 3;
    unsigned base = c.base == 16  ? QRINTF_SHAPE_HEX
                    : c.base == 8 ? QRINTF_SHAPE_OCTAL
                    : c.base == 2 ? QRINTF_SHAPE_BINARY
                                  : 0;
    return size | base | (c.is_signed ? QRINTF_SIGNED : 0);
  }

  bool
  add_integer (const directive &d)
  {
    const conversion_row &c = *d.conversion;
    if (!fits (d))
      return false;
    unsigned bits = bits_of (d.length);
    unsigned digits = c.base == 16  ? bits / 4
                      : c.base == 2 ? bits
                                    : bits / 3 + 1;
    unsigned shape = shape_of (c, bits);
    if (is_plain (d) && !c.upper)
      {
        room += digits + 1;
        return add ({ QRINTF_OP_INTEGER, shape });
      }
    /* A sign or prefix, and all digits or those of the precision.  */
    room += std::max (width_of (d), 3 + std::max (digits, precision_of (d)));
    return add ({ QRINTF_OP_FIELD, shape, flags_of (d), width_of (d),
                  precision_of (d) });
  }
};

} // namespace

compiled_format
compile (const parsed_format &format, const call_facts &facts)
{
  return compiler (format, facts).run ();
}

} // namespace qrintf
