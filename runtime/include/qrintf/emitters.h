/* SPDX-License-Identifier: MIT-0 */
/* What lowered code calls.  People call qrintf/itoa.h instead: these names are
   reserved and may change with the plugin that writes the calls.

   An emitter writes the text of one conversion at CURSOR and returns the
   cursor advanced past it.  It writes no NUL.  Lengths, widths and sizes are
   in bytes.  A form whose name ends in _exact, and every form with OVERRUN 0
   in emitters.def, writes not one byte besides its text; the others may
   overwrite OVERRUN bytes past it, so they serve where later pieces of the
   same call overwrite those.

   All are thread-safe, reentrant and async-signal-safe, need no alignment,
   leave errno alone and use no memory but the caller's and the stack, and
   none can fail unless its comment says so.  Exceptions are those
   whose EFFECT in emitters.def is CALLS or CANCELS, and those that read a
   format for a buffer: they may call the C library or the kernel, and are
   async-signal-safe, and change errno, as the C library's function that they
   stand for, unless their comments say otherwise.  A string is
   read by aligned loads that may read past its NUL, or past the N bytes that
   are asked for, within one line of 64 bytes and never into another page.  */

#ifndef QRINTF_EMITTERS_H
#define QRINTF_EMITTERS_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Flags of the general emitters below; any other bit must be zero.  */
enum qrintf_flags
{
  QRINTF_LEFT = 1,      /* '-': pad on the right with spaces */
  QRINTF_ZERO = 2,      /* '0': pad with zeros after the sign and prefix; the
                           planner drops it where '-' or a precision is given */
  QRINTF_ALT = 4,       /* '#': 0x, 0X, 0b, 0B, or a leading octal 0 */
  QRINTF_UPPER = 8,     /* ABCDEF, 0X and 0B */
  QRINTF_PLUS = 16,     /* write '+' unless NEGATIVE; overrides SPACE */
  QRINTF_SPACE = 32,    /* write ' ' unless NEGATIVE */
  QRINTF_NEGATIVE = 64, /* write '-': the value given is the magnitude */
  QRINTF_OCTAL = 128,   /* base 8; without it, HEX and BINARY, base 10 */
  QRINTF_HEX = 256,     /* base 16 */
  QRINTF_BINARY = 512   /* base 2 */
};

/* Decimal digits of V, with '-' where V < 0: "%u", "%d", "%lu", "%ld".  At
   most 10, 11, 20 and 20 bytes.  */
char *__qrintf_u32 (char *cursor, uint32_t v);
char *__qrintf_i32 (char *cursor, int32_t v);
char *__qrintf_u64 (char *cursor, uint64_t v);
char *__qrintf_i64 (char *cursor, int64_t v);
char *__qrintf_u32_exact (char *cursor, uint32_t v);
char *__qrintf_i32_exact (char *cursor, int32_t v);
char *__qrintf_u64_exact (char *cursor, uint64_t v);
char *__qrintf_i64_exact (char *cursor, int64_t v);

/* The same in a field of at least WIDTH bytes (any WIDTH up to INT_MAX): _right
   "%5d", _left "%-5d", _zero "%05d".  PLUS is what stands before a value that
   is not negative: '+', ' ' or 0 for nothing.  */
char *__qrintf_i64_right (char *cursor, int64_t v, unsigned width,
                          unsigned plus);
char *__qrintf_u64_right (char *cursor, uint64_t v, unsigned width);
char *__qrintf_i64_left (char *cursor, int64_t v, unsigned width,
                         unsigned plus);
char *__qrintf_u64_left (char *cursor, uint64_t v, unsigned width);
char *__qrintf_i64_zero (char *cursor, int64_t v, unsigned width,
                         unsigned plus);
char *__qrintf_u64_zero (char *cursor, uint64_t v, unsigned width);

/* "%0*u" of 32 bits.  */
char *__qrintf_u32_zero (char *cursor, uint32_t v, unsigned width);

#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 __qrintf_int128;
__extension__ typedef unsigned __int128 __qrintf_uint128;

/* At most 39 and 40 bytes.  */
char *__qrintf_u128 (char *cursor, __qrintf_uint128 v);
char *__qrintf_i128 (char *cursor, __qrintf_int128 v);
char *__qrintf_u128_exact (char *cursor, __qrintf_uint128 v);
char *__qrintf_i128_exact (char *cursor, __qrintf_int128 v);
#endif

/* Lower-case hexadecimal digits of V: "%x" and "%lx"; _zero with at least WIDTH
   digits, "%02x"; _8 and _16 with exactly so many, "%08x" and "%016lx"; _right
   behind spaces up to WIDTH bytes, "%8x"; _alt with "0x" before them, but for 0,
   and at least WIDTH bytes, "%#lx" and "%#18lx".  */
char *__qrintf_x32 (char *cursor, uint32_t v);
char *__qrintf_x64 (char *cursor, uint64_t v);
char *__qrintf_x32_exact (char *cursor, uint32_t v);
char *__qrintf_x64_exact (char *cursor, uint64_t v);
char *__qrintf_x32_zero (char *cursor, uint32_t v, unsigned width);
char *__qrintf_x64_zero (char *cursor, uint64_t v, unsigned width);
char *__qrintf_x32_8 (char *cursor, uint32_t v);
char *__qrintf_x64_16 (char *cursor, uint64_t v);
char *__qrintf_x64_right (char *cursor, uint64_t v, unsigned width);
char *__qrintf_x64_alt (char *cursor, uint64_t v, unsigned width);

/* "%X" and "%lX", "%08X", "%lo", "%#lo", "%8lo", "%08lo", "%lb".  */
char *__qrintf_x32_upper (char *cursor, uint32_t v);
char *__qrintf_x64_upper (char *cursor, uint64_t v);
char *__qrintf_x32_upper_exact (char *cursor, uint32_t v);
char *__qrintf_x64_upper_exact (char *cursor, uint64_t v);
char *__qrintf_x64_upper_zero (char *cursor, uint64_t v, unsigned width);
char *__qrintf_o64 (char *cursor, uint64_t v);
char *__qrintf_o64_exact (char *cursor, uint64_t v);
char *__qrintf_o64_alt (char *cursor, uint64_t v);
char *__qrintf_o64_right (char *cursor, uint64_t v, unsigned width);
char *__qrintf_o64_zero (char *cursor, uint64_t v, unsigned width);
char *__qrintf_b64 (char *cursor, uint64_t v);
char *__qrintf_b64_exact (char *cursor, uint64_t v);

/* "%p": 0x and hexadecimal digits, or "(nil)".  3 to 18 bytes.  */
char *__qrintf_ptr (char *cursor, const void *p);
char *__qrintf_ptr_exact (char *cursor, const void *p);

/* Any combination: the magnitude V with FLAGS (enum qrintf_flags), a minimum
   WIDTH and a minimum number of digits PRECISION (negative: none given, which
   differs from 0 and 1 for a V of zero and for QRINTF_ZERO).  */
char *__qrintf_integer (char *cursor, uint64_t v, unsigned flags,
                        unsigned width, int precision);

/* "%p" with flags, as glibc writes it: a null pointer is the string "(nil)" in
   WIDTH, left or right; any other is QRINTF_HEX | QRINTF_ALT with FLAGS.  */
char *__qrintf_pointer (char *cursor, const void *p, unsigned flags,
                        unsigned width, int precision);

/* The bytes of S up to its NUL (str) or up to its NUL or N of them, whichever
   comes first (strn).  An N above PTRDIFF_MAX is no limit, so that a negative
   precision may be passed as it is.  For a null S str and str_to write
   "(null)", as libc does without a precision; the others need a string.  */
char *__qrintf_str (char *cursor, const char *s);
char *__qrintf_strn (char *cursor, const char *s, size_t n);

/* The N bytes at S, which may include NULs.  S may be any pointer if N is
   0.  */
char *__qrintf_bytes (char *cursor, const char *s, size_t n);

/* The same as strn in a field of at least WIDTH bytes, padded with spaces.  */
char *__qrintf_str_left (char *cursor, const char *s, size_t n,
                         unsigned width);
char *__qrintf_str_right (char *cursor, const char *s, size_t n,
                          unsigned width);

/* The same with a limit: if the text ends at or before LIMIT it is written
   and the advanced cursor returned.  Otherwise the result is a null pointer,
   and the bytes in [CURSOR, LIMIT) have any value.  No byte at or past LIMIT
   is ever written.  If CURSOR > LIMIT the result is a null pointer and
   nothing is written.  */
char *__qrintf_str_to (char *cursor, char *limit, const char *s);
char *__qrintf_strn_to (char *cursor, char *limit, const char *s, size_t n);
char *__qrintf_str_left_to (char *cursor, char *limit, const char *s, size_t n,
                            unsigned width);
char *__qrintf_str_right_to (char *cursor, char *limit, const char *s,
                             size_t n, unsigned width);

/* Doubles, in the decimal places or significant digits of PRECISION: "%.*f",
   "%.*e", "%.*g".  BITS are those of the double, because digits are computed
   from them and an integer reaches the emitter sooner.  _field with FLAGS of
   enum qrintf_flags (LEFT, ZERO, ALT, UPPER, PLUS, SPACE) in at least WIDTH
   bytes.  Correctly rounded in the rounding mode of the x87 control word
   (elsewhere fegetround), with the radix character of the thread's locale;
   infinities and NaNs as "inf" and "nan".

   If the text is not refused and ends at or before LIMIT it is written, not
   one byte besides, and the advanced cursor is returned.  Otherwise, and if
   CURSOR > LIMIT, the result is a null pointer, and nothing is written, or
   with FLAGS and WIDTH perhaps a part of the text.

   Refused are, for finite numbers only: more than 19 decimal places (fixed),
   and in the other two styles a radix character of several bytes; there
   PRECISION must not be above 17.
   Compilers without a 128-bit integer have none of these emitters.  */
char *__qrintf_real_fixed (char *cursor, char *limit, uint64_t bits,
                           unsigned precision);
char *__qrintf_real_exponent (char *cursor, char *limit, uint64_t bits,
                              unsigned precision);
char *__qrintf_real_general (char *cursor, char *limit, uint64_t bits,
                             unsigned precision);
char *__qrintf_real_fixed_field (char *cursor, char *limit, uint64_t bits,
                                 unsigned flags, unsigned width,
                                 unsigned precision);
char *__qrintf_real_exponent_field (char *cursor, char *limit, uint64_t bits,
                                    unsigned flags, unsigned width,
                                    unsigned precision);
char *__qrintf_real_general_field (char *cursor, char *limit, uint64_t bits,
                                   unsigned flags, unsigned width,
                                   unsigned precision);

/* How many bytes __qrintf_u64, __qrintf_integer, __qrintf_pointer, __qrintf_str
   and __qrintf_strn would write.  */
unsigned __qrintf_u64_digits (uint64_t v);
unsigned __qrintf_u32_digits (uint32_t v);
#ifdef __SIZEOF_INT128__
unsigned __qrintf_u128_digits (__qrintf_uint128 v);
#endif
unsigned __qrintf_integer_length (uint64_t v, unsigned flags, unsigned width,
                                  int precision);
unsigned __qrintf_pointer_length (const void *p, unsigned flags,
                                  unsigned width, int precision);
size_t __qrintf_str_length (const char *s);
size_t __qrintf_strn_length (const char *s, size_t n);

/* strlen (S), where a call of the family has left S and returned N.  MOST is
   the largest result that is the length of what is in the buffer: S is read
   where N is above it, or negative.  */
size_t __qrintf_printed_length (const char *s, int32_t n, int32_t most);

/* All that snprintf (DST, SIZE, "%u", V) does, and "%d".  */
unsigned __qrintf_u32_cut (char *dst, size_t size, uint32_t v);
unsigned __qrintf_i32_cut (char *dst, size_t size, int32_t v);

/* The texts of the N numbers at V with SEPARATOR between them, in the SIZE
   bytes at DST: see qrintf_u32toa_join in itoa.h.  */
size_t __qrintf_u32_join (char *dst, size_t size, const uint32_t *v, size_t n,
                          char separator);
size_t __qrintf_i32_join (char *dst, size_t size, const int32_t *v, size_t n,
                          char separator);
size_t __qrintf_u64_join (char *dst, size_t size, const uint64_t *v, size_t n,
                          char separator);
size_t __qrintf_i64_join (char *dst, size_t size, const int64_t *v, size_t n,
                          char separator);

/* The end of snprintf.  SCRATCH holds a text of LENGTH bytes, and LENGTH +
   64 bytes can be read there.  Writes as much of the text as fits into the
   SIZE bytes at DST, then a NUL, and nothing past it; nothing at all if SIZE
   is 0, when DST may be null.  Returns DST.  */
char *__qrintf_truncate (char *dst, size_t size, const char *scratch,
                         size_t length);

/* The room for a text, as one integer, because that is returned in two
   registers: the address of the first byte in the lower half, and the end of
   the room in the upper one.  */
#if UINTPTR_MAX > 0xffffffff
__extension__ typedef unsigned __int128 qrintf_room;
#else
typedef uint64_t qrintf_room;
#endif

static inline char *
qrintf_room_start (qrintf_room room)
{
  return (char *) (uintptr_t) room;
}

static inline char *
qrintf_room_end (qrintf_room room)
{
  return (char *) (uintptr_t) (room >> (8 * sizeof (char *)));
}

/* A stream as a sink: the FILE * STREAM, or stdout.  Entering it returns the
   room for a text of more than SIZE bytes.  If there is not so much and SIZE is
   not 0, its start is a null pointer, and the stream is neither locked nor
   changed.  If SIZE is 0, the room ends before its start then, so that an
   emitter with a limit refuses even an empty text and touches no byte; musl's
   variants do not take 0.  Otherwise one of two functions has to follow:
   leaving writes the bytes up to END to the stream and returns their number, or
   -1 as printf would; unlocking leaves the stream as it was.

   With glibc the room is in the stream's own buffer, and until one of the two
   the stream stays locked, unless the name ends in _unlocked; then only leaving
   has to follow, if there is a text.  There is room if the stream is fully
   buffered, of narrow orientation, and in the middle of writing, so that
   writing has no effect but to advance in the buffer.  musl's variants have the
   room in memory of the thread's, and leaving writes the text with fwrite. The
   streams of any other C library are refused.

   In between, the thread must not create another one, nor change who locks the
   stream, as leaving and unlocking ask again whether there is a lock.

   Like putc, these are not async-signal-safe while the stream is in use.  With
   glibc errno stays what it was; with musl leaving changes it as fwrite
   does, as printf would.  There the memory holds one text at a time, so
   that a second one that is begun meanwhile finds no room.

   All bytes of the room may be written, but those at and past END must have
   their former values in the end, as after a seek they may be part of the file;
   only the emitters for numbers in a stream know where nobody sees them.  */
qrintf_room __qrintf_stream_enter (void *stream, size_t size);
qrintf_room __qrintf_stdout_enter (size_t size);
qrintf_room __qrintf_stream_enter_unlocked (void *stream, size_t size);
qrintf_room __qrintf_stdout_enter_unlocked (size_t size);
int32_t __qrintf_stream_leave (void *stream, char *end);
int32_t __qrintf_stdout_leave (char *end);
int32_t __qrintf_stream_leave_unlocked (void *stream, char *end);
int32_t __qrintf_stdout_leave_unlocked (char *end);
void __qrintf_stream_unlock (void *stream);
void __qrintf_stdout_unlock (void);

/* "%u", "%d" and "%x" at CURSOR in the room of the entered STREAM, which may be
   QRINTF_STDOUT.  Where the program cannot see them, QRINTF_STREAM_OVERRUN bytes
   behind the text may be overwritten, which have to be in the room.  Return the
   end of the text.  */
#define QRINTF_STREAM_OVERRUN 15
char *__qrintf_u32_in_stream (char *cursor, uint32_t v, void *stream);
char *__qrintf_i32_in_stream (char *cursor, int32_t v, void *stream);
char *__qrintf_u64_in_stream (char *cursor, uint64_t v, void *stream);
char *__qrintf_i64_in_stream (char *cursor, int64_t v, void *stream);
char *__qrintf_x32_in_stream (char *cursor, uint32_t v, void *stream);
char *__qrintf_x64_in_stream (char *cursor, uint64_t v, void *stream);

/* putc and putchar.  */
int32_t __qrintf_stream_character (int32_t c, void *stream);
int32_t __qrintf_stdout_character (int32_t c);

/* fprintf (STREAM, FORMAT, V).  FORMAT is "%u", "%d" or "%x" with a length
   modifier of V's type, or "%s", between at most one character on each side.
   The low byte of AROUND is the character behind the directive, and the next
   byte the one before it; 0 stands for none.  FORMAT is read only if libc
   prints V, because STREAM has no room, as above, or because V is a null
   pointer.  STREAM may be QRINTF_STDOUT, since lowered code has no name for
   stdout.  Returns what fprintf returns, and is a cancellation point like
   fprintf.

   With glibc, AROUND may be QRINTF_PIECE or QRINTF_PIECE | '\n' for a string.
   Then the call is fputs (V, STREAM) or puts (V), by which libc prints a string
   that has no room, and FORMAT may be any string.  */
#define QRINTF_STDOUT ((void *) 1)
#define QRINTF_PIECE 0x10000
#ifdef __SIZEOF_INT128__
int32_t __qrintf_print_u32 (uint32_t v, unsigned around, const char *format,
                            void *stream);
int32_t __qrintf_print_i32 (int32_t v, unsigned around, const char *format,
                            void *stream);
int32_t __qrintf_print_u64 (uint64_t v, unsigned around, const char *format,
                            void *stream);
int32_t __qrintf_print_i64 (int64_t v, unsigned around, const char *format,
                            void *stream);
int32_t __qrintf_print_x32 (uint32_t v, unsigned around, const char *format,
                            void *stream);
int32_t __qrintf_print_str (const char *v, unsigned around, const char *format,
                            void *stream);

/* fwrite (S, 1, N, STREAM), where STREAM may be QRINTF_STDOUT.  */
size_t __qrintf_print_bytes (const void *s, size_t n, void *stream);
#endif

/* The end of dprintf: writes the LENGTH bytes of TEXT to the descriptor FD,
   as often as it takes.  Returns LENGTH with errno as it was, or -1 with
   errno as write(2) set it, or INT32_MIN, with nothing written, where
   dprintf is not known to be the C library's.  Async-signal-safe, as
   write(2) is, and a cancellation point.  */
int32_t __qrintf_descriptor_write (int32_t fd, const char *text,
                                   size_t length);

/* The LENGTH bytes of TEXT and a NUL in memory from malloc, for the caller
   to free; a null pointer if there is no memory.  Like malloc it is
   thread-safe but not async-signal-safe, and errno is what malloc leaves.  */
char *__qrintf_duplicate (const char *text, size_t length);

/* The end of asprintf: the same, but a null pointer if asprintf is not the C
   library's.  */
char *__qrintf_allocate (const char *text, size_t length);

/* The C library's functions of these names, those with a list and the fortified
   ones, by the same arguments and with the same results: qrintf's printf.  What
   it refuses it has libc print, as fortified as the call is, before anything
   can be seen of it; but asprintf and dprintf, which may be the program's own,
   return INT32_MIN, with nothing done.  */
#define QRINTF_FORMS(NAME, OBJECT, ...)                                        \
  int32_t __qrintf_##NAME (__VA_ARGS__ const char *format, ...);               \
  int32_t __qrintf_v##NAME (__VA_ARGS__ const char *format, va_list values);   \
  int32_t __qrintf_##NAME##_chk (__VA_ARGS__ int32_t flag,                     \
                                 OBJECT const char *format, ...);              \
  int32_t __qrintf_v##NAME##_chk (__VA_ARGS__ int32_t flag,                    \
                                  OBJECT const char *format, va_list values);
#define QRINTF_SIZE_OF_OBJECT size_t object,
QRINTF_FORMS (printf, , )
QRINTF_FORMS (fprintf, , void *stream, )
QRINTF_FORMS (sprintf, QRINTF_SIZE_OF_OBJECT, char *dst, )
QRINTF_FORMS (snprintf, QRINTF_SIZE_OF_OBJECT, char *dst, size_t size, )
QRINTF_FORMS (asprintf, , char **result, )
QRINTF_FORMS (dprintf, , int32_t fd, )
int32_t __qrintf_puts (const char *s);
int32_t __qrintf_fputs (const char *s, void *stream);
int32_t __qrintf_putchar (int32_t c);
int32_t __qrintf_putc (int32_t c, void *stream);
size_t __qrintf_fwrite (const void *s, size_t size, size_t n, void *stream);

/* The addresses of the functions above of these names, or LIBC, the address of
   the C library's, if the program does not contain them.  */
const void *__qrintf_linked_printf (const void *libc);
const void *__qrintf_linked_fprintf (const void *libc);
const void *__qrintf_linked_printf_chk (const void *libc);
const void *__qrintf_linked_fprintf_chk (const void *libc);

/* Tables that inlined code reads.
   dec3: decimal digits of 0 to 255, left-aligned, the rest NUL, and how many
   digits they are.
   dec2: the two digits of 0 to 99.  hex2, HEX2: the two digits of 0 to 255.  */
struct qrintf_dec3
{
  char digits[3];
  unsigned char length;
};
#ifdef QRINTF_SHARED
#pragma GCC visibility push(hidden) /* the library's own name for them */
#endif
extern const struct qrintf_dec3 __qrintf_dec3[256];
extern const char __qrintf_dec2[100][2];
extern const char __qrintf_hex2[256][2];
extern const char __qrintf_HEX2[256][2];
#ifdef QRINTF_SHARED
#pragma GCC visibility pop
#endif

#ifdef __cplusplus
}
#endif

#endif
