/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runtime's names and types, as trees: the one place that knows them.  */

#ifndef QRINTF_EMITTERS_RUNTIME_CALLS_H
#define QRINTF_EMITTERS_RUNTIME_CALLS_H

#include "format/library-facts.h"
#include "gcc/gcc-includes.h"
#include "plan/emitters.h"

namespace qrintf
{

enum class table
{
  dec3,
  dec4,
  dec2,
  hex2,
  upper_hex2
};

/* From here on calls are written for a C library of the facts F.  */
void use_emitters_for (const library_facts &f);

/* E's declaration, for that library and the CPU that the current function is
 * compiled for.  */
tree emitter_function (emitter e);

/* The type of E's parameter number I, from 0.  */
tree emitter_parameter (emitter e, unsigned i);

/* How many parameters E has.  */
unsigned emitter_parameters (emitter e);

/* The address of a table's first byte.  */
tree table_address (table t);

/* The names of what the unit's code, once written, refers to: as in
   emitters.def, whatever the object files call it.  */
std::vector<const char *> used_symbols ();

/* Tell the garbage collector of PLUGIN about the trees kept here.  */
void register_runtime_roots (const char *plugin);

} // namespace qrintf

#endif
