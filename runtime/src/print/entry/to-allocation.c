/* SPDX-License-Identifier: MIT-0 */
/* asprintf, vasprintf and their fortified forms.  A text is made on the stack
   and copied to memory from malloc.

   Refused are long texts, and failures of malloc, which libc reports.  If the
   program defines vasprintf, that function is called in place of libc's.  If it
   defines asprintf or vasprintf, asprintf returns INT32_MIN, and the caller
   repeats the call by its public name.  */

#define _GNU_SOURCE

#include <errno.h>

#include "print/entry/entry.h"
#include "sinks/libc-names.h"
#include "sinks/from-libc.h"
#include "string/duplicate.h"

/* Prints FORMAT with P->values to allocated memory.  Returns the length, or
   INT32_MIN.  */
QRINTF_INLINE int32_t
allocate_text (char **result, const char *format, struct printer *p)
{
  char text[short_text_size];
  p->error = no_error;
  char *end = print_short_text (p, text, format);
  if (!end)
    return INT32_MIN;
  char *copy = duplicate (text, (size_t) (end - text));
  if (!copy)
    {
      /* libc repeats the call, and a "%m" in it prints the same error.  */
      if (p->error != no_error)
        errno = p->error;
      return INT32_MIN;
    }
  *result = copy;
  return (int32_t) (end - text);
}

/* Asks whether the program defines neither function, and keeps the answer: 1
   or -1.  */
static signed char libc_has_both;

QRINTF_OUTLINE bool
ask_for_both (void)
{
  bool answer = has_libc_asprintf () && has_libc_vasprintf ();
  __atomic_store_n (&libc_has_both, answer ? 1 : -1, __ATOMIC_RELAXED);
  return answer;
}

QRINTF_INLINE bool
has_libc_both (void)
{
  signed char known = __atomic_load_n (&libc_has_both, __ATOMIC_RELAXED);
  return __builtin_expect (known > 0, 1) || (!known && ask_for_both ());
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
