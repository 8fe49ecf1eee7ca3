/* SPDX-License-Identifier: MIT */
/* Memory of malloc's, of exactly the text's size, as a sink.

   If there is none errno stays as it was: the original call is made then,
   and its "%m" must not print the error of this attempt.  */

#include "core/emitter.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

char *
__qrintf_duplicate (const char *text, size_t length)
{
  int error = errno;
  char *copy = malloc (length + 1);
  if (!copy)
    {
      errno = error;
      return NULL;
    }
  memcpy (copy, text, length);
  copy[length] = 0;
  return copy;
}
