/* SPDX-License-Identifier: MIT */
/* fprintf of one value, perhaps with a character behind it, to a stream: the
   most frequent kind of call with a value; and fputs, puts and fwrite. Entering
   the stream, the emitter and leaving it are one function, so that a caller
   saves its registers once, and a call is as small as libc's.

   Where there is no room, libc prints the value by the format; other libraries
   than glibc print all.  Streams that have to be locked are left to
   print-otherwise.c, so that no registers are saved for that here.  */

#include "sinks/print.h"

#include "core/copy-few.h"
#include "integer/decimal-signed.h"
#include "sinks/enter-stream.h"
#include "string/string-core.h"

#ifdef __SIZEOF_INT128__

QRINTF_INLINE FILE *
stream_of (void *stream)
{
  return stream == QRINTF_STDOUT ? stdout : stream;
}

#if defined __GLIBC__ && !defined __UCLIBC__

enum
{
  longest_number = sizeof "-2147483648" - 1,
  tail_length = 1
};

QRINTF_INLINE bool
has_to_lock (const char *format)
{
  return __builtin_expect (!__libc_single_threaded, 0) && format;
}

/* Whether F has room for a text of LENGTH bytes and what is behind it.  */
QRINTF_INLINE bool
has_room (FILE *f, size_t length)
{
  uintptr_t end = (uintptr_t) f->_IO_write_ptr + length + tail_length;
  return __builtin_expect (end < (uintptr_t) f->_IO_write_end, 1)
         && is_plainly_buffered (f);
}

/* Puts TAIL, if there is one, at END, and all up to there behind what F has.
   Returns its length.  */
QRINTF_INLINE int32_t
put_up_to (FILE *f, char *end, unsigned tail)
{
  if ((unsigned char) tail)
    *end++ = (char) tail;
  return take_text (f, end);
}

/* What remains to be done in the emitter NAME, under a lock or by libc.  V is
   passed to libc with 64 bits, as FORMAT may have a length such as 'l'.  */
#define PRINT_OTHERWISE(NAME)                                                  \
  __qrintf_print_otherwise (                                                   \
      (uint64_t) v, tail, format, f,                                           \
      (print_value *) (void (*) (void)) QRINTF_VARIANT (NAME, QRINTF_TIER))

/* Defines the emitter NAME for numbers of TYPE, which are WRITTEN at CURSOR. */
#define PRINT_NUMBER(NAME, TYPE, WRITTEN)                                      \
  EMITTER (int32_t, NAME, TYPE v, unsigned tail, const char *format,           \
           void *stream)                                                       \
  {                                                                            \
    FILE *f = stream_of (stream);                                              \
    if (has_to_lock (format) || !has_room (f, longest_number))                 \
      return PRINT_OTHERWISE (NAME);                                           \
    char *cursor = f->_IO_write_ptr;                                           \
    return put_up_to (f, WRITTEN, tail);                                       \
  }

PRINT_NUMBER (print_u32, uint32_t, decimal_u32_exact (cursor, v))
PRINT_NUMBER (print_i32, int32_t, decimal_i32_exact (cursor, v))

#ifdef QRINTF_MASKED_STORES

enum
{
  short_block = BLOCK
};

QRINTF_INLINE void
put_short_block (char *p, const char *s, size_t n)
{
  block_put (p, block_of_bytes (s, (unsigned) n), (unsigned) n);
}

/* The base tier's, which prints what is not short.  */
__typeof__ (__qrintf_print_str) QRINTF_VARIANT (print_str, base);

EMITTER (int32_t, print_str, const char *v, unsigned tail, const char *format,
         void *stream)
{
  FILE *f = stream_of (stream);
  if (has_to_lock (format))
    return PRINT_OTHERWISE (print_str);
  char *cursor = f->_IO_write_ptr;
  char *end
      = v && has_room (f, BLOCK - 1) ? string_put_short (cursor, v) : NULL;
  if (!end)
    return QRINTF_VARIANT (print_str, base) (v, tail, format, f);
  return put_up_to (f, end, tail);
}

#else

enum
{
  short_block = 16
};

QRINTF_INLINE void
put_short_block (char *p, const char *s, size_t n)
{
  copy_few (p, s, n);
}

/* The longest string for which F, which has room for an empty one, has room. */
QRINTF_INLINE size_t
longest_string (FILE *f)
{
  size_t room
      = (size_t) (f->_IO_write_end - f->_IO_write_ptr) - tail_length - 1;
  return room < most_text ? room : most_text;
}

EMITTER (int32_t, print_str, const char *v, unsigned tail, const char *format,
         void *stream)
{
  FILE *f = stream_of (stream);
  char *end = NULL;
  if (v && !has_to_lock (format) && has_room (f, 0))
    end = string_put_to (f->_IO_write_ptr, longest_string (f), v, SIZE_MAX);
  return end ? put_up_to (f, end, tail) : PRINT_OTHERWISE (print_str);
}

#endif

/* Of a longer block, what libc does besides copying it counts for less.  For
   none libc does not look at the stream, which may be no stream.  */
EMITTER (size_t, print_bytes, const void *s, size_t n, void *stream)
{
  FILE *f = stream_of (stream);
  if (n - 1 >= short_block || !__libc_single_threaded || !has_room (f, n))
    return n ? fwrite (s, 1, n, f) : 0;
  char *cursor = f->_IO_write_ptr;
  put_short_block (cursor, s, n);
  f->_IO_write_ptr = cursor + n;
  return n;
}

#else

#define PRINT_ALL(NAME, TYPE)                                                  \
  EMITTER (int32_t, NAME, TYPE v, unsigned tail, const char *format,           \
           void *stream)                                                       \
  {                                                                            \
    (void) tail;                                                               \
    return fprintf (stream_of (stream), format, (uint64_t) v);                 \
  }

PRINT_ALL (print_u32, uint32_t)
PRINT_ALL (print_i32, int32_t)
PRINT_ALL (print_str, const char *)

EMITTER (size_t, print_bytes, const void *s, size_t n, void *stream)
{
  return n ? fwrite (s, 1, n, stream_of (stream)) : 0;
}

#endif

#endif
