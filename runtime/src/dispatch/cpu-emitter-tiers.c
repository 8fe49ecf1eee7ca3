/* SPDX-License-Identifier: MIT-0 */
/* The ISA tiers of emitters that the CPU can run.  A function of its own: every
   program with two variants of an emitter has it, and the tests for the other
   tiers would double its size.  See cpu.h.  */

#include "dispatch/cpu-words.h"

#define EMITTER_TIERS_OF(HAS) QRINTF_TIERS_OF (QRINTF_EMITTER_TIERS, HAS)
QRINTF_CPU_FUNCTION (__qrintf_emitter_cpu, EMITTER_TIERS_OF)
