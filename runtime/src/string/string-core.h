/* SPDX-License-Identifier: MIT-0 */
/* Strings, in fields and with a limit: chooses the algorithms.  */

#ifndef QRINTF_STRING_CORE_H
#define QRINTF_STRING_CORE_H

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

/* Writes the text of a null pointer without a precision.  */
static inline char *
null_put (char *p)
{
  return (char *) memcpy (p, "(null)", null_text) + null_text;
}

#endif
