/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Origins: where a pointer may come from, and whether two may come from one
   place.  */

#ifndef QRINTF_ANALYSIS_ORIGINS_H
#define QRINTF_ANALYSIS_ORIGINS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

/* A pointer's origin, and the bits of it that the pointer may reach where that
   is known.  */
struct origin
{
  tree base;
  HOST_WIDE_INT low = 0;
  HOST_WIDE_INT high = -1; /* -1: all */
};

struct origin_set
{
  bool too_many = false;                          /* not all were found */
  std::unordered_multimap<hashval_t, origin> all; /* by their bases' hashes */
};

/* What is found is remembered: one object serves one function, as long as no
   name's definition changes.  */
class origins
{
public:
  /* May A and B be seen to point into one object?  */
  bool overlap (tree a, tree b);

private:
  std::unordered_map<tree, origin_set> remembered;

  const origin_set &of (tree pointer);
};

} // namespace qrintf

#endif
