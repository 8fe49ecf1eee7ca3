/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables that inlined code reads.  */

#include <cstdio>
#include <cstring>

#include "qrintf/emitters.h"

#include <gtest/gtest.h>

TEST (table, dec3)
{
  for (unsigned i = 0; i < 256; ++i)
    {
      char text[8] = {};
      int length = std::snprintf (text, sizeof text, "%u", i);
      EXPECT_EQ (std::memcmp (__qrintf_dec3[i].digits, text, 3), 0) << i;
      EXPECT_EQ (__qrintf_dec3[i].length, length) << i;
    }
}

TEST (table, pairs)
{
  for (unsigned i = 0; i < 256; ++i)
    {
      char text[8];
      std::snprintf (text, sizeof text, "%02u%02x%02X", i % 100, i, i);
      EXPECT_EQ (std::memcmp (__qrintf_dec2[i % 100], text, 2), 0) << i;
      EXPECT_EQ (std::memcmp (__qrintf_hex2[i], text + 2, 2), 0) << i;
      EXPECT_EQ (std::memcmp (__qrintf_HEX2[i], text + 4, 2), 0) << i;
    }
}
