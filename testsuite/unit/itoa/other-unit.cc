/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A second unit with itoa.hpp.  */

#include "qrintf/itoa.hpp"

std::string itoa_of_other_unit (int v);

std::string
itoa_of_other_unit (int v)
{
  std::string s;
  return qrintf::append_integer (s, v);
}
