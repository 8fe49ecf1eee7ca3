/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways of turning an integer into text that are written here: those of the
   articles of 2013 and 2014, and what came after them.  What users take from
   libraries is in competitors.cc.

   Each is for T uint32_t and uint64_t, is given ITOA_ROOM bytes at DST, all of
   which it may overwrite, writes no NUL and returns a pointer.  Those called
   ..._back write backwards from DST + ITOA_ROOM and return where the text
   begins; the others write at DST and return where it ends.  They are
   compiled apart from their callers, so that each costs one call.  */

#ifndef QRINTF_BENCH_ITOA_WAYS_H
#define QRINTF_BENCH_ITOA_WAYS_H

#include <cstddef>
#include <cstdint>

constexpr size_t itoa_room = 32;

/* One digit at a time: by-digits.cc.  */
template <typename T> char *digits_reversed (char *dst, T v);
template <typename T> char *digits_looked_up_back (char *dst, T v);
template <typename T> char *digits_added_back (char *dst, T v);

/* Digits in sets, from a table: by-pairs.cc.  */
template <typename T> char *pairs_counted (char *dst, T v);
template <typename T> char *pairs_back (char *dst, T v);
template <typename T> char *pairs_copied (char *dst, T v);
template <typename T> char *fours_counted (char *dst, T v);
template <typename T> char *pairs_of_fraction (char *dst, T v);

/* Digits side by side: by-vector.cc.  */
template <typename T> char *vector_sse2 (char *dst, T v);

/* Hexadecimal: by-digits.cc, by-pairs.cc.  */
template <typename T> char *hex_digits_back (char *dst, T v);
template <typename T> char *hex_pairs_back (char *dst, T v);

/* What a call costs that does nothing: by-digits.cc.  */
template <typename T> char *empty_call (char *dst, T v);

#endif
