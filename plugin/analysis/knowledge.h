/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the facts that the optimizers proved about the arguments of a
   call.  */

#ifndef QRINTF_ANALYSIS_KNOWLEDGE_H
#define QRINTF_ANALYSIS_KNOWLEDGE_H

#include "analysis/facts.h"
#include "analysis/heat.h"
#include "analysis/literals.h"
#include "analysis/origins.h"
#include "recognise/call.h"

namespace qrintf
{

/* Answers for the calls of one function.  The ranger must be enabled for that
   function, which must not change while the object is used.  */
class function_knowledge
{
public:
  call_facts about (const printf_call &call);

private:
  literals texts;
  origins pointers;
  heat_map code;

  argument_facts argument (const printf_call &call, tree value);
};

} // namespace qrintf

#endif
