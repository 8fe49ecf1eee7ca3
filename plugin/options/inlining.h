/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The argument inline=.  */

#ifndef QRINTF_OPTIONS_INLINING_H
#define QRINTF_OPTIONS_INLINING_H

namespace qrintf
{

/* Which calls with a known format become direct code, unless they are cold for
   a stated reason: see plan/form.h.  */
enum class inlining
{
  none,
  hot, /* calls that make their text in memory, and calls in hot code */
  all
};

} // namespace qrintf

#endif
