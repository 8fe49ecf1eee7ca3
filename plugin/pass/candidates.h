/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of a function that the passes look at.  */

#ifndef QRINTF_PASS_CANDIDATES_H
#define QRINTF_PASS_CANDIDATES_H

#include "recognise/call.h"

namespace qrintf
{

struct candidates
{
  /* The calls of the family, and the single pieces that repeat or may be in a
     run with one of them.  */
  std::vector<printf_call> calls;
  /* All calls of other functions.  */
  std::vector<gcall *> others;
};

candidates find_candidates (function *fun);

} // namespace qrintf

#endif
