/* SPDX-License-Identifier: MIT-0 */
/* The functions by which a program registers conversions of its own: shut the
   gate and go on to the next definition.

   From then on the C library prints everything, for other threads too, as a
   letter or a modifier may be one that the engine knows.  What was registered
   before this library was loaded is not noticed.  */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <printf.h>

#include "core/emitter.h"
#include "family/gate.h"

/* The body of NAME, which has PARAMETERS, with ARGUMENTS.  */
#define BY_NEXT(NAME, PARAMETERS, ...)                                         \
  {                                                                            \
    __atomic_fetch_or (&__qrintf_gate, gate_registered, __ATOMIC_SEQ_CST);     \
    int (*next) PARAMETERS = (int (*) PARAMETERS) dlsym (RTLD_NEXT, #NAME);    \
    return next ? next (__VA_ARGS__) : -1;                                     \
  }

#pragma GCC visibility push(default)

int
register_printf_specifier (int letter, printf_function *print,
                           printf_arginfo_size_function *arguments)
    BY_NEXT (register_printf_specifier,
             (int, printf_function *, printf_arginfo_size_function *), letter,
             print, arguments)

int
register_printf_function (int letter, printf_function *print,
                          printf_arginfo_function *arguments)
    BY_NEXT (register_printf_function,
             (int, printf_function *, printf_arginfo_function *), letter, print,
             arguments)

int
register_printf_modifier (const wchar_t *text)
    BY_NEXT (register_printf_modifier, (const wchar_t *), text)

#pragma GCC visibility pop
