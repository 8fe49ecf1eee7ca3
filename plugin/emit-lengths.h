/* Emission of a size query.  */

#ifndef QRINTF_EMIT_LENGTHS_H
#define QRINTF_EMIT_LENGTHS_H

#include "builder.h"
#include "plan.h"
#include "printf-call.h"

namespace qrintf
{

/* The sum of the lengths of PLAN's pieces, as a size_t.  */
tree count_pieces (builder &b, const printf_call &call, const plan &plan);

} // namespace qrintf

#endif
