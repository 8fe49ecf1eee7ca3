/* SPDX-License-Identifier: MIT-0 */
/* The next definitions in a static program: what the functions of libc.a call
   themselves, by names that are hidden, since glibc 2.29.  Their own names are
   this library's.  */

#define _GNU_SOURCE

#include "family/next.h"

#include <stdint.h>

int __vfprintf_internal (FILE *, const char *, va_list, unsigned mode);
int __vsprintf_internal (char *, size_t, const char *, va_list, unsigned mode);
int __vsnprintf_internal (char *, size_t, const char *, va_list,
                          unsigned mode);
int __vasprintf_internal (char **, const char *, va_list, unsigned mode);
int __vdprintf_internal (int, const char *, va_list, unsigned mode);
_Noreturn void __chk_fail (void);

/* glibc's bits of the mode: %n is refused in writable memory; sprintf looks at
   the size of its destination.  */
enum
{
  mode_fortified = 2,
  mode_sized = 4
};

static unsigned
mode_of (int flag)
{
  return flag > 0 ? mode_fortified : 0;
}

int
__qrintf_next_vfprintf (FILE *stream, int flag, const char *format,
                        va_list values)
{
  return __vfprintf_internal (stream, format, values, mode_of (flag));
}

int
__qrintf_next_vsprintf (char *dst, int flag, size_t object, const char *format,
                        va_list values)
{
  if (flag < 0)
    return __vsprintf_internal (dst, SIZE_MAX, format, values, 0);
  if (!object)
    __chk_fail ();
  return __vsprintf_internal (dst, object, format, values,
                              mode_of (flag) | mode_sized);
}

int
__qrintf_next_vsnprintf (char *dst, size_t size, int flag, size_t object,
                         const char *format, va_list values)
{
  if (flag >= 0 && object < size)
    __chk_fail ();
  return __vsnprintf_internal (dst, size, format, values, mode_of (flag));
}

int
__qrintf_next_vasprintf (char **result, int flag, const char *format,
                         va_list values)
{
  return __vasprintf_internal (result, format, values, mode_of (flag));
}

int
__qrintf_next_vdprintf (int fd, int flag, const char *format, va_list values)
{
  return __vdprintf_internal (fd, format, values, mode_of (flag));
}
