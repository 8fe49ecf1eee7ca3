/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of the pieces of a plan, one after another, and of their
   lengths.  */

#ifndef QRINTF_EMIT_PIECES_PIECES_H
#define QRINTF_EMIT_PIECES_PIECES_H

#include "emit/gimple/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

/* Write the pieces of PLAN at START, and a NUL unless the text is in a scratch
   buffer or a stream.  Checked pieces do not write beyond LIMIT, if it is not
   null.  LENGTHS has the counted length of each string, if strings were
   counted.  Returns the end of the text.  */
tree write_pieces (builder &b, const printf_call &call, const plan &plan,
                   tree start, tree limit,
                   const std::vector<tree> &lengths = {});

/* The sum of the lengths of PLAN's pieces, as a size_t.  */
tree count_pieces (builder &b, const printf_call &call, const plan &plan);

/* The size of the room that is requested before PLAN's pieces are written: the
   lengths of the pieces that are counted plus the maximum lengths of the
   others.  LENGTHS gets one entry for each piece: the number of bytes of its
   string to read, or null.  */
tree count_room (builder &b, const printf_call &call, const plan &plan,
                 std::vector<tree> &lengths);

/* The stream of CALL as an argument of an emitter: QRINTF_STDOUT for standard
   output.  */
tree stream_or_stdout (builder &b, const printf_call &call);

class piece_values
{
public:
  piece_values (builder &b, const printf_call &call, const piece &p)
      : b (b), call (call), p (p)
  {
  }

  /* The value converted to the type of the directive, then to TYPE.  */
  tree integer (tree type);
  /* The operand O, a '*' argument or a constant, as TYPE.  */
  tree number (const operand &o, tree type);
  /* The absolute value of an integer, as 64 bits.  */
  tree magnitude ();
  /* FLAG if the integer is negative, otherwise 0.  */
  tree sign_flag (unsigned flag);
  /* The least width of a number's field.  */
  tree width (tree type);
  /* The number of spaces of a pad piece.  */
  tree pad_length ();
  /* A pointer to a string, never null.  */
  tree string ();
  /* "%n": store LENGTH in the object that the value points to.  */
  void store_count (tree length);
  /* The limit of bytes to read from the string: COUNTED if its length has been
     counted before, otherwise the precision.  */
  tree string_limit ();
  tree counted = NULL_TREE;
  /* The flags that a general emitter, or a length function, takes, as TYPE.  */
  tree flags (tree type);
  /* Append the arguments that P's emitter takes after the cursor and limit.  */
  void add_call_arguments (vec<tree> &arguments);

private:
  builder &b;
  const printf_call &call;
  const piece &p;

  tree value (tree type);
  tree argument (char letter, tree type);

  tree
  raw ()
  {
    return call.value (p.argument);
  }
};

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
  struct hundreds
  {
    tree upper, lower;
  };
  hundreds split_hundreds (tree number);
  tree four_digits (tree number);
  tree load_pair (tree number);
  tree store_four_digits ();
  tree leading_zeros (tree four);
  text_and_length filled (tree text, tree zeros, tree length);
  void store_exactly (const text_and_length &d);
  void store_pair (tree wide, tree at);
};

} // namespace qrintf

#endif
