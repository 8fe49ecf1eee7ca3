/* %n of every size, with its counter among the arguments, before what fails, and
   to streams, descriptors and allocations; the counters are shown, too.  Before
   and behind where a text is cut: differential.  */

#define _GNU_SOURCE
#include "show.h"

#include <unistd.h>
#include <wchar.h>

static struct
{
  signed char hh;
  short h;
  int i;
  long l;
  long long ll;
  intmax_t j;
  ssize_t z;
  ptrdiff_t t;
} counts;

static void __attribute__ ((noinline))
show_counts (void)
{
  long all[] = { counts.hh, counts.h, counts.i, counts.l,
                 (long) counts.ll, (long) counts.j, counts.z, counts.t };
  for (int i = 0; i < 8; i++)
    {
      show_number (all[i]);
      putchar (i < 7 ? ' ' : '\n');
    }
  memset (&counts, -1, sizeof counts);
}

#define COUNT(call) \
  do \
    { \
      SHOW (call); \
      show_counts (); \
    } \
  while (0)

static void __attribute__ ((noinline))
sizes (int v)
{
  COUNT (sprintf (area, "%d%hhn%d%hn%d%n%d%ln%d%lln%d%jn%d%zn%d%tn", v,
                  &counts.hh, v, &counts.h, v, &counts.i, v, &counts.l, v,
                  &counts.ll, v, &counts.j, v, &counts.z, v, &counts.t));
  COUNT (sprintf (area, "%300d%hhn%n", v, &counts.hh, &counts.i));
  COUNT (snprintf (NULL, 0, "%70000d%hn%qn%Ln", v, &counts.h, &counts.ll,
                   (long long *) &counts.j));
  COUNT (sprintf (area, "%5n%-n%0n", &counts.i, &counts.i, &counts.i));
  COUNT (sprintf (area, "%n", &counts.i));
  COUNT (sprintf (area, "text%n only%ln", &counts.i, &counts.l));
}

/* The counter is read by the same call: what stands before it sees the old
   value, what stands behind it the new one.  */
static void __attribute__ ((noinline))
aliases (const char *s, size_t size)
{
  counts.i = 0x414141;
  COUNT (snprintf (area, size, "%s%n", (char *) &counts.i, &counts.i));
  counts.i = 0x424242;
  COUNT (snprintf (area, size, "%d%n%d", counts.i, &counts.i, counts.i));
  counts.i = 0x434343;
  COUNT (snprintf (area, size, "%s%n%s", s, &counts.i, (char *) &counts.i));
  counts.i = 0x444444;
  COUNT (snprintf (area, size, "%65d%n%s", 1, &counts.i, (char *) &counts.i));
  counts.i = 0x454545;
  COUNT (snprintf (area, size, "%s%65d%n%d%s", (char *) &counts.i, 1,
                   &counts.i, 2, s));
  COUNT (snprintf (area, size, "%d%n%m", 12345, &errno));
  COUNT (snprintf (area, size, "%s%n%m", s, &errno));
  COUNT (snprintf (area, size, "%d%n%n", 12, &counts.i, &counts.i));
}

/* A conversion that fails behind the count, or before it.  */
static void __attribute__ ((noinline))
failing (wint_t c, const char *s)
{
  COUNT (sprintf (area, "%s%n%lc", s, &counts.i, c));
  COUNT (sprintf (area, "abc%n%lc", &counts.i, c));
  COUNT (sprintf (area, "abc%lc%n", c, &counts.i));
  COUNT (snprintf (area, 5, "abc%n%d%lc%ln", &counts.i, 7, c, &counts.l));
  COUNT (snprintf (NULL, 0, "abc%n%d%lc%ln", &counts.i, 7, c, &counts.l));
}

static void __attribute__ ((noinline))
elsewhere (const char *s, int v, int fd, FILE *f)
{
  char *p = NULL;
  COUNT (fprintf (f, "%s%n=%d%ln", s, &counts.i, v, &counts.l));
  COUNT (fprintf (f, "%d%n=%s%ln\n", v, &counts.i, s, &counts.l));
  COUNT (fprintf (f, "%200d%hn\n", v, &counts.h));
  fflush (f);
  COUNT (dprintf (fd, "%s%n=%d%ln", s, &counts.i, v, &counts.l));
  COUNT (dprintf (fd, "%n", &counts.i));
  COUNT (dprintf (fd, "%s%n", s + strlen (s), &counts.i));
  COUNT (dprintf (-1, "%d%n", v, &counts.i));
  COUNT (asprintf (&p, "%d%n %d", v, &counts.i, v));
  puts (p);
  free (p);
  COUNT (asprintf (&p, "%s%n %d", s, &counts.i, v));
  puts (p);
  free (p);
}

int
main (void)
{
  FILE *f = tmpfile ();
  show_counts ();
  sizes (HIDE (4711));
  for (size_t size = 0; size < 90; size += 4)
    aliases (HIDE ("alias"), size);
  failing (HIDE (0x110000u), HIDE ("string"));
  failing (HIDE ((unsigned) 'x'), HIDE ("string"));
  elsewhere (HIDE ("stream"), HIDE (5), fileno (f), f);
  static char all[2000];
  rewind (f);
  fwrite (all, 1, fread (all, 1, sizeof all, f), stdout);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
