/* SPDX-License-Identifier: MIT-0 */
/* The general emitter of integers, for the runtime's printf.  */

#ifndef QRINTF_INTEGER_H
#define QRINTF_INTEGER_H

#include "core/select.h"
#include "core/emitter.h"

/* Does what __qrintf_integer does, if the text is no longer than ROOM; else
   returns a null pointer.  */
char *__qrintf_integer_within (char *cursor, size_t room, uint64_t v,
                               unsigned flags, unsigned width, int precision);

#endif
