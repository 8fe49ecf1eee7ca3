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
CHECK (linked_printf,
       EXPECT_EQ (__qrintf_linked_printf (nullptr),
                  reinterpret_cast<const void *> (__qrintf_printf)))
CHECK (linked_fprintf,
       EXPECT_EQ (__qrintf_linked_fprintf (nullptr),
                  reinterpret_cast<const void *> (__qrintf_fprintf)))
CHECK (linked_printf_chk,
       EXPECT_EQ (__qrintf_linked_printf_chk (nullptr),
                  reinterpret_cast<const void *> (__qrintf_printf_chk)))
CHECK (linked_fprintf_chk,
       EXPECT_EQ (__qrintf_linked_fprintf_chk (nullptr),
                  reinterpret_cast<const void *> (__qrintf_fprintf_chk)))
