/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mappings of user sinks in the plugin's arguments: sink=f:append,
   reserve=f:reserve:commit, alloc=f:allocate, and sinks=FILE with such lines.
   No GCC types.  */

#ifndef QRINTF_OPTIONS_MAPPINGS_H
#define QRINTF_OPTIONS_MAPPINGS_H

#include <string>
#include <string_view>
#include <vector>

namespace qrintf
{

struct mapping
{
  std::string_view kind; /* sink, reserve, alloc */
  std::string function;
  std::vector<std::string> targets;
};

/* The number of targets of a mapping of KIND, which must be one of the
   three.  */
unsigned targets_of (std::string_view kind);

/* The parts of TEXT between SEPARATORs, empty ones included.  */
std::vector<std::string> split (const std::string &text, char separator);

/* Add the mappings of KIND in TEXT, which are separated by commas.  Returns an
   error message, or an empty string.  */
std::string add_mappings (std::vector<mapping> &all, std::string_view kind,
                          const std::string &text);

/* Add the mappings in the lines of CONTENTS, KIND=MAPPINGS with comments after
   '#'.  Returns an error message with the number of the line, or an empty
   string.  */
std::string add_mapping_lines (std::vector<mapping> &all,
                               const std::string &contents);

} // namespace qrintf

#endif
