/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random inputs for the cases, the same in every run.  */

#ifndef QRINTF_BENCH_INPUT_SOURCE_H
#define QRINTF_BENCH_INPUT_SOURCE_H

#include <cstdint>
#include <memory>
#include <random>
#include <vector>

#include "inputs.h"

class input_source
{
public:
  /* LOW to HIGH, both included.  */
  uint64_t between (uint64_t low, uint64_t high);

  /* A value of 1 to MOST decimal digits, each number of digits equally likely,
     and at most LIMIT.  */
  uint64_t digits (unsigned most, uint64_t limit);

  /* A string of 0 to MOST letters.  Strings are packed one behind the other, so
     that they start anywhere in a cache line; they exist as long as the
     source.  */
  const char *string (unsigned most);

  void fill (in_int &in);
  void fill (in_long &in);
  void fill (in_ints &in);
  void fill (in_word &in);
  void fill (in_string &in);
  void fill (in_record &in);
  void fill (in_strings &in);
  void fill (in_slice &in);
  void fill (in_chars &in);
  void fill (in_time &in);
  void fill (in_date &in);
  void fill (in_uuid &in);
  void fill (in_pointer &in);
  void fill (in_mapping &in);
  void fill (in_request &in);
  void fill (in_real &in);
  void fill (in_any_real &in);
  void fill (in_cents &in);
  void fill (in_reals &in);
  void fill (in_object &in);
  void fill (in_setting &in);

private:
  /* V or -V.  */
  template <typename T>
  T
  with_sign (T v)
  {
    return between (0, 1) ? v : -v;
  }
  int
  signed_int ()
  {
    return with_sign (static_cast<int> (digits (10, INT32_MAX)));
  }
  double real ();
  void fill (tm &t);

  std::mt19937_64 m_random;
  std::vector<std::unique_ptr<char[]>> m_chunks;
  size_t m_used = chunk_size;
  static constexpr size_t chunk_size = 1 << 20;
};

#endif
