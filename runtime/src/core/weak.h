/* SPDX-License-Identifier: MIT */
/* Weak references to what may be missing in a program.  */

#ifndef QRINTF_CORE_WEAK_H
#define QRINTF_CORE_WEAK_H

#include <stddef.h>

#include "core/emitter.h"

/* Declares a function as a weak reference to NAME.  */
#define QRINTF_WEAK(NAME) __attribute__ ((weakref (#NAME)))

/* NAME, to which there are weak references, is in the same program or shared
   library or nowhere: without it a shared library imports nothing, which would
   take 90 bytes.  They are followed by QRINTF_PRESENT.  In the library nothing
   of ours is missing.  */
#ifdef QRINTF_EMBEDDED
#define QRINTF_NOT_IMPORTED(NAME) __asm__(".hidden " #NAME)
#else
#define QRINTF_NOT_IMPORTED(NAME) _Static_assert(1, #NAME)
#endif

/* FUNCTION's address, hidden from the compiler, which would fold a
   comparison of two functions' names to false.  */
#define QRINTF_ADDRESS(FUNCTION)                                               \
  ({                                                                           \
    void *address_ = (void *) (FUNCTION);                                      \
    __asm__("" : "+r"(address_));                                              \
    address_;                                                                  \
  })

/* FUNCTION's address, or a null pointer if it is missing.  In a program, gold
   gives what is hidden and missing the address of the program's first byte.  */
#define QRINTF_PRESENT(FUNCTION) qrintf_present (QRINTF_ADDRESS (FUNCTION))

QRINTF_INLINE void *
qrintf_present (void *address)
{
#ifdef QRINTF_EMBEDDED
  extern char __ehdr_start[] __attribute__ ((visibility ("hidden")));
  return address == __ehdr_start ? NULL : address;
#else
  return address;
#endif
}

#endif
