/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plugin's entry point.  It refuses a compiler of another version than the
   one that the plugin was built for, and says which versions these are.

   Another version may lack functions that the stages call, so the references of
   the stages are weak (gcc/plugin-for-gcc.cmake).  The references of this file
   are not.  It therefore includes only headers whose functions every version
   has, and none with classes that have virtual functions, which would add
   references to their tables.  */

#include "gcc-plugin.h"
#include "plugin-version.h"

#include "diagnostic-core.h"

#include "start.h"

#include <string>

/* GCC refuses plugins without this symbol.  */
int plugin_is_GPL_compatible;

namespace qrintf
{
namespace
{

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

bool
check_version (const plugin_gcc_version &running)
{
  if (same_version (running, gcc_version))
    return true;
  error ("qrintf was built for GCC %s but is loaded into GCC %s; build it for "
         "this compiler, or use the package made for it",
         version_text (gcc_version).c_str (), version_text (running).c_str ());
  return false;
}

} // namespace
} // namespace qrintf

int
plugin_init (plugin_name_args *arguments, plugin_gcc_version *running)
{
  using namespace qrintf;
  return check_version (*running) && start (*arguments) ? 0 : 1;
}
