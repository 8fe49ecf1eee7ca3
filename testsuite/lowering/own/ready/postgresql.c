#include <stddef.h>
typedef struct StringInfoData *StringInfo;
typedef struct PQExpBufferData *PQExpBuffer;
extern void appendStringInfo (StringInfo str, const char *fmt, ...)
  __attribute__ ((format (gnu_printf, 2, 3)));
extern void appendBinaryStringInfo (StringInfo str, const void *data, int datalen);
extern void appendPQExpBuffer (PQExpBuffer str, const char *fmt, ...)
  __attribute__ ((format (gnu_printf, 2, 3)));
extern void appendBinaryPQExpBuffer (PQExpBuffer str, const char *data, size_t n);
extern void *palloc (size_t size);
extern char *psprintf (const char *fmt, ...)
  __attribute__ ((format (gnu_printf, 1, 2)));

char *
use (StringInfo s, PQExpBuffer q, int v, const char *t)
{
  appendStringInfo (s, "%d,%s;", v, t);
  appendPQExpBuffer (q, "%d,%s;", v, t);
  return psprintf ("%d:%s", v, t);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
