/* Streams where malloc fails: for the buffer that comes with the first text,
   for setvbuf's, and where a stream into memory grows.  No lowered call
   allocates, so each allocation that fails is the same one in both programs. */

#define _GNU_SOURCE
#include "allocator.h"
#include "../stream/stream.h"
#include "../stream/calls.h"
#include <sys/wait.h>

/* CALLS[I], where the Nth allocation fails, or all from there on.  */
static int
call_without_memory (FILE *f, int i, const char *s, long n, int for_ever)
{
  allocator_fail (n, for_ever ? LONG_MAX : n, SIZE_MAX);
  int result = calls[i](f, 31 * i, s);
  int after = errno;
  succeed_again ();
  errno = after;
  return result;
}

/* The first text of a stream, and those after it.  */
static void
no_buffer (int i, int for_ever)
{
  FILE *f = open_wire ("w");
  NOTE (call_without_memory (f, i, "first", 1, for_ever));
  NOTE (ferror (f));
  NOTE (call_without_memory (f, i, "second", 1, for_ever));
  NOTE (calls[i](f, i, "third"));
  NOTE (fclose (f));
}

static void
growing_memory (int i, int for_ever)
{
  char *text;
  size_t size;
  FILE *f = open_memstream (&text, &size);
  for (int n = 0; n < 2500; n++)
    {
      int result = call_without_memory (f, i, "memory", 1, for_ever);
      if (result < 0 || n % 500 == 0 || ferror (f))
        {
          NOTE (n);
          NOTE (result);
          NOTE (ferror (f));
        }
      if (ferror (f))
        {
          clearerr (f);
          NOTE (fflush (f));
          NOTE (size);
          n += 300;
        }
      if (n % 1000 == 999)
        NOTE (calls[i](f, n, "has room again"));
    }
  NOTE (fclose (f));
  say_text (text, size + 1);
  free (text);
}

static ssize_t
take (void *cookie, const char *at, size_t n)
{
  say ("  took ");
  say_text (at, n);
  return (ssize_t) n;
}

static void
cookie_without_buffer (int i)
{
  FILE *f = fopencookie (NULL, "w",
                         (cookie_io_functions_t){ NULL, take, NULL, NULL });
  NOTE (call_without_memory (f, i, "first", 1, 1));
  NOTE (calls[i](f, i, "second"));
  NOTE (fclose (f));
}

/* stdout has its buffer from its first text, too.  */
static void
first_printf (const char *s)
{
  pid_t child = fork ();
  if (child == 0)
    {
      allocator_fail (1, LONG_MAX, SIZE_MAX);
      NOTE (printf ("%s %d\n", s, HIDE (1)));
      NOTE (printf ("%x", HIDE (255)));
      succeed_again ();
      NOTE (printf ("%s %d\n", s, HIDE (2)));
      exit (0);
    }
  int status;
  waitpid (child, &status, 0);
  NOTE (status);
}

int
main (void)
{
  find_allocator ();
  report = dup (1);
  first_printf (HIDE ("line"));
  for (int i = 0; i < N_CALLS; i++)
    for (int for_ever = 0; for_ever < 2; for_ever++)
      {
        no_buffer (i, for_ever);
        growing_memory (i, for_ever);
      }
  for (int i = 0; i < N_CALLS; i++)
    cookie_without_buffer (i);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
