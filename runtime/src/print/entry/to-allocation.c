/* SPDX-License-Identifier: MIT-0 */
/* asprintf, vasprintf and their fortified forms.  A text is made on the stack
   and copied to memory of its length.

   Refused are long texts, and failures of malloc, which libc reports.  If the
   program defines vasprintf, that function is called in place of libc's.  If it
   defines asprintf or vasprintf, asprintf returns INT32_MIN, and the caller
   repeats the call by its public name.  */

#define _GNU_SOURCE

#include <errno.h>

#include "print/entry/entry.h"
#include "sinks/libc-names.h"
#include "sinks/from-libc.h"

/* Refuses the text after malloc has failed.  libc repeats the call, in which
   "%m" prints the ERROR from before.  */
static int32_t
lack_memory (int error)
{
  errno = error;
  return INT32_MIN;
}

/* Prints FORMAT with P->values to allocated memory.  Returns the length, or
   INT32_MIN.  */
QRINTF_OUTLINE int32_t
allocate_text (char **result, const char *format, struct printer *p)
{
  char text[short_text_size];
  char *end = print_short_text (p, text, format);
  if (!end)
    return INT32_MIN;
  size_t n = (size_t) (end - text);
  int error = errno;
  char *copy = __qrintf_allocate (text, n);
  if (!copy)
    return lack_memory (error);
  *result = copy;
  return (int32_t) n;
}

/* Whether the program defines neither function.  */
static bool
has_libc_both (void)
{
  return has_libc_asprintf () && has_libc_vasprintf ();
}

#define BY_VALUES(BY_LIBC)                                                     \
  QRINTF_OF_VALUES (has_libc_both (),                                          \
                    allocate_text (result, format, &p), BY_LIBC)
#define BY_LIST(BY_LIBC)                                                       \
  QRINTF_OF_LIST (has_libc_vasprintf (),                                       \
                  allocate_text (result, format, &p), BY_LIBC)

QRINTF_DEFINE_FORMS (asprintf, , BY_VALUES, BY_LIST,
                     (vasprintf (result, format, values)),
                     (__vasprintf_chk (result, flag, format, values)),
                     char **result, )
