/* SPDX-License-Identifier: MIT-0 */
/* The C library's functions that print refused texts.  They are called by the
   names of fortified calls.  A FLAG of 0 or less asks for no check.

   A program may define or preload fprintf, vfprintf or vsnprintf.  The
   library's printf and snprintf do not call that definition, so this code does
   not either.  */

#ifndef QRINTF_TO_LIBC_H
#define QRINTF_TO_LIBC_H

#include <stdarg.h>
#include <stdio.h>

#include "core/emitter.h"
#include "sinks/fortified.h"
#include "sinks/libc-names.h"

/* An unfortified vsprintf has to be called by its own name, because the
   fortified function clears the destination first.  */
#ifdef __GLIBC__
int __vsprintf_chk (char *, int, size_t, const char *, va_list);

QRINTF_INLINE int32_t
vsprintf_of_libc (char *dst, int32_t flag, size_t object, const char *format,
                  va_list values)
{
  return flag < 0 ? libc_vsprintf (dst, format, values)
                  : __vsprintf_chk (dst, flag, object, format, values);
}
#else
#define vsprintf_of_libc(DST, FLAG, OBJECT, FORMAT, VALUES)                    \
  ((void) (FLAG), (void) (OBJECT), libc_vsprintf (DST, FORMAT, VALUES))
#endif

#endif
