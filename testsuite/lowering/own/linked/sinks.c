#include "sinks.h"

#include <stdarg.h>

#define DEFINE(kind, mapping)                                                  \
  int NOINLINE kind##f (struct line *l, const char *format, ...)               \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int n = vsnprintf (l->text, sizeof l->text, format, values);               \
    va_end (values);                                                           \
    l->length = (size_t) n;                                                    \
    return n;                                                                  \
  }
SINKS (DEFINE)

#define DEFINE_SET(linkage, name)                                              \
  linkage void name (struct line *l, const char *text, size_t n)               \
  {                                                                            \
    static_set (l, text, n);                                                   \
  }
DEFINE_SET (, extern_set)
DEFINE_SET (, weak_set)
DEFINE_SET (, hidden_set)
DEFINE_SET (static, aliased_set)

void alias_set (struct line *, const char *, size_t)
  __attribute__ ((alias ("aliased_set")));

char *
extern_room (struct line *l, size_t n)
{
  return n < sizeof l->text ? l->text : NULL;
}

void
extern_take (struct line *l, size_t n)
{
  l->text[l->length = n] = 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
