/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The features of the CPU: the same as libgcc's, and the tiers that follow from
   them.  */

#ifdef __x86_64__

#include <cpuid.h>

extern "C"
{
#include "dispatch/cpu.h"
}

#include <map>
#include <string>

#include <gtest/gtest.h>

namespace
{

unsigned
features (cpu_words has)
{
  return __qrintf_cpu_features (&has);
}

constexpr uint32_t all = UINT32_MAX;
#define ROW(DATA, NAME, ...) | CPU_##NAME
constexpr unsigned every = 0 QRINTF_ISA_TIERS (ROW, );
#undef ROW

/* The builtin accepts only literals.  */
bool
libgcc_finds (const std::string &extension)
{
  __builtin_cpu_init ();
  const std::map<std::string, int> found = {
#define ASK(EXTENSION, NAME) { EXTENSION, __builtin_cpu_supports (NAME) }
    ASK ("AVX2", "avx2"),         ASK ("BMI", "bmi"),
    ASK ("BMI2", "bmi2"),         ASK ("LZCNT", "lzcnt"),
    ASK ("POPCNT", "popcnt"),     ASK ("AVX512F", "avx512f"),
    ASK ("AVX512VL", "avx512vl"), ASK ("AVX512BW", "avx512bw"),
    ASK ("AVX512DQ", "avx512dq"), ASK ("AVX512VBMI2", "avx512vbmi2"),
  };
  return found.at (extension);
}

} // namespace

TEST (cpu, as_libgcc)
{
  constexpr bool has_base = true;
  unsigned expected = 0;
#define HAS(NAME) &&libgcc_finds (#NAME)
#define ROW(DATA, NAME, BELOW, BIT, STATE, EBX_7, ECX_7, ECX_EXT_1, ECX_1)     \
  const bool has_##NAME = has_##BELOW EBX_7 ECX_7 ECX_EXT_1 ECX_1;             \
  expected |= has_##NAME ? CPU_##NAME : 0;
  QRINTF_ISA_TIERS (ROW, )
#undef ROW
#define ROW(DATA, NAME, ...) | CPU_##NAME
  unsigned of_emitters = 0 QRINTF_EMITTER_TIERS (ROW, );
#undef ROW
#undef HAS
  for (int time = 0; time < 2; time++)
    {
      unsigned intel = __builtin_cpu_is ("intel") ? CPU_INTEL : 0;
      EXPECT_EQ (__qrintf_cpu (), expected | intel | CPU_ASKED);
      EXPECT_EQ (__qrintf_emitter_cpu (), (expected & of_emitters) | CPU_ASKED);
    }
}

/* Registers that the operating system does not save do not count.  */
TEST (cpu, state)
{
  EXPECT_EQ (features ({ all, all, all, all, all, 0 }), every);
  EXPECT_EQ (features ({ all, all, all, all, 0xe7, 0 }), every);
  EXPECT_EQ (features ({ all, all, all, all, 0x67, 0 }), CPU_avx2);
  EXPECT_EQ (features ({ all, all, all, all, 0x07, 0 }), CPU_avx2);
  EXPECT_EQ (features ({ all, all, all, all, 0x03, 0 }), 0);
  EXPECT_EQ (features ({ all, all, all, all, 0, 0 }), 0);
}

TEST (cpu, maker)
{
  EXPECT_EQ (features ({ 0, 0, 0, 0, 0, signature_INTEL_ebx }), CPU_INTEL);
  EXPECT_EQ (features ({ 0, 0, 0, 0, 0, signature_AMD_ebx }), 0);
}

/* A tier is missing if one of its parts is, and so are the tiers above.  */
TEST (cpu, parts)
{
  EXPECT_EQ (features ({}), 0);
  EXPECT_EQ (features ({ all & ~bit_POPCNT, all, all, all, all, 0 }), 0);
  EXPECT_EQ (features ({ all, all, all, all & ~bit_LZCNT, all, 0 }), 0);
  for (uint32_t bit : { bit_AVX2, bit_BMI, bit_BMI2 })
    EXPECT_EQ (features ({ all, all & ~bit, all, all, all, 0 }), 0) << bit;
  for (uint32_t bit : { uint32_t (bit_AVX512F), uint32_t (bit_AVX512VL),
                        uint32_t (bit_AVX512BW), uint32_t (bit_AVX512DQ) })
    EXPECT_EQ (features ({ all, all & ~bit, all, all, all, 0 }), CPU_avx2)
        << bit;
  EXPECT_EQ (features ({ all, all, all & ~bit_AVX512VBMI2, all, all, 0 }),
             every - CPU_vbmi2);
}

#endif
