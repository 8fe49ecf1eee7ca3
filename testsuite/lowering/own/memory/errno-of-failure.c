/* reserve and allocate set errno where there is no memory; f, which is called
   then, prints for "%m" what errno was before.

   So a "%m" keeps the call.  */
/* { dg-do run } */

#include "../kinds.h"

static char *NOINLINE
failing_room (struct buffer *b, size_t n)
{
  (void) b, (void) n;
  errno = ENOMEM;
  return NULL;
}

static void *NOINLINE
failing_fresh (size_t n)
{
  (void) n;
  errno = ENOMEM;
  return NULL;
}

int steadf (struct buffer *, const char *, ...) PRINTF (2)
    OWN (qrintf_reserve (failing_room, take));
char *steady (const char *, ...) PRINTF (1) OWN (qrintf_alloc (failing_fresh));

DEFINE_APPENDING (int, steadf, written_)
DEFINE_MAKING (steady)

int
main (void)
{
  struct buffer b = { NULL, 0, 0 };
  int v = HIDE (42);
  errno = ENOENT;
  long r = steadf (&b, "%d: %m", v);
  show_buffer (__LINE__, "reserve", r, &b);
  errno = ENOENT;
  show_buffer (__LINE__, "alloc", 0, made (steady ("%d: %m", v)));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
