/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that choose among literal formats become one call for each.  */

#ifndef QRINTF_PASS_SPLIT_FORMATS_H
#define QRINTF_PASS_SPLIT_FORMATS_H

#include "recognise/call.h"

namespace qrintf
{

struct format_choice
{
  printf_call call;
  std::vector<tree> formats;  /* two literals or more: all that it may have */
  std::vector<gcall *> calls; /* what becomes of it, one for each of FORMATS */
};

/* Split each call of CHOICES, in FUN, whose dominance information is lost
   then.  */
void split_formats (function *fun, std::vector<format_choice> &choices);

} // namespace qrintf

#endif
