/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers that emitters are tried with, fewer under an emulator.  */

#ifndef QRINTF_TEST_VALUES_H
#define QRINTF_TEST_VALUES_H

#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

/* COUNT, or a tenth of it where QRINTF_EMULATED is in the environment and QRINTF_LONG
   is not.  */
inline std::size_t
share_of (std::size_t count)
{
  static const bool is_tenth
      = std::getenv ("QRINTF_EMULATED") && !std::getenv ("QRINTF_LONG");
  return is_tenth ? count / 10 + 1 : count;
}

/* Digits most of which are zeros and nines: what is near the next digit from either
   side.  */
inline std::uint64_t
sparse (std::mt19937_64 &random)
{
  std::uint64_t v = 0;
  for (std::uint64_t digits = 1 + random () % 20; digits-- > 0;)
    v = v * 10 + std::uint64_t ("0099990123456789"[random () % 16] - '0');
  return v;
}

/* The neighbourhood of every power of 2 and 10, and COUNT random values, most of
   uniform length in bits, the others of sparse digits.  */
inline std::vector<std::uint64_t>
values64 (std::size_t count)
{
  std::vector<std::uint64_t> values;
  const auto around = [&values] (std::uint64_t v) {
    for (std::uint64_t d = 0; d < share_of (12); ++d)
      {
        values.push_back (v + d);
        values.push_back (v - d);
      }
  };
  for (int bit = 0; bit < 64; ++bit)
    around (std::uint64_t{ 1 } << bit);
  std::uint64_t power = 1;
  for (int digits = 0; digits < 20; ++digits, power *= 10)
    for (std::uint64_t lead = 1; lead < 10; ++lead)
      around (lead * power);
  std::mt19937_64 random (count);
  for (std::size_t i = 0; i < share_of (count); ++i)
    values.push_back (i % 8 ? random () >> i % 64 : sparse (random));
  return values;
}

/* The same of 32 bits.  */
inline std::vector<std::uint32_t>
values32 (std::size_t count)
{
  std::vector<std::uint32_t> values;
  for (std::uint64_t v : values64 (count))
    {
      values.push_back (static_cast<std::uint32_t> (v));
      values.push_back (static_cast<std::uint32_t> (v >> 32));
    }
  return values;
}

#endif
