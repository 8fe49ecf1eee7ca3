# SPDX-License-Identifier: GPL-3.0-or-later
# The ready files for well-known libraries fit what their headers declare.

foreach { name declarations parameters calls outcomes } {
    git-strbuf {
struct strbuf;
void strbuf_add (struct strbuf *sb, const void *data, size_t len);
void strbuf_addf (struct strbuf *sb, const char *fmt, ...) PRINTF (gnu_printf, 2, 3);
    } {struct strbuf *s} {strbuf_addf (s, "%d,%s;", v, t);} lowered
    glib {
typedef struct _GString GString;
GString *g_string_append_len (GString *, const char *, long);
void g_string_append_printf (GString *, const char *, ...) PRINTF (__printf__, 2, 3);
void *g_malloc (unsigned long);
char *g_strdup_printf (const char *, ...) PRINTF (__printf__, 1, 2);
    } {GString *s, char **made} {
	g_string_append_printf (s, "%d,%s;", v, t); *made = g_strdup_printf ("%d:%s", v, t);
    } { lowered lowered }
    kstring {
typedef struct kstring_t kstring_t;
int ksprintf (kstring_t *s, const char *fmt, ...) PRINTF (__printf__, 2, 3);
extern int put (kstring_t *, const char *, size_t);
static inline int kputsn (const char *p, size_t l, kstring_t *s) { return put (s, p, l); }
    } {kstring_t *s} {ksprintf (s, "%d,%s;", v, t);} lowered
    postgresql {
typedef struct StringInfoData *StringInfo;
typedef struct PQExpBufferData *PQExpBuffer;
extern void appendStringInfo (StringInfo str, const char *fmt, ...) PRINTF (gnu_printf, 2, 3);
extern void appendBinaryStringInfo (StringInfo str, const void *data, int datalen);
extern void appendPQExpBuffer (PQExpBuffer str, const char *fmt, ...) PRINTF (gnu_printf, 2, 3);
extern void appendBinaryPQExpBuffer (PQExpBuffer str, const char *data, size_t n);
extern void *palloc (size_t size);
extern char *psprintf (const char *fmt, ...) PRINTF (gnu_printf, 1, 2);
    } {StringInfo s, PQExpBuffer q, char **made} {
	appendStringInfo (s, "%d,%s;", v, t); appendPQExpBuffer (q, "%d,%s;", v, t);
	*made = psprintf ("%d:%s", v, t);
    } { lowered lowered lowered }
    sds {
typedef char *sds;
sds sdscatprintf (sds s, const char *fmt, ...) PRINTF (printf, 2, 3);
sds sdscatlen (sds s, const void *t, size_t len);
    } {sds *s} {*s = sdscatprintf (*s, "%d,%s;", v, t);} lowered
} {
    set mappings [file dirname $srcdir]/plugin/recognise/user-sinks/mappings
    qrintf_table ready-$name "-O2 -fplugin-arg-libqrintf-sinks=$mappings/$name.sinks" "#include <stddef.h>
#define PRINTF(...) __attribute__ ((format (__VA_ARGS__)))
$declarations" { row "$parameters, int v, const char *t" $calls $outcomes }
}
