/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a call's values are what a format asks for.  */

#ifndef QRINTF_ANALYSIS_AGREEMENT_H
#define QRINTF_ANALYSIS_AGREEMENT_H

#include "format/format.h"
#include "gcc/gcc-includes.h"

namespace qrintf
{

/* Whether the arguments of CALL from FIRST on are as many as FORMAT asks for,
   each of the kind that it asks for: a number, a pointer, a real of the type.
   False for a format that cannot be parsed.  */
bool values_agree (const parsed_format &format, const gcall *call,
                   unsigned first);

} // namespace qrintf

#endif
