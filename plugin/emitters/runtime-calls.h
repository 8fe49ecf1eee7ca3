/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The runtime's functions and tables as trees.  No other file knows their names
   and types.  */

#ifndef QRINTF_EMITTERS_RUNTIME_CALLS_H
#define QRINTF_EMITTERS_RUNTIME_CALLS_H

#include "format/library-facts.h"
#include "gcc/gcc-includes.h"
#include "plan/emitters.h"
#include "plan/types.h"

namespace qrintf
{

enum class table
{
  dec3,
  dec2,
  hex2,
  upper_hex2
};

/* Make the functions below serve calls of a C library with the facts F, which
   bring the variants V of their emitters, until the next call of this function.
   Where the user has named a tier, or all, or a library has the emitters, V
   does not count.  */
void use_emitters_for (const library_facts &f, variants v);

/* The declaration of E for that library, and for the CPU that the current
   function is compiled for.  FOR_SHORT: for a short number, which one variant
   is enough for.  */
tree emitter_function (emitter e, bool for_short = false);

/* The type of parameter I of E, counted from 0.  */
tree emitter_parameter (emitter e, unsigned i);

/* How many parameters E has.  */
unsigned emitter_parameters (emitter e);

/* The address of a table's first byte.  */
tree table_address (table t);

/* What reads formats at run time is in a program only if somebody wants it; the
   functions for it refer to it weakly.  A unit brings it if it is REACHED there
   and FED, or if something is sure.  */
enum class interpreter_use
{
  reached, /* a function of the unit hands on a format that may be a message */
  fed,     /* the unit has a literal format for such a function */
  sure
};
void use_interpreter (interpreter_use use);

/* Let the program have what prints reals of STYLE, which is not none, in
   formats that are read at run time: if the unit has such a format OFTEN, or
   brings what reads them.  */
void use_interpreted_reals (real_style style, bool often);

/* Let the program have what the runtime prints a small call with FORMAT by.  */
void bring_printers (const small_format &format);

/* The symbols of the runtime that the unit's code refers to, by their names in
   emitters.def.  The code must have been written.  */
std::vector<const char *> used_symbols ();

/* If SYMBOL is one of these, and the unit has no call that needs more of it
   than its variant for every CPU, the symbol of that variant; else null.  */
const char *base_of (const char *symbol);

/* With a library, the symbols that the program is to have although the unit's
   code does not refer to them.  */
std::vector<const char *> linked_symbols ();

/* Tell the garbage collector of PLUGIN about the trees kept here.  */
void register_runtime_roots (const char *plugin);

} // namespace qrintf

#endif
