/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values as the runtime's emitters take them.  See pieces.h.  */

#include "emit/pieces/pieces.h"

#include "embedding/runtime-calls.h"
#include "plan/pieces/pieces.h"
#include "qrintf/emitters.h"

namespace qrintf
{
namespace
{

/* The number of parameters that an emitter to a stream has after those of the
   value: the characters around the value, the format and the stream.  */
constexpr unsigned of_stream = 3;

tree
unsigned_type (unsigned bits)
{
  return build_nonstandard_integer_type (bits, 1);
}

tree
signed_type (unsigned bits)
{
  return build_nonstandard_integer_type (bits, 0);
}

tree
literal (const char *text)
{
  return build_string_literal (strlen (text) + 1, text);
}

} // namespace

tree
stream_or_stdout (builder &b, const printf_call &call)
{
  tree stream = call.stream ();
  return stream ? b.convert (ptr_type_node, stream)
                : build_int_cst (ptr_type_node, intptr_t (QRINTF_STDOUT));
}

// %hhd of x  ->  (type) (signed char) x
tree
piece_values::integer (tree type)
{
  tree converted
      = build_nonstandard_integer_type (p.bits, !p.conversion->is_signed);
  return b.convert (type, b.convert (converted, raw ()));
}

tree
piece_values::number (const operand &o, tree type)
{
  if (o.argument < 0)
    return build_int_cst (type, o.value);
  return b.convert (type, call.value (o.argument));
}

tree
piece_values::magnitude ()
{
  if (!p.conversion->is_signed)
    return integer (unsigned_type (64));
  return b.compute (ABSU_EXPR, unsigned_type (64), integer (signed_type (64)));
}

tree
piece_values::sign_flag (unsigned flag)
{
  tree unsigned_int = unsigned_type (32);
  if (!p.conversion->is_signed)
    return build_int_cst (unsigned_int, 0);
  tree v = integer (signed_type (64));
  return b.choose (v, LT_EXPR, build_int_cst (TREE_TYPE (v), 0),
                   build_int_cst (unsigned_int, flag),
                   build_int_cst (unsigned_int, 0));
}

// "%.9d"  ->  width + (x < 0)
tree
piece_values::width (tree type)
{
  tree least = number (p.width, type);
  if (!p.minus_adds)
    return least;
  return b.compute (PLUS_EXPR, type, least, b.convert (type, sign_flag (1)));
}

// width  ->  max (width, 1) - 1
tree
piece_values::pad_length ()
{
  tree width = number (p.width, size_type_node);
  tree least = b.compute (MAX_EXPR, size_type_node, width, size_one_node);
  return b.compute (MINUS_EXPR, size_type_node, least, size_one_node);
}

// s  ->  s ? s : "(null)"
/* glibc prints nothing for a null pointer if the precision is below 6; musl
   cuts "(null)" to the precision.  */
tree
piece_values::string ()
{
  tree type = emitter_parameter (emitter::str, 1);
  tree s = b.convert (type, raw ());
  if (!p.may_be_null)
    return s;
  const operand &precision = p.precision;
  bool shows = p.cut_null || precision.argument >= 0 || precision.value < 0
               || precision.value >= 6;
  tree instead = b.convert (type, literal (shows ? "(null)" : ""));
  if (precision.argument >= 0 && !p.cut_null)
    {
      tree n = number (precision, unsigned_type (32));
      instead = b.choose (n, GE_EXPR, build_int_cst (TREE_TYPE (n), 6), instead,
                          b.convert (type, literal ("")));
    }
  return b.choose (s, NE_EXPR, build_int_cst (type, 0), s, instead);
}

/* A negative precision counts as none.  Converted to size_t it exceeds
   PTRDIFF_MAX, which means no limit to the emitters.  */
tree
piece_values::string_limit ()
{
  if (counted)
    return counted;
  return b.convert (size_type_node, number (p.precision, integer_type_node));
}

void
piece_values::store_count (tree length)
{
  b.store (b.convert (signed_type (p.bits), length), raw ());
}

tree
piece_values::value (tree type)
{
  switch (p.conversion->family)
    {
    case conversion_class::integer:
      return integer (type);
    case conversion_class::real:
      return b.compute (VIEW_CONVERT_EXPR, type,
                        b.convert (double_type_node, raw ()));
    case conversion_class::string:
      return string ();
    default:
      return b.convert (type, raw ());
    }
}

/* The flags of P, with QRINTF_NEGATIVE for a negative integer.  */
tree
piece_values::flags (tree type)
{
  tree known = build_int_cst (type, general_flags (p));
  if (p.conversion->family != conversion_class::integer)
    return known;
  return b.compute (BIT_IOR_EXPR, type, sign_flag (QRINTF_NEGATIVE), known);
}

/* The argument that LETTER stands for: see emitter_arguments.  */
tree
piece_values::argument (char letter, tree type)
{
  switch (letter)
    {
    case 'v':
      return value (type);
    case 'r':
      return b.convert (type, raw ());
    case 'm':
      return magnitude ();
    case 'n':
    case 'c':
      return string_limit ();
    case 'f':
      return flags (type);
    case 'w':
      return width (type);
    case 'p':
      return number (p.precision, type);
    case 't':
      return stream_or_stdout (b, call);
    case 's':
      return build_int_cst (type, p.sign);
    default:
      gcc_unreachable ();
    }
}

void
piece_values::add_call_arguments (vec<tree> &arguments)
{
  unsigned parameter = p.prints ? 0 : p.limited || p.cut ? 2 : 1;
  for (const char *letter = emitter_arguments (p.callee); *letter; letter++)
    arguments.safe_push (
        argument (*letter, emitter_parameter (p.callee, parameter++)));
  gcc_assert (parameter + (p.prints ? of_stream : 0)
              == emitter_parameters (p.callee));
}

} // namespace qrintf
