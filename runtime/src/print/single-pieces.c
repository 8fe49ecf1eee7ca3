/* SPDX-License-Identifier: MIT-0 */
/* puts, fputs, fwrite, putchar and putc with the same arguments.  With glibc,
   short pieces are copied into a stream's buffer that has room.  All others are
   left to libc.  */

#include "core/emitter.h"

#include <stdbool.h>
#include <stdio.h>

/* Chooses one of two expressions, of which only one may be valid.  */
#if defined __SIZEOF_INT128__ && defined __GLIBC__ && !defined __UCLIBC__
#define PIECE(OWN, LIBC) OWN
#else
#define PIECE(OWN, LIBC) LIBC
#endif

/* With QRINTF_PIECE, print_str does not read the format, which must not be
   null.  */
int32_t
__qrintf_puts (const char *s)
{
  return PIECE (__qrintf_print_str (s, QRINTF_PIECE | '\n', "", QRINTF_STDOUT),
                puts (s));
}

int32_t
__qrintf_fputs (const char *s, void *stream)
{
  return PIECE (__qrintf_print_str (s, QRINTF_PIECE, "", stream) < 0 ? EOF : 1,
                fputs (s, stream));
}

size_t
__qrintf_fwrite (const void *s, size_t size, size_t n, void *stream)
{
  if (PIECE (size == 1, false))
    return PIECE (__qrintf_print_bytes (s, n, stream), 0);
  return fwrite (s, size, n, stream);
}

int32_t
__qrintf_putchar (int32_t c)
{
  return PIECE (__qrintf_stdout_character (c), putchar (c));
}

int32_t
__qrintf_putc (int32_t c, void *stream)
{
  return PIECE (__qrintf_stream_character (c, stream), putc (c, stream));
}
