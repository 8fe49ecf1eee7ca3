/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ISA tier of the emitters that this CPU can run, by the runtime's own
   test.  */

#ifndef QRINTF_BENCH_CPU_TIERS_H
#define QRINTF_BENCH_CPU_TIERS_H

#include <qrintf/tiers.def>

/* In the order of increasing requirements.  */
enum class cpu_tier
{
  base,
#define QRINTF_TIER_NAME(DATA, NAME, ...) NAME,
  QRINTF_EMITTER_TIERS (QRINTF_TIER_NAME, )
#undef QRINTF_TIER_NAME
};

extern "C" unsigned __qrintf_cpu (void);

inline cpu_tier
cpu_tier_here ()
{
  cpu_tier best = cpu_tier::base;
#ifdef __x86_64__
  const unsigned cpu = __qrintf_cpu ();
#define QRINTF_TIER_IF(DATA, NAME, BELOW, BIT, ...)                            \
  if (cpu & BIT)                                                               \
    best = cpu_tier::NAME;
  QRINTF_EMITTER_TIERS (QRINTF_TIER_IF, )
#undef QRINTF_TIER_IF
#endif
  return best;
}

inline const char *
name_of (cpu_tier tier)
{
  static const char *const names[] = { "base", "v4" };
  return names[static_cast<int> (tier)];
}

/* The build defines BENCH_TIERS as 1 if the runtime has variants for several
   ISA tiers, else as 0.  */
inline const char *
name_of_tier_in_use ()
{
  return BENCH_TIERS ? name_of (cpu_tier_here ()) : "sole";
}

#endif
