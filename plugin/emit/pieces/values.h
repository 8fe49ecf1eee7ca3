/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of a piece in the types that the runtime's emitters and tables
   take.  */

#ifndef QRINTF_EMIT_PIECES_VALUES_H
#define QRINTF_EMIT_PIECES_VALUES_H

#include "emit/gimple/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

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

} // namespace qrintf

#endif
