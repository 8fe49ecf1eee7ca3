/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The replacements of the C library's functions; unit/print tests them.  */

#include "versions.h"

#include <gtest/gtest.h>

CHECK (printf)
CHECK (fprintf)
CHECK (vprintf)
CHECK (vfprintf)
CHECK (sprintf)
CHECK (snprintf)
CHECK (vsprintf)
CHECK (vsnprintf)
CHECK (asprintf)
CHECK (vasprintf)
CHECK (dprintf)
CHECK (vdprintf)
CHECK (printf_chk)
CHECK (fprintf_chk)
CHECK (vprintf_chk)
CHECK (vfprintf_chk)
CHECK (sprintf_chk)
CHECK (snprintf_chk)
CHECK (vsprintf_chk)
CHECK (vsnprintf_chk)
CHECK (asprintf_chk)
CHECK (vasprintf_chk)
CHECK (dprintf_chk)
CHECK (vdprintf_chk)
CHECK (puts)
CHECK (fputs)
CHECK (putchar)
CHECK (putc)
CHECK (fwrite)

/* The archive contains these functions, so libc's are never taken.
   lowering/stream has programs without them.  */
#define CHECK_LINKED(NAME)                                                     \
  CHECK (linked_##NAME,                                                        \
         EXPECT_EQ (__qrintf_linked_##NAME (nullptr),                          \
                    reinterpret_cast<const void *> (__qrintf_##NAME)))

CHECK_LINKED (printf)
CHECK_LINKED (fprintf)
CHECK_LINKED (printf_chk)
CHECK_LINKED (fprintf_chk)
