/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages that declarations ask for where a call is left in the code.  */
/* { diagnostics -Wattribute-warning } */

#include <stdio.h>
#include <string.h>

#define BANNED(TYPE, NAME, ...)                                                \
  extern TYPE NAME (__VA_ARGS__) __attribute__ ((warning ("no " #NAME)))
#ifdef __cplusplus
extern "C"
{
#endif
  BANNED (char *, strcat, char *, const char *);
  BANNED (int, fputs, const char *, FILE *);
  BANNED (int, sprintf, char *, const char *, ...);
  void use (char *text, const char *end, int v);
#ifdef __cplusplus
}
#endif

void
use (char *text, const char *end, int v)
{
  snprintf (text, 100, "%d", v);
  strcat (text, end);
  snprintf (text, 100, "%d", v);
  fputs (text, stdout);
  sprintf (text, "%d", v);
}
