/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns 10 million changing IPv4 addresses into text: the main job of the
   quick start, compiled with and without the plugin.

   Prints a hash of all texts and the last few of them.  The hash covers the
   whole array that each text is in, so that a byte written past a text's NUL
   would show as well.  */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum
{
  addresses = 10000000,
  batch = 4000,
  shown = 5
};

static char text[batch][16];
static uint64_t hash;

/* A multiplicative hash over 64-bit words, in two lanes to be quick.  */
static void
add_to_hash (void)
{
  uint64_t lane[2] = { hash, ~hash };
  for (int i = 0; i < batch; i++)
    for (int j = 0; j < 2; j++)
      {
        uint64_t word;
        memcpy (&word, text[i] + 8 * j, sizeof word);
        lane[j] = (lane[j] ^ word) * UINT64_C (0x9e3779b97f4a7c15);
        lane[j] ^= lane[j] >> 32;
      }
  hash = lane[0] ^ lane[1];
}

int
main (void)
{
  uint32_t address = 0x7f000001;
  uint64_t length = 0;

  for (int done = 0; done < addresses; done += batch)
    {
      for (int i = 0; i < batch; i++)
        {
          length += snprintf (text[i], sizeof text[i], "%u.%u.%u.%u",
                              address >> 24, address >> 16 & 255,
                              address >> 8 & 255, address & 255);
          address = address * 1664525 + 1013904223;
        }
      add_to_hash ();
    }

  printf ("%d addresses, %llu bytes, hash %016llx, the last ones:\n", addresses,
          (unsigned long long)length, (unsigned long long)hash);
  for (int i = batch - shown; i < batch; i++)
    printf ("  %s\n", text[i]);
  return 0;
}
