/* SPDX-License-Identifier: MIT */
/* The C library's functions by the names that fortified calls have; no header
   declares these.  With a FLAG that is not above 0 nothing is fortified.

   A program may have an fprintf, vfprintf or vsnprintf of its own, or preload
   one, and the library's printf and snprintf do not call it.  So it must not be
   called in place of these either.  */

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
