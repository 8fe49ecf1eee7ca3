/* SPDX-License-Identifier: MIT-0 */
/* sprintf, snprintf and their forms.

   A text is made in the destination.  If it may not fit, it is made again in a
   spill, from which as many bytes as fit are copied.

   Refused are sizes above INT_MAX, which libc's versions treat differently, and
   a text that does not fit the object of a fortified sprintf, for which libc
   aborts the program.  */

#include "print/entry/entry.h"
#include "print/spill.h"
#include "sinks/libc-names.h"

/* A call.  It is in memory, so that the functions with values save no registers
   for what is seldom needed.  */
struct buffer_call
{
  char *dst;
  size_t size; /* of the destination; SIZE_MAX if it is unknown */
  const char *format;
  size_t object; /* the size of the object, for a fortified call */
  int32_t flag;  /* negative: the call is not fortified */
  bool whole;    /* sprintf: a text that does not fit is refused */
  struct printer p;
};

/* Prints CALL by a spill.  Returns the length of the whole text, or
   INT32_MIN.  */
static int32_t
print_cut (struct buffer_call *call)
{
  struct printer *p = &call->p;
  struct spill spill;
  char *start = begin_spill (p, &spill, call->dst,
                             call->size ? call->size - 1 : 0, call->whole);
  char *end
      = __qrintf_print_text (start, start + spill_size, call->format, p);
  if (!end)
    return INT32_MIN;
  p->cursor = end;
  if (!empty_spill (p) || spill.length > INT32_MAX)
    return INT32_MIN;
  if (call->size)
    *spill.dst = 0;
  return (int32_t) spill.length;
}

/* Prints CALL after print_in_place has failed: by a spill, or else by libc.
   VALUES are the values of the call.  */
QRINTF_OUTLINE int32_t
print_otherwise (struct buffer_call *call, va_list values)
{
  int32_t n = INT32_MIN;
  if (call->p.lacks_room && call->size <= INT32_MAX
      && call->size <= call->object && (call->size || !call->whole))
    {
      QRINTF_COPY_VALUES (call->p.values, values);
      n = print_cut (call);
    }
  if (n != INT32_MIN)
    QRINTF_COPY_VALUES (values, call->p.values);
  else if (call->whole)
    n = vsprintf_of_libc (call->dst, call->flag, call->object, call->format,
                          values);
  else
    n = libc_vsnprintf_chk (call->dst, call->size, call->flag, call->object,
                            call->format, values);
  return n;
}

/* Prints FORMAT with P's values into the destination.  Returns the end, or a
   null pointer if the text is refused or may not fit.  */
QRINTF_INLINE char *
print_in_place (struct printer *p, char *dst, size_t size, size_t object,
                const char *format, bool whole)
{
  p->spill = NULL;
  p->lacks_room = true;
  if (__builtin_expect (size > object || !size, 0))
    return NULL;
  size_t room = size - 1;
  if (__builtin_expect (room >= INT32_MAX, 0))
    {
      if (!whole)
        return NULL;
      room = INT32_MAX;
    }
  p->lacks_room = p->may_overrun = false;
  char *end = __qrintf_print_text (dst, dst + room, format, p);
  if (end)
    *end = 0;
  return end;
}

/* Fills in CALL, without its values, after print_in_place has failed.  */
#define FILL_IN(CALL, SIZE, FLAG, OBJECT, WHOLE)                               \
  ((CALL).size = (SIZE), (CALL).object = (OBJECT), (CALL).flag = (FLAG),       \
   (CALL).whole = (WHOLE))

#define WITH_VALUES(SIZE, FLAG, OBJECT, WHOLE)                                 \
  {                                                                            \
    struct buffer_call call;                                                   \
    call.dst = dst;                                                            \
    call.format = format;                                                      \
    va_start (call.p.values, format);                                          \
    char *end = print_in_place (&call.p, dst, SIZE, OBJECT, format, WHOLE);    \
    if (__builtin_expect (!!end, 1))                                           \
      return (int32_t) (end - call.dst);                                       \
    FILL_IN (call, SIZE, FLAG, OBJECT, WHOLE);                                 \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int32_t n = print_otherwise (&call, values);                               \
    va_end (values);                                                           \
    return n;                                                                  \
  }

#define WITH_LIST(SIZE, FLAG, OBJECT, WHOLE)                                   \
  {                                                                            \
    struct buffer_call call;                                                   \
    call.dst = dst;                                                            \
    call.format = format;                                                      \
    QRINTF_COPY_VALUES (call.p.values, values);                                \
    char *end = print_in_place (&call.p, dst, SIZE, OBJECT, format, WHOLE);    \
    if (__builtin_expect (!end, 0))                                            \
      {                                                                        \
        FILL_IN (call, SIZE, FLAG, OBJECT, WHOLE);                             \
        return print_otherwise (&call, values);                                \
      }                                                                        \
    QRINTF_COPY_VALUES (values, call.p.values);                                \
    return (int32_t) (end - call.dst);                                         \
  }

/* The flag of calls that are not fortified.  */
enum
{
  unchecked = -1
};

QRINTF_DEFINE_FORMS (snprintf, QRINTF_SIZE_OF_OBJECT, WITH_VALUES, WITH_LIST,
                     (size, unchecked, SIZE_MAX, false),
                     (size, flag, object, false), char *dst, size_t size, )
QRINTF_DEFINE_FORMS (sprintf, QRINTF_SIZE_OF_OBJECT, WITH_VALUES, WITH_LIST,
                     (SIZE_MAX, unchecked, SIZE_MAX, true),
                     (object, flag, object, true), char *dst, )
