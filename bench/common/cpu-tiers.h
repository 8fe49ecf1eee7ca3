/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of the runtime's variants for ISA tiers this CPU can run.  */

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

inline const char *
name_of (cpu_tier tier)
{
  static const char *const names[] = { "base", "avx2", "v4", "avx512" };
  return names[static_cast<int> (tier)];
}

/* The build defines BENCH_TIERS as 1 where the runtime has variants for several
   ISA tiers, else as 0.  */
inline const char *
name_of_tier_in_use ()
{
  return BENCH_TIERS ? name_of (cpu_tier_here ()) : "sole";
}

#endif
