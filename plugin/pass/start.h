/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plugin in a compiler that it was made for.  Nothing of GCC's headers is
   needed to call it, see plugin.cc.  */

#ifndef QRINTF_PASS_START_H
#define QRINTF_PASS_START_H

struct plugin_name_args;

namespace qrintf
{

/* Begin with ARGUMENTS.  On a wrong one, say what is valid and return false. */
bool start (const plugin_name_args &arguments);

} // namespace qrintf

#endif
