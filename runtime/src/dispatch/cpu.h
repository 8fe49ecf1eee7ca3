/* SPDX-License-Identifier: MIT-0 */
/* The ISA tiers that the CPU can run, on x86-64.  The emitters' resolvers
   (dispatch.h), the line reader (lines-cpu.c), tests and benches choose a tier
   by them; the line reader asks for the maker, too.  */

#ifndef QRINTF_CPU_H
#define QRINTF_CPU_H

#include "qrintf/tiers.def"

#include <stdint.h>

/* CPU_avx2 and so on: the CPU can run the tier.  CPU_ASKED is always set, so
   that 0 can mean that the CPU has not been asked.  */
enum cpu_feature
{
  CPU_ASKED = 128,
  CPU_INTEL = 64, /* it was made by Intel */
#define QRINTF_TIER_BIT(DATA, NAME, BELOW, BIT, ...) CPU_##NAME = BIT,
  QRINTF_ISA_TIERS (QRINTF_TIER_BIT, )
#undef QRINTF_TIER_BIT
};

/* The tiers that this CPU and the operating system can run, as bits of enum
   cpu_feature, and CPU_ASKED: __qrintf_cpu gives all tiers and CPU_INTEL,
   __qrintf_emitter_cpu the tiers of emitters.  Thread-safe and
   async-signal-safe; errno is unchanged.  */
unsigned __qrintf_cpu (void);
unsigned __qrintf_emitter_cpu (void);

/* The results of cpuid and xgetbv: registers of the leaves 7, 0x80000001, 1 and
   0, and XCR0, the state that the operating system saves.  A leaf that the CPU
   lacks is zero.  */
struct cpu_words
{
  uint32_t ecx_1, ebx_7, ecx_7, ecx_ext_1, state, ebx_0;
};

/* The tiers that a CPU with HAS can run, and CPU_INTEL.  Separate from
   __qrintf_cpu for the unit tests.  */
unsigned __qrintf_cpu_features (const struct cpu_words *has);

#endif
