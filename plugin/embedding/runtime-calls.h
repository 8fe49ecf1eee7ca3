/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runtime's functions and tables as trees; no other file knows their names
   and types.  And the emitters in the object file of the unit, so that no
   library has to be named at the link.  */

#ifndef QRINTF_EMBEDDING_RUNTIME_CALLS_H
#define QRINTF_EMBEDDING_RUNTIME_CALLS_H

#include "analysis/formats/possible-formats.h"
#include "format/library-facts.h"
#include "gcc/gcc-includes.h"
#include "plan/types.h"

namespace qrintf
{

/* The runtime's tables: ROW (ENUMERATOR, SYMBOL, BYTES).  */
#define QRINTF_RUNTIME_TABLES(ROW)                                             \
  ROW (dec3, "__qrintf_dec3", 1024)                                            \
  ROW (dec2, "__qrintf_dec2", 200)                                             \
  ROW (hex2, "__qrintf_hex2", 512)                                             \
  ROW (upper_hex2, "__qrintf_HEX2", 512)

enum class table
{
#define QRINTF_TABLE_NAME(NAME, ...) NAME,
  QRINTF_RUNTIME_TABLES (QRINTF_TABLE_NAME)
#undef QRINTF_TABLE_NAME
};

/* Let the functions below serve calls of CALL's C library, until the next call
   of this function.  */
void use_emitters_of (const printf_call &call);

/* The declaration of E for that library and for the CPU of the current
   function.  */
tree emitter_function (emitter e);

/* The declaration of E, a function of the runtime that replaces CALLEE.  It is
   a copy of CALLEE's declaration with another symbol, so that GCC's knowledge,
   folding and warnings stay the same.  */
tree entry_function (emitter e, tree callee);

/* The type of parameter I of E, counted from 0.  */
tree emitter_parameter (emitter e, unsigned i);

/* How many parameters E has.  */
unsigned emitter_parameters (emitter e);

/* The address of a table's first byte.  */
tree table_address (table t);

/* Link these PARTS of the runtime's printf into the program, which lacks them
   otherwise.  */
void link_parts (printf_parts parts);

/* The symbols of the runtime that the unit's code refers to, by their names in
   emitters.def.  To be called after the code has been written.  */
std::vector<const char *> used_symbols ();

/* Register the trees kept here with the garbage collector, as roots of
   PLUGIN.  */
void register_runtime_roots (const char *plugin);

/* Why the current function cannot call the emitters, because it is compiled for
   another kind of CPU or another ABI; null if it can.  */
const char *refusal_for_target ();

/* For PLUGIN_FINISH_UNIT: append to the unit's assembly the parts of the
   runtime that its code refers to, and those that they need in turn.  */
void embed_emitters (void *, void *);

} // namespace qrintf

#endif
