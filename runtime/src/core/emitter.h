/* SPDX-License-Identifier: MIT-0 */
/* Every source of the runtime includes this: the names of an emitter's
   variants, and inlining.

   The source of a family of emitters is compiled once for each ISA tier, with
   QRINTF_TIER set to base, a tier of tiers.def or portable; EMITTER (char *,
   u32, …) then begins the definition of __qrintf_u32__base and so on.
   dispatch.h defines __qrintf_u32 itself.  If QRINTF_SOLE is defined, there is
   only one tier, and its variants have that name as well.  */

#ifndef QRINTF_EMITTER_H
#define QRINTF_EMITTER_H

#include "core/export.h"

QRINTF_EXPORTS_BEGIN
#include "qrintf/emitters.h"
QRINTF_EXPORTS_END

#define QRINTF_STRING_(X) #X
#define QRINTF_STRING(X) QRINTF_STRING_ (X)
#define QRINTF_PASTE_(A, B) A##B
#define QRINTF_PASTE(A, B) QRINTF_PASTE_ (A, B)
#ifdef QRINTF_SHARED
#define QRINTF_VARIANT(NAME, TIER) QRINTF_PASTE (__qrintf_##NAME##__in_, TIER)
#else
#define QRINTF_VARIANT(NAME, TIER) QRINTF_PASTE (__qrintf_##NAME##__, TIER)
#endif

#ifdef QRINTF_SOLE
#define QRINTF_ALSO(RESULT, NAME, ...)                                         \
  RESULT __qrintf_##NAME (__VA_ARGS__) __attribute__ ((                        \
      alias (QRINTF_STRING (QRINTF_VARIANT (NAME, QRINTF_TIER)))));
#else
#define QRINTF_ALSO(RESULT, NAME, ...)
#endif

#define EMITTER(RESULT, NAME, ...)                                             \
  RESULT QRINTF_VARIANT (NAME, QRINTF_TIER) (__VA_ARGS__);                     \
  QRINTF_ALSO (RESULT, NAME, __VA_ARGS__)                                      \
  QRINTF_EXPORT_VARIANT (RESULT, NAME, QRINTF_TIER, __VA_ARGS__)               \
  RESULT QRINTF_VARIANT (NAME, QRINTF_TIER) (__VA_ARGS__)

/* The same for a function that only the runtime calls.  */
#define INTERNAL(RESULT, NAME, ...)                                            \
  RESULT QRINTF_VARIANT (NAME, QRINTF_TIER) (__VA_ARGS__);                     \
  QRINTF_ALSO (RESULT, NAME, __VA_ARGS__)                                      \
  RESULT QRINTF_VARIANT (NAME, QRINTF_TIER) (__VA_ARGS__)

/* The emitter NAME if the variant of SAME, which has the same parameters, does
   the same work: one function gets both names.  */
#define EMITTER_AS(SAME, RESULT, NAME, ...)                                    \
  RESULT QRINTF_VARIANT (NAME, QRINTF_TIER) (__VA_ARGS__) __attribute__ ((     \
      alias (QRINTF_STRING (QRINTF_VARIANT (SAME, QRINTF_TIER)))));            \
  QRINTF_ALSO (RESULT, NAME, __VA_ARGS__)                                      \
  QRINTF_EXPORT_VARIANT (RESULT, NAME, QRINTF_TIER, __VA_ARGS__)

/* Gives the emitter NAME the second name PUBLIC, of itoa.h, without an
   additional call.  For a TIERED row CMake finds these lines by a regular
   expression, so each has to be a single line, and lets dispatch.h declare the
   name.  PLAIN_PUBLIC_NAME is for PLAIN rows.  */
#define QRINTF_SECOND_NAME(TARGET, PUBLIC)                                     \
  extern QRINTF_EXPORT __typeof__ (TARGET) PUBLIC                              \
      __attribute__ ((alias (QRINTF_STRING (TARGET))));
#ifdef QRINTF_SOLE
#define PUBLIC_NAME(NAME, PUBLIC)                                              \
  QRINTF_SECOND_NAME (QRINTF_VARIANT (NAME, QRINTF_TIER), PUBLIC)
#else
#define PUBLIC_NAME(NAME, PUBLIC)
#endif
#define PLAIN_PUBLIC_NAME(NAME, PUBLIC)                                        \
  QRINTF_SECOND_NAME (__qrintf_##NAME, PUBLIC)

/* For the fast path: every emitter gets its own copy, in which the compiler
   folds the emitter's constant arguments.  */
#define QRINTF_INLINE static inline __attribute__ ((always_inline))

/* For the slow path: it becomes a separate function, so that the fast path
   saves no registers for it.  */
#define QRINTF_OUTLINE static __attribute__ ((noinline, unused))

/* Goes before the definition of a function that runs for every call or number.
   Its place within a cache line makes up to a fifth of the time of a short
   call, and otherwise the linker chooses that place.  Measured only on
   x86-64.  */
#ifdef __x86_64__
#define QRINTF_AT_CACHE_LINE __attribute__ ((aligned (64)))
#define QRINTF_AT_HALF_CACHE_LINE __attribute__ ((aligned (32)))
#else
#define QRINTF_AT_CACHE_LINE
#define QRINTF_AT_HALF_CACHE_LINE
#endif

/* States a condition that the caller guarantees.  A debug build checks it; in a
   release build the optimizer relies on it.  */
#ifdef NDEBUG
#define QRINTF_ASSERT(CONDITION)                                               \
  ((CONDITION) ? (void) 0 : __builtin_unreachable ())
#else
#define QRINTF_ASSERT(CONDITION) ((CONDITION) ? (void) 0 : __builtin_trap ())
#endif

/* Whether the compiler knows that the size X is SIZE_MAX, which means no
   limit.  */
#define HAS_NO_LIMIT(X) (__builtin_constant_p (X) && (X) == SIZE_MAX)

#endif
