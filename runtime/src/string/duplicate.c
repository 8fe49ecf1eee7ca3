/* SPDX-License-Identifier: MIT-0 */
/* A copy of a text in memory from malloc, of exactly its size.  */

#include "string/copy.h"

#include <stdlib.h>

struct text_block
{
  uint64_t words[2];
};

/* Copies the N bytes of TEXT to TO.  Most texts have at most 32 bytes.  */
QRINTF_INLINE void
copy_line (char *to, const char *text, size_t n)
{
  if (n > 16 && n <= 32)
    COPY_ENDS (struct text_block, to, text, n);
  else
    copy_bytes (to, text, n);
}

char *
__qrintf_duplicate (const char *text, size_t length)
{
  char *copy = malloc (length + 1);
  if (copy)
    {
      copy_line (copy, text, length);
      copy[length] = 0;
    }
  return copy;
}
