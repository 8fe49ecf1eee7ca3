/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walks emitters.def: runs the check of each row, for each tier of this CPU if
   the row has variants, and once otherwise.  */

#include "versions.h"

#include <ostream>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

namespace
{

struct row
{
  const char *name;
  bool is_tiered;
  void (*check) (const versions &);

  friend std::ostream &
  operator<< (std::ostream &out, const row &r)
  {
    return out << r.name;
  }
};

const row rows[] = {
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...)                    \
  { #NAME, #KIND[0] == 'T', check_##NAME },
#include "qrintf/emitters.def"
};

using row_of_tier = std::tuple<row, versions>;

std::vector<row_of_tier>
rows_of_tiers ()
{
  std::vector<row_of_tier> result;
  for (const row &r : rows)
    for (const versions &v : available_versions ())
      if (r.is_tiered || &v == &available_versions ().front ())
        result.emplace_back (r, v);
  return result;
}

class emitter : public testing::TestWithParam<row_of_tier>
{
};

TEST_P (emitter, like_snprintf)
{
  std::get<0> (GetParam ()).check (std::get<1> (GetParam ()));
}

std::string
case_name (const testing::TestParamInfo<row_of_tier> &info)
{
  const row &r = std::get<0> (info.param);
  return std::string (r.name) + "__"
         + (r.is_tiered ? std::get<1> (info.param).tier : "plain");
}

/* The effect of an emitter with a pointer to read or write cannot be less than
   that access.  */
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

INSTANTIATE_TEST_SUITE_P (row, emitter, testing::ValuesIn (rows_of_tiers ()),
                          case_name);

} // namespace
