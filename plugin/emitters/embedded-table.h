/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The emitters' assembly as a table, made by make-embedded.py from the runtime
   that goes into the archive.  Symbols are known here by the names that the
   runtime's sources give them.  */

#ifndef QRINTF_EMITTERS_EMBEDDED_TABLE_H
#define QRINTF_EMITTERS_EMBEDDED_TABLE_H

#include <set>
#include <string>
#include <vector>

namespace qrintf
{

/* What the assembly is for; see runtime/src/core/target.c.  */
struct embedded_target
{
  unsigned pointer_bits;
  bool big_endian;
  int long_double_digits;
  int long_double_bytes;
  int level;
};

extern const embedded_target embedded_for;

/* What stands before and behind all parts.  */
extern const char before_parts[];
extern const char behind_parts[];

/* What the runtime's SYMBOL is called in object files that bring it along.  */
std::string embedded_name (const char *symbol);

/* Is SYMBOL one of the emitters that can be written?  */
bool is_embedded (const char *symbol);

/* The parts that have SYMBOLS, and what these need in turn.  */
std::set<int> parts_of (const std::vector<const char *> &symbols);

const char *assembly_of (int part);

} // namespace qrintf

#endif
