/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The format parser: a printf format becomes a list of directives.

   It knows the grammar of C and glibc and nothing of GCC, so that it can be
   tested on its own.  It does not see the arguments: the planner checks that
   "%d" has an int.  */

#ifndef QRINTF_FORMAT_FORMAT_H
#define QRINTF_FORMAT_FORMAT_H

#include "format/conversions.h"

#include <string>
#include <string_view>
#include <vector>

namespace qrintf
{

enum directive_flags : unsigned
{
  flag_left = 1,          /* '-' */
  flag_plus = 2,          /* '+' */
  flag_space = 4,         /* ' ' */
  flag_alt = 8,           /* '#' */
  flag_zero = 16,         /* '0' */
  flag_group = 32,        /* '\'' */
  flag_locale_digits = 64 /* 'I' */
};

/* A width or a precision.  */
struct field
{
  enum
  {
    absent,
    literal,
    argument
  } kind
      = absent;
  int value = 0; /* literal: the number; argument: its index, from 0 */
};

/* One directive: literal text (CONVERSION is null) or one conversion.  "%%" is
   literal text.  */
struct directive
{
  const conversion_row *conversion = nullptr;
  std::string text; /* the literal text, or the directive as written */
  unsigned flags = 0;
  length_modifier length = length_modifier::none;
  field width;
  field precision;
  int argument = -1; /* index of the value, from 0 */
};

struct parsed_format
{
  std::vector<directive> directives;
  int arguments = 0; /* how many the format consumes */
  std::string error; /* not empty: the format cannot be lowered, and why */
};

/* Parse FORMAT.  After an error the result has the directives before it.  */
parsed_format parse_format (std::string_view format);

} // namespace qrintf

#endif
