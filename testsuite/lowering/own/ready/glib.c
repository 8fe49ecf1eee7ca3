typedef struct _GString GString;
GString *g_string_append_len (GString *, const char *, long);
void g_string_append_printf (GString *, const char *, ...)
  __attribute__ ((__format__ (__printf__, 2, 3)));
void *g_malloc (unsigned long);
char *g_strdup_printf (const char *, ...)
  __attribute__ ((__format__ (__printf__, 1, 2)));

char *
use (GString *s, int v, const char *t)
{
  g_string_append_printf (s, "%d,%s;", v, t);
  return g_strdup_printf ("%d:%s", v, t);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
