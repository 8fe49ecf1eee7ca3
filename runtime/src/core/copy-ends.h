/* SPDX-License-Identifier: MIT */
/* A copy by two accesses, which overlap where the length is not twice theirs:
   in less time than a call of memcpy takes.  */

#ifndef QRINTF_COPY_ENDS_H
#define QRINTF_COPY_ENDS_H

#include <string.h>

/* Copies the N bytes at S to P, as its first ones and its last ones, which have
   type TYPE.  */
#define COPY_ENDS(TYPE, P, S, N)                                               \
  do                                                                           \
    {                                                                          \
      TYPE first_, last_;                                                      \
      memcpy (&first_, S, sizeof first_);                                      \
      memcpy (&last_, (S) + (N) - sizeof last_, sizeof last_);                 \
      memcpy (P, &first_, sizeof first_);                                      \
      memcpy ((P) + (N) - sizeof last_, &last_, sizeof last_);                 \
    }                                                                          \
  while (0)

#endif
