/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table and the verdict.  Ratios are ratios of medians.  */

#include "report.h"

#include <cassert>
#include <cmath>
#include <iomanip>
#include <optional>

namespace
{

/* What qrintf promises, as the ratio of libc's time to its own.  */
struct floors
{
  const char *rival;
  double mean, each;
};
constexpr floors with_masks = { "qrintf", 10, 4 };
constexpr floors with_base = { "base", 7, 2.5 };

/* Cases with floors of their own; for a stream there is none with the base
   tier.  */
struct case_floor
{
  const char *name;
  double masks, base;
};
constexpr case_floor case_floors[] = {
  { "octets", 25, 2.5 },  { "stream_d", 5, 0 },   { "stream_s", 3, 0 },
  { "stream_csv", 6, 0 }, { "stream_log", 7, 0 }, { "stream_memory", 5, 0 },
  { "asprintf", 2.5, 0 }, { "real_2", 11, 8 },    { "real_82", 11, 8 },
  { "real_2log", 11, 8 }, { "real_f", 11, 8 },    { "real_f_any", 10, 8 },
  { "real_e", 10, 8 },    { "real_g", 7, 5 },     { "real_14g", 11, 8 },
  { "real_15g", 11, 8 },  { "real_17g", 11, 8 },  { "real_a", 5, 5 },
  { "real_2L", 6, 6 },    { "real_3x", 10, 7 },   { "json", 8, 5 },
};

/* How much faster than {fmt} a case has to be: floats by far, others not slower
   but for noise, as two functions of a few instructions cost the call alone. */
constexpr double noise = 0.05;
constexpr double float_margin = 1.8;

double
floor_of (const std::string &name, const floors &f)
{
  for (const case_floor &c : case_floors)
    if (name == c.name)
      return &f == &with_masks ? c.masks : c.base;
  return f.each;
}

/* The longest that an emitter may take, in nanoseconds, call included, on a
   machine where glibc takes PACE for a "%d".  */
constexpr double pace = 37;
struct ceiling
{
  const char *sample;
  double nanoseconds;
  bool needs_avx512;
};
constexpr ceiling ceilings[] = {
  { "emit_u32/base", 5.5, false },
  { "emit_u32/avx512", 2.4, true },
  { "emit_x32/base", 2.5, false },
  { "emit_x32/avx512", 2.5, true },
};

std::optional<double>
time_of (const sample_map &samples, const std::string &name)
{
  auto found = samples.find (name);
  if (found == samples.end ())
    return {};
  return median (found->second);
}

/* The medians of a row of cases.  */
struct timing
{
  const row *of;
  double libc, qrintf, base, fmt;
};

std::vector<timing>
timings (const std::vector<row> &rows, const sample_map &samples)
{
  std::vector<timing> result;
  for (const row &r : rows)
    {
      auto libc = time_of (samples, r.name + "/libc");
      auto qrintf = time_of (samples, r.name + "/qrintf");
      auto base = time_of (samples, r.name + "/base");
      auto fmt = time_of (samples, r.name + "/fmt");
      if (libc && qrintf && base && fmt)
        result.push_back ({ &r, *libc, *qrintf, *base, *fmt });
    }
  return result;
}

class geometric_mean
{
public:
  void
  add (double v)
  {
    assert (v > 0);
    m_logs += std::log (v);
    m_count++;
  }

  /* NaN for no values, which passes no floor.  */
  double
  value () const
  {
    return std::exp (m_logs / m_count);
  }

private:
  double m_logs = 0;
  double m_count = 0;
};

constexpr int title_width = 31;
constexpr int column_width = 7;

void
print_cells (std::ostream &out, const std::string &title,
             std::initializer_list<std::string> cells)
{
  out << std::left << std::setw (title_width) << title << std::right;
  for (const std::string &cell : cells)
    out << std::setw (column_width) << cell;
  out << '\n';
}

std::string
number (double v, int decimals)
{
  char text[64];
  snprintf (text, sizeof text, "%.*f", decimals, v);
  return text;
}

/* Checks the ratios of one rival, found by MEMBER, against its floors; their
   mean only if they are WHOLE, all cases.  */
bool
check_floors (std::ostream &out, const std::vector<timing> &measured,
              bool whole, const floors &f, double timing::*member)
{
  bool met = true;
  geometric_mean mean;
  auto check = [&] (const std::string &what, double ratio, double floor) {
    if (ratio >= floor)
      return;
    met = false;
    out << "  missed: libc/" << f.rival << " of " << what << " is "
        << number (ratio, 2) << ", below " << floor << '\n';
  };
  for (const timing &t : measured)
    {
      double ratio = t.libc / t.*member;
      mean.add (ratio);
      check (t.of->name, ratio, floor_of (t.of->name, f));
    }
  if (whole)
    check ("all (geometric mean)", mean.value (), f.mean);
  return met;
}

bool
check_against_fmt (std::ostream &out, const std::vector<timing> &measured)
{
  bool met = true;
  for (const timing &t : measured)
    {
      bool has_floats = t.of->name.compare (0, 4, "real") == 0;
      double least = has_floats ? float_margin : 1 - noise;
      if (t.fmt >= t.qrintf * least)
        continue;
      met = false;
      out << "  missed: {fmt}/qrintf of " << t.of->name << " is "
          << number (t.fmt / t.qrintf, 2) << ", below " << least << '\n';
    }
  return met;
}

bool
check_ceilings (std::ostream &out, const sample_map &samples)
{
  bool met = true;
  auto libc = time_of (samples, "d/libc");
  for (const ceiling &c : ceilings)
    {
      auto t = time_of (samples, c.sample);
      if (!t || !libc || (c.needs_avx512 && !cpu_has_avx512 ()))
        continue;
      double most = c.nanoseconds * *libc / pace;
      if (*t <= most)
        continue;
      met = false;
      out << "  missed: " << c.sample << " takes " << number (*t, 2)
          << " ns, above " << number (most, 2) << '\n';
    }
  return met;
}

} // namespace

void
print_cases (std::ostream &out, const std::vector<row> &rows,
             const sample_map &samples)
{
  geometric_mean qrintf, base, fmt;
  std::vector<timing> measured = timings (rows, samples);
  if (measured.empty ())
    return;
  print_cells (out, "ns a call, then ratios",
               { "libc", "qrintf", "base", "fmt", "libc/", "libc/", "fmt/" });
  print_cells (out, "", { "", "", "", "", "qrintf", "base", "qrintf" });
  for (const timing &t : measured)
    {
      qrintf.add (t.libc / t.qrintf);
      base.add (t.libc / t.base);
      fmt.add (t.fmt / t.qrintf);
      print_cells (out, t.of->title,
                   { number (t.libc, 1), number (t.qrintf, 1),
                     number (t.base, 1), number (t.fmt, 1),
                     number (t.libc / t.qrintf, 1), number (t.libc / t.base, 1),
                     number (t.fmt / t.qrintf, 1) });
    }
  print_cells (out, "geometric mean",
               { "", "", "", "", number (qrintf.value (), 1),
                 number (base.value (), 1), number (fmt.value (), 1) });
}

void
print_emitters (std::ostream &out, const std::vector<row> &rows,
                const sample_map &samples)
{
  print_cells (out, "emitter, ns a call",
               { "auto", "base", "avx2", "v4", "avx512" });
  auto cell = [&] (const row &r, const char *rival) {
    auto t = time_of (samples, r.name + '/' + rival);
    return t ? number (*t, 2) : "-";
  };
  for (const row &r : rows)
    if (time_of (samples, r.name + "/auto"))
      print_cells (out, r.title,
                   { cell (r, "auto"), cell (r, "base"), cell (r, "avx2"),
                     cell (r, "v4"), cell (r, "avx512") });
}

bool
print_verdict (std::ostream &out, const std::vector<row> &cases,
               const sample_map &samples)
{
  bool met = true;
  std::vector<timing> measured = timings (cases, samples);
  bool whole = measured.size () == cases.size ();
  out << "floors:\n";
  if (cpu_has_v4 ())
    {
      met &= check_floors (out, measured, whole, with_masks, &timing::qrintf);
      met &= check_against_fmt (out, measured);
    }
  else
    out << "  not applied: those of AVX-512, which this CPU lacks\n";
  met &= check_floors (out, measured, whole, with_base, &timing::base);
  met &= check_ceilings (out, samples);
  out << (met ? "  met\n" : "  not met\n");
  return met;
}
