/* Arguments that lie in the destination: undefined by the standard, yet what
   glibc does with them is what programs have come to expect.  */

#include "show.h"

struct text
{
  char body[64];
  int length;
};

static long __attribute__ ((noinline))
prefix_kept (char *buffer, int v)
{
  return sprintf (buffer, "%s,%d", buffer, v);
}

static long __attribute__ ((noinline))
in_struct (struct text *t)
{
  return t->length = sprintf (t->body, "%s+%d", t->body, t->length);
}

/* The number comes from memory that the text overwrites.  */
static long __attribute__ ((noinline))
number_inside (char *buffer)
{
  int v;
  memcpy (&v, buffer, sizeof v);
  return sprintf (buffer, "%d %d", v, v + 1);
}

static long __attribute__ ((noinline))
tail_printed (char *buffer)
{
  return snprintf (buffer + 8, 40, "%s", buffer);
}

int
main (void)
{
  SHOW ((strcpy (area, "start"), prefix_kept (area, HIDE (12345))));
  SHOW ((strcpy (area, ""), prefix_kept (area, HIDE (-1))));
  SHOW ((strcpy (area, "a"), sprintf (area, "%s%s", area, "b")));
  SHOW ((strcpy (area, "abc"), snprintf (area, 9, "%s-%d", area, HIDE (77))));
  SHOW ((strcpy (area, "abcdefg"), tail_printed (area)));
  SHOW ((memcpy (area, "1234", 4), number_inside (area)));
  struct text t = { "body", 7 };
  SHOW (in_struct (&t));
  SHOW ((memcpy (area, &t, sizeof t), 0));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
