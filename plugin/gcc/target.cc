/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Properties of the machine that GCC compiles for.  See target.h.  Macros of
   GCC's target headers identify that machine.  */

#include "gcc/target.h"

#include "gcc/gcc-includes.h"

namespace qrintf
{

bool
target_has_tiers ()
{
#ifdef TARGET_AVX512BW
  return TARGET_64BIT;
#else
  return false;
#endif
}

bool
calls_can_be_resolved ()
{
#ifdef TARGET_AVX512BW
  return ix86_cmodel != CM_LARGE && ix86_cmodel != CM_LARGE_PIC;
#else
  return true;
#endif
}

cpu_tier
tier_of_function ()
{
  cpu_tier best = cpu_tier::automatic;
#ifdef TARGET_AVX512BW
  constexpr bool has_base = true;
#define HAS(EXTENSION) &&TARGET_##EXTENSION
#define ROW(DATA, NAME, BELOW, BIT, STATE, EBX_7, ECX_7, ECX_EXT_1, ECX_1)     \
  [[maybe_unused]] const bool has_##NAME                                       \
      = has_##BELOW EBX_7 ECX_7 ECX_EXT_1 ECX_1;
  QRINTF_ISA_TIERS (ROW, )
#undef ROW
#undef HAS
#define ROW(DATA, NAME, ...)                                                   \
  if (has_##NAME)                                                              \
    best = cpu_tier::NAME;
  QRINTF_EMITTER_TIERS (ROW, )
#undef ROW
#endif
  return best;
}

int
level_of_function ()
{
#if defined TARGET_CMOVE
  return !TARGET_80387 ? 0 : TARGET_SSE2 ? 2 : TARGET_CMOVE ? 1 : 0;
#elif defined TARGET_CPU_Z196
  return processor_table[s390_arch].arch_level;
#elif defined TARGET_SIMD
  return TARGET_SIMD ? 1 : 0;
#else
  return 0;
#endif
}

bool
has_default_calls ()
{
#if defined TARGET_SSEREGPARM
  if (TARGET_64BIT)
    return ix86_abi == SYSV_ABI;
  return ix86_regparm == 0 && !TARGET_RTD && !TARGET_SSEREGPARM;
#elif defined TARGET_CPU_Z196
  return !TARGET_SOFT_FLOAT;
#else
  return true;
#endif
}

bool
compiles_for_glibc ()
{
#ifdef OPTION_GLIBC
  return OPTION_GLIBC;
#else
  return false;
#endif
}

bool
compiles_for_musl ()
{
#ifdef OPTION_MUSL
  return OPTION_MUSL;
#else
  return false;
#endif
}

unsigned
pointer_bits ()
{
  return POINTER_SIZE;
}

bool
is_big_endian ()
{
  return BYTES_BIG_ENDIAN;
}

bool
writes_intel_syntax ()
{
#ifdef ASSEMBLER_DIALECT
  return ASSEMBLER_DIALECT == ASM_INTEL;
#else
  return false;
#endif
}

bool
wants_unwind_tables ()
{
  return flag_unwind_tables || flag_asynchronous_unwind_tables
         || flag_exceptions || debug_info_level > DINFO_LEVEL_NONE;
}

void
write_ident (const char *text)
{
  targetm.asm_out.output_ident (text);
}

} // namespace qrintf
