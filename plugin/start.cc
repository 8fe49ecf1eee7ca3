/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plugin's entry point: it reads the arguments and registers callbacks and
   passes.  Refused: wrong arguments, and a compiler of another version than the
   one that the plugin was built for, with a word on which versions these are.
   Such a compiler may lack functions that the stages call, so all references
   are weak (gcc/plugin-for-gcc.cmake); what plugin_init calls before the
   refusal, every version has.

   The passes of qrintf follow the strlen pass.  By then all warnings about
   formats have been given and constant results folded, while passes that fold,
   merge and remove statements are still to come.  */

#include "embedding/runtime-calls.h"
#include "gcc/gcc-includes.h"
#include "lengths/known-strings.h"
#include "options/options.h"
#include "pass/lower.h"
#include "recognise/c-library/c-library.h"
#include "recognise/opting-out.h"
#include "recognise/user-sinks/user-sinks.h"
#include "report/report.h"

/* GCC refuses plugins without this symbol.  */
int plugin_is_GPL_compatible;

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

bool
same_version (const plugin_gcc_version &a, const plugin_gcc_version &b)
{
  /* The configure arguments may differ between otherwise equal compilers.  */
  return !strcmp (a.basever, b.basever) && !strcmp (a.datestamp, b.datestamp)
         && !strcmp (a.devphase, b.devphase)
         && !strcmp (a.revision, b.revision);
}

std::string
version_text (const plugin_gcc_version &v)
{
  std::string text = std::string (v.basever) + " " + v.datestamp;
  for (const char *more : { v.devphase, v.revision })
    if (*more)
      text += std::string (" ") + more;
  return text;
}

/* Start with ARGUMENTS.  If one is wrong, report the valid ones and return
   false.  */
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

} // namespace
} // namespace qrintf

int
plugin_init (plugin_name_args *arguments, plugin_gcc_version *running)
{
  using namespace qrintf;
  if (same_version (*running, gcc_version))
    return start (*arguments) ? 0 : 1;
  error ("qrintf was built for GCC %s but is loaded into GCC %s; build it for "
         "this compiler, or use the package made for it",
         version_text (gcc_version).c_str (), version_text (*running).c_str ());
  return 1;
}
