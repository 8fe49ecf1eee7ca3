/* SPDX-License-Identifier: MIT-0 */
/* fprintf of one value to a stream, with at most one character on either side
   of it, which is the most frequent kind of call with a value; and fputs, puts
   and fwrite.  Entering the stream, the emitter and leaving the stream are one
   function, so that the caller saves its registers once and a call is as small
   as one of libc's.

   If there is no room, libc prints the value by the format.  C libraries other
   than glibc print every value.  Streams that have to be locked are left to
   print-otherwise.c, so that no registers are saved for a lock here.  */

#include "sinks/stream/print.h"

#include <limits.h>

#include "core/few.h"
#include "core/select.h"
#include "integer/decimal/decimal-signed.h"
#include "integer/hex-core.h"
#include "sinks/stream/enter-stream.h"
#include "string/string-core.h"

#if QRINTF_X86
#include "core/x86/short-string.h"
#endif

#ifdef __SIZEOF_INT128__

QRINTF_INLINE FILE *
stream_of (void *stream)
{
  return stream == QRINTF_STDOUT ? stdout : stream;
}

#if defined __GLIBC__ && !defined __UCLIBC__

enum
{
  around_length = 2
};

QRINTF_INLINE bool
has_to_lock (const char *format)
{
  return __builtin_expect (!__libc_single_threaded, 0) && format;
}

/* Whether F has room for a text of LENGTH bytes and the characters around
   it.  */
QRINTF_INLINE bool
has_room (FILE *f, size_t length)
{
  uintptr_t end = (uintptr_t) f->_IO_write_ptr + length + around_length;
  return __builtin_expect (end < (uintptr_t) f->_IO_write_end, 1)
         && is_plainly_buffered (f);
}

/* Puts the character before the value, if AROUND has one, behind the text in F.
   Returns where the value begins.  */
QRINTF_INLINE char *
begin_text (FILE *f, unsigned around)
{
  char *p = f->_IO_write_ptr;
  if (__builtin_expect (around & (UCHAR_MAX << 8), 0))
    *p++ = (char) (around >> 8);
  return p;
}

/* Puts the character behind the value, if AROUND has one, at END, and moves F's
   write pointer behind it.  Returns the length of the text.  */
QRINTF_INLINE int32_t
end_text (FILE *f, char *end, unsigned around)
{
  if ((char) around)
    *end++ = (char) around;
  return take_text (f, end);
}

/* Prints V in place of the emitter NAME, under a lock or by libc.  V is passed
   to libc with 64 bits, because FORMAT may have a length modifier.  */
#define PRINT_OTHERWISE(NAME)                                                  \
  __qrintf_print_otherwise (                                                   \
      (uint64_t) v, around, format, f,                                         \
      (print_value *) (void (*) (void)) QRINTF_VARIANT (NAME, QRINTF_TIER))

enum
{
  /* The largest overrun of a number.  Masked stores make exact numbers as fast
     as those with an overrun.  */
#ifdef QRINTF_MASKED_STORES
  number_overrun = 0
#else
  number_overrun = 15
#endif
};

/* Writes a number by OVERRUNNING, which is faster, if F hides that.  */
#define NUMBER_IN_STREAM(OVERRUNNING, EXACT)                                   \
  (number_overrun != 0 && hides_overrun (f) ? (OVERRUNNING) : (EXACT))

/* Defines the emitter NAME for numbers of TYPE with at most LONGEST bytes,
   which WRITTEN writes at CURSOR.  */
#define PRINT_NUMBER(NAME, TYPE, LONGEST, WRITTEN)                             \
  EMITTER (int32_t, NAME, TYPE v, unsigned around, const char *format,         \
           void *stream)                                                       \
  {                                                                            \
    FILE *f = stream_of (stream);                                              \
    if (has_to_lock (format) || !has_room (f, LONGEST + number_overrun))       \
      return PRINT_OTHERWISE (NAME);                                           \
    char *cursor = begin_text (f, around);                                     \
    return end_text (f, WRITTEN, around);                                      \
  }

/* Numbers of 64 bits are exact: their forms with an overrun need 2 kB more of
   code and tables.  */
PRINT_NUMBER (print_u32, uint32_t, 10,
              NUMBER_IN_STREAM (decimal_u32 (cursor, v),
                                decimal_u32_exact (cursor, v)))
PRINT_NUMBER (print_i32, int32_t, 11,
              NUMBER_IN_STREAM (decimal_i32 (cursor, v),
                                decimal_i32_exact (cursor, v)))
PRINT_NUMBER (print_u64, uint64_t, 20, decimal_u64_exact (cursor, v))
PRINT_NUMBER (print_i64, int64_t, 20,
              decimal_u64_exact (decimal_sign (cursor, v < 0),
                                 decimal_magnitude (v)))
PRINT_NUMBER (print_x32, uint32_t, 8,
              NUMBER_IN_STREAM (hex_u32 (cursor, v, false),
                                hex_exact (cursor, v, false)))

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

EMITTER (int32_t, print_str, const char *v, unsigned around,
         const char *format, void *stream)
{
  FILE *f = stream_of (stream);
  if (has_to_lock (format))
    return PRINT_OTHERWISE (print_str);
  char *end = NULL;
  if (v && has_room (f, BLOCK - 1))
    end = string_put_short (begin_text (f, around), v);
  return end ? end_text (f, end, around)
             : QRINTF_VARIANT (print_str, base) (v, around, format, f);
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
      = (size_t) (f->_IO_write_end - f->_IO_write_ptr) - around_length - 1;
  return room < most_text ? room : most_text;
}

/* V at CURSOR in F, or a null pointer.  */
QRINTF_INLINE char *
put_string (char *cursor, const char *v, FILE *f)
{
  char *end = NULL;
#if QRINTF_X86
  if (hides_overrun (f) && has_room (f, two_blocks))
    end = put_short_string (cursor, two_blocks, v);
#endif
  return end ? end : string_put_to (cursor, longest_string (f), v, SIZE_MAX);
}

EMITTER (int32_t, print_str, const char *v, unsigned around,
         const char *format, void *stream)
{
  FILE *f = stream_of (stream);
  char *end = NULL;
  if (v && !has_to_lock (format) && has_room (f, 0))
    end = put_string (begin_text (f, around), v, f);
  return end ? end_text (f, end, around) : PRINT_OTHERWISE (print_str);
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
  EMITTER (int32_t, NAME, TYPE v, unsigned around, const char *format,         \
           void *stream)                                                       \
  {                                                                            \
    (void) around;                                                             \
    return fprintf (stream_of (stream), format, (uint64_t) v);                 \
  }

PRINT_ALL (print_u32, uint32_t)
PRINT_ALL (print_i32, int32_t)
PRINT_ALL (print_u64, uint64_t)
PRINT_ALL (print_i64, int64_t)
PRINT_ALL (print_x32, uint32_t)
PRINT_ALL (print_str, const char *)

EMITTER (size_t, print_bytes, const void *s, size_t n, void *stream)
{
  return n ? fwrite (s, 1, n, stream_of (stream)) : 0;
}

#endif

#endif
