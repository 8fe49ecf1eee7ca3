/* SPDX-License-Identifier: MIT-0 */
/* dprintf, vdprintf and their fortified forms.

   Refused are long texts, which libc writes in parts, and empty texts, for
   which libc checks the descriptor.  If the program defines vdprintf, that
   function is called in place of libc's.  If it defines dprintf or vdprintf,
   dprintf returns INT32_MIN, and the caller repeats the call by its public
   name.  */

#define _GNU_SOURCE

#include "print/entry/entry.h"
#include "sinks/libc-names.h"
#include "sinks/from-libc.h"
#include "sinks/write-text.h"

/* Writes FORMAT with P->values to FD.  Returns what dprintf returns, or
   INT32_MIN.  */
QRINTF_OUTLINE int32_t
write_formatted (int32_t fd, const char *format, struct printer *p)
{
  char text[short_text_size];
  char *end = print_short_text (p, text, format);
  if (!end || end == text)
    return INT32_MIN;
  return write_text (fd, text, (size_t) (end - text));
}

/* Whether the program defines neither function.  */
static bool
has_libc_both (void)
{
  return has_libc_dprintf () && has_libc_vdprintf ();
}

#define BY_VALUES(BY_LIBC)                                                     \
  QRINTF_OF_VALUES (has_libc_both (),                                          \
                    write_formatted (fd, format, &p), BY_LIBC)
#define BY_LIST(BY_LIBC)                                                       \
  QRINTF_OF_LIST (has_libc_vdprintf (),                                        \
                  write_formatted (fd, format, &p), BY_LIBC)

QRINTF_DEFINE_FORMS (dprintf, , BY_VALUES, BY_LIST,
                     (vdprintf (fd, format, values)),
                     (__vdprintf_chk (fd, flag, format, values)),
                     int32_t fd, )
