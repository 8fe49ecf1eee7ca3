/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The argument inline=.  */

#ifndef QRINTF_OPTIONS_INLINING_H
#define QRINTF_OPTIONS_INLINING_H

namespace qrintf
{

/* Which calls with a known format become direct code, unless they are cold for
   a stated reason: see plan/form.h.  The names are the values of the
   argument.  */
#define QRINTF_INLINING(ROW)                                                   \
  ROW (none)                                                                   \
  /* calls that make their text in memory, and calls in hot code */            \
  ROW (hot)                                                                    \
  ROW (all)

enum class inlining
{
#define QRINTF_ENUMERATOR(NAME) NAME,
  QRINTF_INLINING (QRINTF_ENUMERATOR)
#undef QRINTF_ENUMERATOR
};

} // namespace qrintf

#endif
