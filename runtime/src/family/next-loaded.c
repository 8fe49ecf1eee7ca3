/* SPDX-License-Identifier: MIT-0 */
/* The next definitions, by the dynamic linker.  All are looked for when this
   library is initialized, before the program has threads; a call that comes
   before that, from another library's constructor, looks for what it needs.
   dlsym takes no memory and leaves errno alone where it finds a name, so that
   it calls neither a malloc of the program's nor a printf.

   Thread-safe: whoever looks finds the same.  A name that nobody has ends the
   process: there is no glibc without it.  */

#define _GNU_SOURCE

#include "family/next.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/emitter.h"
#include "family/gate.h"
#include "family/report.h"
#include "sinks/libc-names.h"

/* ROW (NAME, PARAMETERS): functions of the C library that return an int.  */
#define NEXT_FUNCTIONS(ROW)                                                    \
  ROW (vfprintf, (FILE *, const char *, va_list))                              \
  ROW (vsprintf, (char *, const char *, va_list))                              \
  ROW (vsnprintf, (char *, size_t, const char *, va_list))                     \
  ROW (vasprintf, (char **, const char *, va_list))                            \
  ROW (vdprintf, (int, const char *, va_list))                                 \
  ROW (__vfprintf_chk, (FILE *, int, const char *, va_list))                   \
  ROW (__vsprintf_chk, (char *, int, size_t, const char *, va_list))           \
  ROW (__vsnprintf_chk,                                                        \
       (char *, size_t, int, size_t, const char *, va_list))                   \
  ROW (__vasprintf_chk, (char **, int, const char *, va_list))                 \
  ROW (__vdprintf_chk, (int, int, const char *, va_list))

enum next_function
{
#define ROW(NAME, PARAMETERS) next_##NAME,
  NEXT_FUNCTIONS (ROW) next_functions
#undef ROW
};

#define ROW(NAME, PARAMETERS) typedef int type_of_##NAME PARAMETERS;
NEXT_FUNCTIONS (ROW)
#undef ROW

static const char names[next_functions][32] = {
#define ROW(NAME, PARAMETERS) #NAME,
  NEXT_FUNCTIONS (ROW)
#undef ROW
};

static void *found[next_functions];

static _Noreturn void
lack (const char *name)
{
  static const char before[] = "libqrintf_printf: error: no library behind "
                               "this one has the function ";
  ssize_t ignored = libc_write (STDERR_FILENO, before, sizeof before - 1);
  ignored = libc_write (STDERR_FILENO, name, strlen (name));
  ignored = libc_write (STDERR_FILENO, "\n", 1);
  (void) ignored;
  abort ();
}

QRINTF_OUTLINE void *
look_for (enum next_function i)
{
  void *function = dlsym (RTLD_NEXT, names[i]);
  if (!function)
    lack (names[i]);
  __atomic_store_n (&found[i], function, __ATOMIC_RELEASE);
  return function;
}

static void *
next_function (enum next_function i)
{
  void *function = __atomic_load_n (&found[i], __ATOMIC_ACQUIRE);
  return function ? function : look_for (i);
}

#define NEXT(NAME) ((type_of_##NAME *) next_function (next_##NAME))

static __attribute__ ((constructor)) void
look_for_all (void)
{
  for (int i = 0; i < next_functions; i++)
    next_function ((enum next_function) i);
}

QRINTF_INLINE void
tell_report (FILE *stream, const char *format)
{
  if (__builtin_expect (state_of_gate () & gate_reports, 0))
    __qrintf_report_passed (stream, format);
}

/* The body of a function that passes a call on to NAME or to its fortified
   form, with arguments in parentheses.  */
#define PASS_ON(NAME, STREAM, IS_FORTIFIED, FORTIFIED, PLAIN)                  \
  {                                                                            \
    tell_report (STREAM, format);                                              \
    return IS_FORTIFIED ? NEXT (__##NAME##_chk) FORTIFIED : NEXT (NAME) PLAIN; \
  }

int
__qrintf_next_vfprintf (FILE *stream, int flag, const char *format,
                        va_list values)
    PASS_ON (vfprintf, stream, flag > 0, (stream, flag, format, values),
             (stream, format, values))

int
__qrintf_next_vsprintf (char *dst, int flag, size_t object, const char *format,
                        va_list values)
    PASS_ON (vsprintf, NULL, flag >= 0, (dst, flag, object, format, values),
             (dst, format, values))

int
__qrintf_next_vsnprintf (char *dst, size_t size, int flag, size_t object,
                         const char *format, va_list values)
    PASS_ON (vsnprintf, NULL, flag >= 0,
             (dst, size, flag, object, format, values),
             (dst, size, format, values))

int
__qrintf_next_vasprintf (char **result, int flag, const char *format,
                         va_list values)
    PASS_ON (vasprintf, NULL, flag >= 0, (result, flag, format, values),
             (result, format, values))

int
__qrintf_next_vdprintf (int fd, int flag, const char *format, va_list values)
    PASS_ON (vdprintf, NULL, flag >= 0, (fd, flag, format, values),
             (fd, format, values))
