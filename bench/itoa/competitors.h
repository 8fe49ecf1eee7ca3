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

  /* Called with DST of itoa_room bytes.  */
  char *(*convert) (char *dst, T v);

  /* 0 if the text is from DST to the result, else it is from the result to
     DST + END.  */
  size_t end;

  /* Converts all VALUES at DST.  A loop with a pointer instead would cost each
     competitor what the branch predictor makes of all of them.  */
  void (*call_all) (char *dst, const std::vector<T> &values);

  /* What it writes at DST for V.  */
  std::string_view
  text (char *dst, T v) const
  {
    const char *result = convert (dst, v);
    const char *begin = end == 0 ? dst : result;
    const char *past = end == 0 ? result : dst + end;
    return { begin, static_cast<size_t> (past - begin) };
  }
};

/* The first is snprintf.  T is uint32_t or uint64_t.  */
template <typename T> std::vector<itoa_competitor<T>> decimal_competitors ();
template <typename T> std::vector<itoa_competitor<T>> hex_competitors ();

/* One that does nothing, for what a call costs.  */
itoa_competitor<uint32_t> empty_competitor ();

#endif
