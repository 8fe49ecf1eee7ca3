/* SPDX-License-Identifier: MIT-0 */
/* Included before a source of print/entry: gives its entry points the names
   that the C library has for them.

   The name is a second one of the same function, so that it costs no call, and
   weak, so that in a static link a definition of the program's takes its
   place; the dynamic linker makes no difference.  Inside this library the
   functions call each other by their first names, as libc's do.  */

#ifndef QRINTF_FAMILY_NAMES_H
#define QRINTF_FAMILY_NAMES_H

#include "family/to-next.h"

#define LIBC_NAME(NAME, LIBC)                                                  \
  extern __typeof__ (__qrintf_##NAME) public_##NAME __asm__(#LIBC)             \
      __attribute__ ((weak, alias ("__qrintf_" #NAME),                         \
                      visibility ("default")));

/* NAME, NAME with a list, and what _FORTIFY_SOURCE makes of the two.  */
#define LIBC_NAMES(NAME)                                                       \
  LIBC_NAME (NAME, NAME)                                                       \
  LIBC_NAME (v##NAME, v##NAME)                                                 \
  LIBC_NAME (NAME##_chk, __##NAME##_chk)                                       \
  LIBC_NAME (v##NAME##_chk, __v##NAME##_chk)

/* It includes printer.h, which defines LIBC_NAMES where this does not.  */
#include "family/gate.h"

#endif
