/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The argument inline=.  */

#ifndef QRINTF_OPTIONS_DENSITY_H
#define QRINTF_OPTIONS_DENSITY_H

namespace qrintf
{

/* Which calls with a known format become direct code, if nothing says that they
   are cold: see plan/form.h.  */
enum class density
{
  none,
  hot, /* those in memory, and in hot code */
  all
};

} // namespace qrintf

#endif
