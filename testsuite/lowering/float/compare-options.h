/* What float-compare was asked to do.  */

#ifndef QRINTF_TEST_COMPARE_OPTIONS_H
#define QRINTF_TEST_COMPARE_OPTIONS_H

#include <cstdint>
#include <string>
#include <vector>

#include "float-call.h"

struct compare_options
{
  std::string styles = "fegFEG";
  std::uint64_t values = 0; /* random numbers */
  unsigned seconds = 0;     /* after which no more are begun; 0: no end */
  std::uint64_t seed = 1;
  int least = 0, most = 400; /* precisions */
  std::vector<const rounding_mode *> modes;
  std::vector<const versions *> tiers;
  bool exhaustive = false;
  std::uint32_t first = 0, last = 0; /* bit patterns of floats */
  std::uint32_t stride = 1;
  std::uint64_t slice = 1, slices = 1;
  unsigned jobs = 1;
  unsigned show = 10; /* mismatches */
  bool quiet = false;
};

/* Ends the program with status 0 after --help and with 2, and a message, where
   the arguments are wrong.  */
compare_options parse_options (int argc, char **argv);

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
