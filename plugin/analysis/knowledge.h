/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the optimizers proved about the calls of a function and about their
   arguments: how often a call runs (heat.cc), the literals and objects that a
   pointer may point to (pointers.cc), whether a call prints to standard output
   (standard-output.cc), and all of it as the facts that the planner reads
   (knowledge.cc).  */

#ifndef QRINTF_ANALYSIS_KNOWLEDGE_H
#define QRINTF_ANALYSIS_KNOWLEDGE_H

#include "analysis/facts.h"
#include "gcc/gcc-includes.h"
#include "recognise/call.h"

namespace qrintf
{

/* Answers for the blocks of the current function.  Its control flow graph must
   not change while the object is used.  */
class heat_map
{
public:
  heat of (basic_block block);

private:
  /* For each block, by its index: whether only unlikely branches lead to it,
     and whether every path from it ends in a function that does not return.
     Both are computed by the first query.  */
  std::vector<bool> unlikely, ending;

  void look ();
  const char *why_cold (basic_block block);
};

/* The string literals that a pointer may point to, if it can point to nothing
   else.  If they are not known, ALL is empty and LENGTH has no upper
   bound.  */
struct literal_set
{
  std::vector<tree> all; /* each once, in a form that c_getstr accepts */
  length_range length;   /* from the shortest to the longest */
};

/* If a PHI or a conditional expression defines NAME, an SSA name, push its
   operands onto VALUES and return true.  Otherwise return false.  */
bool push_choices (tree name, vec<tree> &values);

/* Results are cached.  So an object serves one function, and only as long as no
   SSA name gets another definition.  */
class literals
{
public:
  const literal_set &of (tree pointer);

private:
  /* The number of PHI arguments that may still be visited in this function.  */
  size_t budget = 1000000;
  std::unordered_map<tree, literal_set> remembered;

  literal_set collect (tree pointer);
};

/* An object that a pointer may point into, and the range of its bits that the
   pointer may reach, if that is known.  */
struct origin
{
  tree base;
  HOST_WIDE_INT low = 0;
  HOST_WIDE_INT high = -1; /* -1: all bits */
};

struct origin_set
{
  bool too_many = false; /* the walk gave up: ALL is incomplete */
  std::unordered_multimap<hashval_t, origin> all; /* by the hash of the base */
};

/* Results are cached.  So an object serves one function, and only as long as no
   SSA name gets another definition.  */
class origins
{
public:
  /* Whether A and B may point into the same part of an object, judged by their
     computation.  */
  bool overlap (tree a, tree b);

private:
  std::unordered_map<tree, origin_set> remembered;

  const origin_set &of (tree pointer);
};

/* Whether VARIABLE is stdout, which a program may define itself.  */
bool is_stdout (tree variable);

/* Whether STREAM is the value of the variable stderr.  */
bool is_stderr (tree stream);

/* The load that gives CALL its stream, or null.  */
gimple *load_of_stream (const printf_call &call);

/* Whether CALL, which prints to a stream, prints to the value that stdout has,
   or had when it was loaded.  */
bool is_loaded_from_stdout (const printf_call &call);

/* Whether, in addition, stdout does not change between the load and CALL.
   Loads that are far from CALL are refused.  Headers turn putchar (c) into
   putc (c, stdout).  Programs that mix it with printf then use one kind of
   runtime functions for both, and their calls need no load.  */
bool prints_to_stdout (const printf_call &call);

/* Answers for the calls of one function.  The ranger must be enabled for that
   function, which must not change while the object is used.  */
class function_knowledge
{
public:
  call_facts about (const printf_call &call);

private:
  literals texts;
  origins pointers;
  heat_map code;

  argument_facts argument (const printf_call &call, tree value);
};

} // namespace qrintf

#endif
