/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The floors: ratios of medians of one run.

   Those of mappings hold where the page cache has large folios, as a mapping is
   faulted in page by page otherwise.  A floor that even a loop which looks for
   nothing would miss, for want of memory bandwidth, is not judged.  */

#include "floors.h"

#include "common/cpu-tiers.h"
#include "qrintf.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

#include <sched.h>

namespace
{

/* What a floor needs in order to be judged.  */
enum need : unsigned
{
  nothing = 0,
  large_folios = 1,
  avx2 = 2,
  vbmi2 = 4,     /* AVX-512 with compression of bytes */
  fast_read = 8, /* read(2) as fast as where the floor was set */
  two_cpus = 16
};

bool
cpu_has_vbmi2 ()
{
#ifdef __x86_64__
  return cpu_tier_here () >= cpu_tier::v4
         && __builtin_cpu_supports ("avx512vbmi2");
#else
  return false;
#endif
}

/* The rate of read(2) in GB/s from which on the floor against it holds, and the
   size of folios that are large.  */
constexpr double fast_read_rate = 26, large_folio = 64 << 10;

/* At each length of lines the fastest of THAN takes at least so many times as
   long as RIVAL; a ratio below 1 is a part of that speed.  No reader can be
   faster than BOUND, which may not allow for the ratio on this machine; or two
   threads gain more than those of BOUND over BOUND_THAN.  */
struct lines_floor
{
  const char *title, *version, *job, *rival;
  std::vector<const char *> than;
  const char *bound; /* or null */
  unsigned needs;
  double ratios[3];
  const char *bound_than = nullptr;
};

constexpr const char *lengths[] = { "20", "120", "4096" };

/* Bounds: a job and a rival.  */
constexpr const char *mapping = "lines/mmap_sum", *reading = "lines/read_sum",
                     *piping = "pipe/read_sum", *apart = "threads/alone_two",
                     *none = nullptr;

const std::vector<const char *> view = { "mmap_view" }, sum = { "mmap_sum" },
                                std_getline = { "ifstream", "cin_unsynced" },
                                getline3 = { "getline" }, wc = { "wc" },
                                loop = { "mmap_loop_o3" },
                                bare = { "read_only" }, one = { "one" };

const lines_floor floors[] = {
  { "view a line, byte loop, mmap",
    "AVX-512",
    "lines",
    "qrintf_map_vbmi2",
    view,
    mapping,
    vbmi2 | large_folios,
    { 11, 9, 8 } },
  { "std::getline",
    "AVX-512",
    "lines",
    "qrintf_map_vbmi2",
    std_getline,
    mapping,
    vbmi2 | large_folios,
    { 18, 8, 4 } },
  { "summing the mapping",
    "AVX-512",
    "lines",
    "qrintf_map_vbmi2",
    sum,
    none,
    vbmi2 | large_folios,
    { 0.5, 0.75, 0.85 } },
  { "view a line, byte loop, mmap",
    "AVX2",
    "lines",
    "qrintf_map_avx2",
    view,
    mapping,
    avx2 | large_folios,
    { 7, 7, 5 } },
  { "view a line, byte loop, mmap",
    "SSE2",
    "lines",
    "qrintf_map_base",
    view,
    mapping,
    large_folios,
    { 3.5, 3.5, 3.5 } },
  { "getline(3), file",
    "AVX-512, read",
    "lines",
    "qrintf_read_vbmi2",
    getline3,
    reading,
    vbmi2,
    { 2, 2, 2 } },
  { "getline(3), file",
    "AVX2, read",
    "lines",
    "qrintf_read_avx2",
    getline3,
    reading,
    avx2,
    { 2, 2, 2 } },
  { "getline(3), file",
    "SSE2, read",
    "lines",
    "qrintf_read_base",
    getline3,
    reading,
    nothing,
    { 2, 2, 2 } },
  { "getline(3), pipe",
    "chosen, pipe",
    "pipe",
    "qrintf",
    getline3,
    piping,
    nothing,
    { 2, 2, 2 } },
  { "bare read(2), file",
    "AVX-512, read",
    "lines",
    "qrintf_read_vbmi2",
    bare,
    none,
    vbmi2 | fast_read,
    { 12. / 26, 16. / 26, 20. / 26 } },
  { "bare read(2), pipe",
    "AVX-512, pipe",
    "pipe",
    "qrintf",
    bare,
    none,
    vbmi2 | fast_read,
    { 12. / 26, 16. / 26, 20. / 26 } },
  { "wc -l",
    "chosen",
    "count",
    "qrintf_count",
    wc,
    mapping,
    nothing,
    { 2.5, 2.5, 2.5 } },
  { "plain loop, mmap, -O3",
    "chosen",
    "bases",
    "qrintf_count",
    loop,
    mapping,
    nothing,
    { 4, 4, 4 } },
  { "one thread",
    "two threads",
    "threads",
    "two",
    one,
    apart,
    two_cpus,
    { 1.9, 1.9, 1.9 },
    "alone_one" },
};

/* NaN if it was not measured, which meets no floor.  */
double
time_of (const sample_map &samples, const std::string &row,
         const std::string &rival)
{
  auto found = samples.find (row + '/' + rival);
  return found == samples.end () ? std::numeric_limits<double>::quiet_NaN ()
                                 : median (found->second);
}

/* Of JOB/RIVAL, with lines of LENGTH.  */
double
bound_of (const sample_map &samples, const std::string &bound,
          const char *length)
{
  size_t slash = bound.find ('/');
  return time_of (samples, bound.substr (0, slash + 1) + length,
                  bound.c_str () + slash + 1);
}

/* Where a version is not there, the ratio of the one used instead is shown.  */
std::string
rival_here (const lines_floor &f, const sample_map &samples,
            const std::string &row)
{
  std::string name = f.rival;
  size_t version = name.find ("vbmi2");
  if (version != std::string::npos && !samples.count (row + '/' + name))
    name.replace (version, name.npos, lines_versions ().front ().name);
  return name;
}

struct judge
{
  std::ostream &out;
  const sample_map &samples;
  const lines_setting &setting;
  unsigned met = 0, missed = 0, unjudged = 0;

  /* Why the floors with NEEDS cannot be judged, LEAST being the nanoseconds of
     what they are measured against; or nothing.  */
  std::string
  refusal (unsigned needs, double least) const
  {
    cpu_set_t cpus;
    if (needs & avx2 && cpu_tier_here () < cpu_tier::avx2)
      return "this CPU lacks it";
    if (needs & vbmi2 && !cpu_has_vbmi2 ())
      return "this CPU lacks VBMI2, another version is shown";
    if (needs & large_folios && setting.folio_size > 0
        && setting.folio_size < large_folio)
      return "the page cache has small folios here";
    if (needs & fast_read
        && static_cast<double> (setting.bytes) / least < fast_read_rate)
      return "read(2) gives less than 26 GB/s here";
    if (needs & two_cpus && sched_getaffinity (0, sizeof cpus, &cpus) == 0
        && CPU_COUNT (&cpus) < 2)
      return "there is one CPU only";
    return {};
  }

  void
  print (const std::string &row, const char *title, const char *version,
         double ratio, double floor, std::string why)
  {
    std::string verdict = "met";
    if (why.empty () && std::isnan (ratio))
      why = "not measured";
    if (!why.empty ())
      unjudged++, verdict = "not judged: " + why;
    else if (ratio >= floor)
      met++;
    else
      missed++, verdict = "MISSED";
    char line[160];
    snprintf (line, sizeof line, "%-13s%-30s%-15s%7.2f%7.2f  ", row.c_str (),
              title, version, ratio, floor);
    out << line << verdict << '\n';
  }

  void
  print (const lines_floor &f, const char *length, double floor)
  {
    std::string row = f.job + ('/' + std::string (length));
    double least = time_of (samples, row, f.than.front ());
    for (const char *rival : f.than)
      least = std::fmin (least, time_of (samples, row, rival));
    std::string why = refusal (f.needs, least);
    double before = f.bound_than ? time_of (samples, row, f.bound_than) : least;
    double most
        = f.bound ? before / bound_of (samples, f.bound, length) : floor;
    if (why.empty () && std::isnan (most))
      why = "not measured";
    if (why.empty () && most < floor)
      {
        char text[80];
        snprintf (text, sizeof text, "%s for %.2f at most",
                  f.bound_than ? "these CPUs allow" : "this memory allows",
                  most);
        why = text;
      }
    print (row, f.title, f.version,
           least / time_of (samples, row, rival_here (f, samples, row)), floor,
           why);
  }
};

} // namespace

bool
print_lines_floors (std::ostream &out, const sample_map &samples,
                    const lines_setting &setting)
{
  judge j{ out, samples, setting };
  char line[120];
  snprintf (line, sizeof line, "%-13s%-30s%-15s%7s%7s\n", "times qrintf's", "",
            "version", "ratio", "floor");
  out << line;
  for (const lines_floor &f : floors)
    for (size_t i = 0; i < std::size (lengths); i++)
      j.print (f, lengths[i], f.ratios[i]);
  double ratio = time_of (samples, "small/100", "read_memchr")
                 / time_of (samples, "small/100", "qrintf_next");
  j.print ("small/100", "open, read, memchr, close", "C", ratio, 1 / 1.1, {});
  out << "floors: " << j.met << " met, " << j.missed << " missed, "
      << j.unjudged << " not judged\n";
  return j.missed == 0 && j.met > 0;
}
