/* SPDX-License-Identifier: GPL-3.0-or-later */
/* { dg-do compile } */
/* A va_list that is copied for a call is copied member by member: one load of
   sixteen bytes would wait for the stores of va_start.  */

#include <stdarg.h>
#include <stdio.h>

__attribute__ ((noipa)) int
measured (char *p, size_t n, const char *format, va_list values)
{
  va_list copy;
  va_copy (copy, values);
  int length = vsnprintf (p, n, format, copy);
  va_end (copy);
  return length;
}

/* { dg-final { asm_has "__qrintf_vsnprintf" } } */
/* { dg-final { asm_lacks "\\tv?mov(dqu|ups|dqa|aps)\\t" } } */
