/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The competitors of the integer bench: each a way of turning an integer into
   text, and a loop that calls it directly.  */

#ifndef QRINTF_BENCH_ITOA_COMPETITORS_H
#define QRINTF_BENCH_ITOA_COMPETITORS_H

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

template <typename T> struct itoa_competitor
{
  /* In samples and in JSON.  */
  const char *name;

  /* Called with DST of itoa_room bytes; returns where the text ends.  */
  char *(*convert) (char *dst, T v);

  /* Converts all VALUES at DST.  A loop with a pointer instead would cost each
     competitor what the branch predictor makes of all of them.  */
  void (*call_all) (char *dst, const std::vector<T> &values);

  /* What it writes at DST for V.  */
  std::string_view
  text (char *dst, T v) const
  {
    return { dst, static_cast<size_t> (convert (dst, v) - dst) };
  }
};

/* The first is snprintf.  T is uint32_t or uint64_t.  */
template <typename T> std::vector<itoa_competitor<T>> decimal_competitors ();
template <typename T> std::vector<itoa_competitor<T>> hex_competitors ();

#endif
