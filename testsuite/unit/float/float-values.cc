/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The streams of numbers, one function for each kind.  */

#include "float-values.h"

#include <cfloat>
#include <cmath>
#include <cstring>
#include <limits>

unsigned
float_values::below (unsigned n)
{
  return static_cast<unsigned> ((random_ () >> 32) * n >> 32);
}

double
float_values::uniform_bits ()
{
  const std::uint64_t bits = random_ ();
  double v;
  std::memcpy (&v, &bits, sizeof v);
  return v;
}

double
float_values::log_uniform (double least, double most)
{
  const double part = static_cast<double> (random_ () >> 11) * 0x1p-53;
  return least * std::exp (part * std::log (most / least));
}

/* Prices and measurements: a count of hundredths, thousandths and so on.  */
double
float_values::fraction_of_ten ()
{
  static const double unit[] = { 10, 100, 100, 100, 1000, 1000, 1e6, 1e9 };
  const std::uint64_t count = random_ () >> (12 + below (50));
  return static_cast<double> (count) / unit[below (8)];
}

/* An odd multiple of 2^-n has n decimal places, the last a 5: a tie where n - 1
   are asked for.  (10 k + 5) * 10^n is one for n + 1 places fewer than it has
   digits.  */
float_sample
float_values::tie ()
{
  if (below (3) == 0)
    {
      const unsigned zeros = below (8);
      const std::uint64_t count = random_ () >> (29 + below (35));
      return { (10 * static_cast<double> (count) + 5) * std::pow (10, zeros),
               -1 - static_cast<int> (zeros) };
    }
  const int places = 1 + static_cast<int> (below (below (4) ? 20 : 60));
  const std::uint64_t odd = random_ () >> (11 + below (52)) | 1;
  return { std::ldexp (static_cast<double> (odd), -places), places - 1 };
}

/* V or a double next to it.  */
double
float_values::neighbour (double v)
{
  switch (below (4))
    {
    case 0:
      return std::nextafter (v, 0.0);
    case 1:
      return std::nextafter (v, std::numeric_limits<double>::infinity ());
    default:
      return v;
    }
}

double
float_values::near_power_of_two ()
{
  return neighbour (std::ldexp (1.0, static_cast<int> (below (2098)) - 1074));
}

double
float_values::near_power_of_ten ()
{
  const int range = below (2) ? 40 : 632;
  const int power = static_cast<int> (below (static_cast<unsigned> (range)));
  const int exponent = range == 40 ? power - 12 : power - 323;
  const double lead = below (2) ? 1 : 1 + below (99);
  return neighbour (lead * std::pow (10.0, exponent));
}

double
float_values::subnormal ()
{
  const std::uint64_t bits = random_ () >> (12 + below (52));
  double v;
  std::memcpy (&v, &bits, sizeof v);
  return v;
}

/* Integers around 2^53 and 2^64, and small ones.  */
double
float_values::near_integer_limit ()
{
  const double offset = static_cast<double> (random_ () >> (44 + below (20)));
  switch (below (5))
    {
    case 0:
      return 0x1p53 - offset;
    case 1:
      return 0x1p53 + offset;
    case 2:
      return neighbour (0x1p64 - 4096 * offset);
    case 3:
      return neighbour (0x1p64 + 4096 * offset);
    default:
      return neighbour (offset);
    }
}

/* 9.9995 and the like: where a carry runs through all digits.  */
double
float_values::nines ()
{
  const int count = 1 + static_cast<int> (below (17));
  const int shift = static_cast<int> (below (24));
  const double all = std::pow (10.0, count);
  const double last = below (2) ? 1 : 5;
  return neighbour ((all - last) / std::pow (10.0, shift));
}

/* Many trailing zeros in binary, also ties of hexadecimal digits.  */
double
float_values::few_bits ()
{
  const std::uint64_t keep = ~std::uint64_t{ 0 } << below (53);
  const std::uint64_t fraction = random_ () & keep & 0xfffffffffffff;
  const std::uint64_t exponent
      = below (4) ? 1023 - 60 + below (120) : below (2046);
  const std::uint64_t bits = fraction | exponent << 52;
  double v;
  std::memcpy (&v, &bits, sizeof v);
  return v;
}

double
float_values::special ()
{
  static const double all[]
      = { 0.0,        DBL_MAX, DBL_MIN, DBL_TRUE_MIN, DBL_EPSILON, 999999.5,
          9999995e-1, 0.0001,  0.00001, 1.5,          2.5,         0.5,
          INFINITY,   NAN };
  return all[below (sizeof all / sizeof *all)];
}

float_sample
float_values::next ()
{
  float_sample s = { 0 };
  const unsigned kind = below (16);
  if (kind == 7 || kind == 8)
    s = tie ();
  else
    s.value = kind < 2     ? uniform_bits ()
              : kind < 4   ? log_uniform (1e-3, 1e6)
              : kind < 5   ? log_uniform (1e-30, 1e30)
              : kind < 7   ? fraction_of_ten ()
              : kind == 9  ? near_power_of_two ()
              : kind == 10 ? near_power_of_ten ()
              : kind == 11 ? subnormal ()
              : kind == 12 ? near_integer_limit ()
              : kind == 13 ? nines ()
              : kind == 14 ? few_bits ()
              : below (8)  ? log_uniform (1e-8, 1e20)
                           : special ();
  /* Not by a multiplication, which a NaN may ignore.  */
  if (below (2))
    s.value = std::copysign (s.value, -1.0);
  return s;
}
