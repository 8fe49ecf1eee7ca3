/* SPDX-License-Identifier: MIT */
/* The significant digits of a double as the text of "%e" and "%g": chooses the
   algorithms.

     float_text_exponent (cursor, limit, digits, n, form)
     float_text_general (cursor, limit, digits, n, form)

   write exactly the text of DIGITS, which are N digits (1 to 18 for "%e", 1 to
   17 for "%g"), in the field that FORM asks for, and return the advanced
   cursor; or a null pointer if the text would not end at or before LIMIT.  A
   radix character of several bytes is refused.  */

#ifndef QRINTF_FLOAT_TEXT_H
#define QRINTF_FLOAT_TEXT_H

#include "float/float-text-form.h"
#include "core/select.h"

#if QRINTF_X86
#include "float/x86/float-text.h"
#else
#include "float/portable/float-text.h"
#endif

#endif
