/* SPDX-License-Identifier: MIT */
/* Which ISA tiers the CPU can run.  See cpu.h.

   This is not __builtin_cpu_supports because libgcc's model of the CPU and its
   constructor are 4.5 kB in every program, and a link without libgcc has none.
   The tests are libgcc's: an extension counts only if the operating system
   saves the registers that it uses.

   Resolvers call this while relocations are still being done, so it calls no
   function and refers to no symbol that is not hidden.  cpuid may take
   microseconds in a virtual machine, so the answer is kept.  */

#include "dispatch/cpu.h"

#include <cpuid.h>
#include <stdatomic.h>

/* The bits of XCR0 for the registers of SSE and AVX, and for those of
   AVX-512.  */
#define STATE_AVX 0x06
#define STATE_AVX512 0xe6

/* What each tier needs, including what the tier below needs.  */
enum
{
  base_ecx_1 = 0,
  base_ebx_7 = 0,
  base_ecx_7 = 0,
  base_ecx_ext_1 = 0,
#define HAS(NAME) | bit_##NAME
#define ROW(DATA, NAME, BELOW, BIT, STATE, EBX_7, ECX_7, ECX_EXT_1, ECX_1)     \
  NAME##_ecx_1 = BELOW##_ecx_1 ECX_1, NAME##_ebx_7 = BELOW##_ebx_7 EBX_7,      \
  NAME##_ecx_7 = BELOW##_ecx_7 ECX_7,                                          \
  NAME##_ecx_ext_1 = BELOW##_ecx_ext_1 ECX_EXT_1,
  QRINTF_ISA_TIERS (ROW, )
#undef ROW
#undef HAS
};

static const struct cpu_words needs[] = {
#define ROW(DATA, NAME, BELOW, BIT, STATE, ...)                                \
  { NAME##_ecx_1, NAME##_ebx_7, NAME##_ecx_7, NAME##_ecx_ext_1, STATE_##STATE },
  QRINTF_ISA_TIERS (ROW, )
#undef ROW
};

/* The bit of a tier is its place among the rows: features_of counts.  */
enum
{
#define ROW(DATA, NAME, ...) place_of_##NAME,
  QRINTF_ISA_TIERS (ROW, )
#undef ROW
};
#define ROW(DATA, NAME, BELOW, BIT, ...)                                       \
  _Static_assert(BIT == 1 << place_of_##NAME, "place of " #NAME);
QRINTF_ISA_TIERS (ROW, )
#undef ROW

static inline unsigned
features_of (const struct cpu_words *has)
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

unsigned
__qrintf_cpu_features (const struct cpu_words *has)
{
  return features_of (has);
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
    __asm__(".byte 0x0f, 0x01, 0xd0" : "=a"(has.state), "=d"(edx) : "c"(0));
  return has;
}

unsigned
__qrintf_cpu (void)
{
  enum
  {
    ASKED = 1u << 31
  };
  static atomic_uint known;
  unsigned features = atomic_load_explicit (&known, memory_order_relaxed);
  if (!features)
    {
      struct cpu_words has = ask_cpu ();
      features = features_of (&has) | ASKED;
      atomic_store_explicit (&known, features, memory_order_relaxed);
    }
  return features & ~ASKED;
}
