/* SPDX-License-Identifier: GPL-3.0-or-later */
/* qrintf_strbuf_printf, compiled with the plugin and without: BENCH_NAME is
   strbuf_plugin or strbuf_libc.  */

#include "cases.h"

#include "qrintf/strbuf.h"

#ifdef BENCH_IS_PLUGIN
#ifdef __QRINTF__
const int strbuf_plugin_lowers = 1;
#else
const int strbuf_plugin_lowers = 0;
#endif
#endif

void
BENCH_NAME (const struct record *records, size_t n, size_t each,
            take_text *take, void *to)
{
  while (n > 0)
    {
      struct qrintf_strbuf s = QRINTF_STRBUF_INIT;
      for (size_t i = 0; i < each && n > 0; i++, n--, records++)
        qrintf_strbuf_printf (&s, "%d,%s;", records->number, records->word);
      take (to, qrintf_strbuf_cstr (&s), qrintf_strbuf_length (&s));
      qrintf_strbuf_free (&s);
    }
}
