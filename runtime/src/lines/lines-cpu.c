/* SPDX-License-Identifier: MIT */
/* The choice among the versions of lines-scan.c.  */

#include "lines/lines-cpu.h"

#include "core/emitter.h"

#include <stdatomic.h>

extern const struct lines_cpu __qrintf_lines_cpu_base;

#ifdef QRINTF_LINES_TIERS

#include "dispatch/cpu.h"

extern const struct lines_cpu __qrintf_lines_cpu_avx2, __qrintf_lines_cpu_v4,
    __qrintf_lines_cpu_vbmi2;

/* The best first.  Without VBMI2 vectors of 64 bytes gain nothing, and lower
   the clock of the CPUs that lack it.  */
static const struct lines_cpu *const with_avx512[]
    = { &__qrintf_lines_cpu_vbmi2, &__qrintf_lines_cpu_avx2,
        &__qrintf_lines_cpu_v4, &__qrintf_lines_cpu_base, 0 };
static const struct lines_cpu *const with_avx2[]
    = { &__qrintf_lines_cpu_avx2, &__qrintf_lines_cpu_base, 0 };

const struct lines_cpu *const *
__qrintf_lines_cpus (void)
{
  unsigned cpu = __qrintf_cpu ();
  if (cpu & CPU_VBMI2)
    return with_avx512;
  if (cpu & CPU_V4)
    return with_avx512 + 1;
  return cpu & CPU_AVX2 ? with_avx2 : with_avx2 + 1;
}

#else

const struct lines_cpu *const *
__qrintf_lines_cpus (void)
{
  static const struct lines_cpu *const all[] = { &__qrintf_lines_cpu_base, 0 };
  return all;
}

#endif

const struct lines_cpu *
__qrintf_lines_cpu (void)
{
  static const struct lines_cpu *_Atomic chosen;
  const struct lines_cpu *cpu
      = atomic_load_explicit (&chosen, memory_order_relaxed);
  if (!cpu)
    {
      cpu = *__qrintf_lines_cpus ();
      atomic_store_explicit (&chosen, cpu, memory_order_relaxed);
    }
  return cpu;
}
