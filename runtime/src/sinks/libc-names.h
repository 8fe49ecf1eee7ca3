/* SPDX-License-Identifier: MIT-0 */
/* Functions of the C library that a program may define, preload or replace, by
   names that it does not replace, as the library's own printf calls no write,
   flockfile, fprintf or vsnprintf of the program: internal names, and those of
   fortified calls, which no header declares.  A FLAG of 0 or less asks for no
   check.  C libraries other than glibc have no such names.  */

#ifndef QRINTF_LIBC_NAMES_H
#define QRINTF_LIBC_NAMES_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

#include "core/emitter.h"

#ifdef __GLIBC__
#include <gnu/libc-version.h>

int __fprintf_chk (FILE *stream, int flag, const char *format, ...);
int __vfprintf_chk (FILE *stream, int flag, const char *format, va_list values);
int __vsprintf_chk (char *dst, int flag, size_t object, const char *format,
                    va_list values);
int __vasprintf_chk (char **result, int flag, const char *format,
                     va_list values);
int __vdprintf_chk (int fd, int flag, const char *format, va_list values);

/* An unfortified vsprintf has to be called by its own name, because the
   fortified function clears the destination first.  A macro, so that
   family/to-next.h can redirect both.  */
#define vsprintf_of_libc(DST, FLAG, OBJECT, FORMAT, VALUES)                    \
  ((FLAG) < 0 ? libc_vsprintf (DST, FORMAT, VALUES)                            \
              : __vsprintf_chk (DST, FLAG, OBJECT, FORMAT, VALUES))
#else
#define __fprintf_chk(STREAM, FLAG, ...) fprintf (STREAM, __VA_ARGS__)
#define __vfprintf_chk(STREAM, FLAG, FORMAT, VALUES)                           \
  ((void) (FLAG), vfprintf (STREAM, FORMAT, VALUES))
#define __vasprintf_chk(RESULT, FLAG, FORMAT, VALUES)                          \
  ((void) (FLAG), vasprintf (RESULT, FORMAT, VALUES))
#define __vdprintf_chk(FD, FLAG, FORMAT, VALUES)                               \
  ((void) (FLAG), vdprintf (FD, FORMAT, VALUES))
#define vsprintf_of_libc(DST, FLAG, OBJECT, FORMAT, VALUES)                    \
  ((void) (FLAG), (void) (OBJECT), libc_vsprintf (DST, FORMAT, VALUES))
#endif

/* Whether the C library is glibc 2.MINOR or later.  The version at run time
   counts, not that of the compilation.  */
QRINTF_OUTLINE bool
is_glibc_from (unsigned minor)
{
#ifdef __GLIBC__
  const char *version = gnu_get_libc_version (); /* "2.36" */
  unsigned n = 0;
  if (version[0] != '2' || version[1] != '.')
    return true;
  for (const char *p = version + 2; *p >= '0' && *p <= '9'; p++)
    n = n * 10 + (unsigned) (*p - '0');
  return n >= minor;
#else
  (void) minor;
  return false;
#endif
}

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
/* Returns the text of ERROR, which may be in the SIZE bytes at TEXT.  */
char *libc_strerror (int error, char *text,
                     size_t size) __asm__("__strerror_r");
#else
#define libc_strerror(ERROR, TEXT, SIZE)                                       \
  ((void) (TEXT), (void) (SIZE), strerror (ERROR))
#define libc_write write
#define libc_flockfile flockfile
#define libc_funlockfile funlockfile
#define libc_vsprintf vsprintf
#define libc_vsnprintf_chk(DST, SIZE, FLAG, OBJECT, FORMAT, VALUES)            \
  vsnprintf (DST, SIZE, FORMAT, VALUES)
#endif

#endif
