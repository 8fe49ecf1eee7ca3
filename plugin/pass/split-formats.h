/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits calls that choose among literal formats into one call for each.  */

#ifndef QRINTF_PASS_SPLIT_FORMATS_H
#define QRINTF_PASS_SPLIT_FORMATS_H

#include "recognise/call.h"

namespace qrintf
{

struct format_choice
{
  printf_call call;
  std::vector<tree> formats;  /* all that CALL may have: two or more */
  std::vector<gcall *> calls; /* set by split_formats: one for each format */
};

/* Split each call of CHOICES, all of them in FUN.  Frees the dominance
   information of FUN.  */
void split_formats (function *fun, std::vector<format_choice> &choices);

} // namespace qrintf

#endif
