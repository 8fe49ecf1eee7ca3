/* SPDX-License-Identifier: MIT */
/* vsnprintf and vsprintf with a format that is read at run time.  */

#include <string.h>

#include "interpret/whole-text.h"

/* In a smaller destination a number is likely to ask for more than is left, and
   the text would be made twice.  */
enum
{
  least_room = 40
};

struct destination
{
  char *at;
  size_t size;
};

/* The whole text, which is shorter than the destination.  */
static int32_t
take_fitting (void *sink, const char *text, size_t length)
{
  struct destination *to = sink;
  if (length >= to->size)
    return INT32_MIN;
  memcpy (to->at, text, length);
  to->at[length] = 0;
  return (int32_t) length;
}

/* What fits of a text of any length: nothing at all where SIZE is 0.  */
static int32_t
take_cut (void *sink, const char *text, size_t length)
{
  struct destination *to = sink;
  size_t shown = length < to->size ? length : to->size - 1;
  take_fitting (to, text, shown);
  return (int32_t) length;
}

/* The text does not fit where it belongs, or might not: make it elsewhere.  */
QRINTF_OUTLINE int32_t
cut_text (char *dst, size_t size, const char *format, va_list values)
{
  return put_whole_text (take_cut, false, &(struct destination){ dst, size },
                         format, values);
}

QRINTF_OUTLINE int32_t
fit_text (char *dst, size_t size, const char *format, va_list values)
{
  return put_whole_text (take_fitting, true, &(struct destination){ dst, size },
                         format, values);
}

/* What print_in_place says of a text for which there may be no room.  */
enum
{
  no_room = INT32_MIN + 1
};

/* Print into the ROOM bytes at DST.  Returns the text's length, INT32_MIN if it
   is refused, or no_room.  */
QRINTF_INLINE int32_t
print_in_place (char *dst, size_t room, const char *format, va_list values)
{
  if (room < least_room)
    return no_room;
  char *end = interpreter (dst, dst + room - 1, format, values);
  if (!is_end_of_text (end))
    return end ? no_room : INT32_MIN;
  *end = 0;
  return (int32_t) (end - dst);
}

int32_t
__qrintf_interpret_bounded (char *dst, size_t size, const char *format,
                            va_list values)
{
  if (size > INT32_MAX || !has_interpreter ())
    return INT32_MIN;
  int32_t n = print_in_place (dst, size, format, values);
  if (n != no_room)
    return n;
  return size < longest_text ? cut_text (dst, size, format, values) : INT32_MIN;
}

int32_t
__qrintf_interpret_object (char *dst, size_t size, const char *format,
                           va_list values)
{
  if (!has_interpreter ())
    return INT32_MIN;
  size_t most = size < INT32_MAX ? size : INT32_MAX;
  int32_t n = print_in_place (dst, most, format, values);
  if (n != no_room)
    return n;
  return most < longest_text ? fit_text (dst, most, format, values) : INT32_MIN;
}
