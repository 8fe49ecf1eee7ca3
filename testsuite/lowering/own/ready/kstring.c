#include <stddef.h>
typedef struct kstring_t kstring_t;
int ksprintf (kstring_t *s, const char *fmt, ...)
  __attribute__ ((__format__ (__printf__, 2, 3)));
static inline int
kputsn (const char *p, size_t l, kstring_t *s)
{
  extern int put (kstring_t *, const char *, size_t);
  return put (s, p, l);
}

int
use (kstring_t *s, int v, const char *t)
{
  return ksprintf (s, "%d,%s;", v, t);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
