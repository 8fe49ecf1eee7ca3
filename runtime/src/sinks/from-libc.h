/* SPDX-License-Identifier: MIT-0 */
/* Whether dprintf, asprintf and their forms with a va_list are the C library's
   in this program.  A program may define functions of these names itself,
   preload them or wrap them (ld's --wrap); lowered calls must then call the
   program's.

   The test uses the address to which the references of this object are
   resolved.  The answer is no, so that the original call is made, in these
   cases: the C library is not glibc; the function cannot be tested (all but
   asprintf with glibc before 2.35, linked dynamically); the function's address
   is in the program's procedure linkage table.  */

#ifndef QRINTF_FROM_LIBC_H
#define QRINTF_FROM_LIBC_H

/* It declares asprintf and vasprintf.  */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "core/weak.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>

#ifdef QRINTF_CALLS_NEXT

/* In a library with the C library's names, whoever calls asprintf or dprintf
   was bound to it, and libc's asprintf calls no vasprintf of the program's
   either.  */
#define has_libc_asprintf() true
#define has_libc_dprintf() true
#define has_libc_vasprintf() true
#define has_libc_vdprintf() true

#elif defined __GLIBC__

/* glibc's internal names of these functions.  A static program has them if it
   has linked the archive's members; the weak references here link none.  */
static __typeof__ (asprintf) libc_asprintf QRINTF_WEAK (__asprintf);
static __typeof__ (dprintf) libc_dprintf QRINTF_WEAK (__dprintf);
static __typeof__ (vasprintf) libc_vasprintf QRINTF_WEAK (__vasprintf);
static __typeof__ (vdprintf) libc_vdprintf QRINTF_WEAK (__vdprintf);
static void libc_anchor (void) QRINTF_WEAK (gnu_get_libc_version);

/* glibc's shared object does not export these.  */
QRINTF_NOT_IMPORTED (__dprintf);
QRINTF_NOT_IMPORTED (__vasprintf);
QRINTF_NOT_IMPORTED (__vdprintf);

#ifdef DLFO_STRUCT_HAS_EH_DBASE
static __typeof__ (_dl_find_object) libc_find QRINTF_WEAK (_dl_find_object);

QRINTF_INLINE bool
is_in (const struct dl_find_object *object, const void *address)
{
  return (const char *) address >= (const char *) object->dlfo_map_start
         && (const char *) address < (const char *) object->dlfo_map_end;
}

/* Whether FUNCTION is in glibc's shared object.  In a static program glibc and
   this code are in the same object.  */
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

/* Whether OWN is LIBC, an internal name of glibc that its shared object does
   not export.  The answer does not change while this code is loaded.  ANSWER
   keeps it, as 1 or -1; it is 0 before the first query.  */
QRINTF_INLINE bool
is_libcs (signed char *answer, void *own, void *libc)
{
  if (libc)
    return own == libc;
  signed char known = __atomic_load_n (answer, __ATOMIC_RELAXED);
  if (!known)
    {
      known = is_in_shared_libc (own) ? 1 : -1;
      __atomic_store_n (answer, known, __ATOMIC_RELAXED);
    }
  return known > 0;
}

#define QRINTF_ASK(NAME)                                                       \
  QRINTF_INLINE bool has_libc_##NAME (void)                                    \
  {                                                                            \
    static signed char answer;                                                 \
    return is_libcs (&answer, QRINTF_ADDRESS (NAME),                           \
                     QRINTF_PRESENT (libc_##NAME));                            \
  }

QRINTF_ASK (dprintf)
QRINTF_ASK (vasprintf)
QRINTF_ASK (vdprintf)

#else
#define has_libc_asprintf() false
#define has_libc_dprintf() false
#define has_libc_vasprintf() false
#define has_libc_vdprintf() false
#endif

#endif
