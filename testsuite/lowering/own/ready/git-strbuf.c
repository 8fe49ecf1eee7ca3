#include <stddef.h>
struct strbuf;
void strbuf_add (struct strbuf *sb, const void *data, size_t len);
void strbuf_addf (struct strbuf *sb, const char *fmt, ...)
  __attribute__ ((format (printf, 2, 3)));

void
use (struct strbuf *s, int v, const char *t)
{
  strbuf_addf (s, "%d,%s;", v, t);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
