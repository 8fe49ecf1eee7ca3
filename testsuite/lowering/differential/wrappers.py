# SPDX-License-Identifier: GPL-3.0-or-later
"""Functions of the generated programs that print by a va_list, and how a call
is made by one of them.

Each is named FUNCTION_ROUTE, takes what FUNCTION takes, and hands it on by one
of the ROUTES.  A call has one argument more than its format asks for: where the C
library leaves a va_list behind what it has read, as glibc on x86-64, the function
finds that argument, and stores it in the counter that no "%n" uses.
"""

# How a format and its values get to the v-function.
ROUTES = [
    "list",       # by a va_list of its own
    "unseen",     # the same, without the attribute format
    "deep",       # by a function that takes a va_list and looks at the format,
                  # and one more
    "pointer",    # by a function that takes a va_list *
    "checked",    # by the fortified v-function
    "twice",      # measured before, with a copy of the va_list
    "later",      # by a va_list from which a value was read
    "read",       # and the text's end is looked for, or it is printed as a line
]

# The argument more.
LAST = 4711

WRAPPERS = r"""
#include <stdarg.h>
#include <stdlib.h>

enum { LAST = %d };

/* VALUES have been read up to LAST.  */
static inline void
note_list (int result, va_list *values)
{
#if defined __x86_64__ && defined __GLIBC__
  if (result >= 0)
    counters[7] = va_arg (*values, int);
#else
  (void) result, (void) values;
#endif
}

#define SEEN(FORMAT) __attribute__ ((noipa, format (printf, FORMAT, FORMAT + 1)))
#define UNSEEN __attribute__ ((noipa))

/* The function NAME (SINK..., format, ...), which calls PRINT (GIVEN).  */
#define WRAPPER(NAME, ATTRIBUTES, SINK, PRINT, ...)                            \
  int ATTRIBUTES NAME SINK                                                     \
  {                                                                            \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int n = PRINT (__VA_ARGS__);                                               \
    note_list (n, &values);                                                    \
    va_end (values);                                                           \
    return n;                                                                  \
  }

/* What stands between a wrapper and V, which prints: PREFIX are the parameters
   before the format, and GIVEN their names; its fortified form V_CHK takes CHECKED
   instead.  */
#define ROUTES(KIND, V, V_CHK, CHECKED, FORMAT, PREFIX, GIVEN)                 \
  int UNSEEN V##_below (UNPACK PREFIX, const char *format, va_list values)     \
  {                                                                            \
    return V (UNPACK GIVEN, format, values);                                   \
  }                                                                            \
  int UNSEEN V##_deep (UNPACK PREFIX, const char *format, va_list values)      \
  {                                                                            \
    if (strlen (format) != (size_t) (strchr (format, 0) - format))             \
      abort ();                                                                \
    return V##_below (UNPACK GIVEN, format, values);                           \
  }                                                                            \
  int UNSEEN V##_pointer (UNPACK PREFIX, const char *format, va_list *values)  \
  {                                                                            \
    return V (UNPACK GIVEN, format, *values);                                  \
  }                                                                            \
  int UNSEEN V##_later (UNPACK PREFIX, const char *format, va_list values)     \
  {                                                                            \
    if (va_arg (values, int) != LAST)                                          \
      abort ();                                                                \
    return V (UNPACK GIVEN, format, values);                                   \
  }                                                                            \
  int UNSEEN V##_twice (UNPACK PREFIX, const char *format, va_list values)     \
  {                                                                            \
    va_list copy;                                                              \
    va_copy (copy, values);                                                    \
    vsnprintf (NULL, 0, format, copy);                                         \
    va_end (copy);                                                             \
    return V (UNPACK GIVEN, format, values);                                   \
  }                                                                            \
  WRAPPER (KIND##_list, SEEN (FORMAT), (UNPACK PREFIX, const char *format, ...), \
           V, UNPACK GIVEN, format, values)                                    \
  WRAPPER (KIND##_unseen, UNSEEN, (UNPACK PREFIX, const char *format, ...), V, \
           UNPACK GIVEN, format, values)                                       \
  WRAPPER (KIND##_deep, SEEN (FORMAT), (UNPACK PREFIX, const char *format, ...), \
           V##_deep, UNPACK GIVEN, format, values)                             \
  WRAPPER (KIND##_pointer, SEEN (FORMAT),                                      \
           (UNPACK PREFIX, const char *format, ...), V##_pointer,              \
           UNPACK GIVEN, format, &values)                                      \
  WRAPPER (KIND##_checked, SEEN (FORMAT),                                      \
           (UNPACK PREFIX, const char *format, ...), V_CHK, UNPACK CHECKED,    \
           format, values)                                                     \
  WRAPPER (KIND##_twice, SEEN (FORMAT),                                        \
           (UNPACK PREFIX, const char *format, ...), V##_twice, UNPACK GIVEN,  \
           format, values)                                                     \
  WRAPPER (KIND##_later, UNSEEN, (UNPACK PREFIX, const char *format, ...),     \
           V##_later, UNPACK GIVEN, format, values)                            \
  WRAPPER (KIND##_read, SEEN (FORMAT), (UNPACK PREFIX, const char *format, ...), \
           V##_read, UNPACK GIVEN, format, values)

enum { LONGEST_LINE = 3000 };

int UNSEEN
vsprintf_read (char *dst, const char *format, va_list values)
{
  int n = vsprintf (dst, format, values);
  return n < 0 ? n : n + 3 * (int) strlen (dst);
}

int UNSEEN
vsnprintf_read (char *dst, size_t size, const char *format, va_list values)
{
  char line[LONGEST_LINE] = "";
  int n = vsnprintf (line, sizeof line, format, values);
  size_t length = strlen (line);
  if (size > 0)
    {
      length = length < size ? length : size - 1;
      memcpy (dst, line, length);
      dst[length] = 0;
    }
  return n;
}

int UNSEEN
vfprintf_read (FILE *f, const char *format, va_list values)
{
  char line[LONGEST_LINE] = "";
  int n = vsnprintf (line, sizeof line, format, values);
  fputs (line, f);
  return n;
}

#define vasprintf_read vasprintf
#define vdprintf_read vdprintf

#define UNPACK(...) __VA_ARGS__
ROUTES (snprintf, vsnprintf, __builtin___vsnprintf_chk,
        (dst, size, 1, (size_t) -1), 3, (char *dst, size_t size), (dst, size))
ROUTES (sprintf, vsprintf, __builtin___vsprintf_chk, (dst, 1, (size_t) -1), 2,
        (char *dst), (dst))
ROUTES (fprintf, vfprintf, __builtin___vfprintf_chk, (f, 1), 2, (FILE *f), (f))
/* Of these the header alone declares the fortified form.  */
ROUTES (asprintf, vasprintf, vasprintf, (to), 2, (char **to), (to))
ROUTES (dprintf, vdprintf, vdprintf, (fd), 2, (int fd), (fd))
""" % LAST


def expression(function, route, sink, form, arguments):
    """The call of FUNCTION with SINK, its arguments before the format FORM, by
    ROUTE."""
    first = f", {LAST}" if route == "later" else ""
    return f"{function}_{route} ({sink}, {form}{first}{arguments}, {LAST})"
