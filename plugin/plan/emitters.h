/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of the runtime's emitters.  */

#ifndef QRINTF_PLAN_EMITTERS_H
#define QRINTF_PLAN_EMITTERS_H

namespace qrintf
{

/* The emitters that lowered code may call, in the order of emitters.def.  */
enum class emitter
{
#define QRINTF_EMITTER(name, kind, signature, overrun, effect) name,
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"

};

/* Which variants of its emitters a lowered call brings into the program.  */
enum class variants
{
  all,          /* one for each kind of CPU */
  all_that_fit, /* the same, if the unit's program has room for them */
  few,          /* the same of reals and long numbers, and one of all else */
  one /* of each emitter, and no other form of decimal numbers than the exact
         one */
};

/* Whether V are those of a call that runs often.  */
inline bool
are_for_often (variants v)
{
  return v <= variants::all_that_fit;
}

} // namespace qrintf

#endif
