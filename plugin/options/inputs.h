/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the files, besides the source, that the output of the compiler
   depends on: those that sinks= names, and the plugin.

   With -MD they are written as prerequisites.  Preprocessed output has their
   names and the hashes of their contents as line markers, which compiler caches
   read:

     # 1 "git.sinks" 1
     # 1 "<qrintf 5d41402abc4b2a76b9719d911017c592>" 1

   The plugin has such markers only if it is given by a short name,
   -fplugin=libqrintf.  Compiler caches find it by themselves if it is given by
   a path.  */

#ifndef QRINTF_OPTIONS_INPUTS_H
#define QRINTF_OPTIONS_INPUTS_H

namespace qrintf
{

/* For PLUGIN_ATTRIBUTES, with the name of the plugin's file.  */
void name_inputs (void *, void *plugin_file);

} // namespace qrintf

#endif
