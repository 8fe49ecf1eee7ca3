/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values of any C integer type, their ranges, and constant floats.  Plain data
   without GCC types.  */

#ifndef QRINTF_FORMAT_VALUE_H
#define QRINTF_FORMAT_VALUE_H

namespace qrintf
{

using wide = __int128; /* holds every int64_t and uint64_t */

struct interval
{
  wide low = 0;
  wide high = 0;

  bool
  within (wide l, wide h) const
  {
    return l <= low && high <= h;
  }
  bool
  single () const
  {
    return low == high;
  }
};

/* A constant float: an integer below 2^64, a number of 2^64 or more, an
   infinity or a NaN.  */
struct real_constant
{
  enum kind_t
  {
    whole,
    huge,
    infinite,
    nan
  } kind
      = whole;
  bool negative = false;
  wide magnitude = 0; /* whole */
};

} // namespace qrintf

#endif
