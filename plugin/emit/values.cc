/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Arguments on their way to an emitter.  See emit/values.h.  */

#include "emit/values.h"

#include "qrintf/emitters.h"
#include "emitters/runtime-calls.h"

namespace qrintf
{
namespace
{

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

// %hhd of x  ->  (type) (signed char) x
tree
piece_values::integer (tree type)
{
  tree own = build_nonstandard_integer_type (p.bits, !p.is_signed);
  return b.convert (type, b.convert (own, raw ()));
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
  if (!p.is_signed)
    return integer (unsigned_type (64));
  return b.compute (ABSU_EXPR, unsigned_type (64), integer (signed_type (64)));
}

tree
piece_values::sign_flag (unsigned flag)
{
  tree unsigned_int = unsigned_type (32);
  if (!p.is_signed)
    return build_int_cst (unsigned_int, 0);
  tree v = integer (signed_type (64));
  return b.choose (v, LT_EXPR, build_int_cst (TREE_TYPE (v), 0),
                   build_int_cst (unsigned_int, flag),
                   build_int_cst (unsigned_int, 0));
}

// width  ->  max (width, 1) - 1
tree
piece_values::pad_length ()
{
  tree width = number (p.width_operand, size_type_node);
  tree least = b.compute (MAX_EXPR, size_type_node, width, size_one_node);
  return b.compute (MINUS_EXPR, size_type_node, least, size_one_node);
}

// s  ->  s ? s : "(null)", or "" where the precision is below 6 and does not cut
tree
piece_values::string ()
{
  tree type = emitter_parameter (emitter::str, 1);
  tree s = b.convert (type, raw ());
  if (!p.may_be_null)
    return s;
  const operand &precision = p.precision_operand;
  bool shows
      = p.cut_null || precision.argument >= 0 || precision.value < 0
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

// a negative precision is none
tree
piece_values::string_limit ()
{
  if (counted)
    return counted;
  const operand &precision = p.precision_operand;
  tree none = build_all_ones_cst (size_type_node);
  if (precision.argument < 0)
    return precision.value < 0
               ? none
               : build_int_cst (size_type_node, precision.value);
  tree n = number (precision, integer_type_node);
  return b.choose (n, GE_EXPR, integer_zero_node, b.convert (size_type_node, n),
                   none);
}

tree
piece_values::real ()
{
  return b.convert (emitter_parameter (p.callee, 2), raw ());
}

void
piece_values::store_count (tree length)
{
  b.store (b.convert (signed_type (p.bits), length), b.addressable (raw ()));
}

void
piece_values::add_call_arguments (vec<tree> &arguments)
{
  tree unsigned_int = unsigned_type (32);
  auto width = [&] { return number (p.width_operand, unsigned_int); };
  auto value = [&] { return integer (emitter_parameter (p.callee, 1)); };
  switch (p.callee)
    {
    case emitter::integer:
      arguments.safe_push (magnitude ());
      arguments.safe_push (b.compute (BIT_IOR_EXPR, unsigned_int,
                                      sign_flag (QRINTF_NEGATIVE),
                                      build_int_cst (unsigned_int, p.flags)));
      arguments.safe_push (width ());
      arguments.safe_push (number (p.precision_operand, integer_type_node));
      return;
    case emitter::pointer:
      arguments.safe_push (b.convert (ptr_type_node, raw ()));
      arguments.safe_push (build_int_cst (unsigned_int, p.flags));
      arguments.safe_push (width ());
      arguments.safe_push (number (p.precision_operand, integer_type_node));
      return;
    case emitter::ptr:
    case emitter::ptr_exact:
      arguments.safe_push (b.convert (ptr_type_node, raw ()));
      return;
    case emitter::str:
    case emitter::str_exact:
    case emitter::str_to:
      arguments.safe_push (string ());
      return;
    case emitter::strn:
    case emitter::strn_exact:
    case emitter::strn_to:
    case emitter::bytes:
    case emitter::bytes_exact:
      arguments.safe_push (string ());
      arguments.safe_push (string_limit ());
      return;
    case emitter::str_left:
    case emitter::str_right:
    case emitter::str_left_to:
    case emitter::str_right_to:
      arguments.safe_push (string ());
      arguments.safe_push (string_limit ());
      arguments.safe_push (width ());
      return;
    case emitter::f64_fixed:
    case emitter::f64_exponent:
    case emitter::f64_general:
      arguments.safe_push (real ());
      arguments.safe_push (number (p.precision_operand, unsigned_int));
      return;
    case emitter::f64_fixed_field:
    case emitter::f64_exponent_field:
    case emitter::f64_general_field:
      arguments.safe_push (real ());
      arguments.safe_push (build_int_cst (unsigned_int, p.flags));
      arguments.safe_push (width ());
      arguments.safe_push (
          number (p.precision_operand, emitter_parameter (p.callee, 5)));
      return;
    default:
      /* A number, and for some a width and a sign.  */
      arguments.safe_push (value ());
      if (emitter_parameters (p.callee) > 2)
        arguments.safe_push (width ());
      if (emitter_parameters (p.callee) > 3)
        arguments.safe_push (build_int_cst (unsigned_int, p.flags));
      return;
    }
}

} // namespace qrintf
