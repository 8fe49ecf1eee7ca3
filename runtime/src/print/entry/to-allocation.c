/* SPDX-License-Identifier: MIT */
/* asprintf, vasprintf and their fortified forms.  A text is made on the stack and
   gets memory of its size.

   Refused are texts that are not short, and one for which there is no memory,
   which libc reports.  A program's own vasprintf is called in place of libc's; a
   call of asprintf is left to the caller where one of the two is the program's,
   as its values cannot be handed on.  */

#define _GNU_SOURCE

#include <errno.h>

#include "print/entry/short-text.h"
#include "print/to-libc.h"
#include "sinks/from-libc.h"

#ifdef __GLIBC__
int __vasprintf_chk (char **, int, const char *, va_list);
#else
#define __vasprintf_chk(RESULT, FLAG, FORMAT, VALUES)                          \
  vasprintf (RESULT, FORMAT, VALUES)
#endif

/* There is no memory.  libc tries again, and "%m" is of the ERROR before.  */
static int32_t
lack_memory (int error)
{
  errno = error;
  return INT32_MIN;
}

/* Prints FORMAT with VALUES to memory.  Returns the length, or INT32_MIN with
   VALUES as they were.  */
static int32_t
allocate_text (char **result, const char *format, va_list values)
{
  char text[longest_short_text];
  struct printer p;
  char *end = print_short_text (&p, text, format, values);
  if (!end)
    return INT32_MIN;
  size_t n = (size_t) (end - text);
  int error = errno;
  char *copy = __qrintf_duplicate (text, n);
  if (!copy)
    return lack_memory (error);
  QRINTF_COPY_VALUES (values, p.values);
  *result = copy;
  return (int32_t) n;
}

int32_t
__qrintf_vasprintf (char **result, const char *format, va_list values)
{
  int32_t n = INT32_MIN;
  if (has_libc_vasprintf ())
    n = allocate_text (result, format, values);
  return n == INT32_MIN ? vasprintf (result, format, values) : n;
}

int32_t
__qrintf_vasprintf_chk (char **result, int32_t flag, const char *format,
                        va_list values)
{
  int32_t n = INT32_MIN;
  if (has_libc_vasprintf ())
    n = allocate_text (result, format, values);
  return n == INT32_MIN ? __vasprintf_chk (result, flag, format, values) : n;
}

/* Whether both functions are the library's.  */
static bool
has_libc_both (void)
{
  return has_libc_asprintf () && has_libc_vasprintf ();
}

int32_t
__qrintf_asprintf (char **result, const char *format, ...)
    QRINTF_BY_LIST (has_libc_both (), __qrintf_vasprintf (result, format, values))

int32_t
__qrintf_asprintf_chk (char **result, int32_t flag, const char *format, ...)
    QRINTF_BY_LIST (has_libc_both (),
                    __qrintf_vasprintf_chk (result, flag, format, values))
