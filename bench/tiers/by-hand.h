/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strings copied by hand-made vector code, with the effect of __qrintf_str.  */

#ifndef QRINTF_BENCH_TIERS_BY_HAND_H
#define QRINTF_BENCH_TIERS_BY_HAND_H

/* Copy the string at S to P, without its NUL, and return the end of the copy.
   They read up to 31 bytes behind S, but not into another page.  */
char *str_by_sse2 (char *p, const char *s);
char *str_by_avx2 (char *p, const char *s);

#endif
