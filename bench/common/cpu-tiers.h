/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the runtime's versions this CPU can run.  */

#ifndef QRINTF_BENCH_CPU_TIERS_H
#define QRINTF_BENCH_CPU_TIERS_H

/* In the order in which each asks for more.  */
enum class cpu_tier
{
  base,
  avx2,
  v4,    /* AVX-512's masks */
  avx512 /* IFMA and VBMI as well */
};

inline cpu_tier
cpu_tier_here ()
{
#ifdef __x86_64__
  if (!(__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
        && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("lzcnt")
        && __builtin_cpu_supports ("popcnt")))
    return cpu_tier::base;
  if (!(__builtin_cpu_supports ("avx512f")
        && __builtin_cpu_supports ("avx512vl")
        && __builtin_cpu_supports ("avx512bw")
        && __builtin_cpu_supports ("avx512dq")))
    return cpu_tier::avx2;
  if (!(__builtin_cpu_supports ("avx512ifma")
        && __builtin_cpu_supports ("avx512vbmi")))
    return cpu_tier::v4;
  return cpu_tier::avx512;
#else
  return cpu_tier::base;
#endif
}

#endif
