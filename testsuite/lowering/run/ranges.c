/* Values of which the optimizers know a range, at the ends of that range.  */

#include "show.h"

struct fields
{
  unsigned u3 : 3, u5 : 5, u8 : 8, u14 : 14;
  signed s5 : 5, s9 : 9;
  uint8_t octet;
  int8_t small;
  uint16_t half;
};

static void __attribute__ ((noinline))
masks (unsigned v)
{
  SHOW (sprintf (area, "%u.%u.%u.%u", v >> 24, v >> 16 & 255, v >> 8 & 255,
                 v & 255));
  SHOW (sprintf (area, "%d %d %d", v & 1, v & 7, v & 1023));
  SHOW (sprintf (area, "%x%X%x", v & 15, v >> 28, v >> 4 & 15));
  SHOW (sprintf (area, "%02x%02X", v & 255, v >> 8 & 255));
  SHOW (sprintf (area, "%04x-%03x", v & 65535, v & 4095));
  SHOW (sprintf (area, "%o %03o", v & 7, v & 511));
  SHOW (sprintf (area, "%3u|%-3u|%03u", v & 255, v & 255, v & 255));
  SHOW (sprintf (area, "%+d|% d", v & 255, v & 255));
  SHOW (sprintf (area, "%c", 'a' + (v & 15)));
  SHOW (snprintf (area, 4, "%u", v & 255));
  SHOW (snprintf (area, 3, "%u", v & 255));
}

static void __attribute__ ((noinline))
remainders (long v, unsigned long u)
{
  SHOW (sprintf (area, "%lu %lu %lu", u % 10, u % 100, u % 1000));
  SHOW (sprintf (area, "%ld %ld %ld", v % 10, v % 100, v % 10000));
  SHOW (sprintf (area, "%02lu:%02lu:%02lu", u % 24, u % 60, u % 61));
  SHOW (sprintf (area, "%04lu-%02lu", u % 10000, 1 + u % 12));
  SHOW (sprintf (area, "%ld", v / 1000000000000000L));
  SHOW (sprintf (area, "%lu.%03lu", u % 9999, u % 1000));
  SHOW (sprintf (area, "%d", (int) (v % 300) - 100));
  SHOW (snprintf (area, 6, "%02lu:%02lu", u % 24, u % 60));
  SHOW (snprintf (area, 5, "%02lu:%02lu", u % 24, u % 60));
}

static void __attribute__ ((noinline))
conditions (int v, unsigned u)
{
  if (v >= 0 && v < 100)
    SHOW (sprintf (area, "%d", v));
  if (v >= -99 && v < 10000)
    SHOW (sprintf (area, "%d|%5d|%05d", v, v, v));
  if (v > 9 && v <= 99)
    SHOW (sprintf (area, "%d%02d%2d", v, v, v));
  if (v < 0)
    SHOW (sprintf (area, "%d", v));
  else
    SHOW (sprintf (area, "+%d", v));
  if (u == 42 || u == 4711)
    SHOW (sprintf (area, "%u", u));
  if (u != 0)
    SHOW (sprintf (area, "%#x %#o", u, u));
  else
    SHOW (sprintf (area, "%#x %#o", u, u));
  if (u > 0x7fffffff)
    SHOW (sprintf (area, "%u %d", u, (int) u));
  SHOW (sprintf (area, "%d", v > 5 ? 9 : 1234567));
  switch (v)
    {
    case 0 ... 9:
      SHOW (sprintf (area, "digit %d", v));
      break;
    case 10 ... 255:
      SHOW (sprintf (area, "octet %d %x", v, v));
      break;
    case 1000:
      SHOW (sprintf (area, "thousand %d", v));
      break;
    default:
      SHOW (sprintf (area, "other %d", v));
    }
}

static void __attribute__ ((noinline))
bit_fields (const struct fields *f)
{
  SHOW (sprintf (area, "%d %d %d %d", f->u3, f->u5, f->u8, f->u14));
  SHOW (sprintf (area, "%d %d", f->s5, f->s9));
  SHOW (sprintf (area, "%u %d %u", f->octet, f->small, f->half));
  SHOW (sprintf (area, "%x %x %hhx", f->octet, f->half, f->small));
  SHOW (sprintf (area, "%hhd %hhu %hd", f->octet, f->small, f->half));
}

int
main (void)
{
  static const unsigned bits[] = { 0, 1, 9, 10, 99, 100, 255, 256, 0x7f000001,
                                   0xffffffff, 0x80000000, 0x0a0b0c0d,
                                   3232235777u, 9999, 10000, 65535 };
  static const int edges[] = { -100, -99, -1, 0, 1, 9, 10, 42, 99, 100, 255,
                               256, 999, 1000, 4711, 9999, 10000, INT_MAX,
                               INT_MIN };
  for (size_t i = 0; i < sizeof bits / sizeof *bits; i++)
    {
      masks (bits[i]);
      remainders (bits[i], bits[i]);
      remainders (-(long) bits[i] * 1234567891, ~(unsigned long) bits[i]);
      struct fields f;
      memset (&f, (int) (bits[i] % 256), sizeof f);
      bit_fields (&f);
    }
  for (size_t i = 0; i < sizeof edges / sizeof *edges; i++)
    conditions (edges[i], (unsigned) edges[i]);
  for (unsigned v = 0; v < 10000; v += 1 + v / 37)
    {
      SHOW (sprintf (area, "%u %04u %4u", v % 10000, v % 10000, v % 10000));
      SHOW (sprintf (area, "%d", (int) (v % 10000) - 5000));
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
