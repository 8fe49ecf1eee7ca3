/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Times the emitters of the base tier beside the same sources compiled with
   AVX2, BMI2 and LZCNT, and strings beside vector code that is made by hand.
   Inputs are random, of every length alike, and too many for the branch
   predictor to learn.  Prints the median of each, and ends with status 1 if the
   texts differ.  */

#include "by-hand.h"
#include "qrintf/emitters.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum
{
  INPUTS = 65536,
  REPETITIONS = 15,
  LONGEST = 256,     /* bytes of a text */
  TEXT_SIZE = 16384 /* bytes that are written over and over */
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
  double real;
};

static struct input numbers10[INPUTS], numbers20[INPUTS], below100[INPUTS],
    strings20[INPUTS], strings_mixed[INPUTS], strings100[INPUTS],
    reals[INPUTS];

typedef char *call (char *out, char *top, const struct input *in);

#define TIERED(NAME)                                                           \
  extern __typeof__ (__qrintf_##NAME) __qrintf_##NAME##__base,                 \
      __qrintf_##NAME##__avx2;
#define PLAIN(NAME)
#define STREAM(NAME)
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...) KIND (NAME)
#include "qrintf/emitters.def"

#define CALL_OF(TIER, ROW, EMIT)                                               \
  static __attribute__ ((noinline)) char *TIER##_##ROW (                       \
      char *out, char *top, const struct input *in)                            \
  {                                                                            \
    (void) top;                                                                \
    return EMIT;                                                               \
  }

#define E(NAME) __qrintf_##NAME##__base
#define CALL(ROW, INPUTS, EMIT) CALL_OF (base, ROW, EMIT)
#include "emulated/calls.def"
#undef E
#define E(NAME) __qrintf_##NAME##__avx2
#define CALL(ROW, INPUTS, EMIT) CALL_OF (avx2, ROW, EMIT)
#include "emulated/calls.def"

CALL_OF (sse2, by_hand, str_by_sse2 (out, in->string))
CALL_OF (avx2, by_hand, str_by_avx2 (out, in->string))

/* The same numbers in each run.  */
static uint64_t
next_random (void)
{
  return (uint64_t) mrand48 () << 32 ^ (uint32_t) mrand48 ();
}

/* A number of up to LONGEST digits, each length alike.  */
static uint64_t
random_number (unsigned longest)
{
  uint64_t low = 1;
  for (uint64_t digits = next_random () % longest; digits; digits--)
    low *= 10;
  uint64_t most = low > UINT64_MAX / 9 ? UINT64_MAX - low : 9 * low;
  return low + next_random () % most;
}

static void
fill_numbers (struct input *to, unsigned longest)
{
  for (struct input *in = to; in != to + INPUTS; in++)
    {
      in->u64 = random_number (longest);
      if (longest == 10 && in->u64 > UINT32_MAX)
        in->u64 = in->u64 % 1000000000 + 1000000000;
      in->u32 = (uint32_t) in->u64;
      in->i64 = (int64_t) (in->u64 & INT64_MAX);
      in->i32 = (int32_t) (in->u32 & INT32_MAX);
      if (next_random () % 2)
        in->i64 = -in->i64, in->i32 = -in->i32;
      in->pointer = (const void *) (uintptr_t) (in->u64 | 1);
      in->real = (double) in->i64 / (next_random () % 2 ? 100 : 10000);
    }
}

static void
fill_strings (struct input *to, size_t least, size_t most)
{
  static char text[LONGEST + 1];
  memset (text, 'a', LONGEST);
  for (struct input *in = to; in != to + INPUTS; in++)
    {
      in->length = least + next_random () % (most - least + 1);
      in->string = strdup (text + LONGEST - in->length);
      if (!in->string)
        abort ();
    }
}

static double
nanoseconds (void)
{
  struct timespec now;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return 1e9 * (double) now.tv_sec + (double) now.tv_nsec;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* Ends the program if BASE and OTHER write different texts.  */
static void
check_texts (const char *name, const struct input *inputs, call *base,
             call *other)
{
  char texts[2][2 * LONGEST];
  for (size_t i = 0; i < INPUTS; i++)
    {
      char *end = base (texts[0], texts[0] + LONGEST, inputs + i);
      size_t size = (size_t) (end - texts[0]);
      if (other (texts[1], texts[1] + LONGEST, inputs + i) - texts[1]
              != end - texts[0]
          || memcmp (texts[0], texts[1], size) != 0)
        {
          fprintf (stderr, "qrintf_tiers_bench: %s: %.*s becomes %.*s\n", name,
                   (int) size, texts[0], (int) size, texts[1]);
          exit (1);
        }
    }
}

/* The time of one call of F in nanoseconds.  */
static double
time_calls (call *f, const struct input *inputs)
{
  static char text[TEXT_SIZE + LONGEST];
  char *p = text;
  double begin = nanoseconds ();
  for (size_t i = 0; i < INPUTS; i++)
    {
      p = f (p, p + LONGEST, inputs + i);
      p = p > text + TEXT_SIZE - LONGEST ? text : p;
    }
  return (nanoseconds () - begin) / INPUTS;
}

/* Prints the medians of BASE and OTHER, timed in turn.  */
static void
time_row (const char *name, const struct input *inputs, call *base,
          call *other)
{
  double before[REPETITIONS], after[REPETITIONS];
  check_texts (name, inputs, base, other);
  for (size_t k = 0; k < REPETITIONS; k++)
    {
      before[k] = time_calls (base, inputs);
      after[k] = time_calls (other, inputs);
    }
  qsort (before, REPETITIONS, sizeof (double), compare);
  qsort (after, REPETITIONS, sizeof (double), compare);
  double a = before[REPETITIONS / 2], b = after[REPETITIONS / 2];
  printf ("%-28s %6.2f %6.2f %5.2f\n", name, a, b, a / b);
}

static void
time_strings (const char *name, size_t least, size_t most)
{
  char title[64];
  fill_strings (strings_mixed, least, most);
  snprintf (title, sizeof title, "%s, base by SSE2", name);
  time_row (title, strings_mixed, base_str_mixed, sse2_by_hand);
  snprintf (title, sizeof title, "%s, SSE2 by AVX2", name);
  time_row (title, strings_mixed, sse2_by_hand, avx2_by_hand);
}

int
main (int argc, char **argv)
{
  if (argc > 1)
    {
      bool help = strcmp (argv[1], "--help") == 0;
      fprintf (help ? stdout : stderr,
               "usage: %s\n"
               "Times the emitters of the base tier and the same for AVX2.\n"
               "Prints both times in ns a call, and their ratio.\n",
               argv[0]);
      return help ? 0 : 2;
    }
  if (!__builtin_cpu_supports ("avx2") || !__builtin_cpu_supports ("bmi2"))
    {
      fprintf (stderr, "qrintf_tiers_bench: this CPU has no AVX2 and BMI2\n");
      return 1;
    }
  fill_numbers (numbers10, 10);
  fill_numbers (numbers20, 20);
  fill_numbers (below100, 2);
  fill_numbers (reals, 10);
  fill_strings (strings20, 20, 20);
  fill_strings (strings_mixed, 0, 40);
  fill_strings (strings100, 40, 160);
  printf ("%-28s %6s %6s %5s\n", "", "before", "after", "ratio");
#define CALL(ROW, INPUTS, EMIT)                                                \
  time_row (#ROW ", base by AVX2", INPUTS, base_##ROW, avx2_##ROW);
#include "emulated/calls.def"
  time_strings ("0 to 31 bytes", 0, 31);
  time_strings ("0 to 200 bytes", 0, 200);
}
