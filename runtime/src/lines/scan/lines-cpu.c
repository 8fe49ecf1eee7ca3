/* SPDX-License-Identifier: MIT-0 */
/* The choice among the ISA tiers of lines-scan.c, at the first call, and what
   else depends on the CPU.  */

#include "lines/scan/lines-cpu.h"

#include "core/emitter.h"

#include <stdatomic.h>

#ifdef QRINTF_LINES_TIERS
#include "dispatch/cpu.h"
#else
#define QRINTF_LINES_TIERS_BEST_FIRST(ROW, DATA)
#define __qrintf_cpu() 0
#define CPU_INTEL 0
#endif

#define ROW(DATA, NAME, ...)                                                   \
  extern const struct lines_cpu __qrintf_lines_cpu_##NAME;
QRINTF_LINES_TIERS_BEST_FIRST (ROW, )
ROW (, base)
#undef ROW

const struct lines_cpu *const *
__qrintf_lines_cpus (void)
{
#define ROW(DATA, NAME, ...) +1
  static const struct lines_cpu *all[QRINTF_LINES_TIERS_BEST_FIRST (ROW, ) + 2];
#undef ROW
  const struct lines_cpu **next = all;
  unsigned cpu = __qrintf_cpu ();
  (void) cpu;
#define ROW(DATA, NAME, ...)                                                   \
  if (cpu & CPU_##NAME)                                                        \
    *next++ = &__qrintf_lines_cpu_##NAME;
  QRINTF_LINES_TIERS_BEST_FIRST (ROW, )
#undef ROW
  *next = &__qrintf_lines_cpu_base;
  return all;
}

const struct lines_cpu *
__qrintf_lines_cpu (void)
{
  static const struct lines_cpu *_Atomic chosen;
  const struct lines_cpu *cpu
      = atomic_load_explicit (&chosen, memory_order_relaxed);
  if (!cpu)
    {
      unsigned has = __qrintf_cpu ();
      (void) has;
#define ROW(DATA, NAME, ...) has &CPU_##NAME ? &__qrintf_lines_cpu_##NAME:
      cpu = QRINTF_LINES_TIERS_BEST_FIRST (ROW, ) & __qrintf_lines_cpu_base;
#undef ROW
      atomic_store_explicit (&chosen, cpu, memory_order_relaxed);
    }
  return cpu;
}

size_t
__qrintf_lines_fetched (void)
{
  return __qrintf_cpu () & CPU_INTEL ? 0 : LINES_FETCHED;
}
