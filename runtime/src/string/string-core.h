/* SPDX-License-Identifier: MIT */
/* Strings, in fields and with a limit: chooses the algorithms.  On x86, without
   masks one pass over a short string is hardly faster than the C library's
   functions, and five times as large.  */

#include "core/select.h"

#ifdef QRINTF_MASKED_STORES
#include "string/x86/string.h"
#elif QRINTF_NEON
#include "string/neon/string.h"
#else
#include "string/portable/string.h"
#endif

enum
{
  null_text = sizeof "(null)" - 1
};

/* Writes what libc prints for a null pointer if there is no precision.  */
static inline char *
null_put (char *p)
{
  return (char *) memcpy (p, "(null)", null_text) + null_text;
}
