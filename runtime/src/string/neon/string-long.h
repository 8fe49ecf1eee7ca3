/* SPDX-License-Identifier: MIT-0 */
/* Long strings, once for all emitters: texts that the functions of memory.h
   handle faster than a loop over blocks, and fields that are too long for the
   blocks of string.h.  On x86-64 the base tier's emitters serve these.  The
   text is the bytes at S up to its NUL, and at most N of them; at most ROOM
   bytes may be written.  A null pointer is returned for a text that is
   longer.  */

#ifndef QRINTF_NEON_STRING_LONG_H
#define QRINTF_NEON_STRING_LONG_H

#include <stdbool.h>
#include <stddef.h>

/* Copies the text to P.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_string_copy_long (char *p, size_t room, const char *s, size_t n);

/* Writes the text at P, padded on the right if LEFT, or else on the left, to
   WIDTH <= ROOM bytes.  */
__attribute__ ((visibility ("hidden"))) char *
__qrintf_string_padded_long (char *p, size_t room, const char *s, size_t n,
                             unsigned width, bool left);

#endif
