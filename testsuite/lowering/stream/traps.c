/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Traps between two calls for one stream.  The handler of the signal prints to the
   stream and lets the program go on, or goes on elsewhere, and another thread gets
   the stream's lock.  */

#define _GNU_SOURCE
#include "stream.h"
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <sys/mman.h>

enum
{
  PAGE = 4096
};
static FILE *shared;
static char *page;
static sigjmp_buf back;

static void
print_and_go_on (int signal)
{
  fprintf (shared, "<signal %d>", signal == SIGSEGV);
  mprotect (page, PAGE, PROT_READ | PROT_WRITE);
}

static void
leave (int signal)
{
  siglongjmp (back, signal);
}

static __attribute__ ((noinline)) void
store (FILE *f, int value, char *to)
{
  fprintf (f, "%d,", value);
  *to = (char) value;
  fprintf (f, "%x\n", (unsigned) value);
}

static __attribute__ ((noinline)) void
load (FILE *f, int i, const char *from)
{
  fprintf (f, "record %d: ", i);
  fprintf (f, "%d\n", from[i]);
}

static __attribute__ ((noinline)) void
load_in_branches (FILE *f, int i, const char *from)
{
  if (i & 1)
    fprintf (f, "odd %d: ", i);
  else
    fprintf (f, "even %d: ", i);
  if (from[i])
    fprintf (f, "%d\n", from[i]);
  fprintf (f, "%x\n", (unsigned) i);
}

static __attribute__ ((noinline)) void
put (FILE *f, int i, const char *string)
{
  fprintf (f, "%d: ", i);
  fputs (string, f);
  fprintf (f, "%x\n", (unsigned) i);
}

/* musl's stdout is a constant.  */
#ifdef __GLIBC__
static __attribute__ ((noinline)) void
put_line (FILE *f, int i, const char *line)
{
  stdout = f;
  printf ("%d: ", i);
  puts (line);
  printf ("%x\n", (unsigned) i);
}
#endif

static void *
try_lock (void *result)
{
  *(int *) result = ftrylockfile (shared);
  if (!*(int *) result)
    funlockfile (shared);
  return NULL;
}

/* What SHARED has is as it would be, and nobody holds its lock.  */
static void
look (void)
{
  int result = -1;
  pthread_t other;
  pthread_create (&other, NULL, try_lock, &result);
  pthread_join (other, NULL);
  NOTE (result);
  NOTE (fflush (shared));
}

static void
show_stores (void)
{
  signal (SIGSEGV, print_and_go_on);
  mprotect (page, PAGE, PROT_READ);
  NOTE (0);
  store (shared, 5, page);
  look ();
  mprotect (page, PAGE, PROT_READ);
  store (shared, 77, page + 9);
  store (shared, 78, page + 9);
  look ();
}

static void
show_loads (void (*print) (FILE *, int, const char *))
{
  signal (SIGSEGV, leave);
  for (int i = 1; i < 5; i++)
    {
      mprotect (page, PAGE, i < 3 ? PROT_READ : PROT_NONE);
      if (!sigsetjmp (back, 1))
        print (shared, i, page);
      else
        fprintf (shared, "there is no page\n");
      look ();
    }
}

/* printf shows a null pointer; fputs and puts read what it points to.  */
static void
show_null (void (*print) (FILE *, int, const char *))
{
  signal (SIGSEGV, leave);
  for (int i = 1; i < 4; i++)
    {
      if (!sigsetjmp (back, 1))
        print (shared, i, i == 2 ? NULL : "text");
      else
        fprintf (shared, "there is no string\n");
      look ();
    }
}

int
main (void)
{
  page = mmap (NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS,
               -1, 0);
  shared = open_wire ("w");
  show_stores ();
  show_loads (load);
  show_loads (load_in_branches);
  show_null (put);
#ifdef __GLIBC__
  show_null (put_line);
#endif
}
