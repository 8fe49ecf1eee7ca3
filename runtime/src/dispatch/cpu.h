/* SPDX-License-Identifier: MIT */
/* What the CPU has, as far as the runtime is compiled for it: x86-64 alone.  The
   emitters' resolvers (dispatch.h), the line reader (lines-cpu.c), tests and benches
   choose an ISA tier by it.  */

#ifndef QRINTF_CPU_H
#define QRINTF_CPU_H

#include "qrintf/tiers.def"

#include <stdint.h>

/* CPU_avx2 and so on: the CPU can run the tier.  */
enum cpu_feature
{
#define QRINTF_TIER_BIT(DATA, NAME, BELOW, BIT, ...) CPU_##NAME = BIT,
  QRINTF_ISA_TIERS (QRINTF_TIER_BIT, )
#undef QRINTF_TIER_BIT
};

/* The features of this CPU that the operating system lets programs use.  */
unsigned __qrintf_cpu (void);

/* What cpuid and xgetbv say: registers of leaves, and the state that the operating
   system saves.  A leaf that the CPU does not have is zero.  */
struct cpu_words
{
  uint32_t ecx_1, ebx_7, ecx_7, ecx_ext_1, state;
};

unsigned __qrintf_cpu_features (const struct cpu_words *has);

#endif
