/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A library that is preloaded as well: its vfprintf marks what it prints.  */


#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>

int
vfprintf (FILE *stream, const char *format, va_list values)
{
  int (*next) (FILE *, const char *, va_list)
      = (int (*) (FILE *, const char *, va_list)) dlsym (RTLD_NEXT, "vfprintf");
  fputs ("[vfprintf]", stream);
  return next (stream, format, values);
}
