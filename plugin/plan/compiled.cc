/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled formats.  See compiled.h.

   Refused are reals, pointers, wide and rare directives, fields of characters,
   fields whose size is an argument, positions that are not in order, and more
   values than registers take.  */

#include "plan/compiled.h"

#include "plan/types.h"
#include "qrintf/emitters.h"

#include <algorithm>

namespace qrintf
{
namespace
{

/* How many values there are in registers behind those of the call itself.  */
constexpr size_t most_values = 5;

/* What a byte holds; the precision is stored plus 1.  */
constexpr int widest = 255;
constexpr int most_precise = 254;
constexpr size_t longest_text = 255;
constexpr size_t largest_offset = 255;

class compiler
{
public:
  compiler (const parsed_format &format, const call_facts &facts)
      : format (format), facts (facts)
  {
  }

  std::string
  run ()
  {
    if (!values_are_in_registers ())
      return "";
    for (const directive &d : format.directives)
      if (d.conversion ? !add_conversion (d) : !add_text (d.text))
        return "";
    ops += char (QRINTF_OP_END);
    size_t offset = QRINTF_OPS_AT + ops.size ();
    if (offset > largest_offset || room > largest_in_stream)
      return "";
    room = std::max<uint64_t> (room, 1);
    std::string head{ char (room & 255), char (room >> 8), char (offset) };
    return head + ops + source;
  }

private:
  const parsed_format &format;
  const call_facts &facts;
  std::string ops;
  std::string source;  /* the format as it could be written */
  size_t text_end = 0; /* in it, of the last text */
  uint64_t room = 0;   /* of all but strings */
  int values = 0;

  bool
  values_are_in_registers () const
  {
    bool to_stdout = facts.to_stdout;
    return facts.arguments.size () + !to_stdout <= most_values
           && std::all_of (facts.arguments.begin (), facts.arguments.end (),
                           [] (const argument_facts &a) {
                             return a.kind == argument_facts::integer
                                    || a.kind == argument_facts::pointer;
                           });
  }

  void
  add (std::initializer_list<unsigned> bytes)
  {
    for (unsigned b : bytes)
      ops += char (b);
  }

  bool
  add_text (const std::string &text)
  {
    /* A '%' ends a part, as another one stands behind it in the format.  */
    for (size_t at = 0, end; at < text.size (); at = end)
      {
        end = text.find ('%', at);
        end = end == std::string::npos ? text.size () : end + 1;
        if (!add_part (text.substr (at, end - at)))
          return false;
        if (text[end - 1] == '%')
          source += '%';
      }
    room += text.size ();
    return true;
  }

  bool
  add_part (const std::string &part)
  {
    size_t skipped = source.size () - text_end;
    source += part;
    text_end = source.size ();
    add ({ QRINTF_OP_TEXT, unsigned (part.size ()), unsigned (skipped) });
    return part.size () <= longest_text && skipped <= longest_text;
  }

  bool
  add_conversion (const directive &d)
  {
    constexpr unsigned unknown_flags = flag_group | flag_locale_digits;
    if (d.argument != values++ || d.flags & unknown_flags || d.conversion->wide
        || d.width.kind == field::argument
        || d.precision.kind == field::argument)
      return false;
    source += sequential_text (d);
    switch (d.conversion->family)
      {
      case conversion_class::character:
        return add_character (d);
      case conversion_class::string:
        return add_string (d);
      case conversion_class::integer:
        return add_integer (d);
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
    add ({ QRINTF_OP_CHARACTER });
    room++;
    return is_plain (d) && d.length == length_modifier::none;
  }

  bool
  add_string (const directive &d)
  {
    if (d.length != length_modifier::none || d.flags & ~flag_left || !fits (d))
      return false;
    if (is_plain (d))
      add ({ QRINTF_OP_STRING });
    else
      add ({ QRINTF_OP_STRING_FIELD, d.flags & flag_left, width_of (d),
             precision_of (d) });
    return true;
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
    unsigned flags = c.base == 16  ? QRINTF_HEX
                     : c.base == 8 ? QRINTF_OCTAL
                     : c.base == 2 ? QRINTF_BINARY
                                   : 0;
    if (d.flags & flag_left)
      flags |= QRINTF_LEFT;
    else if (d.flags & flag_zero && d.precision.kind == field::absent)
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

  bool
  add_integer (const directive &d)
  {
    const conversion_row &c = *d.conversion;
    if (!fits (d))
      return false;
    unsigned bits = bits_of (d.length);
    unsigned size = bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : 3;
    unsigned shape = size | (c.is_signed ? QRINTF_SIGNED : 0);
    unsigned digits = c.base == 16   ? bits / 4
                      : c.base == 10 ? bits / 3 + 1
                                     : bits;
    if (is_plain (d) && (c.base == 10 || (c.base == 16 && !c.upper)))
      {
        bool hex = c.base == 16;
        add ({ unsigned (hex || bits < 64 ? QRINTF_OP_NUMBER : QRINTF_OP_LONG),
               hex ? shape | QRINTF_SHAPE_HEX : shape });
        room += digits + 1;
        return true;
      }
    unsigned flags = flags_of (d);
    add ({ QRINTF_OP_FIELD, shape, flags & 255, flags >> 8, width_of (d),
           precision_of (d) });
    /* A sign or prefix, and all digits or those of the precision.  */
    room += std::max (width_of (d), 3 + std::max (digits, precision_of (d)));
    return true;
  }
};

} // namespace

std::string
compile (const parsed_format &format, const call_facts &facts)
{
  return compiler (format, facts).run ();
}

bool
has_operation (const std::string &compiled, unsigned wanted)
{
  for (size_t at = QRINTF_OPS_AT;;)
    {
      unsigned op = static_cast<unsigned char> (compiled[at]);
      if (op == wanted)
        return true;
      switch (op)
        {
        case QRINTF_OP_END:
          return false;
        case QRINTF_OP_TEXT:
          at += QRINTF_TEXT_BYTES;
          break;
        case QRINTF_OP_NUMBER:
        case QRINTF_OP_LONG:
          at += QRINTF_NUMBER_BYTES;
          break;
        case QRINTF_OP_FIELD:
          at += QRINTF_FIELD_BYTES;
          break;
        case QRINTF_OP_STRING_FIELD:
          at += QRINTF_STRING_FIELD_BYTES;
          break;
        default:
          at++;
        }
    }
}

} // namespace qrintf
