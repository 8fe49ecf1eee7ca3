/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A step of a compiled format, for the tests of those who write and who read
   it.  */

#ifndef QRINTF_COMPILED_STEP_H
#define QRINTF_COMPILED_STEP_H

#include "qrintf/emitters.h"

#include <initializer_list>
#include <string>

/* A TEXT and the bytes of the operation behind it.  */
inline std::string
step (const std::string &text, std::initializer_list<unsigned> operation)
{
  std::string all;
  size_t at = 0;
  for (; text.size () - at >= QRINTF_LONGEST_CHUNK; at += QRINTF_LONGEST_CHUNK)
    all += char (QRINTF_LONGEST_CHUNK) + text.substr (at, QRINTF_LONGEST_CHUNK);
  all += char (text.size () - at) + text.substr (at);
  for (unsigned b : operation)
    all += char (b);
  return all;
}

#endif
