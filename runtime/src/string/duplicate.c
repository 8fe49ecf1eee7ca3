/* SPDX-License-Identifier: MIT-0 */
/* A copy of a text in memory from malloc, for lowered code.  */

#include "string/duplicate.h"

char *
__qrintf_duplicate (const char *text, size_t length)
{
  return duplicate (text, length);
}
