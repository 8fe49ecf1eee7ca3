/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The objects that a pointer may point into, and whether two pointers may point
   into the same one.  */

#ifndef QRINTF_ANALYSIS_ORIGINS_H
#define QRINTF_ANALYSIS_ORIGINS_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

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

} // namespace qrintf

#endif
