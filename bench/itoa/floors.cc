/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The floors: ratios of medians of one run, the call included.  Numbers of one
   length have none: there every branch is foreseen, and the shortest way for
   that length wins.  */

#include "floors.h"

#include "common/cpu-tiers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

namespace
{

/* Whose ratio it is: of the version for a kind of CPU, of the one in portable
   C, or of the one chosen at load time.  */
struct side
{
  const char *rival, *title;
  cpu_tier needs;
};
constexpr side base = { "qrintf_base", "SSE2", cpu_tier::base };
constexpr side masks = { "qrintf_v4", "AVX-512", cpu_tier::v4 };
constexpr side ifma = { "qrintf_avx512", "AVX-512 IFMA", cpu_tier::avx512 };
constexpr side portable = { "qrintf_portable", "portable C", cpu_tier::base };
constexpr side chosen = { "qrintf", "chosen at load", cpu_tier::base };
constexpr side join = { "join", "one call", cpu_tier::base };

/* How the others convert; the fastest of them counts.  */
struct others
{
  const char *title;
  std::vector<const char *> rivals;
};
const others to_chars = { "std::to_chars", { "to_chars" } };
const others pairs = { "two-digit table", { "pairs_counted", "pairs_copied" } };
const others single = { "single calls", { "single" } };

/* In each of the rows the others take at least RATIO times as long.  */
struct itoa_floor
{
  std::vector<const char *> rows;
  const others &than;
  std::vector<side> sides;
  double ratio;
};

/* Two functions of the same few instructions differ by so much from run to
   run.  */
constexpr double noise = 0.05;

const std::vector<const char *> distributions
    = { "u32/mixed", "u32/uniform", "u32/small",
        "u64/mixed", "u64/uniform", "u64/small" };
const std::vector<const char *> mixed = { "u32/mixed", "u64/mixed" };
const std::vector<const char *> mixed_hex = { "x32/mixed", "x64/mixed" };

const itoa_floor floors[] = {
  { { "u32/mixed" }, pairs, { base }, 2 },
  { { "u32/mixed" }, pairs, { masks, ifma }, 4.5 },
  { { "u64/mixed" }, pairs, { base }, 2.5 },
  { { "u64/mixed" }, pairs, { masks, ifma }, 4 },
  { mixed, to_chars, { base }, 1.7 },
  { mixed, to_chars, { masks, ifma }, 3.5 },
  { mixed_hex, to_chars, { base, masks, ifma, chosen }, 5 },
  { distributions, to_chars, { base }, 1 / 1.6 },
  { distributions, to_chars, { masks, ifma }, 1 - noise },
  { mixed, to_chars, { portable }, 1 },
  { mixed_hex, to_chars, { portable }, 1 },
  { { "join_u32/mixed" }, single, { join }, 1.3 },
};

/* NaN if it was not measured, which meets no floor.  */
double
time_of (const sample_map &samples, const char *row, const char *rival)
{
  auto found = samples.find (std::string (row) + '/' + rival);
  return found == samples.end () ? std::numeric_limits<double>::quiet_NaN ()
                                 : median (found->second);
}

double
ratio_of (const sample_map &samples, const char *row, const others &than,
          const side &s)
{
  double least = time_of (samples, row, than.rivals.front ());
  for (const char *rival : than.rivals)
    least = std::min (least, time_of (samples, row, rival));
  return least / time_of (samples, row, s.rival);
}

struct tally
{
  unsigned met = 0, missed = 0, unjudged = 0;
};

/* What is to be said of RATIO.  */
const char *
verdict (double ratio, const itoa_floor &f, const side &s, tally &t)
{
  if (cpu_tier_here () < s.needs)
    return t.unjudged++, "not judged: this CPU lacks it";
  if (std::isnan (ratio))
    return t.unjudged++, "not judged: not measured";
  if (ratio >= f.ratio)
    return t.met++, "met";
  return t.missed++, "MISSED";
}

} // namespace

bool
print_itoa_floors (std::ostream &out, const sample_map &samples)
{
  tally t;
  char line[160];
  snprintf (line, sizeof line, "%-16s%-17s%-16s%7s%7s\n", "times qrintf's", "",
            "version", "ratio", "floor");
  out << line;
  for (const itoa_floor &f : floors)
    for (const side &s : f.sides)
      for (const char *row : f.rows)
        {
          double ratio = ratio_of (samples, row, f.than, s);
          snprintf (line, sizeof line, "%-16s%-17s%-16s%7.2f%7.2f  %s\n", row,
                    f.than.title, s.title, ratio, f.ratio,
                    verdict (ratio, f, s, t));
          out << line;
        }
  out << "floors: " << t.met << " met, " << t.missed << " missed, "
      << t.unjudged << " not judged\n";
  return t.missed == 0 && t.met > 0;
}
