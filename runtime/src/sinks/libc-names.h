/* SPDX-License-Identifier: MIT-0 */
/* Functions of the C library that a program may replace, by internal names that
   it does not replace: the library's own printf calls no write, flockfile or
   vsprintf of the program.  C libraries other than glibc have no such
   names.  */

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
/* GCC turns a call that needs no check into vsnprintf under its internal
   name.  */
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
