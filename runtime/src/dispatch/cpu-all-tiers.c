/* SPDX-License-Identifier: MIT-0 */
/* All ISA tiers that the CPU can run, and whether Intel made it.  See
   cpu.h.  */

#include "dispatch/cpu-words.h"

#define FEATURES_OF(HAS)                                                       \
  QRINTF_TIERS_OF (QRINTF_ISA_TIERS, HAS)                                      \
  | ((HAS)->ebx_0 == signature_INTEL_ebx ? CPU_INTEL : 0)

QRINTF_CPU_FUNCTION (__qrintf_cpu, FEATURES_OF)

unsigned
__qrintf_cpu_features (const struct cpu_words *has)
{
  return FEATURES_OF (has);
}
