/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every number of at most four digits, in every field that it may fill, where its
   range is known: a digest of the bytes that each call wrote and left.  */

#include "show.h"

#define FORMATS(X)                                                             \
  X (0, "%u") X (1, "%4u") X (2, "%04u") X (3, "%-4u|") X (4, "%3u")           \
  X (5, "%03u") X (6, "%-3u|") X (7, "%2u") X (8, "%02u") X (9, "%7u")         \
  X (10, "%07u") X (11, "%-7u|") X (12, "%.3u") X (13, "%.4u")                 \
  X (14, "%-6.3u|") X (15, "a%ub")

typedef int printer (char *to, unsigned v);

#define FUNCTIONS(I, FORMAT)                                                   \
  static int __attribute__ ((noipa)) all_##I (char *to, unsigned v)            \
  {                                                                            \
    return v < 10000 ? sprintf (to, FORMAT, v) : -1;                           \
  }                                                                            \
  static int __attribute__ ((noipa)) four_##I (char *to, unsigned v)           \
  {                                                                            \
    return v >= 1000 && v < 10000 ? sprintf (to, FORMAT, v) : -1;              \
  }                                                                            \
  static int __attribute__ ((noipa)) three_##I (char *to, unsigned v)          \
  {                                                                            \
    return v >= 100 && v < 1000 ? sprintf (to, FORMAT, v) : -1;                \
  }                                                                            \
  static int __attribute__ ((noipa)) byte_##I (char *to, unsigned v)           \
  {                                                                            \
    return v < 256 ? sprintf (to, FORMAT, v) : -1;                             \
  }                                                                            \
  static int __attribute__ ((noipa)) some_##I (char *to, unsigned v)           \
  {                                                                            \
    return v >= 7 && v < 1234 ? snprintf (to, 6, FORMAT, v) : -1;              \
  }
FORMATS (FUNCTIONS)

#define NAMES(I, FORMAT) all_##I, four_##I, three_##I, byte_##I, some_##I,
static printer *const printers[] = { FORMATS (NAMES) };

int
main (void)
{
  for (size_t i = 0; i < sizeof printers / sizeof *printers; i++)
    {
      unsigned long digest = 0;
      for (unsigned v = 0; v < 10001; v++)
        {
          fill (area, 24);
          digest = digest * 31 + (unsigned) printers[i](area, v);
          for (int at = 0; at < 24; at++)
            digest = digest * 31 + (unsigned char) area[at];
        }
      show_number ((long) (digest >> 1));
      putchar ('\n');
    }
}
