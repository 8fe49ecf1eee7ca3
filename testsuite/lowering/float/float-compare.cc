/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The float emitters against the C library: millions of random numbers, each in
   a format and a rounding mode by chance, or every float.  What --help says is
   in compare-options.cc.  */

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <thread>

#include "compare-options.h"

namespace
{

constexpr std::size_t margin = 32;
constexpr char untouched = '\x5a';
constexpr std::uint64_t batch = 50000;
constexpr std::uint64_t least_batches = 4; /* however little time there is */

struct shared_state
{
  using clock = std::chrono::steady_clock;

  explicit shared_state (const compare_options &o)
      : options (o),
        end (o.seconds == 0 ? clock::time_point::max ()
                            : clock::now () + std::chrono::seconds (o.seconds))
  {
  }

  const compare_options &options;
  const clock::time_point end;
  std::atomic<std::uint64_t> next{ 0 }; /* batch to do */
  std::atomic<std::uint64_t> mismatches{ 0 };
  std::atomic<std::uint64_t> calls{ 0 };
  std::mutex output;
};

/* For people: V by its bits.  */
std::string
bits_of (double v)
{
  std::uint64_t bits;
  std::memcpy (&bits, &v, sizeof bits);
  char text[64];
  std::snprintf (text, sizeof text, "0x%016" PRIx64 " (%a)", bits, v);
  return text;
}

/* One thread's work.  */
class worker
{
public:
  explicit worker (shared_state &shared)
      : shared_ (shared), options_ (shared.options)
  {
  }

  /* Until there is no batch left.  */
  void run (std::uint64_t batches);

private:
  void random_batch (std::uint64_t number);
  void exhaustive_batch (std::uint64_t number);
  void compare (const float_conversion &c, const float_format &format,
                const rounding_mode &mode, double v);
  bool agrees (const versions &tier, const float_conversion &c, double v,
               std::size_t length);
  void report (const versions &tier, const float_conversion &c,
               const rounding_mode &mode, double v, std::size_t length);

  shared_state &shared_;
  const compare_options &options_;
  std::vector<char> expected_ = std::vector<char> (float_room (100000, 1000));
  std::vector<char> room_
      = std::vector<char> (float_room (100000, 1000) + 2 * margin, untouched);
  std::string got_;
  unsigned turn_ = 0;
};

/* TIER's text at the start of ROOM, whose limit is its end or farther; now and
   then a byte before its end, which is to be refused.  What the emitters do not
   serve is refused whatever room there is.  */
bool
worker::agrees (const versions &tier, const float_conversion &c, double v,
                std::size_t length)
{
  char *const cursor = room_.data () + margin;
  char *const end = cursor + length;
  const std::size_t slack = turn_ % 3 ? margin : 0;
  char *const result = emit (tier, c, cursor, end + slack, v);
  got_ = result ? "wrote past its text, or before it" : "a null pointer";
  const bool served = serves (c, v);
  bool good = served
                  ? result == end
                        && std::memcmp (cursor, expected_.data (), length) == 0
                  : !result;
  if (!served)
    for (std::size_t i = 0; i < length; ++i)
      good &= cursor[i] == untouched;
  if (result && !good)
    got_ = '['
           + std::string (cursor,
                          std::max (cursor, std::min (result, end + margin)))
           + ']';
  for (std::size_t i = 0; i < margin; ++i)
    good &= room_[i] == untouched && end[i] == untouched;
  if (good && served && turn_ % 8 == 0)
    {
      got_ = "wrote past a limit that the text does not keep";
      end[-1] = untouched;
      good = !emit (tier, c, cursor, end - 1, v) && end[0] == untouched
             && end[-1] == untouched;
    }
  std::fill (room_.begin (),
             room_.begin () + std::ptrdiff_t (length + 2 * margin), untouched);
  return good;
}

void
worker::report (const versions &tier, const float_conversion &c,
                const rounding_mode &mode, double v, std::size_t length)
{
  if (shared_.mismatches.fetch_add (1) >= options_.show)
    return;
  const std::lock_guard<std::mutex> lock (shared_.output);
  std::printf ("mismatch: tier %s%s, \"%s\" of %s, rounding %s\n"
               "  expected [%.*s]\n  got      %s\n",
               tier.tier, c.field ? " (field)" : "", describe (c).c_str (),
               bits_of (v).c_str (), mode.name, static_cast<int> (length),
               expected_.data (), got_.c_str ());
}

void
worker::compare (const float_conversion &c, const float_format &format,
                 const rounding_mode &mode, double v)
{
  const rounding scope (mode);
  const int result
      = libc_text (expected_.data (), expected_.size (), c, format, v);
  if (result <= 0 || result >= static_cast<int> (expected_.size ()))
    std::abort ();
  const std::size_t length = static_cast<std::size_t> (result);
  ++turn_;
  for (const versions *tier : options_.tiers)
    if (!agrees (*tier, c, v, length))
      report (*tier, c, mode, v, length);
}

void
worker::random_batch (std::uint64_t number)
{
  float_values random (options_.seed * 1000003 + number);
  const std::uint64_t count
      = std::min (batch, options_.values - number * batch);
  for (std::uint64_t i = 0; i < count; ++i)
    {
      const float_sample s = random.next ();
      const char letter
          = options_.styles[random.below (unsigned (options_.styles.size ()))];
      const float_conversion c
          = any_conversion (random, s, letter, options_.least, options_.most);
      const rounding_mode &mode
          = *options_.modes[random.below (unsigned (options_.modes.size ()))];
      compare (c, format_of (c), mode, s.value);
    }
  shared_.calls += count;
}

/* How many values the slice has, and which is its first.  */
std::uint64_t
slice_of (const compare_options &o, std::uint64_t &first)
{
  const std::uint64_t all = (std::uint64_t{ o.last } - o.first) / o.stride + 1;
  first
      = all / o.slices * (o.slice - 1) + std::min (all % o.slices, o.slice - 1);
  return all / o.slices + (o.slice <= all % o.slices);
}

void
worker::exhaustive_batch (std::uint64_t number)
{
  std::uint64_t first;
  const std::uint64_t all = slice_of (options_, first);
  const std::uint64_t count = std::min (batch, all - number * batch);
  float_conversion general, exponent;
  general.letter = 'g';
  exponent.letter = 'e';
  exponent.precision = 9;
  const float_format general_format = format_of (general);
  const float_format exponent_format = format_of (exponent);
  for (std::uint64_t i = first + number * batch, n = 0; n < count; ++i, ++n)
    {
      const std::uint32_t bits
          = options_.first + static_cast<std::uint32_t> (i * options_.stride);
      float v;
      std::memcpy (&v, &bits, sizeof v);
      const double d = v;
      for (const rounding_mode *mode : options_.modes)
        {
          compare (general, general_format, *mode, d);
          compare (exponent, exponent_format, *mode, d);
        }
    }
  shared_.calls += 2 * count * options_.modes.size ();
}

void
worker::run (std::uint64_t batches)
{
  for (std::uint64_t number; (number = shared_.next.fetch_add (1)) < batches;)
    if (number >= least_batches && shared_state::clock::now () >= shared_.end)
      {
        shared_.next = batches;
        return;
      }
    else if (options_.exhaustive)
      exhaustive_batch (number);
    else
      random_batch (number);
}

/* A line every ten seconds until BATCHES are begun.  */
void
show_progress (shared_state &shared, std::uint64_t batches)
{
  using clock = std::chrono::steady_clock;
  auto due = clock::now () + std::chrono::seconds (10);
  while (shared.next < batches)
    {
      std::this_thread::sleep_for (std::chrono::milliseconds (50));
      if (clock::now () < due || shared.options.quiet)
        continue;
      due += std::chrono::seconds (10);
      std::fprintf (stderr,
                    "float-compare: %.1f %%, %" PRIu64 " texts, %" PRIu64
                    " mismatches\n",
                    100.0 * static_cast<double> (shared.next)
                        / static_cast<double> (batches),
                    shared.calls.load (), shared.mismatches.load ());
    }
}

} // namespace

int
main (int argc, char **argv)
{
  const compare_options options = parse_options (argc, argv);
  shared_state shared (options);
  std::uint64_t first;
  const std::uint64_t all
      = options.exhaustive ? slice_of (options, first) : options.values;
  const std::uint64_t batches = all / batch + (all % batch != 0);

  std::vector<std::thread> threads;
  for (unsigned i = 0; i < options.jobs; ++i)
    threads.emplace_back ([&] { worker (shared).run (batches); });
  show_progress (shared, batches);
  for (std::thread &thread : threads)
    thread.join ();

  std::string names;
  for (const versions *tier : options.tiers)
    names += std::string (" ") + tier->tier;
  std::printf ("%" PRIu64 " texts in each of%s, seed %" PRIu64 ": %" PRIu64
               " mismatches\n",
               shared.calls.load (), names.c_str (), options.seed,
               shared.mismatches.load ());
  return shared.mismatches != 0;
}
