/* Calls on a stack of 6 KiB, as those of signal handlers and coroutines are, which
   is enough for libc; on s390x libc alone takes nearly all of these.  Below it lies
   a page without access.  */

#include "show.h"

#include <float.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#ifdef __s390x__
enum { STACK = 7 << 10 };
#else
enum { STACK = 6 << 10 };
#endif

static ucontext_t here, there;
static double number;
static long double extended;
static int integer;
static const char *string;

static void __attribute__ ((noinline))
floats (void)
{
  SHOW (snprintf (area, AREA, "%f|%.30f|%e|%g|%a", number, number, number, number,
                  number));
  SHOW (snprintf (area, AREA, "%.25e|%.40g", number, number));
}

static void __attribute__ ((noinline))
extended_floats (void)
{
  SHOW (snprintf (area, AREA, "%.3Le|%d", extended, integer));
  SHOW (snprintf (area, AREA, "%.30Lf|%d", extended, integer));
  SHOW (snprintf (area, AREA, "%Lg|%.40Lg|%d", extended, extended, integer));
  SHOW (snprintf (area, AREA, "%La|%d", extended, integer));
}

static void __attribute__ ((noinline))
others (void)
{
  SHOW (snprintf (area, AREA, "%d|%+9d|%#x|%s|%20s|%c", integer, integer,
                  (unsigned) integer, string, string, integer));
  SHOW (sprintf (area, "%s%s%s", string, string, string));
  SHOW (snprintf (area, AREA, "%'d|%m|%d", integer, integer));
  SHOW (printf ("%d %s\n", integer, string));
}

static void
all (void)
{
  floats ();
  extended_floats ();
  others ();
}

static void
run_there (char *stack)
{
  getcontext (&there);
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = STACK;
  there.uc_link = &here;
  makecontext (&there, all, 0);
  swapcontext (&here, &there);
}

int
main (void)
{
  static const double values[]
      = { 0.0, 1.5, -0.1, 1e22, 1e300, -1e-300, DBL_MAX, 5e-324 };
  size_t page = (size_t) sysconf (_SC_PAGESIZE);
  char *all_pages = mmap (NULL, page + 2 * STACK, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all_pages == MAP_FAILED || mprotect (all_pages, page, PROT_NONE))
    return 1;
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    {
      number = values[i];
      extended = values[i] > 1e300 || values[i] == 5e-324
                     ? 1.5L
                     : values[i];
      integer = (int) i * 1000003 + 33;
      string = "some text";
      /* Once here, so that every function's address is known.  */
      all ();
      run_there (all_pages + page);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
