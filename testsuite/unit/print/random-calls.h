/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random formats of several directives, with values of their types.  */

#ifndef QRINTF_TEST_RANDOM_CALLS_H
#define QRINTF_TEST_RANDOM_CALLS_H

#include "value-list.h"

#include <random>

class random_calls
{
public:
  explicit random_calls (unsigned seed);

  /* How many of ten directives are for reals.  */
  unsigned reals_of_ten = 2;

  /* A call with text, directives and values for them.  */
  void make (value_list &to);
  value_list empty ();

private:
  size_t below (size_t most);
  void add_text (value_list &to);
  void add_directive (value_list &to);
  void add_number_or_star (value_list &to, size_t most);
  void add_integer (value_list &to);
  void add_real (value_list &to);
  void add_other (value_list &to);
  uint64_t integer ();
  double real ();
  const char *string (bool has_end);

  std::mt19937_64 random;
};

#endif
