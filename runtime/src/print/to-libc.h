/* SPDX-License-Identifier: MIT */
/* What is refused, by the C library: by the names that fortified calls have,
   which no header declares.  A FLAG that is not above 0 asks for no check.

   A program may have an fprintf, vfprintf or vsnprintf of its own, or preload
   one, and the library's printf and snprintf do not call it.  So it must not be
   called in place of these either.  */

#ifndef QRINTF_TO_LIBC_H
#define QRINTF_TO_LIBC_H

#include <stdarg.h>
#include <stdio.h>

#include "core/emitter.h"
#include "sinks/fortified.h"
#include "sinks/libc-names.h"

/* vsprintf has no other name: unlike it, the fortified function clears its
   destination.  */
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
