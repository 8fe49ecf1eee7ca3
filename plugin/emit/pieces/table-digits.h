/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of digits that are loaded from the runtime's tables, without a call
   of an emitter.  */

#ifndef QRINTF_EMIT_PIECES_TABLE_DIGITS_H
#define QRINTF_EMIT_PIECES_TABLE_DIGITS_H

#include "emit/gimple/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* The digits of the piece P of CALL, which are stored at BASE + OFFSET.  */
class table_digits
{
public:
  table_digits (builder &b, const printf_call &call, const piece &p, tree base,
                HOST_WIDE_INT offset)
      : b (b), call (call), p (p), base (base), offset (offset)
  {
  }

  /* Store all digits of a piece_kind::digits.  */
  void store_field ();

  /* Store a piece_kind::decimal of one digit.  */
  void store_one_digit ();

  /* Store any other piece_kind::decimal, in four bytes, or in no more than its
     text and a NUL if it is exact.  Returns its length, a size_t.  */
  tree store_decimal ();

private:
  builder &b;
  const printf_call &call;
  const piece &p;
  tree base;
  HOST_WIDE_INT offset;

  /* Four bytes that begin with the text, and the length of the text.  */
  struct text_and_length
  {
    tree text;
    tree length; /* unsigned int */
  };

  tree word (HOST_WIDE_INT v);
  tree word_op (tree_code code, tree a, tree c);
  tree value ();
  tree entry (tree from, tree index, unsigned size);
  tree digits_table ();
  text_and_length decimal ();
  tree four_digits (tree number);
  tree two_digits (tree number);
  tree leading_zeros (tree four);
  text_and_length filled (tree text, tree zeros, tree length);
  void store_exactly (const text_and_length &d);
  void store_pair (tree wide, tree at);
};

} // namespace qrintf

#endif
