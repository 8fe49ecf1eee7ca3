// SPDX-License-Identifier: GPL-3.0-or-later
// A plugin of its own beside qrintf: a pass at the same place, one at the end, and
// callbacks for what qrintf listens to as well.

#include "gcc-plugin.h"

#include "tree.h"
#include "backend.h"
#include "gimple.h"
#include "tree-pass.h"
#include "context.h"

int plugin_is_GPL_compatible;

namespace
{

const pass_data same_place
    = { GIMPLE_PASS, "beside", OPTGROUP_NONE, TV_NONE, PROP_ssa, 0, 0, 0, 0 };

struct beside_pass : gimple_opt_pass
{
  beside_pass () : gimple_opt_pass (same_place, g) {}

  opt_pass *
  clone () override
  {
    return new beside_pass;
  }

  unsigned
  execute (function *f) override
  {
    fprintf (stderr, "beside: function %s\n",
             IDENTIFIER_POINTER (DECL_NAME (f->decl)));
    return 0;
  }
};

void
nothing (void *, void *)
{
}

} // namespace

int
plugin_init (plugin_name_args *arguments, plugin_gcc_version *)
{
  const char *name = arguments->base_name;
  register_pass_info pass
      = { new beside_pass, "strlen", 0, PASS_POS_INSERT_AFTER };
  register_callback (name, PLUGIN_PASS_MANAGER_SETUP, nullptr, &pass);
  for (int event : { PLUGIN_ATTRIBUTES, PLUGIN_FINISH_DECL, PLUGIN_FINISH_UNIT,
                     PLUGIN_PRE_GENERICIZE, PLUGIN_ALL_IPA_PASSES_END })
    register_callback (name, event, nothing, nullptr);
  return 0;
}
