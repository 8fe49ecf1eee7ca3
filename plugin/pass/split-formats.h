/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Splits calls whose format may be one of several literals into one call for
   each.  */

#ifndef QRINTF_PASS_SPLIT_FORMATS_H
#define QRINTF_PASS_SPLIT_FORMATS_H

#include "recognise/call.h"

namespace qrintf
{

struct format_choice
{
  printf_call call;
  std::vector<tree> tested; /* the formats that get calls of their own */

  /* The format if it is none of these; null if that is not known.  */
  tree otherwise = NULL_TREE;

  /* Set by split_formats: a call for each tested format.  CALL itself serves
     the last one.  */
  std::vector<gcall *> calls = {};
};

/* Split each call of CHOICES, all of them in FUN.  Frees the dominance
   information of FUN.  */
void split_formats (function *fun, std::vector<format_choice> &choices);

} // namespace qrintf

#endif
