/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knowledge: what the optimizers proved about a call's arguments.  */

#ifndef QRINTF_KNOWLEDGE_H
#define QRINTF_KNOWLEDGE_H

#include "facts.h"
#include "printf-call.h"

namespace qrintf
{

/* CALL's format, where it is one literal.  */
std::optional<std::string> literal_format (const printf_call &call);

/* What is known about CALL.  The ranger must be enabled for its function, and
   the function unchanged since.  */
call_facts collect_facts (const printf_call &call);

} // namespace qrintf

#endif
