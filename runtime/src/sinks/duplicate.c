/* SPDX-License-Identifier: MIT */
/* Memory of malloc's, of exactly the text's size, as a sink.  */

#include "core/emitter.h"

#include <stdlib.h>
#include <string.h>

/* Copies N bytes in two blocks of TYPE, which may overlap.  */
#define COPY_TWO(TYPE, TO, TEXT, N)                                            \
  do                                                                           \
    {                                                                          \
      TYPE first_, last_;                                                      \
      memcpy (&first_, TEXT, sizeof (TYPE));                                   \
      memcpy (&last_, (TEXT) + (N) - sizeof (TYPE), sizeof (TYPE));            \
      memcpy (TO, &first_, sizeof (TYPE));                                     \
      memcpy ((TO) + (N) - sizeof (TYPE), &last_, sizeof (TYPE));              \
    }                                                                          \
  while (0)

struct text_block
{
  uint64_t words[2];
};

/* Copies the N bytes of TEXT to TO.  Most texts have 8 to 32, which two loads
   and stores copy in less time than a call of memcpy takes.  */
QRINTF_INLINE void
copy_text (char *to, const char *text, size_t n)
{
  if (n >= 16 && n <= 32)
    COPY_TWO (struct text_block, to, text, n);
  else if (n >= 8 && n < 16)
    COPY_TWO (uint64_t, to, text, n);
  else
    memcpy (to, text, n);
}

char *
__qrintf_duplicate (const char *text, size_t length)
{
  char *copy = malloc (length + 1);
  if (copy)
    {
      copy_text (copy, text, length);
      copy[length] = 0;
    }
  return copy;
}
