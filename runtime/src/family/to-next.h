/* SPDX-License-Identifier: MIT-0 */
/* Included by names.h: redirects the names that libc-names.h gives to libc's
   functions to the next definitions.  In a library that has the C library's
   names, those names would be its own, and a text that is refused would be
   refused for ever.  */

#ifndef QRINTF_TO_NEXT_H
#define QRINTF_TO_NEXT_H

#define _GNU_SOURCE

/* For from-libc.h.  */
#define QRINTF_CALLS_NEXT

#include "family/next.h"
#include "sinks/libc-names.h"

#define __vfprintf_chk __qrintf_next_vfprintf
#define __vsprintf_chk __qrintf_next_vsprintf
#define __vasprintf_chk __qrintf_next_vasprintf
#define __vdprintf_chk __qrintf_next_vdprintf
#define libc_vsnprintf_chk __qrintf_next_vsnprintf
#define libc_vsprintf(DST, FORMAT, VALUES)                                     \
  __qrintf_next_vsprintf (DST, -1, (size_t) -1, FORMAT, VALUES)
#define vasprintf(RESULT, FORMAT, VALUES)                                      \
  __qrintf_next_vasprintf (RESULT, -1, FORMAT, VALUES)
#define vdprintf(FD, FORMAT, VALUES)                                           \
  __qrintf_next_vdprintf (FD, -1, FORMAT, VALUES)

#endif
