/* SPDX-License-Identifier: GPL-3.0-or-later */
/* float-compare's command line.  */

#include "compare-options.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace
{

constexpr unsigned default_seconds = 20;
constexpr std::uint64_t default_values
    = 1000000000; /* more than there is time for */
constexpr std::uint32_t sample_stride = 10007;
constexpr std::uint64_t long_values = 2000000000;

const char help[] = R"(usage: float-compare [OPTION]...

Compares the runtime's float emitters, in every tier of this CPU, with the C
library's snprintf: text, end, the exact limit, and that nothing besides is
written.  Exit status 1 if they differ, 2 for a wrong argument.

Random numbers, each with a format and a rounding mode by chance:
  --values N         how many (default as many as 20 seconds allow; with
                     QRINTF_LONG in the environment 2000000000)
  --seconds N        begin no more after that; 0: no end
  --seed N           default QRINTF_SEED in the environment, or 1
  --style LETTERS    some of fegFEG (default fegFEG)
  --precision A-B    default 0-400, those above 40 rarely

All floats, as doubles, in "%g" and "%.9e":
  --exhaustive FIRST LAST  bit patterns, in any base that C knows
  --stride N               every Nth of them (default 1)
  --slice K/N              the Kth of N parts of the range
  --all-floats             0 to 0xffffffff; every 10007th unless QRINTF_LONG is
                           in the environment

Both:
  --mode NAMES       comma-separated: nearest, downward, upward, zero
                     (default all; with --exhaustive and no stride nearest)
  --tier NAMES       comma-separated: dispatched, portable, base, v4
                     (default all but dispatched)
  --jobs N           threads (0: one a core; default 1, with QRINTF_LONG 0)
  --show N           how many mismatches to print (default 10)
  --quiet            no progress
  --help
)";

[[noreturn]] void
usage_error (const std::string &what)
{
  std::fprintf (stderr, "float-compare: %s\nTry --help.\n", what.c_str ());
  std::exit (2);
}

std::uint64_t
number (const std::string &text, std::uint64_t least, std::uint64_t most)
{
  char *end;
  errno = 0;
  const std::uint64_t n = std::strtoull (text.c_str (), &end, 0);
  if (text.empty () || *end || errno || text[0] == '-' || n < least || n > most)
    usage_error ("bad number '" + text + "'");
  return n;
}

/* "A-B" or "A/B".  */
void
pair_of (const std::string &text, char separator, std::uint64_t most,
         std::uint64_t &a, std::uint64_t &b)
{
  const std::size_t at = text.find (separator);
  if (at == std::string::npos)
    usage_error ("no '" + std::string (1, separator) + "' in '" + text + "'");
  a = number (text.substr (0, at), 0, most);
  b = number (text.substr (at + 1), 0, most);
}

std::vector<std::string>
words (const std::string &text)
{
  std::vector<std::string> found;
  std::size_t from = 0, comma;
  while ((comma = text.find (',', from)) != std::string::npos)
    {
      found.push_back (text.substr (from, comma - from));
      from = comma + 1;
    }
  found.push_back (text.substr (from));
  return found;
}

void
add_mode (compare_options &o, const std::string &name)
{
  for (const rounding_mode &mode : rounding_modes)
    if (name == mode.name)
      {
        o.modes.push_back (&mode);
        return;
      }
  usage_error ("unknown rounding mode '" + name + "'");
}

void
add_tier (compare_options &o, const std::string &name)
{
  for (const versions &tier : available_versions ())
    if (name == tier.tier)
      {
        o.tiers.push_back (&tier);
        return;
      }
  usage_error ("no tier '" + name + "' in this build or on this CPU");
}

/* What is set by one word: the rest is in parse_options.  */
void
set_option (compare_options &o, const std::string &name,
            const std::string &value)
{
  if (name == "--values")
    o.values = number (value, 1, UINT64_MAX);
  else if (name == "--seconds")
    o.seconds = static_cast<unsigned> (number (value, 0, 1000000));
  else if (name == "--seed")
    o.seed = number (value, 0, UINT64_MAX);
  else if (name == "--stride")
    o.stride = static_cast<std::uint32_t> (number (value, 1, UINT32_MAX));
  else if (name == "--jobs")
    o.jobs = static_cast<unsigned> (number (value, 0, 1024));
  else if (name == "--show")
    o.show = static_cast<unsigned> (number (value, 0, 1000000));
  else if (name == "--style")
    o.styles = value;
  else if (name == "--mode")
    for (const std::string &word : words (value))
      add_mode (o, word);
  else if (name == "--tier")
    for (const std::string &word : words (value))
      add_tier (o, word);
  else if (name == "--slice")
    pair_of (value, '/', UINT32_MAX, o.slice, o.slices);
  else if (name == "--precision")
    {
      std::uint64_t least, most;
      pair_of (value, '-', 100000, least, most);
      o.least = static_cast<int> (least);
      o.most = static_cast<int> (most);
    }
  else
    usage_error ("unknown option '" + name + "'");
}

/* Defaults, and what would make no sense.  */
void
complete (compare_options &o)
{
  if (o.styles.empty ()
      || o.styles.find_first_not_of ("fegFEG") != std::string::npos)
    usage_error ("bad styles '" + o.styles + "'");
  if (o.least > o.most)
    usage_error ("the precisions' range is empty");
  if (o.exhaustive && o.first > o.last)
    usage_error ("the bit patterns' range is empty");
  if (o.slice < 1 || o.slice > o.slices)
    usage_error ("a slice is from 1/N to N/N");
  if (o.modes.empty ())
    for (const rounding_mode &mode : rounding_modes)
      if (!o.exhaustive || o.stride > 1 || &mode == rounding_modes)
        o.modes.push_back (&mode);
  if (o.tiers.empty ())
    for (const versions &tier : available_versions ())
      if (std::strcmp (tier.tier, "dispatched") != 0)
        o.tiers.push_back (&tier);
  if (o.values == 0 && !o.exhaustive && !long_mode () && o.seconds == 0)
    o.seconds = default_seconds;
  if (o.values == 0)
    o.values = long_mode () ? long_values : default_values;
  if (o.jobs == 0)
    o.jobs = std::max (1U, std::thread::hardware_concurrency ());
}

} // namespace

compare_options
parse_options (int argc, char **argv)
{
  compare_options o;
  if (const char *seed = std::getenv ("QRINTF_SEED"))
    o.seed = number (seed, 0, UINT64_MAX);
  o.jobs = long_mode () ? 0 : 1;
  for (int i = 1; i < argc; ++i)
    {
      const std::string name = argv[i];
      const auto next = [&] {
        if (++i >= argc)
          usage_error ("'" + name + "' lacks its value");
        return std::string (argv[i]);
      };
      if (name == "--help" || name == "-h")
        {
          std::fputs (help, stdout);
          std::exit (0);
        }
      if (name == "--quiet")
        o.quiet = true;
      else if (name == "--exhaustive")
        {
          o.exhaustive = true;
          o.first
              = static_cast<std::uint32_t> (number (next (), 0, UINT32_MAX));
          o.last = static_cast<std::uint32_t> (number (next (), 0, UINT32_MAX));
        }
      else if (name == "--all-floats")
        {
          o.exhaustive = true;
          o.last = UINT32_MAX;
          o.stride = long_mode () ? 1 : sample_stride;
        }
      else if (name.compare (0, 2, "--") != 0)
        usage_error ("unknown argument '" + name + "'");
      else
        set_option (o, name, next ());
    }
  complete (o);
  return o;
}
