/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every variant of every emitter of emitters.def: one struct of function
   pointers for each tier that this CPU can run.  */

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

/* The tiers of this build and CPU, including the portable one, and as
   "dispatched" the variants that the plain names select.  */
const std::vector<versions> &available_versions ();

/* The number of bytes past its text that an emitter may overwrite.  */
enum overrun
{
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  overrun_##NAME = OVERRUN,
#include "qrintf/emitters.def"
};

/* The check of each row, with the variants of all tiers; a row without a check
   does not link.  */
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  void check_##NAME (const versions &);
#include "qrintf/emitters.def"

/* Row NAME is checked by a call, whose V is the versions of a tier, or by none.  */
#define CHECK(NAME, ...)                                                       \
  void check_##NAME ([[maybe_unused]] const versions &v) { __VA_ARGS__; }

/* QRINTF_LONG=1 in the environment: exhaustive tests.  */
bool long_mode ();

#endif
