/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts the plugin in the compiler that it was built for: reads its arguments
   and registers its callbacks and passes.  Refused: wrong arguments.

   The passes of qrintf follow the strlen pass.  By then all warnings about
   formats have been given and constant results folded, while passes that fold,
   merge and remove statements are still to come.  */

#include "start.h"

#include "embedding/runtime-calls.h"
#include "gcc/gcc-includes.h"
#include "lengths/known-strings.h"
#include "options/options.h"
#include "pass/lower.h"
#include "recognise/c-library/c-library.h"
#include "recognise/opting-out.h"
#include "recognise/user-sinks/user-sinks.h"
#include "report/report.h"

namespace qrintf
{
namespace
{

plugin_info information = { QRINTF_VERSION, help_text };

/* The callbacks of one event are called in the order of this table.  */
constexpr struct
{
  int event;
  plugin_callback_func function;
} callbacks[] = {
  { PLUGIN_ATTRIBUTES, register_attributes },
  { PLUGIN_ATTRIBUTES, register_no_qrintf },
  { PLUGIN_FINISH_TYPE, note_type },
  { PLUGIN_FINISH_DECL, stamp_declaration },
  { PLUGIN_FINISH_DECL, finish_declaration },
  { PLUGIN_FINISH_PARSE_FUNCTION, stamp_declaration },
  { PLUGIN_FINISH_PARSE_FUNCTION, finish_declaration },
  { PLUGIN_PRE_GENERICIZE, finish_function },
  { PLUGIN_ALL_IPA_PASSES_START, keep_opted_out_functions },
  { PLUGIN_ALL_IPA_PASSES_START, stamp_builtins },
  { PLUGIN_ALL_IPA_PASSES_START, mark_reached },
  { PLUGIN_ALL_IPA_PASSES_START, keep_visible },
  { PLUGIN_ALL_IPA_PASSES_END, keep_called },
  { PLUGIN_FINISH_UNIT, embed_emitters },
  { PLUGIN_FINISH_UNIT, write_mark },
  { PLUGIN_FINISH_UNIT, write_report },
};

/* The pass NAME, which calls RUN for each function.  */
class function_pass : public gimple_opt_pass
{
public:
  function_pass (const char *name, unsigned (*run) (function *))
      : gimple_opt_pass ({ GIMPLE_PASS, name, OPTGROUP_OTHER, TV_NONE,
                           PROP_cfg | PROP_ssa, 0, 0, 0, 0 },
                         g),
        run (run)
  {
  }

  opt_pass *
  clone () final override
  {
    return new function_pass (name, run);
  }

  bool
  gate (function *) final override
  {
    return optimize > 0 && !options.disable;
  }

  unsigned
  execute (function *fun) final override
  {
    return run (fun);
  }

private:
  unsigned (*const run) (function *);
};

} // namespace

bool
start (const plugin_name_args &arguments)
{
  const char *name = arguments.base_name;
  if (!read_options (name, arguments.argc, arguments.argv)
      || !check_excluded ())
    return false;

  register_callback (name, PLUGIN_INFO, nullptr, &information);
  register_runtime_roots (name);
  for (const auto &row : callbacks)
    register_callback (name, row.event, row.function, nullptr);
  register_callback (name, PLUGIN_ATTRIBUTES, name_inputs,
                     const_cast<char *> (arguments.full_name));
  /* The last one registered runs first.  Instance 0 stands for all instances of
     the strlen pass; -Og has one of its own.  */
  for (opt_pass *made : { new function_pass ("qrintf", lower),
                          new function_pass ("qrintf-lengths", use_results) })
    {
      register_pass_info pass = { made, "strlen", 0, PASS_POS_INSERT_AFTER };
      register_callback (name, PLUGIN_PASS_MANAGER_SETUP, nullptr, &pass);
    }
  /* The last IPA pass before the unit is streamed for LTO.  */
  register_pass_info links
      = { make_linking_pass (g), "emutls", 0, PASS_POS_INSERT_AFTER };
  register_callback (name, PLUGIN_PASS_MANAGER_SETUP, nullptr, &links);
  return true;
}

} // namespace qrintf
