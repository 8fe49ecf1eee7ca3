/* SPDX-License-Identifier: MIT-0 */
/* The end of snprintf: copies the part of a text that fits, and a NUL.  */

#include "core/emitter.h"
#include "string/truncate-core.h"

EMITTER (char *, truncate, char *dst, size_t size, const char *scratch,
         size_t length)
{
  if (size)
    truncate_put (dst, scratch, length < size ? length : size - 1);
  return dst;
}
