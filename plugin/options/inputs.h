/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the output of the compiler depends on, besides the source: the files
   that sinks= names, and the plugin.

   They become prerequisites where make's are written (-MD), and stand in
   preprocessed output, by name and by what is in them, where compiler caches
   look for such:

     # 1 "git.sinks" 1
     # 1 "<qrintf 5d41402abc4b2a76b9719d911017c592>" 1

   Of the plugin GCC says nothing itself where it is given by a short name,
   -fplugin=libqrintf; only then it is told here.  */

#ifndef QRINTF_OPTIONS_INPUTS_H
#define QRINTF_OPTIONS_INPUTS_H

namespace qrintf
{

/* For PLUGIN_ATTRIBUTES, with the name of the plugin's file.  */
void tell_inputs (void *, void *plugin_file);

} // namespace qrintf

#endif
