/* SPDX-License-Identifier: MIT */
/* The C library's functions that a program may replace, by names that it does not:
   the library's own printf does not call a write, flockfile or vsprintf of the
   program's.  Other C libraries than glibc have no such names.  */

#ifndef QRINTF_LIBC_NAMES_H
#define QRINTF_LIBC_NAMES_H

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#if defined __GLIBC__ && !defined __UCLIBC__
ssize_t libc_write (int fd, const void *text, size_t length) __asm__("__write");
void libc_flockfile (FILE *stream) __asm__("_IO_flockfile");
void libc_funlockfile (FILE *stream) __asm__("_IO_funlockfile");
int libc_vsprintf (char *dst, const char *format,
                   va_list values) __asm__("_IO_vsprintf");
/* GCC makes vsnprintf of a call by its own name that needs no check.  */
int libc_vsnprintf_chk (char *dst, size_t size, int flag, size_t object,
                        const char *format,
                        va_list values) __asm__("__vsnprintf_chk");
#else
#define libc_write write
#define libc_flockfile flockfile
#define libc_funlockfile funlockfile
#define libc_vsprintf vsprintf
#define libc_vsnprintf_chk(DST, SIZE, FLAG, OBJECT, FORMAT, VALUES)            \
  vsnprintf (DST, SIZE, FORMAT, VALUES)
#endif

#endif
