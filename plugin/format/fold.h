/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Constant directives become text at compile time.  No GCC types.  */

#ifndef QRINTF_FORMAT_FOLD_H
#define QRINTF_FORMAT_FOLD_H

#include "format/format.h"
#include "format/value.h"

#include <cstdint>
#include <optional>

namespace qrintf
{

/* A directive's flags, width and precision with every '*' resolved.  */
struct constant_spec
{
  const conversion_row *conversion;
  unsigned flags;
  unsigned width;
  int precision; /* negative: none */
};

/* The text of VALUE by an integer conversion, or of a pointer that is not
   null.  */
std::string fold_integer (const constant_spec &spec, wide value);

/* The padded text of a string (s), a character (c: TEXT is that byte) or a null
   pointer (p: TEXT is "(nil)").  */
std::string fold_string (const constant_spec &spec, std::string_view text);

/* The text of VALUE by a float conversion; nothing if it depends on the locale
   or on the rounding mode.  SPEC has a precision.  */
std::optional<std::string> fold_real (const constant_spec &spec,
                                      const real_constant &value);

/* The number of digits of VALUE >= 0 in BASE; 1 for 0.  */
unsigned count_digits (wide value, unsigned base);

/* The length of fold_integer's text.  */
uint64_t folded_length (const constant_spec &spec, wide value);

} // namespace qrintf

#endif
