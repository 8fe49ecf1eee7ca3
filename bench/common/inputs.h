/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The inputs of the cases in cases.def: one structure for each kind of call,
   for C and C++.  input-source.cc fills them with random values.  */

#ifndef QRINTF_BENCH_INPUTS_H
#define QRINTF_BENCH_INPUTS_H

#include <stddef.h>
#include <stdint.h>
#include <time.h>

/* Integers have a uniformly chosen number of digits, and either sign.  */
struct in_int
{
  int v;
};
struct in_long
{
  long v;
};
struct in_ints
{
  int a, b, c;
};

/* Uniform over all 32-bit values.  */
struct in_word
{
  uint32_t v;
};

/* Strings of 0 to 15 bytes; N may be less or more than the length of S.  */
struct in_string
{
  const char *s;
};
struct in_record
{
  const char *name;
  int count;
  unsigned id;
  long total;
};
struct in_strings
{
  const char *key, *value;
};
struct in_slice
{
  const char *s;
  int n;
};
struct in_chars
{
  char a, b;
};

struct in_time
{
  int hour, minute, second;
};
struct in_date
{
  struct tm tm;
};

struct in_uuid
{
  uint32_t time_low;
  uint16_t time_mid, time_high;
  uint8_t rest[8];
};

/* A user-space address, never null.  */
struct in_pointer
{
  const void *p;
};

/* A line of /proc/self/maps; PATH has 0 to 47 bytes.  */
struct in_mapping
{
  unsigned long start, end, inode;
  unsigned long long offset;
  unsigned major, minor;
  char r, w, x, p;
  const char *path;
};

/* A request as a web server logs it.  */
struct in_request
{
  const char *host, *user, *month, *method, *path;
  struct tm tm;
  int status;
  long bytes;
};

/* Floats: log-uniform from 1e-3 to 1e6, either sign; of any exponent; whole
   cents up to a million.  */
struct in_real
{
  double v;
};
struct in_any_real
{
  double v;
};
struct in_cents
{
  double v;
};
struct in_reals
{
  double x, y, z;
};

/* A JSON object.  */
struct in_object
{
  const char *name, *unit;
  double value;
  int id;
};

/* SIZE is 64, except for one in 64, where it is 0 to 15 and the text may not
   fit.  */
struct in_setting
{
  const char *key;
  int value;
  size_t size;
};

#endif
