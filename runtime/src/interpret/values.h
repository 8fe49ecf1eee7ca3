/* SPDX-License-Identifier: MIT */
/* Copies of a va_list.  */

#ifndef QRINTF_VALUES_H
#define QRINTF_VALUES_H

#include "core/emitter.h"

#include <stdarg.h>

#if defined __x86_64__ && !defined _WIN32

/* What va_copy does, member by member.  It would load two members at once,
   which va_start has just stored one by one, and such a load waits until the
   stores have reached the cache: ten nanoseconds.  */
#define QRINTF_COPY_VALUES(TO, FROM)                                           \
  do                                                                           \
    {                                                                          \
      (TO)->gp_offset = (FROM)->gp_offset;                                     \
      __asm__("" ::: "memory");                                                \
      (TO)->fp_offset = (FROM)->fp_offset;                                     \
      __asm__("" ::: "memory");                                                \
      (TO)->overflow_arg_area = (FROM)->overflow_arg_area;                     \
      __asm__("" ::: "memory");                                                \
      (TO)->reg_save_area = (FROM)->reg_save_area;                             \
    }                                                                          \
  while (0)
#else
#define QRINTF_COPY_VALUES(TO, FROM) va_copy (TO, FROM)
#endif

#endif
