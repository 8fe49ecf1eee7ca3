/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The integers that emitters are tried with, fewer under an emulator, and their
   texts.  */

#ifndef QRINTF_TEST_VALUES_H
#define QRINTF_TEST_VALUES_H

#include "qrintf/itoa.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

/* COUNT, or a tenth of it where QRINTF_EMULATED is in the environment and
   QRINTF_LONG is not.  */
inline std::size_t
share_of (std::size_t count)
{
  static const bool is_tenth
      = std::getenv ("QRINTF_EMULATED") && !std::getenv ("QRINTF_LONG");
  return is_tenth ? count / 10 + 1 : count;
}

/* The text of an integer by the simplest division loop, independent of the
   runtime and of the C library.  */
inline std::string
reference (qrintf_uint128 v, unsigned base = 10, bool upper = false)
{
  const char *digits
      = upper ? "0123456789ABCDEF" : "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string text;
  do
    text.push_back (digits[static_cast<unsigned> (v % base)]);
  while (v /= base);
  std::reverse (text.begin (), text.end ());
  return text;
}

inline std::string
signed_reference (qrintf_int128 v, unsigned base = 10)
{
  if (v >= 0)
    return reference (static_cast<qrintf_uint128> (v), base);
  std::string text = reference (-static_cast<qrintf_uint128> (v), base);
  text.insert (text.begin (), '-');
  return text;
}

/* 10^k and 2^k with their neighbours, as far as BITS go, zero and the largest,
   all of these negated too, and COUNT random values of mixed length and as many
   of digits most of which are zeros and nines.  */
inline std::vector<qrintf_uint128>
boundary_values (unsigned bits, std::size_t count)
{
  const qrintf_uint128 all
      = bits == 128 ? ~qrintf_uint128{} : (qrintf_uint128{ 1 } << bits) - 1;
  std::vector<qrintf_uint128> values;
  const auto around = [&] (qrintf_uint128 v) {
    for (int d = -2; d <= 2; ++d)
      {
        values.push_back ((v + static_cast<qrintf_uint128> (d)) & all);
        values.push_back (-(v + static_cast<qrintf_uint128> (d)) & all);
      }
  };
  around (0);
  for (unsigned k = 0; k < bits; ++k)
    around (qrintf_uint128{ 1 } << k);
  for (qrintf_uint128 v = 1; v <= all / 10; v *= 10)
    for (unsigned lead = 1; lead <= 10; ++lead)
      around (v * lead);
  std::mt19937_64 random (bits);
  for (std::size_t i = 0; i < share_of (count); ++i)
    {
      const qrintf_uint128 v = qrintf_uint128{ random () } << 64 | random ();
      values.push_back ((v & all) >> random () % bits);
      qrintf_uint128 sparse = 0;
      for (std::uint64_t digits = 1 + random () % 38; digits-- > 0;)
        sparse = sparse * 10 + "0099990123456789"[random () % 16] - '0';
      values.push_back (sparse & all);
    }
  return values;
}

#endif
