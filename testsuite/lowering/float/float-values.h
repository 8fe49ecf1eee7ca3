/* The numbers that float emitters are tried with: a stream of doubles or long
   doubles from the places where printing goes wrong.  The same seed gives the
   same stream.  Refuses to give encodings that the x87 calls invalid: their
   text is not promised.  */

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

  long double value;
  int tie = no_tie;
};

class float_values
{
public:
  explicit float_values (std::uint64_t seed) : random_ (seed) {}

  /* A double, held in a long double.  */
  float_sample next ();

  /* A long double of full precision and range, or one of the above.  */
  float_sample next_extended ();

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
  long double extended_bits ();

  std::mt19937_64 random_;
};

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
