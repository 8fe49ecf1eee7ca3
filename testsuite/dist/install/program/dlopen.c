/* dlopen lazy|now PART RUNTIME: calls part () of the shared object PART, then
   qrintf_u32toa of RUNTIME, both found by name.  */

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

int
main (int argc, char **argv)
{
  char text[64];
  if (argc != 4)
    return 1;
  int how = strcmp (argv[1], "now") == 0 ? RTLD_NOW : RTLD_LAZY;
  void *first = dlopen (argv[2], how | RTLD_LOCAL);
  void (*part) (char *, int)
      = first ? (void (*) (char *, int)) dlsym (first, "part") : NULL;
  if (!part)
    return puts (dlerror ()), 1;
  part (text, 42);
  puts (text);
  dlclose (first);
  void *second = dlopen (argv[3], how | RTLD_LOCAL);
  char *(*u32toa) (char *, unsigned)
      = second ? (char *(*) (char *, unsigned) ) dlsym (second, "qrintf_u32toa")
               : NULL;
  if (!u32toa)
    return puts (dlerror ()), 1;
  *u32toa (text, 4294967295u) = 0;
  puts (text);
  return dlclose (second);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
