/* The choice among the versions of lines-scan.c, and sets of bytes.  */

#include "lines-cpu.h"

#include "emitter.h"

#include <stdatomic.h>
#include <string.h>

extern const struct lines_cpu __qrintf_lines_cpu_base;

#ifdef QRINTF_LINES_TIERS

#include "dispatch.h"

extern const struct lines_cpu __qrintf_lines_cpu_avx2, __qrintf_lines_cpu_v4,
    __qrintf_lines_cpu_vbmi2;

/* Skylake's and Cascade Lake's AVX-512 comes after AVX2: taking a mask register
   apart costs what the wider comparison saves, and the clock is lower.  */
static const struct lines_cpu *const with_avx512[]
    = { &__qrintf_lines_cpu_vbmi2, &__qrintf_lines_cpu_avx2,
        &__qrintf_lines_cpu_v4, &__qrintf_lines_cpu_base, 0 };
static const struct lines_cpu *const with_avx2[]
    = { &__qrintf_lines_cpu_avx2, &__qrintf_lines_cpu_base, 0 };

const struct lines_cpu *const *
__qrintf_lines_cpus (void)
{
  __builtin_cpu_init ();
  if (cpu_has_v4 () && __builtin_cpu_supports ("avx512vbmi2"))
    return with_avx512;
  if (cpu_has_v4 ())
    return with_avx512 + 1;
  return cpu_has_avx2 () ? with_avx2 : with_avx2 + 1;
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

void
__qrintf_byte_set_make (struct byte_set *set, const void *bytes, size_t n)
{
  const uint8_t *byte = bytes;
  memset (set, 0, sizeof *set);
  for (size_t i = 0; i < n; i++)
    {
      unsigned b = byte[i];
      if (set->contains[b])
        continue;
      set->contains[b] = 1;
      set->members[set->count++] = (uint8_t) b;
      uint8_t *row = b < 128 ? set->low : set->high;
      row[b % 16] = (uint8_t) (row[b % 16] | 1u << (b / 16 % 8));
    }
}
