/* SPDX-License-Identifier: MIT-0 */
/* The functions that print what the engine refuses: the next definitions of the
   family behind this library's, which the C library has, or another library
   that is loaded between the two.

   next-loaded.c asks the dynamic linker for them; next-static.c calls the names
   that libc.a has inside.  They do what the functions of their names do, with
   the same errors.  A FLAG below 0, or for vfprintf of 0, asks for the one that
   is not fortified.  */

#ifndef QRINTF_NEXT_H
#define QRINTF_NEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#pragma GCC visibility push(hidden)

int __qrintf_next_vfprintf (FILE *stream, int flag, const char *format,
                            va_list values);
int __qrintf_next_vsprintf (char *dst, int flag, size_t object,
                            const char *format, va_list values);
int __qrintf_next_vsnprintf (char *dst, size_t size, int flag, size_t object,
                             const char *format, va_list values);
int __qrintf_next_vasprintf (char **result, int flag, const char *format,
                             va_list values);
int __qrintf_next_vdprintf (int fd, int flag, const char *format,
                            va_list values);

#pragma GCC visibility pop

#endif
