/* SPDX-License-Identifier: MIT */
/* What the CPU has, as far as the runtime has versions for it: x86-64 alone.  The
   emitters' resolvers (dispatch.h) and the line reader (lines-cpu.c) choose by
   it.  */

#ifndef QRINTF_CPU_H
#define QRINTF_CPU_H

#include <stdint.h>

enum cpu_feature
{
  CPU_AVX2 = 1,   /* with BMI, BMI2, LZCNT and POPCNT */
  CPU_V4 = 2,     /* x86-64-v4: Skylake's and Cascade Lake's servers */
  CPU_AVX512 = 4, /* and IFMA and VBMI: Ice Lake, Zen 4 and later */
  CPU_VBMI2 = 8   /* V4 and VBMI2 */
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
