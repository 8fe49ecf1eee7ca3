/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The string literals that a pointer may point to, if it can point to nothing
   else.  */

#ifndef QRINTF_ANALYSIS_LITERALS_H
#define QRINTF_ANALYSIS_LITERALS_H

#include "analysis/facts.h"
#include "gcc/gcc-includes.h"

namespace qrintf
{

/* If the literals are not known, ALL is empty and LENGTH has no upper
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

} // namespace qrintf

#endif
