/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The floors of lines: ratios within a repetition, as a shared machine changes
   its pace from one to the next.  A floor is missed where three of four
   repetitions miss it: long strings are memory's own time on both sides, and
   half of what is equal is above the other half.

   Formats: a conversion costs no more in a long format than in one of eight.
   Strings: memory itself has steps where a cache ends, so that a line is
   compared with that of strlen and memcpy.  Threads: with what a loop that
   shares nothing loses by a second thread, which is the machine's.  */

#include "floors.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <string>
#include <vector>

namespace
{

/* Two functions of the same few instructions differ by so much from run to
   run.  */
constexpr double noise = 0.05;

/* A string that may not fit into what is left of a stream's buffer is read
   before libc gets the call.  Where it comes from a nearer cache than the
   buffer, and goes nowhere, that can be seen.  */
constexpr size_t hardly_fits = SCALING_STREAM_BUFFER / 4;
constexpr double most_in_vain = 1.2;

/* A conversion of a format of more than FEW against one of FEW.  */
constexpr size_t few = 8;
constexpr double most_a_conversion = 1.3;

/* A string of at least SOME bytes against strlen and memcpy, or fwrite.  */
constexpr size_t some = 256;
constexpr double most_a_copy = 2;

/* A call while two threads format against one.  */
constexpr double most_a_thread = 1.15;

class judge
{
public:
  judge (std::ostream &out, const sample_map &samples)
      : m_out (out), m_samples (samples)
  {
  }

  /* One time a repetition; none if the point was not measured.  */
  std::vector<double>
  times (const std::string &line, size_t x, const char *rival) const
  {
    auto found = m_samples.find (line + '/' + std::to_string (x) + '/' + rival);
    return found == m_samples.end () ? std::vector<double> () : found->second;
  }

  /* A point that was not measured gets no verdict; RATIOS' lower quartile
     does.  */
  void
  expect (const std::string &line, size_t x, const char *what,
          std::vector<double> ratios, double most)
  {
    if (ratios.empty ())
      return;
    std::sort (ratios.begin (), ratios.end ());
    double ratio = ratios[ratios.size () / 4];
    m_judged++;
    if (ratio <= most)
      return;
    m_missed++;
    char text[160];
    snprintf (text, sizeof text,
              "  missed: %s at %zu: %s is %.2f, above %.2f\n", line.c_str (), x,
              what, ratio, most);
    m_out << text;
  }

  bool
  verdict () const
  {
    m_out << "floors of lines: " << m_judged - m_missed << " met, " << m_missed
          << " missed\n";
    return m_missed == 0 && m_judged > 0;
  }

private:
  std::ostream &m_out;
  const sample_map &m_samples;
  unsigned m_judged = 0, m_missed = 0;
};

/* Repetition by repetition.  */
std::vector<double>
operator/ (std::vector<double> over, const std::vector<double> &under)
{
  if (over.size () != under.size ())
    return {};
  for (size_t i = 0; i < over.size (); i++)
    over[i] /= under[i];
  return over;
}

void
judge_point (judge &j, const scaling_point &p)
{
  std::string line = p.family + '/' + p.series;
  std::vector<double> lowered = j.times (line, p.x, "qrintf");
  bool in_vain = p.series == "hot-stream" && p.x >= hardly_fits;
  j.expect (line, p.x, "qrintf/libc", lowered / j.times (line, p.x, "libc"),
            in_vain ? most_in_vain : 1 + noise);
  if (p.family == "conversions" && p.x > few)
    j.expect (line, p.x, "its time to that of a format of 8",
              lowered / j.times (line, few, "qrintf"),
              most_a_conversion * static_cast<double> (p.x) / few);
  if (p.family == "bytes" && p.x >= some)
    j.expect (line, p.x, "qrintf/copy", lowered / j.times (line, p.x, "copy"),
              most_a_copy);
  if (p.family == "threads" && p.x > 1)
    j.expect (line, p.x, "a call's time to that with one thread",
              (lowered / j.times (line, 1, "qrintf"))
                  / (j.times ("threads/cycles", p.x, "none")
                     / j.times ("threads/cycles", 1, "none")),
              most_a_thread);
}

} // namespace

double
scaling_time (const sample_map &samples, const std::string &name)
{
  auto found = samples.find (name);
  return found == samples.end () ? std::numeric_limits<double>::quiet_NaN ()
                                 : median (found->second);
}

bool
print_scaling_floors (std::ostream &out,
                      const std::vector<scaling_point> &points,
                      const sample_map &samples)
{
  judge j (out, samples);
  for (const scaling_point &p : points)
    judge_point (j, p);
  return j.verdict ();
}
