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
#else
#define libc_write write
#define libc_flockfile flockfile
#define libc_funlockfile funlockfile
#define libc_vsprintf vsprintf
#endif

#endif
