/* SPDX-License-Identifier: MIT-0 */
/* See field-lead.h.  */

#include "core/select.h"

#if QRINTF_X86

#include "integer/x86/field-lead.h"

#define BLANKS15 "               "
#define ZEROS16 "0000000000000000"

const char __qrintf_field_lead[3][33] = {
  BLANKS15 " " ZEROS16,
  BLANKS15 "+" ZEROS16,
  BLANKS15 "-" ZEROS16,
};

const char __qrintf_field_behind[32] = { [16 ... 31] = ' ' - '0' };

#endif
