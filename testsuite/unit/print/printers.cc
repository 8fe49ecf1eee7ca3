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

#define ROW(NAME, LIBC)                                                        \
  reinterpret_cast<decltype (&::LIBC)> (find_in_libc (#LIBC)),
const printers libc = { "libc", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#define ROW(NAME, LIBC) ::LIBC,
const printers engine = { "libqrintf_printf", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#else

#define ROW(NAME, LIBC) extern "C" decltype (::LIBC) __qrintf_##NAME;
PRINTERS (ROW)
WRITERS (ROW)
#undef ROW

#define ROW(NAME, LIBC) ::LIBC,
const printers libc = { "libc", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#define ROW(NAME, LIBC) __qrintf_##NAME,
const printers engine = { "qrintf", PRINTERS (ROW) WRITERS (ROW) };
#undef ROW

#endif

const char *
name_of (entry e)
{
  static const char *const names[] = {
#define ROW(NAME, LIBC) #NAME,
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
  /* The first six functions are followed by the same ones with a va_list.  */
  return takes_list (e) ? e : static_cast<entry> (static_cast<int> (e) + 6);
}

int
print_list (const printers &p, entry e, const place &d,
            const char *format, va_list list)
{
  switch (e)
    {
    case entry::vprintf:
      return p.vprintf (format, list);
    case entry::vfprintf:
      return p.vfprintf (d.stream, format, list);
    case entry::vsprintf:
      return p.vsprintf (d.memory, format, list);
    case entry::vsnprintf:
      return p.vsnprintf (d.memory, d.size, format, list);
    case entry::vasprintf:
      return p.vasprintf (d.allocation, format, list);
    case entry::vdprintf:
      return p.vdprintf (d.descriptor, format, list);
    case entry::vprintf_chk:
      return p.vprintf_chk (d.flag, format, list);
    case entry::vfprintf_chk:
      return p.vfprintf_chk (d.stream, d.flag, format, list);
    case entry::vsprintf_chk:
      return p.vsprintf_chk (d.memory, d.flag, d.object, format, list);
    case entry::vsnprintf_chk:
      return p.vsnprintf_chk (d.memory, d.size, d.flag, d.object, format, list);
    case entry::vasprintf_chk:
      return p.vasprintf_chk (d.allocation, d.flag, format, list);
    case entry::vdprintf_chk:
      return p.vdprintf_chk (d.descriptor, d.flag, format, list);
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
