/* SPDX-License-Identifier: MIT */
/* The C library's functions by the same arguments: what interpret/ and sinks/
   print of them, and the rest by libc.  It stands in for the runtime's
   printf.  */

#define _GNU_SOURCE /* for asprintf and vasprintf */

#include "core/weak.h"
#include "interpret/interpret.h"
#include "sinks/fortified.h"
#include "sinks/from-libc.h"

#include <limits.h>
#include <stdio.h>

#ifdef __GLIBC__
int __vsprintf_chk (char *, int, size_t, const char *, va_list);
int __vasprintf_chk (char **, int, const char *, va_list);
int __vdprintf_chk (int, int, const char *, va_list);
#else
#define __vsprintf_chk(DST, FLAG, OBJECT, FORMAT, VALUES)                      \
  vsprintf (DST, FORMAT, VALUES)
#define __vasprintf_chk(RESULT, FLAG, FORMAT, VALUES)                          \
  vasprintf (RESULT, FORMAT, VALUES)
#define __vdprintf_chk(FD, FLAG, FORMAT, VALUES) vdprintf (FD, FORMAT, VALUES)
#endif

#ifdef QRINTF_EMBEDDED
static void *print_real (int) QRINTF_WEAK (__qrintf_print_real);
QRINTF_NOT_IMPORTED (__qrintf_print_real);
#else
void *__qrintf_print_real (int);
#define print_real __qrintf_print_real
#endif

/* Brings the interpreter, to which its functions refer weakly, and keeps what
   prints reals if the program has it.  */
static inline void
need_interpreter (void)
{
  __asm__ volatile ("" : : "r"(__qrintf_interpret_text), "r"(print_real));
}

/* __qrintf_NAME with a va_list and __qrintf_VALUES with values: READ, or else
   BY_LIBC.  */
#define WITH_LIST(NAME, PARAMETERS, READ, BY_LIBC)                             \
  int32_t __qrintf_##NAME PARAMETERS                                           \
  {                                                                            \
    need_interpreter ();                                                       \
    int32_t n = READ;                                                          \
    return n == INT32_MIN ? BY_LIBC : n;                                       \
  }

#define WITH_VALUES(NAME, PARAMETERS, BY_LIST)                                 \
  int32_t __qrintf_##NAME PARAMETERS                                           \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = BY_LIST;                                                       \
    va_end (values);                                                           \
    return n;                                                                  \
  }

WITH_LIST (vfprintf, (void *stream, const char *format, va_list values),
           __qrintf_interpret_stream (stream, format, values),
           __vfprintf_chk (stream, 0, format, values))
WITH_LIST (vfprintf_chk,
           (void *stream, int32_t flag, const char *format, va_list values),
           __qrintf_interpret_stream (stream, format, values),
           __vfprintf_chk (stream, flag, format, values))
WITH_LIST (vprintf, (const char *format, va_list values),
           __qrintf_interpret_stdout (format, values),
           __vfprintf_chk (stdout, 0, format, values))
WITH_LIST (vprintf_chk, (int32_t flag, const char *format, va_list values),
           __qrintf_interpret_stdout (format, values),
           __vfprintf_chk (stdout, flag, format, values))
WITH_LIST (vsnprintf,
           (char *dst, size_t size, const char *format, va_list values),
           __qrintf_interpret_bounded (dst, size, format, values),
           __vsnprintf_chk (dst, size, -1, SIZE_MAX, format, values))
WITH_LIST (vsnprintf_chk,
           (char *dst, size_t size, int32_t flag, size_t object,
            const char *format, va_list values),
           size > object
               ? INT32_MIN
               : __qrintf_interpret_bounded (dst, size, format, values),
           __vsnprintf_chk (dst, size, flag, object, format, values))
WITH_LIST (vsprintf, (char *dst, const char *format, va_list values),
           __qrintf_interpret_object (dst, SIZE_MAX, format, values),
           vsprintf (dst, format, values))
WITH_LIST (vsprintf_chk,
           (char *dst, int32_t flag, size_t object, const char *format,
            va_list values),
           __qrintf_interpret_object (dst, object, format, values),
           __vsprintf_chk (dst, flag, object, format, values))
WITH_LIST (vasprintf, (char **result, const char *format, va_list values),
           __qrintf_interpret_allocation (result, format, values),
           vasprintf (result, format, values))
WITH_LIST (vasprintf_chk,
           (char **result, int32_t flag, const char *format, va_list values),
           __qrintf_interpret_allocation (result, format, values),
           __vasprintf_chk (result, flag, format, values))
WITH_LIST (vdprintf, (int32_t fd, const char *format, va_list values),
           __qrintf_interpret_descriptor (fd, format, values),
           vdprintf (fd, format, values))
WITH_LIST (vdprintf_chk,
           (int32_t fd, int32_t flag, const char *format, va_list values),
           __qrintf_interpret_descriptor (fd, format, values),
           __vdprintf_chk (fd, flag, format, values))

WITH_VALUES (printf, (const char *format, ...),
             __qrintf_vprintf (format, values))
WITH_VALUES (printf_chk, (int32_t flag, const char *format, ...),
             __qrintf_vprintf_chk (flag, format, values))
WITH_VALUES (fprintf, (void *stream, const char *format, ...),
             __qrintf_vfprintf (stream, format, values))
WITH_VALUES (fprintf_chk, (void *stream, int32_t flag, const char *format, ...),
             __qrintf_vfprintf_chk (stream, flag, format, values))
WITH_VALUES (sprintf, (char *dst, const char *format, ...),
             __qrintf_vsprintf (dst, format, values))
WITH_VALUES (sprintf_chk,
             (char *dst, int32_t flag, size_t object, const char *format, ...),
             __qrintf_vsprintf_chk (dst, flag, object, format, values))
WITH_VALUES (snprintf, (char *dst, size_t size, const char *format, ...),
             __qrintf_vsnprintf (dst, size, format, values))
WITH_VALUES (snprintf_chk,
             (char *dst, size_t size, int32_t flag, size_t object,
              const char *format, ...),
             __qrintf_vsnprintf_chk (dst, size, flag, object, format, values))

/* As what is refused cannot be handed on, it is INT32_MIN.  */
WITH_VALUES (asprintf, (char **result, const char *format, ...),
             has_libc_asprintf () && has_libc_vasprintf ()
                 ? __qrintf_vasprintf (result, format, values)
                 : INT32_MIN)
WITH_VALUES (asprintf_chk,
             (char **result, int32_t flag, const char *format, ...),
             has_libc_asprintf () && has_libc_vasprintf ()
                 ? __qrintf_vasprintf_chk (result, flag, format, values)
                 : INT32_MIN)
WITH_VALUES (dprintf, (int32_t fd, const char *format, ...),
             has_libc_dprintf () && has_libc_vdprintf ()
                 ? __qrintf_vdprintf (fd, format, values)
                 : INT32_MIN)
WITH_VALUES (dprintf_chk, (int32_t fd, int32_t flag, const char *format, ...),
             has_libc_dprintf () && has_libc_vdprintf ()
                 ? __qrintf_vdprintf_chk (fd, flag, format, values)
                 : INT32_MIN)

#if defined __SIZEOF_INT128__ && defined __GLIBC__ && !defined __UCLIBC__
int32_t
__qrintf_puts (const char *s)
{
  return __qrintf_print_str (s, QRINTF_PIECE | '\n', (const char *) puts,
                             QRINTF_STDOUT);
}

int32_t
__qrintf_fputs (const char *s, void *stream)
{
  int32_t n
      = __qrintf_print_str (s, QRINTF_PIECE, (const char *) fputs, stream);
  return n < 0 ? EOF : 1;
}

size_t
__qrintf_fwrite (const void *s, size_t size, size_t n, void *stream)
{
  return size == 1 ? __qrintf_print_bytes (s, n, stream)
                   : fwrite (s, size, n, stream);
}

int32_t
__qrintf_putchar (int32_t c)
{
  return __qrintf_stdout_character (c);
}

int32_t
__qrintf_putc (int32_t c, void *stream)
{
  return __qrintf_stream_character (c, stream);
}
#else
int32_t
__qrintf_puts (const char *s)
{
  return puts (s);
}

int32_t
__qrintf_fputs (const char *s, void *stream)
{
  return fputs (s, stream);
}

size_t
__qrintf_fwrite (const void *s, size_t size, size_t n, void *stream)
{
  return fwrite (s, size, n, stream);
}

int32_t
__qrintf_putchar (int32_t c)
{
  return putchar (c);
}

int32_t
__qrintf_putc (int32_t c, void *stream)
{
  return putc (c, stream);
}
#endif
