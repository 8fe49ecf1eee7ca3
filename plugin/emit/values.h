/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values that pieces need, as the runtime's emitters and tables take
   them.  */

#ifndef QRINTF_EMIT_VALUES_H
#define QRINTF_EMIT_VALUES_H

#include "emit/builder.h"
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

  /* The value as the directive's type has it, then as TYPE.  */
  tree integer (tree type);
  /* A '*' argument or a number.  */
  tree number (const operand &o, tree type);
  /* The value's magnitude, and whether it is negative as FLAG or 0.  */
  tree magnitude ();
  tree sign_flag (unsigned flag);
  /* How many spaces a pad piece has.  */
  tree pad_length ();
  /* A pointer to a string, never null.  */
  tree string ();
  /* "%n": LENGTH to where the value points.  */
  void store_count (tree length);
  /* How many bytes of it are read at the most: the precision, or what has been
     counted.  */
  tree string_limit ();
  tree counted = NULL_TREE;
  /* The flags that P's emitter, or its length, takes, as TYPE.  */
  tree flags (tree type);
  /* The arguments of the call of P's emitter behind the cursor and limit.  */
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
