/* SPDX-License-Identifier: MIT-0 */
/* The results of cpuid and xgetbv, and the ISA tiers that follow from them.  As
   in libgcc, an extension counts only if the operating system saves the
   registers that it uses.

   __builtin_cpu_supports would need libgcc's model of the CPU and its
   constructor, which are 4.5 kB in every program, and a link without libgcc
   would fail.  */

#ifndef QRINTF_CPU_WORDS_H
#define QRINTF_CPU_WORDS_H

#include "dispatch/cpu.h"
#include "core/emitter.h"

#include <cpuid.h>
#include <stdatomic.h>
#include <stdbool.h>

/* The bits of XCR0 for the registers of SSE and AVX, and for those of
   AVX-512.  */
#define STATE_AVX 0x06
#define STATE_AVX512 0xe6

/* The features that each tier needs, including those of the tier below.  */
enum
{
  base_ecx_1 = 0,
  base_ebx_7 = 0,
  base_ecx_7 = 0,
  base_ecx_ext_1 = 0,
#define HAS(NAME) | bit_##NAME
#define ROW(DATA, NAME, BELOW, BIT, STATE, EBX_7, ECX_7, ECX_EXT_1, ECX_1)     \
  NAME##_ecx_1 = BELOW##_ecx_1 ECX_1, NAME##_ebx_7 = BELOW##_ebx_7 EBX_7,      \
  NAME##_ecx_7 = BELOW##_ecx_7 ECX_7,                                          \
  NAME##_ecx_ext_1 = BELOW##_ecx_ext_1 ECX_EXT_1,                              \
  NAME##_state = STATE_##STATE,
  QRINTF_ISA_TIERS (ROW, )
#undef ROW
#undef HAS
};

#define ROW(DATA, NAME, BELOW, BIT, ...) | BIT
_Static_assert(((CPU_ASKED | CPU_INTEL) & (0 QRINTF_ISA_TIERS (ROW, ))) == 0,
               "no tier has one of these bits");
#undef ROW

/* Whether a CPU with HAS lacks at least one feature of NEEDS.  */
QRINTF_INLINE bool
cpu_lacks (const struct cpu_words *has, struct cpu_words needs)
{
  return (needs.ecx_1 & ~has->ecx_1) | (needs.ebx_7 & ~has->ebx_7)
         | (needs.ecx_7 & ~has->ecx_7) | (needs.ecx_ext_1 & ~has->ecx_ext_1)
         | (needs.state & ~has->state);
}

/* Those tiers of TIERS, a list of tiers.def, that a CPU with *HAS can run.  */
#define QRINTF_TIERS_OF(TIERS, HAS) (0 TIERS (QRINTF_ADD_TIER, HAS))
#define QRINTF_ADD_TIER(HAS, NAME, BELOW, BIT, ...)                            \
  | (cpu_lacks (HAS,                                                           \
                (struct cpu_words){ NAME##_ecx_1, NAME##_ebx_7, NAME##_ecx_7,  \
                                    NAME##_ecx_ext_1, NAME##_state, 0 })       \
         ? 0                                                                   \
         : BIT)

/* Leaf 0x80000001 announces the 64-bit mode, so every CPU here has it.  */
QRINTF_INLINE struct cpu_words
ask_cpu (void)
{
  struct cpu_words has = { 0 };
  uint32_t eax, ebx, ecx, edx;
  __cpuid (0, eax, has.ebx_0, ecx, edx);
  if (eax < 7)
    return has;
  __cpuid (1, eax, ebx, has.ecx_1, edx);
  __cpuid_count (7, 0, eax, has.ebx_7, has.ecx_7, edx);
  __cpuid (0x80000001, eax, ebx, has.ecx_ext_1, edx);
  if (has.ecx_1 & bit_OSXSAVE)
    /* xgetbv as bytes, because an assembler may be configured to reject it.  */
    __asm__(".byte 0x0f, 0x01, 0xd0" : "=a"(has.state), "=d"(edx) : "c"(0));
  return has;
}

/* Defines the function NAME, which returns CPU_ASKED and FEATURES (HAS), where
   HAS points to the words of this CPU.  Resolvers call it while relocations are
   still being done, so it calls no function and refers only to hidden symbols.
   The result is kept, because cpuid may take microseconds in a virtual
   machine.  */
#define QRINTF_CPU_FUNCTION(NAME, FEATURES)                                    \
  unsigned NAME (void)                                                         \
  {                                                                            \
    static atomic_uint known;                                                  \
    unsigned features = atomic_load_explicit (&known, memory_order_relaxed);   \
    if (!features)                                                             \
      {                                                                        \
        struct cpu_words has = ask_cpu ();                                     \
        features = FEATURES (&has) | CPU_ASKED;                                \
        atomic_store_explicit (&known, features, memory_order_relaxed);        \
      }                                                                        \
    return features;                                                           \
  }

#endif
