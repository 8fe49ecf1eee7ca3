/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A constructor that prints and is called in a page that may not be written.  That its
   object has no value before is no store.  */

#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <new>
#include <sys/mman.h>

struct counter
{
  int value;
  counter (FILE *f, int v);
};

__attribute__ ((noipa)) counter::counter (FILE *f, int v)
{
  fprintf (f, "%d:", v);
  value = v;
  fprintf (f, "%x;", (unsigned) v);
}

static sigjmp_buf back;

static void
leave (int)
{
  siglongjmp (back, 1);
}

int
main ()
{
  signal (SIGSEGV, leave);
  puts ("stdout has its buffer now");
  for (int writable = 0; writable < 2; writable++)
    {
      void *page = mmap (nullptr, 4096, PROT_READ | writable * PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      if (!sigsetjmp (back, 1))
        new (page) counter (stdout, 5 + writable);
      puts (" and on");
    }
}
