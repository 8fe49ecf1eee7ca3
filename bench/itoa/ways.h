/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways of turning an integer into text that are written here: those of the
   articles of 2013 and 2014, and what came after them.  What users take from
   libraries is in bench.cc.

   Each is for T uint32_t and uint64_t, is given ITOA_ROOM bytes at DST, all of
   which it may overwrite, writes no NUL and returns where the text ends.  They
   are compiled apart from their callers, so that each costs one call.  */

#ifndef QRINTF_BENCH_ITOA_WAYS_H
#define QRINTF_BENCH_ITOA_WAYS_H

#include <cstddef>
#include <cstdint>

constexpr size_t itoa_room = 32;

/* One digit at a time.  */
template <typename T> char *digits_reversed (char *dst, T v);

/* Digits in pairs, from a table.  */
template <typename T> char *pairs_counted (char *dst, T v);
template <typename T> char *pairs_of_fraction (char *dst, T v);

/* Digits side by side.  */
template <typename T> char *vector_sse2 (char *dst, T v);

#endif
