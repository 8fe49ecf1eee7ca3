/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers that float emitters are tried with: a stream of doubles from the
   places where printing goes wrong.  The same seed gives the same stream.  */

#ifndef QRINTF_TEST_FLOAT_VALUES_H
#define QRINTF_TEST_FLOAT_VALUES_H

#include <climits>
#include <cstdint>
#include <random>

/* A number, and how many decimal places of it (tens are -1) leave an exact tie,
   half a unit of the last place and nothing beyond.  */
struct float_sample
{
  static constexpr int no_tie = INT_MIN;

  double value;
  int tie = no_tie;
};

class float_values
{
public:
  explicit float_values (std::uint64_t seed) : random_ (seed) {}

  float_sample next ();

  /* 0 <= result < N.  */
  unsigned below (unsigned n);

private:
  double uniform_bits ();
  double log_uniform (double least, double most);
  double fraction_of_ten ();
  float_sample tie ();
  double near_power_of_two ();
  double near_power_of_ten ();
  double subnormal ();
  double near_integer_limit ();
  double nines ();
  double few_bits ();
  double special ();
  double neighbour (double v);

  std::mt19937_64 random_;
};

#endif
