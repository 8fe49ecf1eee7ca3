/* SPDX-License-Identifier: MIT-0 */
/* All ISA tiers that the CPU can run.  See cpu.h.  */

#include "dispatch/cpu-words.h"

QRINTF_CPU_FUNCTION (__qrintf_cpu, QRINTF_ISA_TIERS)

unsigned
__qrintf_cpu_features (const struct cpu_words *has)
{
  return QRINTF_TIERS_OF (QRINTF_ISA_TIERS, has);
}
