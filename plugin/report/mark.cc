/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the mark of an object.  See mark.h.  */

#include "report/mark.h"

#include "gcc/gcc-includes.h"
#include "gcc/target.h"

namespace qrintf
{
namespace
{

bool is_marked;

} // namespace

void
mark_unit ()
{
  is_marked = true;
}

void
write_mark (void *, void *)
{
  if (is_marked && asm_out_file && !seen_error () && !flag_no_ident)
    write_ident ("qrintf " QRINTF_VERSION);
}

} // namespace qrintf
