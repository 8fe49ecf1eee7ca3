/* SPDX-License-Identifier: MIT-0 */
/* The functions by which a program registers conversions of its own: shut the
   gate and go on to the next definition.

   From then on the C library prints everything, for other threads too, as a
   letter or a modifier may be one that the engine knows.  What was registered
   before this library was loaded is not noticed.

   Every program of Fortran and R loads libquadmath, which registers the letters
   of reals for what has its modifier "Q" and has the C library print the rest.
   The engine refuses "Q", so this leaves the gate open.  */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <printf.h>
#include <string.h>
#include <wchar.h>

#include "core/emitter.h"
#include "family/gate.h"

/* Whether the engine knows as much once PRINT and ARGUMENTS are registered:
   null pointers, which take back what was registered, or libquadmath's.  */
static bool
is_harmless (void *print, void *arguments)
{
  static const char quadmath[] = "libquadmath.so.";
  Dl_info library;
  if (!print)
    return !arguments;
  if (!dladdr (print, &library) || !library.dli_fname)
    return false;
  const char *folder_end = strrchr (library.dli_fname, '/');
  return !strncmp (folder_end ? folder_end + 1 : library.dli_fname, quadmath,
                   sizeof quadmath - 1);
}

/* The body of NAME, which has PARAMETERS, with ARGUMENTS.  */
#define BY_NEXT(IS_HARMLESS, NAME, PARAMETERS, ...)                            \
  {                                                                            \
    if (!(IS_HARMLESS))                                                        \
      __atomic_fetch_or (&__qrintf_gate, gate_registered, __ATOMIC_SEQ_CST);   \
    int (*next) PARAMETERS = (int (*) PARAMETERS) dlsym (RTLD_NEXT, #NAME);    \
    return next ? next (__VA_ARGS__) : -1;                                     \
  }

#pragma GCC visibility push(default)

int
register_printf_specifier (int letter, printf_function *print,
                           printf_arginfo_size_function *arguments)
    BY_NEXT (is_harmless (print, arguments), register_printf_specifier,
             (int, printf_function *, printf_arginfo_size_function *), letter,
             print, arguments)

int
register_printf_function (int letter, printf_function *print,
                          printf_arginfo_function *arguments)
    BY_NEXT (is_harmless (print, arguments), register_printf_function,
             (int, printf_function *, printf_arginfo_function *), letter, print,
             arguments)

int
register_printf_modifier (const wchar_t *text)
    BY_NEXT (!wcscmp (text, L"Q"), register_printf_modifier, (const wchar_t *),
             text)

#pragma GCC visibility pop
