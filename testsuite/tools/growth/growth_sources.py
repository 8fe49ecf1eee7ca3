# SPDX-License-Identifier: GPL-3.0-or-later
"""C and C++ sources that are large in one dimension: N calls, PHIs, blocks or
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


def choice(n):
    """One format of N, chosen by nested conditions."""
    return (HEAD + "  printf ("
            + "".join(f'i[{k}] ? "a{k} %d" :\n    ' for k in range(n))
            + '"%d", i[0]);\n' + TAIL)


def functions(n):
    return "#include <stdio.h>\n" + "".join(
        f'void f{k} (int x) {{ printf ("function {k} has %d\\n", x); }}\n'
        for k in range(n))


def nests(n):
    """Loops ten deep, a call in each."""
    text = HEAD
    for k in range(max(n // 10, 1)):
        for d in range(10):
            text += (f"  for (int k{d} = 0; k{d} < i[{k}]; k{d}++) {{ "
                     f'printf ("%d: {k}\\n", k{d});\n')
        text += "  " + "}" * 10 + "\n"
    return text + TAIL


def callers(n):
    """A function with N calls, called in each branch of a chain in a loop of a loop."""
    return ("#include <stdio.h>\nint next (void);\n"
            "static __attribute__ ((noinline)) void g (int a)\n{\n"
            + "".join(f'  if (next ()) printf ("{k}: %d\\n", a);\n' for k in range(n))
            + "}\nvoid f (int n)\n{\n  while (n--)\n    for (int x; (x = next ());)\n      "
            + "      else ".join(f"if (x == next ()) g ({k});\n" for k in range(n))
            + "}\n")


def deep_nest(n):
    """Loops in each other, as many as a tenth of N, with a call in each."""
    depth = max(n // 10, 1)
    return (HEAD + "".join(f"  for (int k{k} = 0; k{k} < i[0]; k{k}++) {{\n"
                           f'    printf ("%d", k{k});\n' for k in range(depth))
            + "}" * depth + TAIL)


SOURCES = {
    "printf, constants": straight(r'printf ("line @: %d\n", 42 + @);'),
    "printf, ints": straight(r'printf ("@ %d of %u\n", i[@], i[@ + 1]);'),
    "printf, a string": straight(r'printf ("@ %s\n", s[@]);'),
    "printf, a float": straight(r'printf ("@ %.2f\n", x[@]);'),
    "fprintf, mixed": straight(
        r'fprintf (out, "%s: %d %.3f %c\n", s[@], i[@], x[@], i[@ + 1]);'),
    "sprintf, appended": straight(r'b += sprintf (b, "%d,%x;", i[@], i[@ + 1]);'),
    "sprintf, behind the text": straight(
        r'sprintf (b + strlen (b), "%d,%s;@", i[0] + @, s[0]);',
        "  extern __SIZE_TYPE__ strlen (const char *);\n"),
    "snprintf, strings": straight(
        r'snprintf (b + 80 * @, 80, "@ %s/%s", s[@], s[@ + 1]);'),
    "snprintf, any size": straight(r'snprintf (b, z, "@ %s %d", s[@], i[@]);'),
    "dprintf, ints": straight(r'dprintf (fd, "@ %d\n", i[@]);'),
    "cases of a switch": straight(r'case @: printf ("case @ %d\n", i[1]); break;',
                                  "  switch (i[0])\n    {\n", "    }\n"),
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
    "one format of N": choice,
    "%d in one call": one_call("%d", "i"),
    "%s in one call": one_call("%s", "s"),
    "%.2f in one call": one_call("%.2f", "x"),
    "loops": straight(
        r'for (int k = 0; k < i[@]; k++) printf ("%d: @\n", k);'),
    "nests of ten loops": nests,
    "a deep nest": deep_nest,
    "functions": functions,
    "callers in a chain": callers,
    "try blocks (C++)": straight(
        r'try { printf ("@ %d\n", i[@]); g (i[@]); }'
        r' catch (int e) { fprintf (stderr, "%d\n", e); }',
        "  extern void g (int);\n"),
}


def suffix(name):
    return ".cc" if name.endswith("(C++)") else ".c"
