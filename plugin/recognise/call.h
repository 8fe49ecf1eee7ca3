/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A call of the printf family or of a function that prints a single piece: its
   statement, and the positions of its destination, bound, format and values;
   the tables of both kinds of functions; and the place of a call in the
   source.  */

#ifndef QRINTF_RECOGNISE_CALL_H
#define QRINTF_RECOGNISE_CALL_H

#include "gcc/gcc-includes.h"
#include "recognise/sink.h"

namespace qrintf
{

/* A row of the table of functions.  Positions are parameter numbers from 0, or
   -1 if the function has no such parameter.  */
struct printf_function
{
  built_in_function code;
  const char *name; /* as sources write it */
  sink to;
  bool locked;     /* streams: the call takes the lock */
  int destination; /* -1: stdout */
  int bound;
  int object_size; /* of fortified functions */
  int format;
  int first_value;
  bool text_first = false;       /* user sinks: append takes the text first */
  const char *refusal = nullptr; /* user sinks: why no call is lowered */
  /* The position of the va_list, for a function that takes its values so.  */
  int list = -1;
  int values = -1; /* how many values; -1: all from FIRST_VALUE on */
};

struct printf_call
{
  gcall *stmt = nullptr;
  const printf_function *function = nullptr;
  /* The called function; through a pointer, the expected one.  */
  tree callee = NULL_TREE;
  /* The equivalent format of a function that has no format parameter.  */
  tree means = NULL_TREE;
  bool outside_runs = false; /* a single piece that no run may have */
  bool unknown_text = false; /* fwrite of a text that is not a literal */
  bool to_stdout = false;  /* the stream is the value of stdout at the call */

  /* Whether the call may be of another function than CALLEE.  */
  bool
  by_pointer () const
  {
    return !gimple_call_fndecl (stmt);
  }
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
  /* The stream that the call prints to; null: the value of stdout.  */
  tree
  stream () const
  {
    return to_stdout ? NULL_TREE : destination ();
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
  /* The flag of a fortified function; null for others.  It stands before the
     object's size or, if the function takes no such size, before the
     format.  */
  tree
  fortify_flag () const
  {
    if (is_user_sink (function->to))
      return NULL_TREE;
    if (function->object_size >= 0)
      return argument (function->object_size - 1);
    int first
        = 1 + (function->bound >= 0 ? function->bound : function->destination);
    return function->format > first ? argument (function->format - 1)
                                    : NULL_TREE;
  }
  tree
  format () const
  {
    return means ? means : argument (function->format);
  }
  unsigned
  values () const
  {
    return function->values >= 0
               ? function->values
               : gimple_call_num_args (stmt) - function->first_value;
  }
  tree
  value (int i) const
  {
    return gimple_call_arg (stmt, function->first_value + i);
  }
  tree
  list () const
  {
    return argument (function->list);
  }
  tree
  result () const
  {
    return gimple_call_lhs (stmt);
  }
};

/* NAME without the suffix _unlocked.  */
std::string plain_name (const std::string &name);

/* The plain names of the functions of the table, each once.  */
std::vector<std::string> family ();

/* The row of CALLEE by its builtin code or its name, whoever declares it; null
   if CALLEE does not belong to the family.  */
const printf_function *row_of (tree callee);

/* A function that prints one piece, and the equivalent format; null if the
   piece is a literal, which is then the format.  */
struct single_piece_function
{
  printf_function function;
  const char *means;
};

/* The row of CALLEE by its builtin code; null if it is not such a function.  */
const single_piece_function *single_piece_row_of (tree callee);

/* The functions of the family that are builtins.  */
const std::vector<built_in_function> &family_builtins ();

/* Give FUNCTION the attribute NAME.  */
inline void
add_attribute (tree function, const char *name, tree arguments)
{
  DECL_ATTRIBUTES (function) = tree_cons (get_identifier (name), arguments,
                                          DECL_ATTRIBUTES (function));
}

struct inlined_function
{
  tree function; /* the declaration in the source */
  location_t at; /* the place of the call that was inlined */
};

/* The functions around STMT that were inlined into the current one, the
   innermost first.  */
std::vector<inlined_function> functions_inlined_around (const gimple *stmt);

/* The location of STMT in the program's own source.  If STMT was inlined from a
   function of a system header, such as putchar, that is the location of the
   call.  */
location_t place_of (const gimple *stmt);

/* Whether FUNCTION is an inline function of the C library's headers that
   implements a fortified function.  A call in it belongs to its caller.  */
bool stands_for_a_call (tree function);

} // namespace qrintf

#endif
