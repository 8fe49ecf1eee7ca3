/* SPDX-License-Identifier: MIT-0 */
/* The target of the runtime, written as comments into its assembly, where
   make-embedded.py finds it.  The plugin lowers no call in a function that is
   compiled for another target.  This file is not part of the library.  */

#include <float.h>

/* The extensions that the code needs beyond the minimum CPU of the
   architecture, as a number whose meaning depends on the architecture;
   plugin/gcc/target.cc computes the same number for each function.  */
#if defined __x86_64__ || defined __i386__
#ifdef __SSE2__
#define TARGET_LEVEL 2
#elif defined __i686__
#define TARGET_LEVEL 1
#else
#define TARGET_LEVEL 0
#endif
#elif defined __s390__
#define TARGET_LEVEL __ARCH__
#elif defined __aarch64__ && defined __ARM_NEON
#define TARGET_LEVEL 1
#else
#define TARGET_LEVEL 0
#endif

#define FACT(NAME, VALUE) __asm__("#qrintf " #NAME " %c0" : : "i"(VALUE))

void
qrintf_target_facts (void)
{
  FACT (pointer_bits, 8 * (int) sizeof (void *));
  FACT (big_endian, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__);
  FACT (long_double_digits, LDBL_MANT_DIG);
  FACT (long_double_bytes, (int) sizeof (long double));
  FACT (level, TARGET_LEVEL);
}
