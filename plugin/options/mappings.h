/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the plugin's arguments say about the program's own functions:
   sink=f:append, reserve=f:reserve:commit, alloc=f:allocate, and sinks=FILE
   with such lines.  */

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

/* How many targets a mapping of KIND has; KIND is one of the three.  */
unsigned targets_of (std::string_view kind);

/* The parts of TEXT between the SEPARATORs; one more than there are of these.
 */
std::vector<std::string> split (const std::string &text, char separator);

/* Add what TEXT says, mappings of KIND separated by commas.  Returns what is
   wrong with it, or nothing.  */
std::string add_mappings (std::vector<mapping> &all, std::string_view kind,
                          const std::string &text);

/* Add what the lines of CONTENTS say: KIND=MAPPINGS, or nothing behind '#'.
   What is wrong is told with its line.  */
std::string add_mapping_lines (std::vector<mapping> &all,
                               const std::string &contents);

} // namespace qrintf

#endif
