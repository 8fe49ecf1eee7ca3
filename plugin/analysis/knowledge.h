/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Knowledge: what the optimizers proved about a call's arguments.  */

#ifndef QRINTF_ANALYSIS_KNOWLEDGE_H
#define QRINTF_ANALYSIS_KNOWLEDGE_H

#include "analysis/facts.h"
#include "analysis/literals.h"
#include "analysis/origins.h"
#include "recognise/call.h"

namespace qrintf
{

/* What is known in one function.  The ranger must be enabled for it, and the
   function must not change meanwhile.  */
class function_knowledge
{
public:
  call_facts about (const printf_call &call);

  /* The literals that POINTER may point to, where it can point to nothing
     else.  */
  const std::vector<tree> &
  literals_of (tree pointer)
  {
    return texts.of (pointer).all;
  }

private:
  literals texts;
  origins pointers;

  argument_facts argument (const printf_call &call, tree value);
};

} // namespace qrintf

#endif
