/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks emitters.def: the check of each row, for each tier of this CPU.  */

#include "versions.h"

#include <ostream>
#include <string>

#include <gtest/gtest.h>

namespace
{

struct row
{
  const char *name;
  void (*check) (const versions &);

  friend std::ostream &
  operator<< (std::ostream &out, const row &r)
  {
    return out << r.name;
  }
};

const row rows[] = {
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  { #NAME, check_##NAME },
#include "qrintf/emitters.def"
};

class emitter : public testing::TestWithParam<std::tuple<row, versions>>
{
};

TEST_P (emitter, like_snprintf)
{
  std::get<0> (GetParam ()).check (std::get<1> (GetParam ()));
}

std::string
case_name (const testing::TestParamInfo<std::tuple<row, versions>> &info)
{
  return std::string (std::get<0> (info.param).name) + "__"
         + std::get<1> (info.param).tier;
}

/* What takes a pointer to write or read by cannot be said to do less.  */
TEST (emitters_def, effects)
{
  const struct
  {
    const char *name, *signature, *effect;
  } all[] = {
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, EFFECT)                 \
  { #NAME, SIGNATURE, #EFFECT },
#include "qrintf/emitters.def"
  };
  for (const auto &r : all)
    {
      const std::string parameters = r.signature + 1, effect = r.effect;
      const bool writes = parameters.find ('c') != std::string::npos;
      const bool reads = parameters.find ('d') != std::string::npos;
      EXPECT_FALSE (effect == "CONST" && (reads || writes)) << r.name;
      EXPECT_FALSE (effect == "PURE" && (!reads || writes)) << r.name;
    }
}

INSTANTIATE_TEST_SUITE_P (
    row, emitter,
    testing::Combine (testing::ValuesIn (rows),
                      testing::ValuesIn (available_versions ())),
    case_name);

} // namespace
