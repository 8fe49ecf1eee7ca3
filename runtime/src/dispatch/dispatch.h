/* SPDX-License-Identifier: MIT-0 */
/* The choice of an emitter's variant at load time, by GNU ifunc.  CMake
   compiles one object for each TIERED row of emitters.def, so that a static
   link includes only the emitters that it uses.

   The resolver runs while relocations are still being done.  So all functions
   that it calls and all addresses that it takes belong to hidden symbols, which
   are relative to the program counter after the link.  */

#ifndef QRINTF_DISPATCH_H
#define QRINTF_DISPATCH_H

#include "dispatch/cpu.h"
#include "core/emitter.h"

typedef void qrintf_variant (void);

#define QRINTF_DECLARE_TIER(NAME, TIER, ...) QRINTF_VARIANT (NAME, TIER),
#define QRINTF_CHOOSE_TIER(NAME, TIER, ...)                                    \
  cpu &CPU_##TIER ? QRINTF_VARIANT (NAME, TIER):

/* __qrintf_NAME becomes the first of TIERS that the CPU has, or base.  */
#define QRINTF_DISPATCH_AMONG(NAME, TIERS, VISIBILITY)                         \
  __attribute__ ((visibility ("hidden")))                                      \
  qrintf_variant TIERS (QRINTF_DECLARE_TIER, NAME)                             \
      QRINTF_VARIANT (NAME, base);                                             \
  static __attribute__ ((unused)) qrintf_variant *resolve_##NAME (void)        \
  {                                                                            \
    unsigned cpu = __qrintf_emitter_cpu ();                                    \
    return TIERS (QRINTF_CHOOSE_TIER, NAME) QRINTF_VARIANT (NAME, base);       \
  }                                                                            \
  VISIBILITY qrintf_variant dispatched_##NAME __asm__("__qrintf_" #NAME)       \
      __attribute__ ((ifunc ("resolve_" #NAME)));

#define QRINTF_DISPATCH(NAME)                                                  \
  QRINTF_DISPATCH_AMONG (NAME, QRINTF_EMITTER_TIERS_BEST_FIRST, QRINTF_EXPORT)

/* For a function that only the runtime calls.  */
#define QRINTF_DISPATCH_INTERNAL(NAME)                                         \
  QRINTF_DISPATCH_AMONG (NAME, QRINTF_EMITTER_TIERS_BEST_FIRST,                \
                         __attribute__ ((visibility ("hidden"))))

/* Gives the chosen variant a name of itoa.h as well; to be used after
   QRINTF_DISPATCH (NAME).  */
#define QRINTF_DISPATCH_PUBLIC_NAME(NAME, PUBLIC)                              \
  QRINTF_EXPORT qrintf_variant dispatched_##PUBLIC __asm__(#PUBLIC)            \
      __attribute__ ((ifunc ("resolve_" #NAME)));

#endif
