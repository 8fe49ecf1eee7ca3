/* A stream's own write function that changes the program's variables, prints to
   other streams, or leaves by a jump: the caller of fprintf sees it all, and
   the streams go on.  */

#define _GNU_SOURCE
#include "stream.h"
#include <setjmp.h>

static FILE *under_test, *other;
static int count, depth;
static size_t taken;
static jmp_buf out;
static int jumping;

static ssize_t
take (void *cookie, const char *at, size_t n)
{
  count++;
  taken += n;
  return (ssize_t) n;
}

/* Prints what it takes to another stream of this kind.  */
static ssize_t
print (void *cookie, const char *at, size_t n)
{
  count++;
  depth++;
  fprintf (other, "%d at %d: %.*s|", (int) n, depth, (int) n, at);
  fprintf (other, "%d%s%d.", depth, "between", count);
  depth--;
  return (ssize_t) n;
}

static ssize_t
jump (void *cookie, const char *at, size_t n)
{
  count++;
  if (jumping)
    longjmp (out, 1);
  return (ssize_t) n;
}

static FILE *
open_cookie (cookie_write_function_t *write, int mode, size_t size)
{
  FILE *f = fopencookie (NULL, "w",
                         (cookie_io_functions_t){ NULL, write, NULL, NULL });
  set_buffer (f, mode, size);
  return f;
}

/* The variables are read right before and after the call, in one function.  */
static int __attribute__ ((noinline)) counted (FILE *f, int v, const char *s)
{
  int before = count;
  size_t size = taken;
  int n = fprintf (f, "%s %d\n", s, v);
  n += 1000 * (count - before);
  n += 100000 * (int) (taken - size);
  before = count;
  fprintf (f, "%x|%s|%d", (unsigned) v, s, v);
  return n + 10000000 * (count - before);
}

static void
changed_variables (int mode, size_t size)
{
  FILE *f = open_cookie (take, mode, size);
  for (int i = 0; i < 12; i++)
    NOTE (counted (f, HIDE (i), HIDE ("a string")));
  NOTE (fclose (f));
  NOTE (taken);
}

static void
printing (int mode)
{
  char *text;
  size_t size;
  other = open_memstream (&text, &size);
  FILE *f = open_cookie (print, mode, 0);
  for (int i = 0; i < 6; i++)
    {
      NOTE (fprintf (f, "%d and %s\n", HIDE (i), HIDE ("text")));
      NOTE (fprintf (f, "%s%d\n", HIDE (""), HIDE (i)));
    }
  NOTE (fclose (f));
  NOTE (fclose (other));
  say_text (text, size);
  free (text);
}

static void __attribute__ ((noinline)) left_by_jump (int mode)
{
  FILE *f = open_cookie (jump, mode, 0);
  for (volatile int i = 0; i < 4; i++)
    {
      jumping = 1;
      if (setjmp (out) == 0)
        {
          NOTE (fprintf (f, "%d and %s\n", HIDE (i), HIDE ("text")));
          NOTE (fflush (f));
        }
      jumping = 0;
      FILE *g = open_wire ("w");
      NOTE (fprintf (g, "%d of %s\n", HIDE (i), HIDE ("another")));
      NOTE (fprintf (g, "%s", HIDE ("all is well")));
      NOTE (fclose (g));
    }
}

int
main (void)
{
  static const int modes[] = { _IONBF, _IOLBF, _IOFBF };
  for (int i = 0; i < 3; i++)
    {
      changed_variables (modes[i], 0);
      printing (modes[i]);
      left_by_jump (modes[i]);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
