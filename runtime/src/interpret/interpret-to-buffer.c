/* SPDX-License-Identifier: MIT */
/* vsnprintf and vsprintf with a format that is read at run time.  */

#include <string.h>

#include "interpret/interpret.h"

/* In a smaller destination a number is likely to ask for more than is left, and
   the text would be made twice.  */
enum
{
  least_room = 40
};

/* The text does not fit into the SIZE bytes at DST, or might not: make it
   elsewhere and copy what fits.  */
QRINTF_OUTLINE int32_t
cut_text (char *dst, size_t size, const char *format, va_list values)
{
  char text[longest_text];
  char *end
      = __qrintf_interpret_text (text, text + longest_text, format, values);
  if (!end)
    return INT32_MIN;
  size_t length = (size_t) (end - text);
  if (size)
    {
      size_t most = length < size ? length : size - 1;
      memcpy (dst, text, most);
      dst[most] = 0;
    }
  return (int32_t) length;
}

int32_t
__qrintf_interpret_bounded (char *dst, size_t size, const char *format,
                            va_list values)
{
  if (size > INT32_MAX)
    return INT32_MIN;
  if (size >= least_room)
    {
      char *end = __qrintf_interpret_text (dst, dst + size - 1, format, values);
      if (end)
        {
          *end = 0;
          return (int32_t) (end - dst);
        }
    }
  if (size >= longest_text)
    return INT32_MIN;
  return cut_text (dst, size, format, values);
}

/* The same where a text that does not fit is refused.  */
QRINTF_OUTLINE int32_t
fit_text (char *dst, size_t size, const char *format, va_list values)
{
  va_list start;
  va_copy (start, values);
  int32_t length = cut_text (dst, size, format, values);
  if (length >= (int32_t) size)
    {
      va_copy (values, start);
      length = INT32_MIN;
    }
  va_end (start);
  return length;
}

int32_t
__qrintf_interpret_object (char *dst, size_t size, const char *format,
                           va_list values)
{
  size_t most = size < INT32_MAX ? size : INT32_MAX;
  char *end = NULL;
  if (most >= least_room)
    end = __qrintf_interpret_text (dst, dst + most - 1, format, values);
  if (!end)
    return most < longest_text ? fit_text (dst, most, format, values)
                               : INT32_MIN;
  *end = 0;
  return (int32_t) (end - dst);
}
