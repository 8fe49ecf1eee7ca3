/* SPDX-License-Identifier: MIT */
/* The choice of an emitter's version at load time.  CMake compiles one object
   per TIERED row of emitters.def, so a static link takes only the families that
   it uses.

   The resolver runs while relocations are still being done: it calls nothing
   but libgcc's CPU probe, which is linked in statically, and all addresses that
   it takes are hidden symbols', hence relative to the program counter once
   linked.  */

#ifndef QRINTF_DISPATCH_H
#define QRINTF_DISPATCH_H

#include "emitter.h"

static inline int
cpu_has_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
         && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("lzcnt")
         && __builtin_cpu_supports ("popcnt");
}

/* x86-64-v4: Skylake's and Cascade Lake's servers.  */
static inline int
cpu_has_v4 (void)
{
  return cpu_has_avx2 () && __builtin_cpu_supports ("avx512f")
         && __builtin_cpu_supports ("avx512vl")
         && __builtin_cpu_supports ("avx512bw")
         && __builtin_cpu_supports ("avx512dq");
}

/* Ice Lake, Zen 4 and later.  */
static inline int
cpu_has_avx512 (void)
{
  return cpu_has_v4 () && __builtin_cpu_supports ("avx512ifma")
         && __builtin_cpu_supports ("avx512vbmi");
}

typedef void qrintf_version (void);

#define QRINTF_DISPATCH(NAME)                                                 \
  __attribute__ ((visibility ("hidden"))) qrintf_version                      \
      QRINTF_VERSION (NAME, base),                                            \
      QRINTF_VERSION (NAME, avx2), QRINTF_VERSION (NAME, v4),                 \
      QRINTF_VERSION (NAME, avx512);                                          \
  static qrintf_version *resolve_##NAME (void)                                \
  {                                                                           \
    __builtin_cpu_init ();                                                    \
    return cpu_has_avx512 () ? QRINTF_VERSION (NAME, avx512)                  \
           : cpu_has_v4 ()   ? QRINTF_VERSION (NAME, v4)                      \
           : cpu_has_avx2 () ? QRINTF_VERSION (NAME, avx2)                    \
                             : QRINTF_VERSION (NAME, base);                   \
  }                                                                           \
  QRINTF_EXPORT qrintf_version dispatched_##NAME __asm__ ("__qrintf_" #NAME)  \
      __attribute__ ((ifunc ("resolve_" #NAME)));

/* The same choice under a name of itoa.h, after QRINTF_DISPATCH (NAME).  */
#define QRINTF_DISPATCH_PUBLIC_NAME(NAME, PUBLIC)                                  \
  QRINTF_EXPORT qrintf_version dispatched_##PUBLIC __asm__ (#PUBLIC)          \
      __attribute__ ((ifunc ("resolve_" #NAME)));

#endif
