/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plugin's arguments: -fplugin-arg-libqrintf-KEY[=VALUE].  */

#ifndef QRINTF_OPTIONS_OPTIONS_H
#define QRINTF_OPTIONS_OPTIONS_H

#include "gcc/target.h"
#include "options/choices.h"
#include "options/mappings.h"

#include <optional>

struct plugin_argument;

namespace qrintf
{

/* The place of the emitters that lowered code calls.  */
enum class runtime_kind
{
  embedded, /* written into the unit's own object file */
  linked    /* in libqrintf_rt, named at the link: runtime=library */
};

struct plugin_options
{
  std::vector<mapping> mappings;
  bool disable = false;
  bool lower_sanitized = false;
  std::vector<std::string> files;    /* the files that sinks= names */
  std::vector<std::string> excluded; /* the names of exclude=, unchecked */
  /* The tier of the emitters to call; nothing: automatic.  */
  std::optional<cpu_tier> cpu;
  runtime_kind runtime = runtime_kind::embedded;
  qrintf::inlining inlining = qrintf::inlining::hot;
  std::optional<c_library> libc; /* nothing: found by the headers */
  std::string report;            /* the folder; empty: no report */
};

extern plugin_options options;

/* The text that the argument help prints.  */
extern const char help_text[];

/* Read the COUNT arguments at ARGUMENTS given to the plugin NAME.  If one is
   wrong, report the valid ones and return false.  */
bool read_options (const char *name, int count,
                   const plugin_argument *arguments);

/* For PLUGIN_ATTRIBUTES, with the name of the plugin's file: declare the files,
   besides the source, that the output of the compiler depends on, which are
   those that sinks= names, and the plugin.

   With -MD they are written as prerequisites.  Preprocessed output has their
   names and the hashes of their contents as line markers, which compiler caches
   read:

     # 1 "git-strbuf.sinks" 1
     # 1 "<qrintf 5d41402abc4b2a76b9719d911017c592>" 1

   The plugin has such markers only if it is given by a short name,
   -fplugin=libqrintf.  Compiler caches find it by themselves if it is given by
   a path.  */
void name_inputs (void *, void *plugin_file);

} // namespace qrintf

#endif
