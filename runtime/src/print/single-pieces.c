/* SPDX-License-Identifier: MIT-0 */
/* puts, fputs, fwrite, putchar and putc with the same arguments.  With glibc,
   short pieces are copied into a stream's buffer that has room.  All others are
   left to libc.  */

#include "core/emitter.h"

#include <stdio.h>

#if defined __SIZEOF_INT128__ && defined __GLIBC__ && !defined __UCLIBC__
/* The format for print_str if it prints as puts does.  */
static const char piece[] = "%s";

int32_t
__qrintf_puts (const char *s)
{
  return __qrintf_print_str (s, QRINTF_PIECE | '\n', piece,
                             QRINTF_STDOUT);
}

int32_t
__qrintf_fputs (const char *s, void *stream)
{
  int32_t n
      = __qrintf_print_str (s, QRINTF_PIECE, piece, stream);
  return n < 0 ? EOF : 1;
}

size_t
__qrintf_fwrite (const void *s, size_t size, size_t n, void *stream)
{
  return size == 1 ? __qrintf_print_bytes (s, n, stream)
                   : fwrite (s, size, n, stream);
}

int32_t
__qrintf_putchar (int32_t c)
{
  return __qrintf_stdout_character (c);
}

int32_t
__qrintf_putc (int32_t c, void *stream)
{
  return __qrintf_stream_character (c, stream);
}
#else
int32_t
__qrintf_puts (const char *s)
{
  return puts (s);
}

int32_t
__qrintf_fputs (const char *s, void *stream)
{
  return fputs (s, stream);
}

size_t
__qrintf_fwrite (const void *s, size_t size, size_t n, void *stream)
{
  return fwrite (s, size, n, stream);
}

int32_t
__qrintf_putchar (int32_t c)
{
  return putchar (c);
}

int32_t
__qrintf_putc (int32_t c, void *stream)
{
  return putc (c, stream);
}
#endif
