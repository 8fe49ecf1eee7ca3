#include <stddef.h>
typedef char *sds;
sds sdscatprintf (sds s, const char *fmt, ...)
  __attribute__ ((format (printf, 2, 3)));
sds sdscatlen (sds s, const void *t, size_t len);

sds
use (sds s, int v, const char *t)
{
  return sdscatprintf (s, "%d,%s;", v, t);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
