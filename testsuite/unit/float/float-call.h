/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One conversion of a float, by the C library and by the emitters: what a
   format says, which entry point takes it, and the thread's rounding mode.  */

#ifndef QRINTF_TEST_FLOAT_CALL_H
#define QRINTF_TEST_FLOAT_CALL_H

#include <cstddef>
#include <string>

#include "float-values.h"
#include "versions.h"

struct float_conversion
{
  char letter = 'f';  /* f, e, g or a capital */
  bool field = false; /* real_fixed_field even where real_fixed would do */
  unsigned flags = 0; /* LEFT, ZERO, ALT, PLUS, SPACE; '-' drops '0' */
  unsigned width = 0;
  int precision = 6;
};

/* For people: "%-+12.3f".  */
std::string describe (const float_conversion &c);

/* snprintf's text of V in at most SIZE bytes of TEXT; the result is
   snprintf's.  */
int libc_text (char *text, std::size_t size, const float_conversion &c,
               double v);

/* The text of V by the version of TIER that is meant for C, if it serves.  */
char *emit (const versions &tier, const float_conversion &c, char *cursor,
            char *limit, double v);

/* Do the emitters make the text of V?  Otherwise they give a null pointer, and
   the original call makes it.  */
bool serves (const float_conversion &c, double v);

/* A conversion of LETTER with what chance gives: one that S makes a tie, if it
   has one, or a precision from LEAST to MOST, and few of the large ones.  */
float_conversion any_conversion (float_values &random, const float_sample &s,
                                 char letter, int least, int most);

/* How many bytes suffice for any conversion of PRECISION and WIDTH: a double
   has 309 digits before the radix character.  */
constexpr std::size_t
float_room (std::size_t precision, std::size_t width)
{
  return (310 + precision > width ? 310 + precision : width) + 64;
}

struct rounding_mode
{
  const char *name;
  int value; /* fesetround's */
};

extern const rounding_mode rounding_modes[4];

/* Rounds as MODE asks until the end of the scope.  */
class rounding
{
public:
  explicit rounding (const rounding_mode &mode);
  ~rounding ();
  rounding (const rounding &) = delete;
  rounding &operator= (const rounding &) = delete;
};

#endif
