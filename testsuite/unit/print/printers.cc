/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of functions, and calls by a va_list.  */

#include "printers.h"

#include <cstdlib>

#ifdef QRINTF_TEST_FAMILY

#include <dlfcn.h>
#include <gnu/lib-names.h>

/* This program's names are those of libqrintf_printf.so.  */
static void *
find_in_libc (const char *name)
{
  static void *const library = dlopen (LIBC_SO, RTLD_NOW | RTLD_NOLOAD);
  void *function = library ? dlsym (library, name) : nullptr;
  if (!function)
    abort ();
  return function;
}

#define ROW(NAME, LIBC, ...)                                                   \
  reinterpret_cast<decltype (&::LIBC)> (find_in_libc (#LIBC)),
const printers libc = { "libc", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#define ROW(NAME, LIBC, ...) ::LIBC,
const printers engine = { "libqrintf_printf", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#else

#define ROW(NAME, LIBC, ...) extern "C" decltype (::LIBC) __qrintf_##NAME;
PRINTERS (ROW)
WRITERS (ROW)
#undef ROW

#define ROW(NAME, LIBC, ...) ::LIBC,
const printers libc = { "libc", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#define ROW(NAME, LIBC, ...) __qrintf_##NAME,
const printers engine = { "qrintf", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#endif

const char *
name_of (entry e)
{
  static const char *const names[] = {
#define ROW(NAME, LIBC, ...) #NAME,
    PRINTERS (ROW)
#undef ROW
  };
  return names[static_cast<int> (e)];
}

bool
takes_list (entry e)
{
  return name_of (e)[0] == 'v';
}

entry
with_list (entry e)
{
  constexpr int distance
      = static_cast<int> (entry::vprintf) - static_cast<int> (entry::printf);
  return takes_list (e) ? e
                        : static_cast<entry> (static_cast<int> (e) + distance);
}

int
print_list (const printers &p, entry e, const place &d,
            const char *format, va_list list)
{
  const auto with = [&] (auto function, auto... head) {
    return function (head..., format, list);
  };
  switch (e)
    {
#define ROW(NAME, LIBC, ...)                                                   \
  case entry::NAME:                                                            \
    return with (p.NAME, ##__VA_ARGS__);
      LIST_PRINTERS (ROW)
#undef ROW
    default:
      abort ();
    }
}

int
print_values_by_list (const printers &p, entry e, const place &d,
                      rest *left, const char *format, ...)
{
  va_list list;
  va_start (list, format);
  int n = print_list (p, e, d, format, list);
  left->number = va_arg (list, int);
  left->real = va_arg (list, double);
  va_end (list);
  return n;
}
