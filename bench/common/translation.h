/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The function `_` as in many programs, such as git: it looks for a translation
   only if there are any; here there are none.  */

#ifndef QRINTF_BENCH_TRANSLATION_H
#define QRINTF_BENCH_TRANSLATION_H

#ifdef __cplusplus
extern "C"
#endif
const char *bench_translate (const char *text) __attribute__ ((format_arg (1)));

#endif
