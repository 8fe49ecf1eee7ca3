/* SPDX-License-Identifier: GPL-3.0-or-later */
/* vasprintf, and asprintf with a format that is not known: the text, the size of
   its block, and the pointer where there is none.  */

#define _GNU_SOURCE
#define AREA_BYTES 8192
#include "wrappers.h"

#include <malloc.h>
#include <wchar.h>

static char untouched[1];
static char *made;

/* Copies what the call has allocated, which may be written to up to its NUL, to
   area.  Tells of a failure whether it has changed the pointer.  */
static int
taken (int result)
{
  int after = errno;
  if (result < 0)
    result = made == untouched ? -1 : made ? -2 : -3;
  else if (malloc_usable_size (made) <= strlen (made))
    result = -4;
  else
    {
      strcpy (area, made);
      memset (made, 'x', strlen (made) + 1);
      free (made);
    }
  made = untouched;
  errno = after;
  return result;
}

#define TAKE(...)                                                              \
  do                                                                           \
    {                                                                          \
      SHOW (taken (by_vasprintf (&made, __VA_ARGS__)));                        \
      SHOW (taken (by_next_of_vasprintf (&made, __VA_ARGS__, 0x40000)));       \
    }                                                                          \
  while (0)

static void
conversions (void)
{
  TAKE ("%s", "");
  TAKE ("%s", "a");
  TAKE ("%d %i %u %x %o %c %%", -1, 2, 3U, 4U, 5U, 'c');
  TAKE ("%ld %lu %zu %lld", -1L, 2UL, (size_t) 3, -4LL);
  TAKE ("%5d|%-5d|%05d|%+d|%#x|%.3d", 1, 2, 3, 4, 5U, 6);
  TAKE ("%10s|%-10s|%.2s|%*s|%p", "a", "b", "abc", 5, "d", (void *) 0x1234);
  TAKE ("%f %.2f %e %g", 1., 2., 3., 4.);
  TAKE ("%d %s %d %s %d %s %d %s", 1, "2", 3, "4", 5, "6", 7, "8");
  TAKE ("%g%g%g%g%g%g%g%g%g%g %d", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11);
  /* Left to the C library.  */
  TAKE ("%d %Lf", 1, 2.L);
  TAKE ("%s %ls", "narrow", L"wide");
  TAKE ("%s|%s", "null", (char *) HIDE (NULL));
  TAKE ("%d %m", 5);
  TAKE ("%d %a", 5, .5);
  TAKE ("%d %", 5);
  int count = 0;
  TAKE ("%d%n", 5, &count);
  SHOW (count);
  SHOW (taken (by_vasprintf (&made, HIDE ("%s"), "unseen")));
#if !__GLIBC_PREREQ (2, 37) /* which reads it */
  SHOW (taken (by_vasprintf (&made, HIDE ((const char *) NULL))));
#endif
}

/* The pointer is printed, too, and stands anywhere.  */
static void
places (void)
{
  struct
  {
    char *before, *text, *after;
  } local = { untouched, NULL, untouched };
  SHOW (by_vasprintf (&local.text, "%d %s", 5, "in a struct"));
  char *again = local.text;
  SHOW (by_vasprintf (&again, "%s, %s", local.text, again));
  SHOW (puts (again));
  SHOW (local.before == untouched && local.after == untouched);
  free (local.text);
  free (again);
  SHOW ((by_vasprintf (&made, "%s %d", "unused", 5), 0));
  SHOW (taken ((int) strlen (made)));
}

/* Around what is made on the stack, and far beyond.  */
static void
lengths (void)
{
  static char text[6001];
  memset (text, 't', sizeof text - 1);
  for (int n = 0; n < 6000; n += n < 930 ? 31 : n < 970 ? 1 : 300)
    {
      TAKE ("%.*s", n, text);
      TAKE ("%.*s%d", n, text, n);
      TAKE ("%*d", n, n);
      TAKE ("%.*f", n, 1.5);
    }
}

static void UNSEEN
hidden (const char *format, int v, const char *s)
{
  SHOW (taken (asprintf (&made, format, v, s)));
  SHOW (taken (asprintf (&made, format, s[0], s + 1)));
  SHOW (taken (__builtin_expect (asprintf (&made, HIDE (format), v, s), 5)));
}

int
main (void)
{
  made = untouched;
  conversions ();
  places ();
  lengths ();
  hidden (HIDE ("%d %s"), 5, "values");
  hidden (HIDE ("%x|%-20s|"), 255, "values");
  hidden (HIDE (""), 5, "values");
  hidden (HIDE ("%d %s %m"), 5, "values");
  return 0;
}
