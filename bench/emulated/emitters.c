/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program whose instructions count.py counts under an emulator, and
   qrintf-gate on this CPU: each row of calls.def by the runtime's base tier,
   then the search for newlines.  count.py counts what runs between
   counted_begin and counted_end outside of the section "calls", so neither the
   loops nor the loads of arguments; qrintf-gate each function that run calls.

   It prints what compiled it, then a line "ROW CALLS THINGS" for each run of
   calls, in the order of the runs; THINGS is what a count is divided by.  What
   the emitters write is the unit tests' subject.  */

#include "qrintf/emitters.h"

#include "lines/scan/lines-cpu.h"

#include <gnu/libc-version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  inputs_max = 60,
  text_size = 4096,
  buffer_size = 512
};

struct input
{
  uint32_t u32;
  int32_t i32;
  uint64_t u64;
  int64_t i64;
  const void *pointer;
  const char *string;
  size_t length;
  uint64_t bits; /* of a double */
#ifdef __x86_64__
  __qrintf_uint128 u128;
  __qrintf_int128 i128;
  uint32_t some_u32[16];
  uint64_t some_u64[16];
#endif
};

struct inputs
{
  size_t count;
  struct input values[inputs_max];
};

/* In a section of their own, so that they can be told from what they call.  */
#define IN_CALLS __attribute__ ((noinline, section ("calls")))

IN_CALLS void
counted_begin (void)
{
  __asm__ volatile("");
}

IN_CALLS void
counted_end (void)
{
  __asm__ volatile("");
}

#define TIERED(NAME)                                                           \
  extern __typeof__ (__qrintf_##NAME) __qrintf_##NAME##__base;
#define PLAIN(NAME)
#define STREAM(NAME)
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...) KIND (NAME)
#include "qrintf/emitters.def"

typedef size_t call (char *out, char *top, const struct input *in);

#define E(NAME) __qrintf_##NAME##__base
#define CALL(ROW, INPUTS, EMIT)                                                \
  static IN_CALLS size_t call_##ROW (char *out, char *top,                     \
                                     const struct input *in)                   \
  {                                                                            \
    (void) top;                                                                \
    return (size_t) (EMIT - out);                                              \
  }
#include "calls.def"

static struct inputs numbers10, numbers20, below100, strings20, strings_mixed,
    strings100, reals;
#ifdef __x86_64__
static struct inputs rows;
#endif

static uint64_t
next_random (void)
{
  static uint64_t state = 0x9e3779b97f4a7c15;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

/* A number of DIGITS digits.  */
static uint64_t
number_of (unsigned digits)
{
  uint64_t low = digits > 1;
  for (unsigned i = 1; i < digits; i++)
    low *= 10;
  uint64_t most = digits == 20 ? UINT64_MAX - low + 1 : 9 * low + (digits == 1);
  return low + next_random () % most;
}

static void
fill_numbers (struct inputs *to, unsigned longest)
{
  to->count = inputs_max;
  for (size_t i = 0; i < to->count; i++)
    {
      struct input *in = &to->values[i];
      in->u64 = number_of (1 + (unsigned) (i % longest));
      if (longest == 10 && in->u64 > UINT32_MAX)
        in->u64 = in->u64 % 1000000000 + 1000000000;
      in->u32 = (uint32_t) in->u64;
      in->i64 = (int64_t) (in->u64 & INT64_MAX);
      in->i32 = (int32_t) (in->u32 & INT32_MAX);
      if (i / longest % 2)
        in->i64 = -in->i64, in->i32 = -in->i32;
      in->pointer = (const void *) (uintptr_t) (in->u64 | 1);
    }
}

static void
fill_strings (struct inputs *to, unsigned least, unsigned most)
{
  to->count = 32;
  for (size_t i = 0; i < to->count; i++)
    {
      struct input *in = &to->values[i];
      in->length = least + (unsigned) (i * 7 % (most - least + 1));
      char *s = aligned_alloc (16, 512);
      s += i % 16;
      memset (s, 'a', in->length);
      s[in->length] = 0;
      in->string = s;
    }
}

static void
fill_inputs (void)
{
  fill_numbers (&numbers10, 10);
  fill_numbers (&numbers20, 20);
  fill_strings (&strings20, 20, 20);
  fill_strings (&strings_mixed, 0, 15);
  fill_strings (&strings100, 100, 100);
  below100.count = 32;
  for (size_t i = 0; i < below100.count; i++)
    below100.values[i].u32 = (uint32_t) (next_random () % 100);
  reals.count = 32;
  for (size_t i = 0; i < reals.count; i++)
    {
      double v = (double) number_of (1 + i % 6) + (double) (i * 37 % 100) / 100;
      v = i % 2 ? v : -v;
      memcpy (&reals.values[i].bits, &v, sizeof v);
    }
#ifdef __x86_64__
  rows.count = 32;
  for (size_t i = 0; i < inputs_max; i++)
    {
      struct input *in = &numbers20.values[i];
      in->u128 = i % 2 ? in->u64 : (__qrintf_uint128) in->u64 << 60 | i;
      in->i128
          = i % 3 ? (__qrintf_int128) in->u128 : -(__qrintf_int128) in->u128;
      for (size_t k = 0; k < 16; k++)
        {
          rows.values[i].some_u32[k] = (uint32_t) number_of (1 + k % 9);
          rows.values[i].some_u64[k] = number_of (1 + (i + k) % 20);
        }
    }
#endif
}

static IN_CALLS void
run (const char *row, call *by, const struct inputs *inputs)
{
  static char buffer[buffer_size];
  printf ("%s %zu %zu\n", row, inputs->count, inputs->count);
  /* Once before, so that nothing is counted that is done for the first call
     alone.  */
  by (buffer, buffer + buffer_size, inputs->values);
  for (size_t i = 0; i < inputs->count; i++)
    {
      counted_begin ();
      by (buffer, buffer + buffer_size, inputs->values + i);
      counted_end ();
    }
}

extern const struct lines_cpu __qrintf_lines_cpu_base;

static char text[text_size];
static uint16_t offsets[text_size + LINES_SLACK];

/* Makes TEXT of lines with WIDTH bytes each, the newline included; their
   number.  */
static size_t
make_lines (unsigned width)
{
  size_t lines = 0;
  for (size_t i = 0; i < text_size; i++)
    {
      text[i] = i % width == width - 1 ? '\n' : 'x';
      lines += text[i] == '\n';
    }
  return lines;
}

static IN_CALLS void
run_index (unsigned width)
{
  printf ("index_%u 1 %zu\n", width, make_lines (width));
  counted_begin ();
  __qrintf_lines_cpu_base.index (text, text_size, '\n', offsets, text_size,
                                 1024 / width, LINES_FETCHED);
  counted_end ();
}

static IN_CALLS void
run_lines (void)
{
  static const unsigned widths[] = { 8, 20, 40, 80, 400 };
  for (size_t i = 0; i < sizeof widths / sizeof *widths; i++)
    run_index (widths[i]);
  make_lines (40);
  puts ("count_4096 1 1");
  counted_begin ();
  __qrintf_lines_cpu_base.count (text, text_size, '\n');
  counted_end ();
}

int
main (void)
{
  printf ("GCC %d, glibc %s\n", __GNUC__, gnu_get_libc_version ());
  fill_inputs ();
#define CALL(ROW, INPUTS, EMIT) run (#ROW, call_##ROW, &INPUTS);
#include "calls.def"
  run_lines ();
}
