/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every GCC header the plugin needs, and every difference between GCC versions.

   Which versions are supported, find-gccs.cmake says, and the configuration
   refuses all others; docs/compilers.md says what has been run with each.

   The plugin is written for GCC 12: what is called otherwise elsewhere, or is
   not there, has its name of GCC 12 below.  */

#ifndef QRINTF_GCC_INCLUDES_H
#define QRINTF_GCC_INCLUDES_H

#include "gcc/standard-includes.h"

#include "gcc-plugin.h"
#include "plugin-version.h"

#include "backend.h"
#include "target.h"
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

/* A function has no ranger of its own: the one that is enabled is kept here. */
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

/* Warnings cannot be told apart.  */
inline void
suppress_warning (gimple *stmt, opt_code)
{
  gimple_set_no_warning (stmt, true);
}

/* Memory of the function that others know of counts as global.  */
inline bool
ptr_deref_may_alias_global_p (tree pointer, bool)
{
  return ptr_deref_may_alias_global_p (pointer);
}

/* Clobbers have no kind.  */
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

/* -Warray-bounds is -Warray-bounds=1.  */
constexpr opt_code OPT_Warray_bounds = OPT_Warray_bounds_;

#endif

#if GCCPLUGIN_VERSION_MAJOR >= 14

/* Clobbers tell an object's end from its storage's.  */
constexpr clobber_kind CLOBBER_EOL = CLOBBER_STORAGE_END;

#endif

/* Put STMT, which is new, at the place WHERE.  gimple_set_location, which all of
   GCC's functions that build statements call, would give that place what is known
   of the statement's own: that no warning is suppressed there.  Statements for
   which one is would then have none at all.  */
inline void
place_at (gimple *stmt, location_t where)
{
  stmt->location = where;
}

/* NAME, a signed integer, is from LOW to HIGH wherever it is computed.  */
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

/* A pointer's range is one of integers.  */
struct pointer_range : int_range_max
{
  explicit pointer_range (tree) {}
};

#else

/* It has a class of its own, which the general one holds.  */
using pointer_range = value_range;

#endif

/* While one of these lives, -Wlarger-than= is silent: what is declared meanwhile
   is not the user's.  */
struct unjudged_size
{
  decltype (global_options.x_warn_larger_than_size) given
      = global_options.x_warn_larger_than_size;
  unjudged_size () { global_options.x_warn_larger_than_size = HOST_WIDE_INT_MAX; }
  ~unjudged_size () { global_options.x_warn_larger_than_size = given; }
  unjudged_size (const unjudged_size &) = delete;
};

#endif
