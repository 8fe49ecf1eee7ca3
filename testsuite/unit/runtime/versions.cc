/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiers' tables.  */

#include "versions.h"

#include <cstdlib>
#include <cstring>

#define IN_TIER_PLAIN(NAME, TIER) __qrintf_##NAME
#define IN_TIER_TIERED(NAME, TIER) __qrintf_##NAME##__##TIER
#define DECLARE_PLAIN(NAME, TIER)
#define DECLARE_TIERED(NAME, TIER)                                             \
  extern "C" decltype (__qrintf_##NAME) __qrintf_##NAME##__##TIER;

#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  DECLARE_##KIND (NAME, base) DECLARE_##KIND (NAME, portable)
#include "qrintf/emitters.def"

#if QRINTF_HAVE_TIERS
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  DECLARE_##KIND (NAME, avx2) DECLARE_##KIND (NAME, v4)                        \
      DECLARE_##KIND (NAME, avx512)
#include "qrintf/emitters.def"
#endif

namespace
{

const versions dispatched = {
  "dispatched",
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL) __qrintf_##NAME,
#include "qrintf/emitters.def"
};

const versions portable = {
  "portable",
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  IN_TIER_##KIND (NAME, portable),
#include "qrintf/emitters.def"
};

const versions base = {
  "base",
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  IN_TIER_##KIND (NAME, base),
#include "qrintf/emitters.def"
};

#if QRINTF_HAVE_TIERS
const versions avx2 = {
  "avx2",
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  IN_TIER_##KIND (NAME, avx2),
#include "qrintf/emitters.def"
};

const versions v4 = {
  "v4",
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  IN_TIER_##KIND (NAME, v4),
#include "qrintf/emitters.def"
};

const versions avx512 = {
  "avx512",
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, SPILL)                           \
  IN_TIER_##KIND (NAME, avx512),
#include "qrintf/emitters.def"
};
#endif

std::vector<versions>
find_versions ()
{
  std::vector<versions> found = { dispatched, portable, base };
#if QRINTF_HAVE_TIERS
  if (__builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2"))
    found.push_back (avx2);
  if (__builtin_cpu_supports ("avx512bw") && __builtin_cpu_supports ("avx512dq")
      && __builtin_cpu_supports ("avx512vl"))
    found.push_back (v4);
  if (__builtin_cpu_supports ("avx512ifma")
      && __builtin_cpu_supports ("avx512vbmi")
      && __builtin_cpu_supports ("avx512vl"))
    found.push_back (avx512);
#endif
  return found;
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
