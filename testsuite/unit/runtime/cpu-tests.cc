/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the CPU has: the same as libgcc finds, and what of it counts.  */

#ifdef __x86_64__

#include <cpuid.h>

extern "C" {
#include "dispatch/cpu.h"
}

#include <gtest/gtest.h>

namespace
{

unsigned
features (cpu_words has)
{
  return __qrintf_cpu_features (&has);
}

constexpr uint32_t all = UINT32_MAX;
constexpr unsigned every = CPU_AVX2 | CPU_V4 | CPU_AVX512 | CPU_VBMI2;

} // namespace

TEST (cpu, as_libgcc)
{
  __builtin_cpu_init ();
  bool avx2 = __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
              && __builtin_cpu_supports ("bmi2")
              && __builtin_cpu_supports ("lzcnt")
              && __builtin_cpu_supports ("popcnt");
  bool v4 = avx2 && __builtin_cpu_supports ("avx512f")
            && __builtin_cpu_supports ("avx512vl")
            && __builtin_cpu_supports ("avx512bw")
            && __builtin_cpu_supports ("avx512dq");
  bool avx512 = v4 && __builtin_cpu_supports ("avx512ifma")
                && __builtin_cpu_supports ("avx512vbmi");
  bool vbmi2 = v4 && __builtin_cpu_supports ("avx512vbmi2");
  unsigned expected = avx2 * CPU_AVX2 + v4 * CPU_V4 + avx512 * CPU_AVX512
                      + vbmi2 * CPU_VBMI2;
  EXPECT_EQ (__qrintf_cpu (), expected);
  EXPECT_EQ (__qrintf_cpu (), expected);
}

/* What the operating system does not save does not count.  */
TEST (cpu, state)
{
  EXPECT_EQ (features ({ all, all, all, all, all }), every);
  EXPECT_EQ (features ({ all, all, all, all, 0xe7 }), every);
  EXPECT_EQ (features ({ all, all, all, all, 0x67 }), CPU_AVX2);
  EXPECT_EQ (features ({ all, all, all, all, 0x07 }), CPU_AVX2);
  EXPECT_EQ (features ({ all, all, all, all, 0x03 }), 0);
  EXPECT_EQ (features ({ all, all, all, all, 0 }), 0);
}

/* A level without one of its parts is not there, nor one above.  */
TEST (cpu, parts)
{
  EXPECT_EQ (features ({}), 0);
  EXPECT_EQ (features ({ all & ~bit_POPCNT, all, all, all, all }), 0);
  EXPECT_EQ (features ({ all, all, all, all & ~bit_LZCNT, all }), 0);
  for (uint32_t bit : { bit_AVX2, bit_BMI, bit_BMI2 })
    EXPECT_EQ (features ({ all, all & ~bit, all, all, all }), 0) << bit;
  for (uint32_t bit : { uint32_t (bit_AVX512F), uint32_t (bit_AVX512VL),
                        uint32_t (bit_AVX512BW), uint32_t (bit_AVX512DQ) })
    EXPECT_EQ (features ({ all, all & ~bit, all, all, all }), CPU_AVX2) << bit;
  EXPECT_EQ (features ({ all, all & ~bit_AVX512IFMA, all, all, all }),
             every - CPU_AVX512);
  EXPECT_EQ (features ({ all, all, all & ~bit_AVX512VBMI, all, all }),
             every - CPU_AVX512);
  EXPECT_EQ (features ({ all, all, all & ~bit_AVX512VBMI2, all, all }),
             every - CPU_VBMI2);
}

#endif
