/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Properties of the machine that GCC compiles for.  Only target.cc has code
   that differs from machine to machine.  Properties "of the function" may
   differ between functions (attribute target).  */

#ifndef QRINTF_GCC_TARGET_H
#define QRINTF_GCC_TARGET_H

#include "qrintf/tiers.def"

namespace qrintf
{

/* The ISA tiers of the emitters: the automatic choice, which the runtime makes
   when the program is loaded, and the tiers that a call may name.  Each tier
   needs more features of the CPU than the one before.  */
enum class cpu_tier
{
  automatic,
  base,
#define QRINTF_TIER_NAME(DATA, NAME, ...) NAME,
  QRINTF_EMITTER_TIERS (QRINTF_TIER_NAME, )
#undef QRINTF_TIER_NAME
};

/* The suffixes of symbols and the values of cpu=, in the order of cpu_tier.  */
inline constexpr const char *tier_names[]
    = { "auto", "base",
#define QRINTF_TIER_STRING(DATA, NAME, ...) #NAME,
        QRINTF_EMITTER_TIERS (QRINTF_TIER_STRING, )
#undef QRINTF_TIER_STRING
      };

inline constexpr unsigned tier_count = sizeof tier_names / sizeof *tier_names;

/* Whether the runtime has more tiers than base for this machine.  */
bool target_has_tiers ();

/* Whether the current function can call a function that is chosen when the
   program is loaded.  With the large code models it cannot, because its calls
   go through a register.  */
bool calls_can_be_resolved ();

/* The best tier of every CPU that may run the current function; automatic if
   that is base.  */
cpu_tier tier_of_function ();

/* The level of the CPU that the current function is compiled for, as
   runtime/src/core/target.c counts levels.  */
int level_of_function ();

/* Whether the current function uses the default calling convention.  */
bool has_default_calls ();

/* Whether the target is this C library, by the compiler's default or by -mglibc
   or -mmusl.  */
bool compiles_for_glibc ();
bool compiles_for_musl ();

unsigned pointer_bits ();
bool is_big_endian ();

/* Whether GCC writes assembly in Intel syntax.  */
bool writes_intel_syntax ();

/* Whether the functions of the unit get unwind information: in .eh_frame, or
   only for a debugger.  */
bool wants_unwind_tables ();

/* Write TEXT into the section .comment of the object file.  */
void write_ident (const char *text);

} // namespace qrintf

#endif
