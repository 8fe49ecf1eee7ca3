/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The compared functions: the C library's and those of the runtime's printf, by
   the names of the C library.  */

#ifndef QRINTF_TEST_PRINTERS_H
#define QRINTF_TEST_PRINTERS_H

#include <cstdarg>
#include <cstddef>
#include <cstdio>

/* Headers declare these only in fortified programs.  */
extern "C" {
int __printf_chk (int, const char *, ...);
int __fprintf_chk (FILE *, int, const char *, ...);
int __sprintf_chk (char *, int, size_t, const char *, ...);
int __snprintf_chk (char *, size_t, int, size_t, const char *, ...);
int __asprintf_chk (char **, int, const char *, ...);
int __dprintf_chk (int, int, const char *, ...);
int __vprintf_chk (int, const char *, va_list);
int __vfprintf_chk (FILE *, int, const char *, va_list);
int __vsprintf_chk (char *, int, size_t, const char *, va_list);
int __vsnprintf_chk (char *, size_t, int, size_t, const char *, va_list);
int __vasprintf_chk (char **, int, const char *, va_list);
int __vdprintf_chk (int, int, const char *, va_list);
}

/* ROW (NAME, LIBC, ARGUMENT...): __qrintf_NAME replaces LIBC, and takes the
   ARGUMENTs of a place D before its format.  V is v for the functions with a
   va_list, or nothing.  */
#define FAMILY_PRINTERS(ROW, V)                                                \
  ROW (V##printf, V##printf)                                                   \
  ROW (V##fprintf, V##fprintf, d.stream)                                       \
  ROW (V##sprintf, V##sprintf, d.memory)                                       \
  ROW (V##snprintf, V##snprintf, d.memory, d.size)                             \
  ROW (V##asprintf, V##asprintf, d.allocation)                                 \
  ROW (V##dprintf, V##dprintf, d.descriptor)                                   \
  ROW (V##printf_chk, __##V##printf_chk, d.flag)                               \
  ROW (V##fprintf_chk, __##V##fprintf_chk, d.stream, d.flag)                   \
  ROW (V##sprintf_chk, __##V##sprintf_chk, d.memory, d.flag, d.object)         \
  ROW (V##snprintf_chk, __##V##snprintf_chk, d.memory, d.size, d.flag,         \
       d.object)                                                               \
  ROW (V##asprintf_chk, __##V##asprintf_chk, d.allocation, d.flag)             \
  ROW (V##dprintf_chk, __##V##dprintf_chk, d.descriptor, d.flag)

#define VALUE_PRINTERS(ROW) FAMILY_PRINTERS (ROW, )
#define LIST_PRINTERS(ROW) FAMILY_PRINTERS (ROW, v)
#define PRINTERS(ROW)                                                          \
  VALUE_PRINTERS (ROW)                                                         \
  LIST_PRINTERS (ROW)

/* Functions without a format.  */
#define WRITERS(ROW)                                                           \
  ROW (puts, puts)                                                             \
  ROW (fputs, fputs)                                                           \
  ROW (putchar, putchar)                                                       \
  ROW (putc, fputc)                                                            \
  ROW (fwrite, fwrite)

struct printers
{
  const char *name;
#define ROW(NAME, LIBC, ...) decltype (&::LIBC) NAME;
  PRINTERS (ROW)
  WRITERS (ROW)
#undef ROW
};

extern const printers libc, engine;

/* One of the functions with a format.  */
enum class entry
{
#define ROW(NAME, LIBC, ...) NAME,
  PRINTERS (ROW)
#undef ROW
};

const char *name_of (entry e);

/* The arguments of an entry besides the format and its values; each entry takes
   those that it needs.  */
struct place
{
  FILE *stream = nullptr;
  char *memory = nullptr;
  size_t size = 0, object = 0;
  char **allocation = nullptr;
  int descriptor = -1;
  int flag = 0;
};

/* The next values of a va_list after printing.  */
struct rest
{
  int number;
  double real; /* may be a NaN */
};

/* Calls E of P, which takes a va_list, with FORMAT and the values in LIST.  */
int print_list (const printers &p, entry e, const place &d,
                const char *format, va_list list);

/* The same with the values that follow FORMAT; *LEFT gets the next ones.  */
int print_values_by_list (const printers &p, entry e, const place &d,
                          rest *left, const char *format, ...);

/* Whether E takes a va_list, and the entry that is the same with a va_list.  */
bool takes_list (entry e);
entry with_list (entry e);

#endif
