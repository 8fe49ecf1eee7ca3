/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts the plugin in the compiler that it was built for.  This header needs
   no header of GCC, see plugin.cc.  */

#ifndef QRINTF_START_H
#define QRINTF_START_H

struct plugin_name_args;

namespace qrintf
{

/* Start with ARGUMENTS.  If one is wrong, report the valid ones and return
   false.  */
bool start (const plugin_name_args &arguments);

} // namespace qrintf

#endif
