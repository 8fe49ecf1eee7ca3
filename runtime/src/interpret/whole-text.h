/* SPDX-License-Identifier: MIT */
/* A text that is made on the stack, for a sink that wants it whole.  Refused
   are texts of more than 960 bytes, and what the sink refuses.  */

#ifndef QRINTF_WHOLE_TEXT_H
#define QRINTF_WHOLE_TEXT_H

#include "interpret/interpret.h"
#include "interpret/values.h"

enum
{
  longest_text = 960
};

/* Puts the LENGTH bytes of TEXT into SINK.  Returns the call's result, or
   INT32_MIN, with nothing done, if it refuses the text.  */
typedef int32_t text_taker (void *sink, const char *text, size_t length);

/* Have TAKE, which refuses no text unless REFUSES, put that of FORMAT with
   VALUES into SINK.  Returns what TAKE returns, and INT32_MIN with VALUES as
   they were where something is refused.  The program must have the
   interpreter.  */
QRINTF_INLINE int32_t
put_whole_text (text_taker *take, bool refuses, void *sink, const char *format,
                va_list values)
{
  char text[longest_text];
  va_list start;
  QRINTF_COPY_VALUES (start, values);
  char *end = interpreter (text, text + longest_text, format, values);
  int32_t n = INT32_MIN;
  if (is_end_of_text (end))
    {
      n = take (sink, text, (size_t) (end - text));
      if (refuses && n == INT32_MIN)
        QRINTF_COPY_VALUES (values, start);
    }
  return n;
}

#endif
