/* Text into room that a function of the program's own gives beforehand.  */

#ifndef QRINTF_PLAN_RESERVED_H
#define QRINTF_PLAN_RESERVED_H

#include "plan.h"

namespace qrintf
{

/* If that is how the pieces of RESULT are best written, make it so.  */
bool plan_reserved (plan &result, const call_facts &facts);

} // namespace qrintf

#endif
