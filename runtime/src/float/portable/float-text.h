/* SPDX-License-Identifier: MIT-0 */
/* "%e" and "%g" in portable C: digits by divisions.  */

#ifndef QRINTF_PORTABLE_FLOAT_TEXT_H
#define QRINTF_PORTABLE_FLOAT_TEXT_H

#include <string.h>

#include "core/memory.h"
#include "integer/decimal/portable/decimal.h"

#define float_text_digits decimal_digits

static inline char *
float_text_put (char *p, const char *s, unsigned n)
{
  copy_memory (p, s, n);
  return p + n;
}

#define float_text_out float_text_put

#include "float/float-text-compose.inc"

#endif
