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

/* VALUE as an integer conversion (d i u o x X) or, not null, a pointer (p).  */
std::string fold_integer (const constant_spec &spec, wide value);

/* TEXT as a string conversion (s), or a character (c: TEXT is that one byte),
   or a null pointer (p: TEXT is "(nil)").  */
std::string fold_string (const constant_spec &spec, std::string_view text);

/* VALUE as a float conversion; nothing where its text depends on the locale or
   on rounding.  SPEC's precision is resolved.  */
std::optional<std::string> fold_real (const constant_spec &spec,
                                      const real_constant &value);

/* How many digits of base BASE VALUE >= 0 has; 1 for 0.  */
unsigned count_digits (wide value, unsigned base);

/* How many bytes fold_integer gives.  */
uint64_t folded_length (const constant_spec &spec, wide value);

} // namespace qrintf

#endif
