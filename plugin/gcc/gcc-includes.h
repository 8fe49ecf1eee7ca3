/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every GCC header that the plugin needs, and every difference between GCC
   versions.  find-gccs.cmake lists the supported versions, and the
   configuration refuses all others; docs/compilers.md lists what has been
   tested with each.

   The plugin is written for GCC 12.  If another version has no such function or
   calls it otherwise, the name of GCC 12 is defined below.  */

#ifndef QRINTF_GCC_INCLUDES_H
#define QRINTF_GCC_INCLUDES_H

#include "gcc/standard-includes.h"

#include "gcc-plugin.h"
#include "plugin-version.h"

#include "backend.h"
#include <target.h> /* GCC's, not target.h beside this file */
#include "tree.h"
#include "gimple.h"
#include "tree-pass.h"
#include "context.h"
#include "ssa.h"
#include "cfg.h"
#include "cfghooks.h"
#include "cfgloop.h"
#include "cfganal.h"
#include "calls.h"
#include "cgraph.h"
#include "dumpfile.h"
#include "diagnostic.h"
#include "gimple-pretty-print.h"
#include "gimple-iterator.h"
#include "gimple-fold.h"
#include "gimplify.h"
#include "gimple-walk.h"
#include "fold-const.h"
#include "builtins.h"
#include "stringpool.h"
#include "attribs.h"
#include "asan.h"
#include "langhooks.h"
#include "opts.h"
#include "output.h"
#include "tree-cfg.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-inline.h"
#include "tree-into-ssa.h"
#include "tree-phinodes.h"
#include "tree-ssa-operands.h"
#include "ssa-iterators.h"
#include "predict.h"
#include "profile.h"
#include "value-query.h"
#include "value-range.h"
#include "gimple-range.h"
#include "tree-hash-traits.h"
#include "wide-int.h"
#include "real.h"
#include "tm_p.h"
#include "toplev.h"

#if GCCPLUGIN_VERSION_MAJOR < 12

/* In this version a function has no pointer to its ranger, so the enabled one
   is kept here.  */
inline gimple_ranger *qrintf_ranger;

inline void
enable_ranger (function *)
{
  gcc_assert (!qrintf_ranger);
  qrintf_ranger = new gimple_ranger;
}

inline void
disable_ranger (function *)
{
  delete qrintf_ranger;
  qrintf_ranger = nullptr;
}

inline range_query *
get_range_query (const function *)
{
  gcc_assert (qrintf_ranger);
  return qrintf_ranger;
}

/* In this version warnings cannot be suppressed individually.  */
inline void
suppress_warning (gimple *stmt, opt_code)
{
  gimple_set_no_warning (stmt, true);
}

/* In this version, memory of the function that has escaped counts as
   global.  */
inline bool
ptr_deref_may_alias_global_p (tree pointer, bool)
{
  return ptr_deref_may_alias_global_p (pointer);
}

/* In this version clobbers have no kind.  */
enum qrintf_clobber_kind
{
  CLOBBER_EOL
};

inline tree
build_clobber (tree type, qrintf_clobber_kind)
{
  return build_clobber (type);
}

#endif

#if GCCPLUGIN_VERSION_MAJOR >= 13

/* Here -Warray-bounds stands for -Warray-bounds=1.  */
constexpr opt_code OPT_Warray_bounds = OPT_Warray_bounds_;

#endif

#if GCCPLUGIN_VERSION_MAJOR >= 14

/* In this version clobbers distinguish the end of an object from that of its
   storage.  */
constexpr clobber_kind CLOBBER_EOL = CLOBBER_STORAGE_END;

#endif

/* Give STMT, a new statement, the location WHERE.  GCC's gimple_set_location,
   which its builders of statements call, copies the set of suppressed warnings
   of the statement to the location.  A new statement suppresses none, so the
   user's suppressions at WHERE would be lost.  */
inline void
place_at (gimple *stmt, location_t where)
{
  stmt->location = where;
}

/* Record that NAME, a signed integer, is always between LOW and HIGH.  */
inline void
set_interval (tree name, HOST_WIDE_INT low, HOST_WIDE_INT high)
{
  unsigned bits = TYPE_PRECISION (TREE_TYPE (name));
  wide_int first = wi::shwi (low, bits), last = wi::shwi (high, bits);
#if GCCPLUGIN_VERSION_MAJOR < 13
  set_range_info (name, VR_RANGE, first, last);
#else
  set_range_info (name, int_range<1> (TREE_TYPE (name), first, last));
#endif
}

#if GCCPLUGIN_VERSION_MAJOR < 15

/* In this version a pointer has a range of integers.  */
struct pointer_range : int_range_max
{
  explicit pointer_range (tree) {}
};

#else

/* In this version a pointer's range has a class of its own, which value_range
   can hold.  */
using pointer_range = value_range;

#endif

/* While an object of this class exists, -Wlarger-than= is silent, because
   variables that are declared meanwhile are not the user's.  */
struct unjudged_size
{
  decltype (global_options.x_warn_larger_than_size) given
      = global_options.x_warn_larger_than_size;
  unjudged_size () { global_options.x_warn_larger_than_size = HOST_WIDE_INT_MAX; }
  ~unjudged_size () { global_options.x_warn_larger_than_size = given; }
  unjudged_size (const unjudged_size &) = delete;
};

#endif
