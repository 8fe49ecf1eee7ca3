/* SPDX-License-Identifier: MIT-0 */
/* Integers to text: decimal, hexadecimal, octal, binary; one number or an
   array.

   The following holds for every function unless its comment says otherwise.

   - It writes the text of V at DST, digits after a '-' if V < 0, without a NUL,
     and returns the address past the text's last byte.
   - DST has at least QRINTF_…_SIZE bytes, where … is the function's name in
     capitals.  That is more than the longest text: whole registers are stored,
     so the bytes past the text may be overwritten with any values.
   - A form whose name ends in _exact writes exactly the text, so QRINTF_…_MAX
     bytes are enough for any value, and fewer if the value is known to be
     short.
   - Every value of the type is allowed.  DST needs no alignment and must not be
     null.  No memory is allocated and no pointer kept; no function fails; errno
     is unchanged, and the locale has no influence.
   - Thread-safe, reentrant and async-signal-safe.
   - The variant for the CPU's ISA tier is chosen when the program is loaded, if
     the toolchain supports that (ifunc).  All variants write the same text.

   docs/itoa.md has times.  The algorithms are W. Muła's multiplications in ever
   smaller SIMD lanes, J. Anhalt's fixed-point digits (jeaiii, 2017) in
   SIMD lanes or portable C, digits counted as by D. Lemire and K. Willets
   (2021).  The plugin's lowered code calls the same functions by other
   names.  */

#ifndef QRINTF_ITOA_H
#define QRINTF_ITOA_H

#include <stddef.h>
#include <stdint.h>

/* The longest text in bytes, and the bytes that DST needs.  */
#define QRINTF_U32TOA_MAX 10
#define QRINTF_I32TOA_MAX 11
#define QRINTF_U64TOA_MAX 20
#define QRINTF_I64TOA_MAX 20
#define QRINTF_U128TOA_MAX 39
#define QRINTF_I128TOA_MAX 40
#define QRINTF_U32TOHEX_MAX 8
#define QRINTF_U64TOHEX_MAX 16
#define QRINTF_U64TOOCT_MAX 22
#define QRINTF_U64TOBIN_MAX 64

#define QRINTF_U32TOA_SIZE (QRINTF_U32TOA_MAX + 15)
#define QRINTF_I32TOA_SIZE (QRINTF_I32TOA_MAX + 15)
#define QRINTF_U64TOA_SIZE (QRINTF_U64TOA_MAX + 15)
#define QRINTF_I64TOA_SIZE (QRINTF_I64TOA_MAX + 15)
#define QRINTF_U128TOA_SIZE (QRINTF_U128TOA_MAX + 15)
#define QRINTF_I128TOA_SIZE (QRINTF_I128TOA_MAX + 15)
#define QRINTF_U32TOHEX_SIZE (QRINTF_U32TOHEX_MAX + 7)
#define QRINTF_U64TOHEX_SIZE (QRINTF_U64TOHEX_MAX + 15)
#define QRINTF_U64TOOCT_SIZE (QRINTF_U64TOOCT_MAX + 23)
#define QRINTF_U64TOBIN_SIZE (QRINTF_U64TOBIN_MAX + 7)

#ifdef __cplusplus
extern "C"
{
#endif

  /* Decimal.  */
  char *qrintf_u32toa (char *dst, uint32_t v);
  char *qrintf_i32toa (char *dst, int32_t v);
  char *qrintf_u64toa (char *dst, uint64_t v);
  char *qrintf_i64toa (char *dst, int64_t v);
  char *qrintf_u32toa_exact (char *dst, uint32_t v);
  char *qrintf_i32toa_exact (char *dst, int32_t v);
  char *qrintf_u64toa_exact (char *dst, uint64_t v);
  char *qrintf_i64toa_exact (char *dst, int64_t v);

#ifdef __SIZEOF_INT128__
  __extension__ typedef __int128 qrintf_int128;
  __extension__ typedef unsigned __int128 qrintf_uint128;

  /* If the compiler has __int128.  Split by 10^19 with a reciprocal (Möller and
     Granlund, 2011).  */
  char *qrintf_u128toa (char *dst, qrintf_uint128 v);
  char *qrintf_i128toa (char *dst, qrintf_int128 v);
  char *qrintf_u128toa_exact (char *dst, qrintf_uint128 v);
  char *qrintf_i128toa_exact (char *dst, qrintf_int128 v);
  unsigned qrintf_u128_digits (qrintf_uint128 v);
#endif

  /* Hexadecimal without 0x, with the letters abcdef or ABCDEF.  HEX takes as
     many bytes as hex.  */
  char *qrintf_u32tohex (char *dst, uint32_t v);
  char *qrintf_u64tohex (char *dst, uint64_t v);
  char *qrintf_u32toHEX (char *dst, uint32_t v);
  char *qrintf_u64toHEX (char *dst, uint64_t v);
  char *qrintf_u32tohex_exact (char *dst, uint32_t v);
  char *qrintf_u64tohex_exact (char *dst, uint64_t v);
  char *qrintf_u32toHEX_exact (char *dst, uint32_t v);
  char *qrintf_u64toHEX_exact (char *dst, uint64_t v);

  /* Octal and binary, without a leading 0 or 0b.  */
  char *qrintf_u64tooct (char *dst, uint64_t v);
  char *qrintf_u64tobin (char *dst, uint64_t v);
  char *qrintf_u64tooct_exact (char *dst, uint64_t v);
  char *qrintf_u64tobin_exact (char *dst, uint64_t v);

  /* The number of decimal digits of V: 1 for 0.  Nothing is written.  */
  unsigned qrintf_u32_digits (uint32_t v);
  unsigned qrintf_u64_digits (uint64_t v);

  /* V in WIDTH digits with leading zeros, or in all its digits if it has more.
     WIDTH is at most INT_MAX.  Exact: DST needs only the bytes of the text, and
     no other byte is written.  */
  char *qrintf_u32toa_pad (char *dst, uint32_t v, unsigned width);
  char *qrintf_u64toa_pad (char *dst, uint64_t v, unsigned width);
  char *qrintf_u32tohex_pad (char *dst, uint32_t v, unsigned width);
  char *qrintf_u64tohex_pad (char *dst, uint64_t v, unsigned width);

  /* The N numbers at V in decimal with the byte SEPARATOR between them and none
     behind the last: a row of a table.  V may be null if N is 0, and DST if
     SIZE is 0.  V and DST must not overlap.

     The result is the length of the whole text in bytes, which is 0 if N is 0.
     If it is at most SIZE, the text is at DST.  If it is more, the text did not
     fit: the result is the SIZE that is needed, and the bytes at DST are
     unspecified.  No byte at or past DST + SIZE is written, and no NUL; the
     bytes between the text's end and DST + SIZE may be overwritten.

     With addresses of 32 bits, the result for a text longer than SIZE_MAX is
     SIZE_MAX.  */
  size_t qrintf_u32toa_join (char *dst, size_t size, const uint32_t *v,
                             size_t n, char separator);
  size_t qrintf_i32toa_join (char *dst, size_t size, const int32_t *v, size_t n,
                             char separator);
  size_t qrintf_u64toa_join (char *dst, size_t size, const uint64_t *v,
                             size_t n, char separator);
  size_t qrintf_i64toa_join (char *dst, size_t size, const int64_t *v, size_t n,
                             char separator);

#ifdef __cplusplus
}
#endif

#endif
