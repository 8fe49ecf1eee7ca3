/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of the runtime's emitters.  */

#ifndef QRINTF_PLAN_EMITTER_H
#define QRINTF_PLAN_EMITTER_H

namespace qrintf
{

/* The emitters that lowered code may call, in the order of emitters.def.  */
enum class emitter
{
#define QRINTF_EMITTER(name, kind, signature, overrun, effect) name,
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"

};

} // namespace qrintf

#endif
