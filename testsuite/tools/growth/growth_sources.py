# SPDX-License-Identifier: GPL-3.0-or-later
"""C sources that are large in one dimension: N calls, PHIs, blocks or
directives of one kind.  What the compiler takes for them should grow as N."""

HEAD = """\
#include <stdio.h>
void f (FILE *out, int fd, char *b, size_t z, const int *i, const char **s,
        const double *x)
{
  char c[256] = "";
"""
TAIL = "  fputs (c, out);\n}\n"


def straight(call, start="", end=""):
    """CALL, N times, with @ for its number."""
    def make(n):
        return (HEAD + start
                + "".join(call.replace("@", str(k)) + "\n" for k in range(n))
                + end + TAIL)
    return make


def switches(n):
    """Five switches of N cases, one of which sets what is printed twice."""
    text = HEAD + '  const char *t = "x";\n  int *w = (int *) b;\n'
    for j in range(5):
        text += f"  switch (i[{j}])\n    {{\n"
        for k in range(n):
            what = f't = "s{j}"' if k == n // 2 else f"w[{k}] = {k * 7 % 13}"
            text += f"    case {3 * k}: {what}; break;\n"
        text += '    }\n  printf ("%s\\n", t);\n  printf ("%s!\\n", t);\n'
    return text + TAIL


def one_call(conversion, value):
    """One call of N conversions."""
    def make(n):
        return (HEAD + '  sprintf (b, "' + (conversion + " ") * n + '"'
                + "".join(f",\n    {value}[{k}]" for k in range(n)) + ");\n"
                + TAIL)
    return make


def deep_nest(n):
    """Loops in each other, as many as a tenth of N, with a call in each."""
    depth = max(n // 10, 1)
    return (HEAD + "".join(f"  for (int k{k} = 0; k{k} < i[0]; k{k}++) {{\n"
                           f'    printf ("%d", k{k});\n' for k in range(depth))
            + "}" * depth + TAIL)


SOURCES = {
    "printf, ints": straight(r'printf ("@ %d of %u\n", i[@], i[@ + 1]);'),
    "printf, a string": straight(r'printf ("@ %s\n", s[@]);'),
    "fprintf, mixed": straight(
        r'fprintf (out, "%s: %d %.3f %c\n", s[@], i[@], x[@], i[@ + 1]);'),
    "sprintf, behind the text": straight(
        r'sprintf (b + strlen (b), "%d,%s;@", i[0] + @, s[0]);',
        "  extern __SIZE_TYPE__ strlen (const char *);\n"),
    "snprintf, strings": straight(
        r'snprintf (b + 80 * @, 80, "@ %s/%s", s[@], s[@ + 1]);'),
    "snprintf, any size": straight(r'snprintf (b, z, "@ %s %d", s[@], i[@]);'),
    "five switches": switches,
    "a switch between calls": straight(
        "case @: g (@); break;",
        '  extern void g (int);\n  printf ("%d,", i[0]);\n  switch (i[1])\n    {\n',
        '    }\n  printf ("%x\\n", i[0]);\n'),
    "a chain of PHIs": straight(
        r'if (i[@]) t = "a@"; sprintf (b + @, "%s\n", t);',
        '  const char *t = "x";\n'),
    "pointer arithmetic": straight(
        r'p = i[@] ? p + i[@] : p + 3; sprintf (p, "%s,%d", b + i[@], i[@]);',
        "  char *p = b;\n"),
    "formats of two": straight(r'printf (i[@] ? "a@ %d\n" : "b@ %d\n", i[@]);'),
    "%s in one call": one_call("%s", "s"),
    "%.2f in one call": one_call("%.2f", "x"),
    "a deep nest": deep_nest,
}
