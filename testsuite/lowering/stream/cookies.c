/* Streams of fopencookie: the same calls of the program's own functions, which
   may take all, a part, or nothing with an error.  */

#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE /* musl 1.2.5 has off64_t for this only */
#include "stream.h"
#include "calls.h"

struct jar
{
  size_t limit; /* what one call takes */
  int calls_left, error;
};

static ssize_t
take (void *cookie, const char *at, size_t n)
{
  struct jar *jar = cookie;
  if (jar->calls_left-- <= 0)
    {
      errno = jar->error;
      /* What an unbuffered stream offers again is glibc's, not the text.  */
      say ("  refused ");
      say_number ((long) n);
      say_char ('\n');
      return jar->error ? -1 : 0;
    }
  if (n > jar->limit)
    n = jar->limit;
  say ("  took ");
  say_text (at, n);
  return (ssize_t) n;
}

static int
move (void *cookie, off64_t *place, int whence)
{
  say ("  moved ");
  say_number ((long) *place);
  say_number (whence);
  say_char ('\n');
  return 0;
}

static int
shut (void *cookie)
{
  say ("  shut\n");
  return 0;
}

static void
through (struct jar jar, int mode, size_t size)
{
  static char buffer[64];
  FILE *f = fopencookie (&jar, "w",
                         (cookie_io_functions_t){ NULL, take, move, shut });
  setvbuf (f, mode == _IONBF ? NULL : buffer, mode, size);
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, 17 * i, "cookie"));
      NOTE (ferror (f));
      if (i % 8 == 7)
        clearerr (f);
      if (i % 5 == 4)
        NOTE (fflush (f));
    }
  /* What a line-buffered stream that could not write does next depends in
     glibc 2.41 on whether the last text came by fprintf or by fwrite, which
     GCC calls in its place from -O2 on.  */
  if (mode == _IOFBF || !ferror (f))
    {
      NOTE (fseek (f, 3, SEEK_SET));
      NOTE (fprintf (f, "%d", HIDE (3)));
    }
  NOTE (fclose (f));
}

int
main (void)
{
  static const int modes[] = { _IONBF, _IOLBF, _IOFBF };
  for (int i = 0; i < 3; i++)
    for (size_t size = 1; size <= 64; size *= 2)
      {
        through ((struct jar){ 1000, 1000, 0 }, modes[i], size);
        through ((struct jar){ 5, 1000, 0 }, modes[i], size);
        through ((struct jar){ 7, 3, ENOSPC }, modes[i], size);
        through ((struct jar){ 1000, 4, 0 }, modes[i], size);
        /* What a line-buffered stream returns whose first write fails is not
           the same in each run of the plain program.  */
        if (modes[i] != _IOLBF)
          through ((struct jar){ 1000, 0, EIO }, modes[i], size);
      }

  /* None but a buffer of the library's own.  */
  struct jar jar = { 100000, 1000, 0 };
  FILE *f = fopencookie (&jar, "a",
                         (cookie_io_functions_t){ NULL, take, NULL, NULL });
  for (int i = 0; i < 200; i++)
    for (int j = 0; j < N_CALLS; j++)
      if (calls[j](f, i * j, "a cookie") < 0)
        abort ();
  NOTE (fclose (f));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
