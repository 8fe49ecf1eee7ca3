/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints an array of a million floats with cJSON_Print: amounts of money, which
   "%1.15g" tells exactly, and measurements of many sizes, which need "%1.17g".

   The text goes to stdout.  */

#include <cJSON.h>
#include <stdint.h>
#include <stdio.h>

enum
{
  numbers = 1000000
};

static double number[numbers];

static void
make_numbers (void)
{
  static const double unit[8] = { 1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9, 1e18 };
  uint64_t random = 1;

  for (int i = 0; i < numbers; i++)
    {
      random = random * UINT64_C (6364136223846793005) + 1442695040888963407;
      int64_t value = (int64_t) random >> 11;
      if (i % 2)
        number[i] = (double) (value >> (16 + i % 16)) / 100;
      else
        number[i] = (double) value * 0x1p-52 * unit[i / 2 % 8];
    }
}

int
main (void)
{
  make_numbers ();
  cJSON *array = cJSON_CreateDoubleArray (number, numbers);
  char *text = cJSON_Print (array);
  if (!text || puts (text) == EOF)
    return 1;
  cJSON_free (text);
  cJSON_Delete (array);
  return 0;
}
