/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiers' tables.  */

#include "versions.h"

#include <cstdlib>
#include <cstring>

#if QRINTF_HAVE_TIERS
#include "qrintf/tiers.def"
extern "C" unsigned __qrintf_cpu (void);
#define BUILT_TIERS QRINTF_EMITTER_TIERS
#else
#define BUILT_TIERS(ROW, DATA)
#endif

#define DECLARE(NAME, TIER, ...)                                               \
  extern "C" decltype (__qrintf_##NAME) __qrintf_##NAME##__##TIER;
#define DECLARE_PLAIN(NAME)
#define DECLARE_STREAM(NAME)
#define DECLARE_TIERED(NAME)                                                   \
  DECLARE (NAME, portable)                                                     \
  DECLARE (NAME, base)                                                         \
  BUILT_TIERS (DECLARE, NAME)
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  DECLARE_##KIND (NAME)
#include "qrintf/emitters.def"

namespace
{

enum place
{
  place_dispatched,
  place_portable,
  place_base,
#define ROW(DATA, NAME, ...) place_##NAME,
  BUILT_TIERS (ROW, )
#undef ROW
      places
};

/* Those variants in ALL, the table of all tiers, that this CPU can run.  */
std::vector<versions>
those_that_run (const versions (&all)[places])
{
  std::vector<versions> found
      = { all[place_dispatched], all[place_portable], all[place_base] };
#if QRINTF_HAVE_TIERS
  const unsigned cpu = __qrintf_cpu ();
#define ROW(DATA, NAME, BELOW, BIT, ...)                                       \
  if (cpu & BIT)                                                               \
    found.push_back (all[place_##NAME]);
  BUILT_TIERS (ROW, )
#undef ROW
#endif
  return found;
}

std::vector<versions>
find_versions ()
{
  versions all[places] = {};
  all[place_dispatched].tier = "dispatched";
  all[place_portable].tier = "portable";
  all[place_base].tier = "base";
#define ROW(DATA, NAME, ...) all[place_##NAME].tier = #NAME;
  BUILT_TIERS (ROW, )
#undef ROW

#define OF_TIER(NAME, TIER, ...)                                               \
  all[place_##TIER].NAME = __qrintf_##NAME##__##TIER;
#define SET_PLAIN(NAME)                                                        \
  for (versions & v : all)                                                     \
    v.NAME = __qrintf_##NAME;
#define SET_STREAM SET_PLAIN
#define SET_TIERED(NAME)                                                       \
  all[place_dispatched].NAME = __qrintf_##NAME;                                \
  OF_TIER (NAME, portable)                                                     \
  OF_TIER (NAME, base)                                                         \
  BUILT_TIERS (OF_TIER, NAME)
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...) SET_##KIND (NAME)
#include "qrintf/emitters.def"
  return those_that_run (all);
}

} // namespace

const std::vector<versions> &
available_versions ()
{
  static const std::vector<versions> found = find_versions ();
  return found;
}

bool
long_mode ()
{
  const char *value = std::getenv ("QRINTF_LONG");
  return value && std::strcmp (value, "0") != 0;
}
