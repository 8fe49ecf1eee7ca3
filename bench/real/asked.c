/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program asks of libc's printf family: a library to preload, for
   share.py.

   The functions work as ever.  At the end of the process a line for each
   function and format is appended to the file QRINTF_ASKED: calls, bytes of
   text, function and format, between tabs, in the format a newline, a tab and a
   backslash as in C.  Wide characters' functions and calls within libc are not
   seen, nor is what a process calls that ends by _exit or a signal.  */

#define _GNU_SOURCE
#undef _FORTIFY_SOURCE

#include <dlfcn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry
{
  const char *function;
  char *format;
  unsigned long calls, bytes;
};

enum
{
  most_entries = 1 << 14 /* a power of two */
};

static struct entry entries[most_entries];
static bool busy;

static unsigned
hash (const char *function, const char *format)
{
  unsigned h = (unsigned) (unsigned long) function;
  for (; *format; format++)
    h = (h ^ (unsigned char) *format) * 16777619U;
  return h % most_entries;
}

/* The entry, new or not.  Aborts where there is no room for it.  */
static struct entry *
find (const char *function, const char *format)
{
  unsigned start = hash (function, format), i = start;
  do
    {
      struct entry *e = &entries[i];
      if (!e->function)
        {
          e->format = strdup (format);
          if (!e->format)
            abort ();
          e->function = function;
        }
      if (e->function == function && strcmp (e->format, format) == 0)
        return e;
      i = (i + 1) % most_entries;
    }
  while (i != start);
  abort ();
}

/* Count a call whose RESULT is known; returns it.  */
static int
counted (const char *function, const char *format, int result)
{
  while (__atomic_test_and_set (&busy, __ATOMIC_ACQUIRE))
    ;
  struct entry *e = find (function, format);
  e->calls++;
  e->bytes += result < 0 ? 0 : (unsigned) result;
  __atomic_clear (&busy, __ATOMIC_RELEASE);
  return result;
}

static void
write_format (FILE *f, const char *format)
{
  for (; *format; format++)
    switch (*format)
      {
      case '\n':
        fputs ("\\n", f);
        break;
      case '\t':
        fputs ("\\t", f);
        break;
      case '\\':
        fputs ("\\\\", f);
        break;
      default:
        fputc (*format, f);
      }
}

static void
write_number (FILE *f, unsigned long n)
{
  if (n > 9)
    write_number (f, n / 10);
  fputc ((int) ('0' + n % 10), f);
}

__attribute__ ((destructor)) static void
write_entries (void)
{
  const char *file = getenv ("QRINTF_ASKED");
  FILE *f = file ? fopen (file, "ae") : NULL;
  if (!f)
    return;
  for (const struct entry *e = entries; e < entries + most_entries; e++)
    if (e->function)
      {
        write_number (f, e->calls);
        fputc ('\t', f);
        write_number (f, e->bytes);
        fputc ('\t', f);
        fputs (e->function, f);
        fputc ('\t', f);
        write_format (f, e->format);
        fputc ('\n', f);
      }
  fclose (f);
}

#define PUBLIC __attribute__ ((visibility ("default")))
#define EACH(...) __VA_ARGS__

/* The function NAME with a va_list, whose parameters before the format are
   PARAMETERS, and these as ARGUMENTS.  */
#define LISTED(NAME, PARAMETERS, ARGUMENTS)                                    \
  PUBLIC int NAME (EACH PARAMETERS const char *format, va_list values)         \
  {                                                                            \
    static int (*real) (EACH PARAMETERS const char *, va_list);                \
    if (!real)                                                                 \
      real = (int (*) (EACH PARAMETERS const char *, va_list)) dlsym (         \
          RTLD_NEXT, #NAME);                                                   \
    return counted (#NAME, format, real (EACH ARGUMENTS format, values));      \
  }

/* The same with values of its own, of which VNAME makes a va_list.  */
#define VARIADIC(NAME, VNAME, PARAMETERS, ARGUMENTS)                           \
  PUBLIC int NAME (EACH PARAMETERS const char *format, ...)                    \
  {                                                                            \
    static int (*real) (EACH PARAMETERS const char *, va_list);                \
    if (!real)                                                                 \
      real = (int (*) (EACH PARAMETERS const char *, va_list)) dlsym (         \
          RTLD_NEXT, #VNAME);                                                  \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int result = real (EACH ARGUMENTS format, values);                         \
    va_end (values);                                                           \
    return counted (#NAME, format, result);                                    \
  }

#define BOTH(NAME, PARAMETERS, ARGUMENTS)                                      \
  LISTED (v##NAME, PARAMETERS, ARGUMENTS)                                      \
  VARIADIC (NAME, v##NAME, PARAMETERS, ARGUMENTS)
#define BOTH_CHECKED(NAME, PARAMETERS, ARGUMENTS)                              \
  LISTED (__v##NAME##_chk, PARAMETERS, ARGUMENTS)                              \
  VARIADIC (__##NAME##_chk, __v##NAME##_chk, PARAMETERS, ARGUMENTS)

#pragma GCC diagnostic ignored "-Wmissing-prototypes"

BOTH (printf, (), ())
BOTH (fprintf, (FILE * f, ), (f, ))
BOTH (sprintf, (char *to, ), (to, ))
BOTH (snprintf, (char *to, size_t size, ), (to, size, ))
BOTH (asprintf, (char **to, ), (to, ))
BOTH (dprintf, (int fd, ), (fd, ))
BOTH_CHECKED (printf, (int flag, ), (flag, ))
BOTH_CHECKED (fprintf, (FILE * f, int flag, ), (f, flag, ))
BOTH_CHECKED (sprintf, (char *to, int flag, size_t room, ), (to, flag, room, ))
BOTH_CHECKED (snprintf, (char *to, size_t size, int flag, size_t room, ),
              (to, size, flag, room, ))
BOTH_CHECKED (asprintf, (char **to, int flag, ), (to, flag, ))
BOTH_CHECKED (dprintf, (int fd, int flag, ), (fd, flag, ))
