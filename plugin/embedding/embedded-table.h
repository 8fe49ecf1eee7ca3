/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The emitters' assembly as a table, made by make-embedded.py from the same
   sources as the archive.  Symbols are looked up by their names in the
   runtime's sources, without a hash.  */

#ifndef QRINTF_EMBEDDING_EMBEDDED_TABLE_H
#define QRINTF_EMBEDDING_EMBEDDED_TABLE_H

#include <set>
#include <string>
#include <vector>

namespace qrintf
{

/* The target of the assembly; see runtime/src/core/target.c.  */
struct embedded_target
{
  unsigned pointer_bits;
  bool big_endian;
  int long_double_digits;
  int long_double_bytes;
  int level;
};

extern const embedded_target embedded_for;

/* Directives before the first part and after the last.  */
extern const char before_parts[];
extern const char behind_parts[];

/* The text before the frames of all parts, on targets whose parts have
   frames.  */
extern const char before_frames[];

/* The name of the runtime's SYMBOL in object files that contain it.  */
std::string embedded_name (const char *symbol);

/* Whether the table has SYMBOL.  */
bool is_embedded (const char *symbol);

/* The parts that define SYMBOLS, and all parts that these need in turn.  */
std::set<int> parts_of (const std::vector<const char *> &symbols);

const char *assembly_of (int part);

/* The entries of PART in .eh_frame, if the assembly has no directives for
   them.  */
const char *frames_of (int part);

} // namespace qrintf

#endif
