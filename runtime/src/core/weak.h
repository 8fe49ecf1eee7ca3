/* SPDX-License-Identifier: MIT-0 */
/* Weak references to functions that may be missing in a program.  */

#ifndef QRINTF_CORE_WEAK_H
#define QRINTF_CORE_WEAK_H

#include <stddef.h>

#include "core/emitter.h"

/* Declares a function as a weak reference to NAME.  */
#define QRINTF_WEAK(NAME) __attribute__ ((weakref (QRINTF_STRING (NAME))))

/* Declares that NAME, to which there are weak references, is either in the same
   program or shared library or missing.  So a shared library does not import
   it, which would take 90 bytes.  Such references are tested by QRINTF_PRESENT.
   The library itself has all of these functions.  */
#ifdef QRINTF_EMBEDDED
#define QRINTF_NOT_IMPORTED(NAME) __asm__(".hidden " QRINTF_STRING (NAME))
#else
#define QRINTF_NOT_IMPORTED(NAME) _Static_assert(1, #NAME)
#endif

/* The address of FUNCTION, which the compiler cannot see; it would fold a
   comparison of two functions' names to false.  */
#define QRINTF_ADDRESS(FUNCTION)                                               \
  ({                                                                           \
    void *address_ = (void *) (FUNCTION);                                      \
    __asm__("" : "+r"(address_));                                              \
    address_;                                                                  \
  })

/* The address of FUNCTION, or a null pointer if it is missing.  For a hidden
   symbol that is missing, gold gives the address of the program's first byte,
   behind which all functions are.  */
#define QRINTF_PRESENT(FUNCTION) qrintf_present (QRINTF_ADDRESS (FUNCTION))

QRINTF_INLINE void *
qrintf_present (void *address)
{
#ifdef QRINTF_EMBEDDED
  extern char __ehdr_start[] __attribute__ ((visibility ("hidden")));
  return (char *) address > __ehdr_start ? address : NULL;
#else
  return address;
#endif
}

/* Declares LOCAL as the function NAME of TYPE, which belongs to a part that a
   program may lack.  QRINTF_OF_PROGRAM is its address, or null if the program
   lacks it.  The library has all parts.  */
#ifdef QRINTF_EMBEDDED
#define QRINTF_PART(TYPE, LOCAL, NAME)                                         \
  static TYPE LOCAL QRINTF_WEAK (NAME);                                        \
  QRINTF_NOT_IMPORTED (NAME)
#define QRINTF_OF_PROGRAM(LOCAL, NAME)                                         \
  ((__typeof__ (&LOCAL)) QRINTF_PRESENT (LOCAL))
#else
#define QRINTF_PART(TYPE, LOCAL, NAME) extern TYPE NAME
#define QRINTF_OF_PROGRAM(LOCAL, NAME) (&NAME)
#endif

#endif
