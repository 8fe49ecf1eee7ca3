/* asprintf and vasprintf where malloc fails.  Where every call fails, the
   result, errno and the pointer afterwards are libc's to the bit.  Libc's
   asprintf asks for memory several times, a lowered one once, so where only
   some calls fail either may succeed alone: there the result must be the whole
   text, or a failure like the first, and neither may keep a block.  */

#define _GNU_SOURCE
#include "allocator.h"
#include "../stream/stream.h"
#include "with-list.h"

/* The header declares it for fortified programs.  */
int __asprintf_chk (char **p, int flag, const char *format, ...);

#define CALL(name, ...)                                                        \
  static int __attribute__ ((noinline)) name (char **p, int v, const char *s)  \
  {                                                                            \
    return asprintf (p, __VA_ARGS__);                                          \
  }

CALL (decimal, "%d", v)
CALL (string, "%s", s)
CALL (record, "%s,%d,%u,%ld\n", s, v, (unsigned) v, v * 123456789L)
CALL (two_strings, "%s\n%s", s, s)
CALL (fields, "%-9s|%9x|%-5d|", s, (unsigned) v, v)
CALL (wide_field, "%300d|%-100s", v, s)
CALL (width_of_argument, "%*d|%s", v * 40, v, s)
CALL (pointer, "%#o %p %05d", (unsigned) v, (void *) (long) v, v)
CALL (nothing, "%s", v < 0 ? s : "")
CALL (left_to_libc, "%.9s %.2f\n", s, v * .5)
CALL (message, "%d: %m", v)

static int __attribute__ ((noipa, hot))
listed (char **p, const char *format, ...)
{
  WITH_LIST (vasprintf (p, format, values));
}

static int __attribute__ ((noinline)) by_list (char **p, int v, const char *s)
{
  return listed (p, "%s:%d %x", s, v, (unsigned) v);
}

static int __attribute__ ((noipa, hot)) unknown (char **p, int v, const char *s)
{
  return asprintf (p, HIDE ("%d<%s>"), v, s);
}

static int __attribute__ ((noinline)) unused (char **p, int v, const char *s)
{
  asprintf (p, "<%s %d>\n", s, v);
  return 0;
}

static int __attribute__ ((noinline)) checked (char **p, int v, const char *s)
{
  return __asprintf_chk (p, 1, "%s%d;", s, v);
}

static int (*const calls[]) (char **, int, const char *)
    = { decimal,           string,  record,  two_strings,  fields,  wide_field,
        width_of_argument, pointer, nothing, left_to_libc, message, by_list,
        unknown,           unused,  checked };

enum
{
  N_CALLS = sizeof calls / sizeof *calls
};

struct outcome
{
  int result, error;
  char *pointer;
  long kept, asked;
};

static char untouched[1];

/* CALLS[I], of which the allocations FIRST to LAST and all above MOST fail.  */
static struct outcome
call_without_memory (int i, const char *s, long first, long last, size_t most)
{
  struct outcome now;
  now.pointer = HIDE (untouched);
  long before = allocator_live ();
  allocator_fail (first, last, most);
  errno = BEFORE;
  now.result = calls[i](&now.pointer, 7 * i, s);
  now.error = errno;
  now.asked = allocator_calls ();
  succeed_again ();
  now.kept = allocator_live () - before;
  return now;
}

static void
say_outcome (const struct outcome *o)
{
  show_number (o->result);
  say_char (' ');
  show_number (o->error);
  say (o->pointer == untouched ? " untouched "
       : o->pointer            ? " allocated "
                               : " NULL ");
  show_number (o->kept);
  say_char ('\n');
}

/* Is O the text of WHOLE, in one block, or else as NONE is?  */
static int
is_either (const struct outcome *o, const struct outcome *whole,
           const struct outcome *none)
{
  if (o->pointer == none->pointer)
    return o->result == none->result && o->error == none->error && o->kept == 0;
  return o->result == whole->result && o->kept == 1
         && strcmp (o->pointer, whole->pointer) == 0;
}

static void
check_either (int i, const char *s, long first, long last, size_t most,
              const struct outcome *whole, const struct outcome *none)
{
  struct outcome some = call_without_memory (i, s, first, last, most);
  if (!is_either (&some, whole, none))
    {
      say ("call ");
      show_number (i);
      say (", failing ");
      show_number (first);
      say (" to ");
      show_number (last);
      say (": ");
      say_outcome (&some);
    }
  if (some.pointer != untouched)
    free (some.pointer);
}

static void
with_string (int i, const char *s)
{
  struct outcome whole = call_without_memory (i, s, 0, 0, SIZE_MAX);
  say_outcome (&whole);
  say_text (whole.pointer, strlen (whole.pointer) + 1);
  /* The block can be given back and grown like any other.  */
  whole.pointer = realloc (whole.pointer, strlen (whole.pointer) + 1000);
  struct outcome none = call_without_memory (i, s, 1, LONG_MAX, SIZE_MAX);
  say_outcome (&none);
  none = call_without_memory (i, s, 1, LONG_MAX, 0);
  say_outcome (&none);
  for (long n = 1; n <= 6; n++)
    {
      check_either (i, s, n, n, SIZE_MAX, &whole, &none);
      check_either (i, s, n, LONG_MAX, SIZE_MAX, &whole, &none);
      check_either (i, s, 1, n, SIZE_MAX, &whole, &none);
    }
  for (size_t most = 0; most < 1200; most += 1 + most / 4)
    check_either (i, s, 0, 0, most, &whole, &none);
  free (whole.pointer);
  send_report ();
}

/* The original call alone allocates for these: the same at every turn.  */
static void
beyond_scratch (int i, const char *s)
{
  for (long n = 1; n <= 6; n++)
    {
      struct outcome some = call_without_memory (i, s, n + 1, n + 1, SIZE_MAX);
      say_outcome (&some);
      if (some.pointer != untouched)
        free (some.pointer);
    }
  send_report ();
}

int
main (void)
{
  static const size_t lengths[] = { 0, 1, 20, 98, 99, 100, 101, 205,
                                    400, 509, 510, 511, 512, 513 };
  static char text[2000];
  find_allocator ();
  for (int i = 0; i < N_CALLS; i++)
    for (size_t j = 0; j < sizeof lengths / sizeof *lengths; j++)
      {
        memset (text, 'a' + i, lengths[j]);
        text[lengths[j]] = 0;
        with_string (i, HIDE (text));
      }
  memset (text, 'x', sizeof text - 1);
  with_string (1, HIDE (text));
  with_string (2, HIDE (text));
  beyond_scratch (1, HIDE (text));
  beyond_scratch (3, HIDE (text));
  NOTE (allocator_live () >= 0);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
