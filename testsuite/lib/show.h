/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints everything that a program can observe of one call.

   SHOW (CALL) fills `area` with canaries, runs CALL, which formats into it or
   into the memory that `dst` points to, and prints the result, errno and each
   byte that is no longer a canary.  WAYS (FORMAT, ...) does so for one
   conversion in every form of call: large and small buffers, sizes known and
   unknown, result used and unused.  It does not use printf itself, but putchar, or
   the PUT_CHAR of the program.  */

#ifndef QRINTF_SHOW_H
#define QRINTF_SHOW_H

#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef PUT_CHAR
#define PUT_CHAR putchar
#endif

enum { AREA = 512, START = 16, BEFORE = 77 };

static char area[AREA];

/* An identity function whose value the optimizers cannot see.  */
#ifdef __cplusplus
template <typename T>
static inline T
HIDE (T value)
{
  __asm__ volatile ("" : "+g"(value));
  return value;
}
#else
#define HIDE(value) \
  (__extension__ ({ __typeof__ (1 ? (value) : (value)) hidden_ = (value); \
                    __asm__ volatile ("" : "+g"(hidden_)); hidden_; }))
#endif

static char
canary (int i)
{
  return (char) (0x80 + i % 61);
}

static void __attribute__ ((noinline))
fill (char *at, int size)
{
  for (int i = 0; i < size; i++)
    at[i] = canary (i);
  errno = BEFORE;
}

static void
show_number (long value)
{
  unsigned long rest = (unsigned long) value;
  if (value < 0)
    rest = 0 - rest;
  char digits[24];
  int at = sizeof digits;
  do
    digits[--at] = (char) ('0' + rest % 10);
  while (rest /= 10);
  if (value < 0)
    digits[--at] = '-';
  while (at < (int) sizeof digits)
    PUT_CHAR (digits[at++]);
}

static void
show_byte (unsigned char c)
{
  if (c >= 32 && c < 127 && c != '\\' && c != '~')
    PUT_CHAR (c);
  else
    {
      PUT_CHAR ('\\');
      PUT_CHAR ("0123456789abcdef"[c >> 4]);
      PUT_CHAR ("0123456789abcdef"[c & 15]);
    }
}

/* Unchanged canaries are shown as ~, and omitted at the end.  */
static void
show_bytes (const char *at, int size)
{
  while (size > 0 && at[size - 1] == canary (size - 1))
    size--;
  putchar ('|');
  for (int i = 0; i < size; i++)
    if (at[i] == canary (i))
      putchar ('~');
    else
      show_byte ((unsigned char) at[i]);
  putchar ('|');
}

static void __attribute__ ((noinline))
show_result (int line, long result, const char *at, int size)
{
  int after = errno;
  show_number (line);
  putchar (' ');
  show_number (result);
  putchar (' ');
  if (after != BEFORE)
    {
      putchar ('e');
      show_number (after);
      putchar (' ');
    }
  show_bytes (at, size);
  putchar ('\n');
}

#define SHOW(call) \
  do \
    { \
      fill (area, AREA); \
      long result_ = (call); \
      show_result (__LINE__, result_, area, AREA); \
    } \
  while (0)

#define WAYS(...) \
  do \
    { \
      char *dst = HIDE (&area[START]); \
      SHOW (sprintf (area + START, __VA_ARGS__)); \
      SHOW ((sprintf (area + START + 1, __VA_ARGS__), 0)); \
      SHOW (sprintf (dst, __VA_ARGS__)); \
      SHOW (snprintf (area, AREA, __VA_ARGS__)); \
      SHOW ((snprintf (dst, AREA - START, __VA_ARGS__), 0)); \
      SHOW (snprintf (dst, 6, __VA_ARGS__)); \
      SHOW ((snprintf (dst, 3, __VA_ARGS__), 0)); \
      SHOW (snprintf (dst, 1, __VA_ARGS__)); \
      SHOW (snprintf (dst, 0, __VA_ARGS__)); \
      SHOW (snprintf (NULL, 0, __VA_ARGS__)); \
      int length_ = snprintf (NULL, HIDE (0), __VA_ARGS__); \
      for (int size_ = 0; size_ < length_ + 3; size_++) \
        SHOW (snprintf (dst, (size_t) size_, __VA_ARGS__)); \
    } \
  while (0)

#endif
