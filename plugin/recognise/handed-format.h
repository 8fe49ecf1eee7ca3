/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that a call hands to a function of the program's own, which may print
   them by vprintf or one of its kind.  */

#ifndef QRINTF_RECOGNISE_HANDED_FORMAT_H
#define QRINTF_RECOGNISE_HANDED_FORMAT_H

#include "gcc/gcc-includes.h"

namespace qrintf
{

struct handed_format
{
  const char *text = nullptr; /* null: there is none */

  /* The attribute format (printf) says so.  Otherwise it is the literal before
     the values, and may be anything.  */
  bool declared = false;
  unsigned first_value = 0; /* if it is not declared */
};

/* The literal format of CALL, a call of a function, by its name or through a
   pointer.  There is none if the function is from a system header and not
   compiled here, as its formats are printed elsewhere.  */
handed_format format_handed_by (const gcall *call);

} // namespace qrintf

#endif
