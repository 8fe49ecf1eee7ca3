/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the stages ask about the machine that GCC compiles for: the one place that
   differs from machine to machine.  What depends on the current function may differ
   from function to function (attribute target).  */

#ifndef QRINTF_GCC_TARGET_H
#define QRINTF_GCC_TARGET_H

#include "qrintf/tiers.def"

namespace qrintf
{

/* The ISA tiers of the emitters: that which the runtime chooses when the program is
   loaded, and those that a call may name, each needing more than the one before.  */
enum class cpu_tier
{
  automatic,
  base,
#define QRINTF_TIER_NAME(DATA, NAME, ...) NAME,
  QRINTF_EMITTER_TIERS (QRINTF_TIER_NAME, )
#undef QRINTF_TIER_NAME
};

/* The symbols' suffixes and cpu='s values, in the order of cpu_tier.  */
inline constexpr const char *tier_names[] = { "auto", "base",
#define QRINTF_TIER_STRING(DATA, NAME, ...) #NAME,
  QRINTF_EMITTER_TIERS (QRINTF_TIER_STRING, )
#undef QRINTF_TIER_STRING
};

inline constexpr unsigned tier_count = sizeof tier_names / sizeof *tier_names;

/* Whether the runtime has more tiers than base for this machine.  */
bool target_has_tiers ();

/* Whether the current function's calls can name a function that is chosen when the
   program is loaded; calls through a register cannot.  */
bool calls_can_be_resolved ();

/* The best tier that the current function may be run on for certain; automatic if
   that is base.  */
cpu_tier tier_of_function ();

/* How much the CPU has that the current function may be run on, counted as by
   runtime/src/core/target.c.  */
int level_of_function ();

/* Whether functions are called as by default.  */
bool has_default_calls ();

unsigned pointer_bits ();
bool is_big_endian ();

/* Whether the assembly that GCC writes is in Intel's syntax.  */
bool writes_intel_syntax ();

} // namespace qrintf

#endif
