/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The float emitters of a tier against snprintf, in guarded memory.  */

#ifndef QRINTF_TEST_FLOAT_CHECK_H
#define QRINTF_TEST_FLOAT_CHECK_H

#include "float-call.h"
#include "guarded.h"
#include "versions.h"

#include <string>
#include <vector>

class float_check
{
public:
  float_check (const versions &tier, const char *letters)
      : tier_ (tier), letters_ (letters)
  {
  }

  /* C of V like snprintf's: where the room is just enough, or more; one byte
     less, or none, is refused.  What the emitters do not serve is refused
     whatever room there is.  */
  void expect_like (const float_conversion &c, double v);

  /* Values at random, COUNT in each rounding mode, at precisions up to 400; FIELD
     as in float_conversion, WIDE allows flags and widths.  */
  void random_values (unsigned count, bool field, bool wide);

  /* Every set of flags with few values and many widths.  */
  void all_flags ();

  /* A cursor past the limit.  */
  void no_room (const float_conversion &c);

private:
  const versions &tier_;
  const std::string letters_;
  std::vector<char> text_ = std::vector<char> (float_room (500, 2000));
  static destination where_;
};

#endif
