/* SPDX-License-Identifier: MIT-0 */
/* Sets of bytes, in the form that the functions of lines-scan.c take.  */

#include "lines/scan/lines-cpu.h"

#include <string.h>

enum
{
  CASE = 0x20 /* the difference between 'a' and 'A', half of 64 bits */
};

bool
__qrintf_byte_few_make (struct byte_few *few, const void *bytes, size_t n)
{
  const uint8_t *byte = bytes;
  uint64_t is[4] = { 0 };
  for (size_t i = 0; i < n; i++)
    is[byte[i] / 64] |= (uint64_t) 1 << byte[i] % 64;

  /* If the set contains both cases of each member, one comparison serves for
     two members.  */
  uint64_t differ = 0;
  for (unsigned i = 0; i < 4; i++)
    differ |= (is[i] >> CASE) ^ (uint32_t) is[i];
  *few = (struct byte_few){ .fold = differ ? 0 : CASE };
  for (unsigned i = 0; i < 4; i++)
    {
      uint64_t left = differ ? is[i] : is[i] >> CASE << CASE;
      for (; left; left &= left - 1)
        {
          if (few->count == sizeof few->members)
            return false;
          few->members[few->count++]
              = (uint8_t) (64 * i + (unsigned) __builtin_ctzll (left));
        }
    }
  return true;
}

void
__qrintf_byte_set_make (struct byte_set *set, const void *bytes, size_t n)
{
  const uint8_t *byte = bytes;
  set->is_few = __qrintf_byte_few_make (&set->few, bytes, n);
  if (set->is_few)
    return;
  memset (set, 0, sizeof *set);
  for (size_t i = 0; i < n; i++)
    {
      unsigned b = byte[i];
      set->contains[b] = 1;
      uint8_t *row = b < 128 ? set->low : set->high;
      row[b % 16] = (uint8_t) (row[b % 16] | 1u << (b / 16 % 8));
    }
}
