/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recognition: which statement is a call of the printf family, and where its
   destination, bound, format and values stand.  */

#ifndef QRINTF_PRINTF_CALL_H
#define QRINTF_PRINTF_CALL_H

#include "facts.h"
#include "gcc-includes.h"

namespace qrintf
{

/* A row of the table of functions.  Positions are parameter numbers from 0, or
   -1 where the function has no such parameter.  */
struct printf_function
{
  built_in_function code;
  const char *name; /* as people write it */
  sink to;
  bool locked;     /* streams: the call takes the lock */
  int destination; /* -1: stdout */
  int bound;
  int object_size; /* what a fortified form checks */
  int format;
  int first_value;
  bool text_first = false; /* own functions: the text is taken first … */
  const char *refusal = nullptr; /* … why no call is lowered */
};

struct printf_call
{
  gcall *stmt = nullptr;
  const printf_function *function = nullptr;

  tree
  argument (int position) const
  {
    return position < 0 ? NULL_TREE : gimple_call_arg (stmt, position);
  }
  tree
  destination () const
  {
    return argument (function->destination);
  }
  tree
  bound () const
  {
    return argument (function->bound);
  }
  tree
  object_size () const
  {
    return argument (function->object_size);
  }
  tree
  format () const
  {
    return argument (function->format);
  }
  unsigned
  values () const
  {
    return gimple_call_num_args (stmt) - function->first_value;
  }
  tree
  value (int i) const
  {
    return gimple_call_arg (stmt, function->first_value + i);
  }
  tree
  result () const
  {
    return gimple_call_lhs (stmt);
  }
};

/* The functions of the table as people write them, each once: what is called
   unlocked goes with its plain name.  */
std::vector<std::string> family ();

/* The row of the family's function that CALLEE is by its code or its name,
   whoever declares it; null if it is none.  */
const printf_function *row_of (tree callee);

/* Those functions of the family that GCC knows.  */
std::vector<built_in_function> family_builtins ();

/* The C library whose text CALL is to write, and which the program runs with:
   for a function of the program's own that of the unit's snprintf.  */
c_library library_of_call (const printf_call &call);

/* STMT as a call of a function of the table; nothing if it is none.  */
std::optional<printf_call> recognise (gimple *stmt);

} // namespace qrintf

#endif
