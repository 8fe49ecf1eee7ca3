/* dprintf on a descriptor whose write(2) takes a part, or fails, at every turn,
   and on descriptors that are not for writing: the same writes are offered, with
   the same result and errno.  */

#define _GNU_SOURCE
#include "kernel.h"
#include "with-list.h"

/* The header declares it for fortified programs.  */
int __dprintf_chk (int fd, int flag, const char *format, ...);

static int __attribute__ ((noipa, hot)) listed (int fd, const char *format, ...)
{
  WITH_LIST (vdprintf (fd, format, values));
}

#define DCALL(name, expression)                                                \
  static int __attribute__ ((noinline)) name (int fd, int v, const char *s)    \
  {                                                                            \
    return expression;                                                         \
  }

DCALL (d_decimal, dprintf (fd, "%d", v))
DCALL (d_line, dprintf (fd, "%d\n", v))
DCALL (d_character, dprintf (fd, "%c", v))
DCALL (d_string, dprintf (fd, "%s", s))
DCALL (d_lines, dprintf (fd, "%s\n%s\n%d\n", s, s, v))
DCALL (d_record,
       dprintf (fd, "%s,%d,%u,%ld\n", s, v, (unsigned) v, v * 1234567L))
DCALL (d_wide, dprintf (fd, "%300d|%-200s|", v, s))
DCALL (d_unused, (dprintf (fd, "<%d %s>\n", v, s), 0))
DCALL (d_twice, dprintf (fd, "%d.", v) + dprintf (fd, ".%s", s))
DCALL (d_checked, __dprintf_chk (fd, 1, "%s%d;", s, v))
DCALL (d_list, listed (fd, "%d %s|", v, s))
DCALL (d_unknown, dprintf (fd, HIDE ("%s|%d"), s, v))
DCALL (d_left_to_libc, dprintf (fd, "%s %.2f\n", s, v * .5))

static int (*const dcalls[]) (int, int, const char *)
    = { d_decimal, d_line,    d_character,   d_string, d_lines,
        d_record,  d_wide,    d_unused,      d_twice,  d_checked,
        d_list,    d_unknown, d_left_to_libc };

enum
{
  N_DCALLS = sizeof dcalls / sizeof *dcalls
};

int
main (void)
{
  static char longer[6][5001];
  static const int lengths[] = { 480, 510, 511, 512, 600, 5000 };
  const int others[] = { -1, open ("/dev/full", O_WRONLY),
                         open ("/dev/null", O_RDONLY) };
  wire_scripted ();
  script_writes ();
  for (int k = 0; k < 6; k++)
    memset (longer[k], 'a' + k, (size_t) lengths[k]);
  for (int i = 0; i < N_DCALLS; i++)
    for (int j = 0; j < N_SCRIPTS; j++)
      for (int k = -2; k < 6; k++)
        {
          const char *s = k == -2 ? "" : k == -1 ? "a string" : longer[k];
          script = scripts[j];
          NOTE (dcalls[i](SCRIPTED, 31 * i, HIDE (s)));
          NOTE (dcalls[i](SCRIPTED, -j, HIDE (s)));
        }
  for (int i = 0; i < N_DCALLS; i++)
    for (int j = 0; j < 3; j++)
      {
        NOTE (dcalls[i](others[j], i, HIDE ("a string")));
        NOTE (dcalls[i](others[j], i, HIDE ("")));
      }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
