/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Literals: the string literals that a pointer may point to, where it can point
   to nothing else.  */

#ifndef QRINTF_ANALYSIS_LITERALS_H
#define QRINTF_ANALYSIS_LITERALS_H

#include "analysis/facts.h"
#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Not known: ALL is empty and LENGTH without bound.  */
struct literal_set
{
  std::vector<tree> all; /* each once, as c_getstr takes them */
  length_range length;   /* of the shortest and the longest */
};

/* What is found is remembered: one object serves one function, as long as no
   name's definition changes.  */
class literals
{
public:
  const literal_set &of (tree pointer);

private:
  /* PHI arguments that may yet be looked at in this function.  */
  size_t budget = 1000000;
  std::unordered_map<tree, literal_set> remembered;

  literal_set collect (tree pointer);
};

} // namespace qrintf

#endif
