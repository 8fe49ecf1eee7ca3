# SPDX-License-Identifier: GPL-3.0-or-later
"""The start of a generated program with user sinks, after prologue.py: a user sink of
each kind, its targets, and functions that print a result.

Room that is reserved or allocated has canaries before it and ends where a page begins
that cannot be accessed.  The printf-like functions format through a pointer that the compiler
cannot see through, so that they stay as they are in both programs.
"""

# The room for one text, and the longest string.
ROOM = 1 << 16
LONG = 20000

# Function, its type, the plugin's argument, its use in an expression.
FUNCTIONS = [
    ("own_quiet", "void", "sink=own_quiet:own_add"),
    ("own_total", "size_t", "sink=own_total:own_add"),
    ("own_count", "int", "sink=own_count:own_add_quietly"),
    ("own_first", "long", "sink=own_first:own_add_first"),
    ("own_put", "int", "reserve=own_put:own_room:own_take_quietly"),
    ("own_place", "size_t", "reserve=own_place:own_room:own_take"),
    ("own_make", "char *", "alloc=own_make:own_fresh"),
]

PROLOGUE = """\
#include <stdarg.h>

#if defined __QRINTF__ && defined BY_ATTRIBUTE
#define OWN(...) __attribute__ ((__VA_ARGS__))
#else
#define OWN(...)
#endif
#define PRINTF(m) __attribute__ ((format (printf, m, m + 1)))
#define NOINLINE __attribute__ ((noinline))

enum { ROOM = %d, LONG = %d };
struct own { size_t limit, asked, length; char *at; };
static char contents[ROOM], formatted[ROOM];
static char *room_wall, *string_wall, *open_wall;
static unsigned long effects;
int (*volatile reference_list) (char *, size_t, const char *, va_list)
  = vsnprintf;

/* Arguments whose evaluation is seen.  */
static long long NOINLINE
own_effect (long long v)
{
  effects = effects * 31 + (unsigned long) v;
  return v;
}
static const char *NOINLINE
own_passed (const char *s)
{
  effects = effects * 31 + 7;
  return s;
}
static struct own *NOINLINE
own_picked (struct own *o)
{
  effects = effects * 31 + 9;
  return o;
}

/* A string of N bytes with its NUL, and N bytes without.  */
static const char *
own_string (int n)
{
  return string_wall - 1 - n;
}
static const char *
own_bytes (int n)
{
  return open_wall - n;
}

/* A failure leaves errno alone: where it does not, %%m is what it made of it.  */
static char *NOINLINE
own_at (struct own *o, size_t size, int code)
{
  o->asked = size;
  if (size > o->limit || size > ROOM - 64)
    return NULL;
  errno = code;
  o->at = room_wall - size;
  memset (o->at - 64, '#', size + 64);
  return o->at;
}
static int
own_harmed (const struct own *o)
{
  for (int i = 1; i <= 64; i++)
    if (o->at[-i] != '#')
      return 1;
  return 0;
}

TARGET char *
own_room (struct own *o, size_t n)
{
  return own_at (o, n + 1, 5);
}
TARGET size_t
own_take (struct own *o, size_t n)
{
  errno = own_harmed (o) ? 99 : 6;
  memcpy (contents, o->at, n);
  /* How much was asked for is the program's affair; that it is enough is not. */
  if (n + 1 > o->asked)
    errno = 98;
  o->asked = 0;
  return o->length = n;
}
TARGET void
own_take_quietly (struct own *o, size_t n)
{
  own_take (o, n);
}
TARGET size_t
own_add (struct own *o, const void *text, size_t n)
{
  errno = 7;
  if (n > o->limit)
    return (size_t) -3;
  memcpy (contents, text, n);
  return (o->length = n) + 1;
}
TARGET void
own_add_quietly (struct own *o, const char *text, int n)
{
  own_add (o, text, (size_t) n);
}
TARGET long
own_add_first (const unsigned char *text, unsigned n, struct own *o)
{
  return -(long) own_add (o, text, n);
}
static struct own fresh_one;
TARGET void *
own_fresh (size_t n)
{
  return own_at (&fresh_one, n, 8);
}

#define FORMAT \\
  va_list values; \\
  va_start (values, format); \\
  int n = reference_list (formatted, ROOM, format, values); \\
  va_end (values)

/* The user sink NAME with MAPPING: it formats and then does the rest.  */
#define FUNCTION(type, name, mapping, ...) \\
  type name (struct own *, const char *, ...) PRINTF (2) OWN (mapping); \\
  type NOINLINE \\
  name (struct own *o, const char *format, ...) \\
  { \\
    FORMAT; \\
    __VA_ARGS__ \\
  }
#define RESERVING(type, name, take, result, failure) \\
  FUNCTION (type, name, qrintf_reserve (own_room, take), \\
            char *at = own_room (o, (size_t) n); \\
            if (!at) \\
              return failure; \\
            memcpy (at, formatted, (size_t) n); \\
            take (o, (size_t) n); \\
            return result;)

FUNCTION (void, own_quiet, qrintf_sink (own_add),
          own_add (o, formatted, (size_t) n);)
FUNCTION (size_t, own_total, qrintf_sink (own_add),
          return own_add (o, formatted, (size_t) n);)
FUNCTION (int, own_count, qrintf_sink (own_add_quietly),
          own_add_quietly (o, formatted, n);
          return n;)
FUNCTION (long, own_first, qrintf_sink (own_add_first),
          return own_add_first ((unsigned char *) formatted, (unsigned) n, o);)
RESERVING (int, own_put, own_take_quietly, n, -1)
RESERVING (size_t, own_place, own_take, (size_t) n, (size_t) -1)

char *own_make (const char *, ...) PRINTF (1) OWN (qrintf_alloc (own_fresh));
char *NOINLINE
own_make (const char *format, ...)
{
  FORMAT;
  char *at = (char *) own_fresh ((size_t) n + 1);
  return at ? (char *) memcpy (at, formatted, (size_t) n + 1) : at;
}

static void NOINLINE
own_line (int number)
{
  char line[20];
  reference (line, sizeof line, "%%d", number);
  fputs (line, stdout);
}
static void NOINLINE
own_begin (struct own *o, size_t limit)
{
  struct own begun = { limit, 0, 0, NULL };
  *o = fresh_one = begun;
  memset (contents, '.', 64);
  memset (counters, -1, sizeof counters);
  effects = 0;
  errno = 77;
}
/* What own_make gave becomes the contents: all that was asked for.  */
static long NOINLINE
own_made (struct own *o, const char *text)
{
  if (text)
    memcpy (contents, text, o->length = fresh_one.asked);
  return text ? text == fresh_one.at && !own_harmed (&fresh_one) : -1;
}
static void NOINLINE
own_end (const struct own *o, long result)
{
  int after = errno;
  char line[200];
  unsigned long sum = 0;
  for (size_t i = 0; i < o->length; i++)
    sum = sum * 31 + (unsigned char) contents[i];
  for (int i = 0; i < 8; i++)
    sum = sum * 31 + (unsigned) counters[i];
  reference (line, sizeof line, " (%%ld %%d %%zu %%zu %%lx %%lx ", result, after,
             o->length, fresh_one.asked, sum, effects);
  fputs (line, stdout);
  for (size_t i = 0; i < o->length; i++)
    if (i < 24 || i + 12 > o->length)
      putchar (contents[i] >= 32 && contents[i] < 127 ? contents[i] : '?');
  putchar (')');
}

static char *
wall_behind (size_t size)
{
  char *p = (char *) mmap (NULL, size + 4096, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect (p + size, 4096, PROT_NONE);
  for (size_t i = 0; i < size; i++)
    p[i] = (char) ('a' + i %% 26);
  return p + size;
}
static void
own_start (void)
{
  room_wall = wall_behind (ROOM);
  string_wall = wall_behind (ROOM);
  string_wall[-1] = 0;
  open_wall = wall_behind (ROOM);
}

""" % (ROOM, LONG)
