/* Every GCC header the plugin needs, and every difference between GCC versions.

   Supported: GCC 12.  */

#ifndef QRINTF_GCC_INCLUDES_H
#define QRINTF_GCC_INCLUDES_H

/* GCC poisons names that the standard library uses: the standard headers come
   first.  */
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
#include "output.h"
#include "tree-cfg.h"
#include "tree-dfa.h"
#include "tree-eh.h"
#include "tree-into-ssa.h"
#include "tree-phinodes.h"
#include "tree-ssa-operands.h"
#include "ssa-iterators.h"
#include "predict.h"
#include "profile.h"
#include "value-query.h"
#include "value-range.h"
#include "gimple-range.h"
#include "wide-int.h"
#include "real.h"
#include "tm_p.h"

#if GCCPLUGIN_VERSION_MAJOR != 12
#error "this plugin is written for GCC 12"
#endif

#endif
