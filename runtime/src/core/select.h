/* SPDX-License-Identifier: MIT-0 */
/* The algorithms that an ISA tier is built from.  If QRINTF_X86 is 1, the
   headers in x86/ are used, if QRINTF_NEON is 1, those in neon/.  The portable
   tier, x32, big-endian aarch64 and all other CPUs use those in portable/,
   which need only C11.  */

#ifndef QRINTF_SELECT_H
#define QRINTF_SELECT_H

#if defined __x86_64__ && defined __LP64__ && !defined QRINTF_PORTABLE
#define QRINTF_X86 1
#else
#define QRINTF_X86 0
#endif

#if defined __aarch64__ && defined __LP64__ && defined __ARM_NEON              \
    && !defined __AARCH64EB__ && !defined QRINTF_PORTABLE
#define QRINTF_NEON 1
#else
#define QRINTF_NEON 0
#endif

/* Whether stores can be masked.  Then one store writes a short text of any
   length exactly.  */
#if QRINTF_X86 && defined __AVX512BW__ && defined __AVX512VL__
#define QRINTF_MASKED_STORES 1
#endif

#endif
