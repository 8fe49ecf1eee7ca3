/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of digits that are loaded from tables.  See pieces.h.  */

#include "emit/pieces/pieces.h"

#include "embedding/runtime-calls.h"

namespace qrintf
{

tree
table_digits::word (HOST_WIDE_INT v)
{
  return build_int_cst (unsigned_type_node, v);
}

tree
table_digits::word_op (tree_code code, tree a, tree c)
{
  return b.compute (code, unsigned_type_node, a, c);
}

tree
table_digits::value ()
{
  return piece_values (b, call, p).integer (unsigned_type_node);
}

/* The address of entry INDEX, of SIZE bytes, of the table at FROM.  */
tree
table_digits::entry (tree from, tree index, unsigned size)
{
  tree at = b.compute (MULT_EXPR, size_type_node,
                       b.convert (size_type_node, index), size_int (size));
  return b.compute (POINTER_PLUS_EXPR, TREE_TYPE (from), from, at);
}

/* The address of the table for P's digits.  */
tree
table_digits::digits_table ()
{
  if (p.conversion->base == 10)
    return table_address (table::dec2);
  bool upper = p.conversion->upper;
  if (p.looked_up)
    return table_address (upper ? table::upper_hex2 : table::hex2);
  return build_string_literal (17,
                               upper ? "0123456789ABCDEF" : "0123456789abcdef");
}

// %02x  ->  the two bytes of hex2[x]
// %02x  ->  "0123456789abcdef"[x >> 4], "0123456789abcdef"[x & 15]
void
table_digits::store_field ()
{
  unsigned step = p.looked_up || p.conversion->base == 10 ? 2 : 1;
  tree type = build_nonstandard_integer_type (8 * step, 1);
  tree from = digits_table ();
  tree number = value ();
  unsigned width = p.width.value;
  for (unsigned at = 0; at < width; at += step)
    {
      tree digits = number;
      if (width > step)
        {
          /* More digits than one load has are planned for hexadecimal only, and
             the value has no bits before the first.  */
          unsigned shift = 4 * (width - step - at);
          digits = word_op (RSHIFT_EXPR, number, word (shift));
          if (at > 0)
            digits
                = word_op (BIT_AND_EXPR, digits, word ((1 << 4 * step) - 1));
        }
      b.store (b.load (type, entry (from, digits, step)), base, offset + at);
    }
}

// x of 0 to 9  ->  '0' + x
void
table_digits::store_one_digit ()
{
  tree digit = word_op (PLUS_EXPR, value (), word ('0'));
  b.store (b.convert (unsigned_char_type_node, digit), base, offset);
}

// %04d  ->  the two bytes of dec2[v / 100], the two bytes of dec2[v % 100]
tree
table_digits::store_four_digits ()
{
  const hundreds h = split_hundreds (value ());
  b.store (load_pair (h.upper), base, offset);
  b.store (load_pair (h.lower), base, offset + 2);
  return size_int (4);
}

tree
table_digits::store_decimal ()
{
  if (!p.looked_up && p.fill == fill_kind::zeros && p.width.value == 4)
    return store_four_digits ();
  text_and_length d = decimal ();
  if (p.length.low == p.length.high)
    d.length = word (p.length.low);
  if (p.exact)
    store_exactly (d);
  else
    b.store (d.text, base, offset);
  return b.convert (size_type_node, d.length);
}

table_digits::text_and_length
table_digits::decimal ()
{
  tree number = value ();
  if (p.looked_up)
    {
      /* The fourth byte is the length.  */
      tree text = b.load (unsigned_type_node,
                          entry (table_address (table::dec3), number, 4));
      tree length = word_op (RSHIFT_EXPR, text, word (24));
      if (p.exact)
        text = word_op (BIT_AND_EXPR, text, word (0xffffff));
      return { text, length };
    }
  tree four = four_digits (number);
  if (p.fill == fill_kind::none && p.length.low == p.length.high)
    return { word_op (RSHIFT_EXPR, four, word (8 * (4 - p.length.low))),
             word (p.length.low) };
  tree zeros = leading_zeros (four);
  tree text = word_op (RSHIFT_EXPR, four, zeros);
  tree length = word_op (MINUS_EXPR, word (4),
                         word_op (RSHIFT_EXPR, zeros, word (3)));
  if (p.fill == fill_kind::none)
    return { text, length };
  return filled (text, zeros, length);
}

/* V of 0 to 9999 as V / 100 and V % 100.  One table of all four digits would be
   40 kB of the program.  */
table_digits::hundreds
table_digits::split_hundreds (tree number)
{
  /* 5243 / 2^19 is 1 / 100 and so little more that quotients are right.  */
  tree upper = word_op (RSHIFT_EXPR, word_op (MULT_EXPR, number, word (5243)),
                        word (19));
  tree lower
      = word_op (MINUS_EXPR, number, word_op (MULT_EXPR, upper, word (100)));
  return { upper, lower };
}

// v of 0 to 9999  ->  dec2[v / 100] | dec2[v % 100] << 16
tree
table_digits::four_digits (tree number)
{
  const hundreds h = split_hundreds (number);
  tree upper = b.convert (unsigned_type_node, load_pair (h.upper));
  tree lower = b.convert (unsigned_type_node, load_pair (h.lower));
  return word_op (BIT_IOR_EXPR, upper,
                  word_op (LSHIFT_EXPR, lower, word (16)));
}

tree
table_digits::load_pair (tree number)
{
  tree two_bytes = build_nonstandard_integer_type (16, 1);
  return b.load (two_bytes, entry (table_address (table::dec2), number, 2));
}

/* Eight bits for each leading '0' of FOUR digits but the last.  An exclusive or
   with "0000" leaves one of the lowest four bits of every other digit, so the
   zero bits before the first one are counted and rounded down to bytes.  */
tree
table_digits::leading_zeros (tree four)
{
  tree values = word_op (BIT_XOR_EXPR, four, word (0x30303030));
  values = word_op (BIT_IOR_EXPR, values, word (1u << 24));
  tree ctz = builtin_decl_explicit (BUILT_IN_CTZ);
  return word_op (BIT_AND_EXPR,
                  b.convert (unsigned_type_node, b.call (ctz, { values })),
                  word (24));
}

/* TEXT, of LENGTH digits and with ZEROS zero bits behind them, filled to the
   width of P.  Digits are 0x30 to 0x39, so an OR with '0' (0x30) or ' ' (0x20)
   leaves them as they are and fills the NUL bytes.  */
table_digits::text_and_length
table_digits::filled (tree text, tree zeros, tree length)
{
  unsigned least = p.width.value;
  tree width = word (least);
  tree out
      = p.length.high == least ? width : word_op (MAX_EXPR, length, width);
  if (p.fill == fill_kind::spaces_after)
    {
      unsigned blanks = 0x20202020u >> 8 * (4 - least);
      return { word_op (BIT_IOR_EXPR, text, word (blanks)), out };
    }
  text = word_op (LSHIFT_EXPR, text, zeros);
  text = word_op (
      BIT_IOR_EXPR, text,
      word (p.fill == fill_kind::zeros ? 0x30303030u : 0x20202020u));
  /* Keep the last OUT of the four bytes.  */
  tree drop
      = word_op (LSHIFT_EXPR, word_op (MINUS_EXPR, word (4), out), word (3));
  return { word_op (RSHIFT_EXPR, text, drop), out };
}

/* Store the text of D and a NUL, and nothing beyond, by overlapping stores of
   two bytes: at 0, in the middle where there may be four digits, and at the
   last digit.  */
void
table_digits::store_exactly (const text_and_length &d)
{
  tree wide = b.convert (long_long_unsigned_type_node, d.text);
  store_pair (wide, word (0));
  if (p.length.high > 3)
    store_pair (wide, word_op (RSHIFT_EXPR, d.length, word (1)));
  store_pair (wide, word_op (MINUS_EXPR, d.length, word (1)));
}

void
table_digits::store_pair (tree wide, tree at)
{
  tree shift = word_op (LSHIFT_EXPR, at, word (3));
  tree pair = b.compute (RSHIFT_EXPR, TREE_TYPE (wide), wide, shift);
  tree address = b.compute (POINTER_PLUS_EXPR, TREE_TYPE (base), base,
                            b.convert (size_type_node, at));
  b.store (b.convert (build_nonstandard_integer_type (16, 1), pair), address,
           offset);
}

} // namespace qrintf
