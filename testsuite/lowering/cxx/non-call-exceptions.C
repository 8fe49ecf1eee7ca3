// With -fnon-call-exceptions a fault in the destination may be caught: the call
// must fault inside the try block.

#include "show.h"
#include <csignal>

namespace
{
long __attribute__ ((noinline))
into (char *p, int v)
{
#ifdef __EXCEPTIONS
  try
    {
      return sprintf (p, "%d", v);
    }
  catch (int)
    {
      return -99;
    }
#else
  return sprintf (p, "%d", v);
#endif
}

#ifdef __NON_CALL_EXCEPTIONS
void
on_fault (int)
{
  throw 7;
}
#endif
}

int
main ()
{
  SHOW (into (area, HIDE (42)));
#ifdef __NON_CALL_EXCEPTIONS
  signal (SIGSEGV, on_fault);
  SHOW (into ((char *) HIDE (8L), HIDE (42)));
#endif
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
