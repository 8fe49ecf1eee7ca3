/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every version of every emitter, as emitters.def lists them: one struct of
   function pointers for each tier that this CPU can run.  */

#ifndef QRINTF_TEST_VERSIONS_H
#define QRINTF_TEST_VERSIONS_H

#include <ostream>
#include <vector>

#include "qrintf/emitters.h"

struct versions
{
  const char *tier;
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  decltype (&__qrintf_##NAME) NAME;
#include "qrintf/emitters.def"
};

inline std::ostream &
operator<< (std::ostream &out, const versions &v)
{
  return out << v.tier;
}

/* The tiers of this build and CPU, the portable one included, and as
   "dispatched" what the plain names lead to.  */
const std::vector<versions> &available_versions ();

/* How many bytes past its text an emitter may overwrite.  */
enum overrun
{
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  overrun_##NAME = OVERRUN,
#include "qrintf/emitters.def"
};

/* The check of each row, over all tiers' versions of it; a row without one
   does not link.  */
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  void check_##NAME (const versions &);
#include "qrintf/emitters.def"

/* QRINTF_LONG=1 in the environment: exhaustive tests.  */
bool long_mode ();

#endif
