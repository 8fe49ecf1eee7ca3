/* SPDX-License-Identifier: MIT */
/* What the CPU has.  See cpu.h.

   Not __builtin_cpu_supports: libgcc's model of the CPU and its constructor are
   4.5 kB in every program, and a link without libgcc has none.  The tests are
   libgcc's: a set of registers counts if the operating system saves it.

   Resolvers call this while relocations are still being done: it calls nothing, and
   refers to nothing that is not hidden.  cpuid may take microseconds in a virtual
   machine, so it is asked once.  */

#include "dispatch/cpu.h"

#include <cpuid.h>
#include <stdatomic.h>

/* State that xsave and its like save: SSE's and AVX's registers, AVX-512's.  */
#define STATE_AVX 0x06
#define STATE_AVX512 0xe6

#define BITS_AVX2 (bit_AVX2 | bit_BMI | bit_BMI2)
#define BITS_V4                                                               \
  (BITS_AVX2 | bit_AVX512F | bit_AVX512VL | bit_AVX512BW | bit_AVX512DQ)

static const struct cpu_words needs[] = {
  { bit_POPCNT, BITS_AVX2, 0, bit_LZCNT, STATE_AVX },
  { bit_POPCNT, BITS_V4, 0, bit_LZCNT, STATE_AVX512 },
  { bit_POPCNT, BITS_V4 | bit_AVX512IFMA, bit_AVX512VBMI, bit_LZCNT,
    STATE_AVX512 },
  { bit_POPCNT, BITS_V4, bit_AVX512VBMI2, bit_LZCNT, STATE_AVX512 },
};

unsigned
__qrintf_cpu_features (const struct cpu_words *has)
{
  unsigned features = 0;
  for (unsigned i = 0; i < sizeof needs / sizeof *needs; i++)
    {
      uint32_t missing = needs[i].ecx_1 & ~has->ecx_1;
      missing |= needs[i].ebx_7 & ~has->ebx_7;
      missing |= needs[i].ecx_7 & ~has->ecx_7;
      missing |= needs[i].ecx_ext_1 & ~has->ecx_ext_1;
      missing |= needs[i].state & ~has->state;
      if (!missing)
        features |= 1u << i;
    }
  return features;
}

static struct cpu_words
ask_cpu (void)
{
  struct cpu_words has = { 0 };
  uint32_t eax, ebx, ecx, edx, last;
  __cpuid (0, last, ebx, ecx, edx);
  if (last < 7)
    return has;
  __cpuid (1, eax, ebx, has.ecx_1, edx);
  __cpuid_count (7, 0, eax, has.ebx_7, has.ecx_7, edx);
  __cpuid (0x80000000, last, ebx, ecx, edx);
  if (last >= 0x80000001)
    __cpuid (0x80000001, eax, ebx, has.ecx_ext_1, edx);
  if (has.ecx_1 & bit_OSXSAVE)
    /* xgetbv, which an assembler may have been told to reject.  */
    __asm__ (".byte 0x0f, 0x01, 0xd0" : "=a"(has.state), "=d"(edx) : "c"(0));
  return has;
}

unsigned
__qrintf_cpu (void)
{
  enum { ASKED = 1u << 31 };
  static atomic_uint known;
  unsigned features = atomic_load_explicit (&known, memory_order_relaxed);
  if (!features)
    {
      struct cpu_words has = ask_cpu ();
      features = __qrintf_cpu_features (&has) | ASKED;
      atomic_store_explicit (&known, features, memory_order_relaxed);
    }
  return features & ~ASKED;
}
