/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long strings are: a hundred lengths in bytes, each as likely as the
   others.

   Counted are the arguments of strdup and strndup and the texts of asprintf in
   seven programs of Debian 12 at work, each program with the same weight: dpkg
   -l, gcc -O2, gdb --batch -ex help, git grep, git log -p --stat, GNU make -p,
   ps aux; 9,803 strings.  */

#ifndef QRINTF_BENCH_STRBUF_LENGTHS_H
#define QRINTF_BENCH_STRBUF_LENGTHS_H

static const unsigned short string_lengths[100]
    = { 1,  1,  1,   1,   1,   2,   3,   3,   4,   5,  5,  5,  6,  6,  7,
        7,  8,  8,   9,   9,   9,   10,  11,  11,  12, 12, 12, 13, 13, 14,
        14, 14, 14,  15,  15,  15,  16,  16,  16,  16, 16, 16, 16, 16, 16,
        17, 18, 18,  19,  20,  20,  21,  21,  21,  22, 22, 22, 23, 23, 24,
        24, 25, 25,  26,  26,  27,  27,  28,  29,  30, 31, 32, 33, 34, 34,
        36, 38, 39,  41,  42,  45,  47,  49,  52,  54, 57, 60, 64, 69, 75,
        81, 91, 111, 131, 158, 191, 239, 265, 363, 681 };

#endif
