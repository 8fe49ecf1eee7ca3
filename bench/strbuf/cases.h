/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The competitors of bench.cc: each appends "%d,%s;" of N records, EACH of
   them to a string of its own, and hands every string that is done to TAKE.  */

#ifndef QRINTF_BENCH_STRBUF_CASES_H
#define QRINTF_BENCH_STRBUF_CASES_H

#include <stddef.h>

#ifdef __cplusplus
extern "C"
{
#endif

  struct record
  {
    int number;
    const char *word;
  };

  typedef void take_text (void *to, const char *text, size_t length);
  typedef void append_records (const struct record *records, size_t n,
                               size_t each, take_text *take, void *to);

  append_records strbuf_plugin; /* printf.c, compiled with the plugin */
  append_records strbuf_libc;   /* and without */
  append_records memory_stream;
  append_records fmt_buffer;

  /* Whether the plugin that compiled strbuf_plugin lowers printf of a strbuf.
   */
  extern const int strbuf_plugin_lowers;

#ifdef __cplusplus
}
#endif

#endif
