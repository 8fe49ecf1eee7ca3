/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In place of all other calls, so few that only those of reals are small.  */

CALL (real, fprintf (f, "%f", v * .25))
CALL (real_line, fprintf (f, "%g\n", v / 3.))
CALL (names_and_reals, fprintf (f, "%s: %.2f %s\n", s, v * .5, s))
CALL (numbers, fprintf (f, "%d,%ld;%u %e", v, v * 123456789L, (unsigned) v, v * 1e9))
CALL (characters, fprintf (f, "\n%c\n%.0f\n%c", v, v * 1.5, 'x'))
CALL (not_a_string, fprintf (f, "%g%s.", v * .5, v & 1 ? s : (const char *) 0))
CALL (in_many_digits, fprintf (f, "%f %.17g", v * 1e15, v * 1e300))
CALL (unused, (fprintf (f, "<%g>\n", v * 2.), 0))
CALL (twice, fprintf (f, "%.1f", v * .1) + fprintf (f, ".%s%g", s, v * 4.))
CALL (checked, __builtin___fprintf_chk (f, 1, "%s%.3f;", s, v / 7.))

static int (*const calls[]) (FILE *, int, const char *) = {
  real, real_line, names_and_reals, numbers, characters, not_a_string,
  in_many_digits, unused, twice, checked
};
