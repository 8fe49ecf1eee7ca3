/* SPDX-License-Identifier: MIT-0 */
/* The sign and the padding of a real in a field.  See float-field.h.  */

#include "core/memory.h"
#include "float/float-field.h"

#include <string.h>

static void
raise_letters (char *text, const char *end)
{
  for (; text != end; text++)
    if (*text >= 'a' && *text <= 'z')
      *text -= 'a' - 'A';
}

char *
__qrintf_float_field (char *start, char *end, unsigned flags, unsigned width)
{
  if (flags & QRINTF_UPPER)
    raise_letters (start, end);
  size_t n = (size_t) (end - start);
  if (n >= width)
    return end;
  size_t missing = width - n;
  char *gap = end, fill = ' ';
  if (!(flags & QRINTF_LEFT))
    {
      bool sign = *start < '0';
      /* "inf" and "nan" are padded with spaces.  */
      bool zeros = flags & QRINTF_ZERO && start[sign] <= '9';
      gap = start + (zeros && sign);
      fill = zeros ? '0' : ' ';
      move_up (gap + missing, gap, (size_t) (end - gap));
    }
  fill_memory (gap, fill, missing);
  return start + width;
}
