/* SPDX-License-Identifier: MIT-0 */
/* The C library's functions by the names that fortified calls use, which no
   header declares.  If FLAG is 0 or negative, the call is not fortified.

   A program may define or preload its own fprintf, vfprintf or vsnprintf, which
   the library's printf and snprintf do not call.  So the runtime must not call
   it in their place either.  */

#ifndef QRINTF_FORTIFIED_H
#define QRINTF_FORTIFIED_H

#include <stdarg.h>
#include <stdio.h>

#ifdef __GLIBC__
int __fprintf_chk (FILE *stream, int flag, const char *format, ...);
int __vfprintf_chk (FILE *stream, int flag, const char *format, va_list values);
int __vsprintf_chk (char *dst, int flag, size_t object, const char *format,
                    va_list values);
int __vsnprintf_chk (char *dst, size_t size, int flag, size_t object,
                     const char *format, va_list values);
#else
#define __fprintf_chk(STREAM, FLAG, ...) fprintf (STREAM, __VA_ARGS__)
#define __vfprintf_chk(STREAM, FLAG, FORMAT, VALUES)                           \
  vfprintf (STREAM, FORMAT, VALUES)
#define __vsprintf_chk(DST, FLAG, OBJECT, FORMAT, VALUES)                      \
  vsprintf (DST, FORMAT, VALUES)
#define __vsnprintf_chk(DST, SIZE, FLAG, OBJECT, FORMAT, VALUES)               \
  vsnprintf (DST, SIZE, FORMAT, VALUES)
#endif

#endif
