/* SPDX-License-Identifier: GPL-3.0-or-later */
/* WITH_LIST (CALL): the end of a function with the last parameters FORMAT and
   `...', which are `values' to CALL.  The function returns what CALL does.  */

#ifndef QRINTF_WITH_LIST_H
#define QRINTF_WITH_LIST_H

#include <stdarg.h>

#define WITH_LIST(CALL)                                                        \
  va_list values;                                                              \
  va_start (values, format);                                                   \
  int result = CALL;                                                           \
  va_end (values);                                                             \
  return result

#endif
