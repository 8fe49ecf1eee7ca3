/* SPDX-License-Identifier: MIT */
/* Whether dprintf and asprintf are the C library's in this program.  A program
   may define functions of these names itself, preload them or wrap them (ld's
   --wrap); lowered calls must then call the program's.

   This is told by the address to which this object's references are
   resolved.  The answer is no, so that the original call is made, for a C
   library that is not glibc, for a dprintf of which nothing is known (glibc
   before 2.35, linked dynamically), and for a program in whose procedure
   linkage table the function has its address.  */

#ifndef QRINTF_FROM_LIBC_H
#define QRINTF_FROM_LIBC_H

/* For asprintf.  */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "core/emitter.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>

#ifdef __GLIBC__

/* glibc's internal names of them.  A static program has these if it has
   linked the archive's members; the weak references here link none.  */
#define QRINTF_WEAK(NAME) __attribute__ ((weakref (#NAME)))
static __typeof__ (asprintf) libc_asprintf QRINTF_WEAK (__asprintf);
static __typeof__ (dprintf) libc_dprintf QRINTF_WEAK (__dprintf);
static void libc_anchor (void) QRINTF_WEAK (gnu_get_libc_version);

/* FUNCTION's address, hidden from the compiler, which would fold a
   comparison of two functions' names to false.  */
#define QRINTF_ADDRESS(FUNCTION)                                               \
  ({                                                                           \
    void *address_ = (void *) (FUNCTION);                                      \
    __asm__("" : "+r"(address_));                                              \
    address_;                                                                  \
  })

#ifdef DLFO_STRUCT_HAS_EH_DBASE
static __typeof__ (_dl_find_object) libc_find QRINTF_WEAK (_dl_find_object);

QRINTF_INLINE bool
is_in (const struct dl_find_object *object, const void *address)
{
  return (const char *) address >= (const char *) object->dlfo_map_start
         && (const char *) address < (const char *) object->dlfo_map_end;
}

/* Whether FUNCTION is in glibc's shared object.  In a static program glibc lies
   in the same object as everything else, this code too.  */
QRINTF_INLINE bool
is_in_shared_libc (void *function)
{
  struct dl_find_object libc;
  void *anchor = QRINTF_ADDRESS (libc_anchor);
  return anchor && QRINTF_ADDRESS (libc_find) && libc_find (anchor, &libc) == 0
         && is_in (&libc, function)
         && !is_in (&libc, __builtin_extract_return_addr (
                               __builtin_return_address (0)));
}
#else
#define is_in_shared_libc(FUNCTION) false
#endif

QRINTF_INLINE bool
has_libc_asprintf (void)
{
  return QRINTF_ADDRESS (asprintf) == QRINTF_ADDRESS (libc_asprintf);
}

/* glibc's shared object does not export its internal name of dprintf.  */
QRINTF_INLINE bool
has_libc_dprintf (void)
{
  void *own = QRINTF_ADDRESS (dprintf);
  void *libc = QRINTF_ADDRESS (libc_dprintf);
  return libc ? own == libc : is_in_shared_libc (own);
}

#else
#define has_libc_asprintf() false
#define has_libc_dprintf() false
#endif

#endif
