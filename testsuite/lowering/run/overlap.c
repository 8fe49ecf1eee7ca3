/* Arguments that lie in the destination: undefined by the standard, yet what
   glibc does with them is what programs have come to expect.  */

#include "show.h"

struct text
{
  char body[64];
  int length;
};

static long __attribute__ ((noinline))
prefix_kept (char *buffer, int v)
{
  return sprintf (buffer, "%s,%d", buffer, v);
}

static long __attribute__ ((noinline))
in_struct (struct text *t)
{
  return t->length = sprintf (t->body, "%s+%d", t->body, t->length);
}

/* The number comes from memory that the text overwrites.  */
static long __attribute__ ((noinline))
number_inside (char *buffer)
{
  int v;
  memcpy (&v, buffer, sizeof v);
  return sprintf (buffer, "%d %d", v, v + 1);
}

static long __attribute__ ((noinline))
tail_printed (char *buffer)
{
  return snprintf (buffer + 8, 40, "%s", buffer);
}

/* The counter is read by the same call: what stands before it sees the old value, what
   stands behind it the new one.  Counters otherwise: differential.  */
static int counter;

#define COUNT(...)                                                             \
  do                                                                           \
    {                                                                          \
      counter = 0x414141;                                                      \
      SHOW (snprintf (area, size, __VA_ARGS__));                               \
      show_number (counter);                                                   \
      putchar ('\n');                                                          \
    }                                                                          \
  while (0)

static void __attribute__ ((noinline))
counted (const char *s, size_t size)
{
  COUNT ("%s%n", (char *) &counter, &counter);
  COUNT ("%d%n%d", counter, &counter, counter);
  COUNT ("%s%n%s", s, &counter, (char *) &counter);
  COUNT ("%65d%n%s", 1, &counter, (char *) &counter);
  COUNT ("%s%65d%n%d%s", (char *) &counter, 1, &counter, 2, s);
  COUNT ("%d%n%m", 12345, &errno);
  COUNT ("%s%n%m", s, &errno);
  COUNT ("%5n%-n%0n%d%n", &counter, &counter, &counter, 12, &counter);
}

/* Sources found by searching the destination: the C library moves the text as it goes,
   and so must the lowered build, by leaving the call alone.  */
static void __attribute__ ((noipa))
found_inside (char *b)
{
  strcpy (b, "key=a value and more text that is longer than one block of it");
  printf ("%d %s\n", sprintf (b, "%s", strchr (b, '=') + 1), b);
  printf ("%d %s\n", sprintf (b, "%s", strstr (b, "and")), b);
  printf ("%d %s\n", sprintf (b, "%s", (char *) ((uintptr_t) b + 4)), b);
  printf ("%d %s\n", sprintf (b, "%s", (char *) memchr (b, 't', 10)), b);
}

/* Indices that destination and source share make no overlap.  */
static void __attribute__ ((noipa))
by_index (char (*to)[24], int n)
{
  static char table[8][16] = { "zero", "one", "two", "three", "four" };
  for (int i = 0; i < n; i++)
    printf ("%d %s\n", sprintf (to[i], "<%s>", table[i]), to[i]);
}

int
main (void)
{
  for (size_t size = 0; size < 90; size += 4)
    counted (HIDE ("alias"), size);
  char b[200], to[8][24];
  found_inside (b);
  by_index (to, 5);
  SHOW ((strcpy (area, "start"), prefix_kept (area, HIDE (12345))));
  SHOW ((strcpy (area, ""), prefix_kept (area, HIDE (-1))));
  SHOW ((strcpy (area, "a"), sprintf (area, "%s%s", area, "b")));
  SHOW ((strcpy (area, "abc"), snprintf (area, 9, "%s-%d", area, HIDE (77))));
  SHOW ((strcpy (area, "abcdefg"), tail_printed (area)));
  SHOW ((memcpy (area, "1234", 4), number_inside (area)));
  struct text t = { "body", 7 };
  SHOW (in_struct (&t));
  SHOW ((memcpy (area, &t, sizeof t), 0));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
