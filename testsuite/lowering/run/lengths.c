/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end of a text behind the call that wrote it: its length where the call
   failed, where the text was cut, where it holds a NUL, and where it grows.  */
#pragma GCC optimize("optimize-strlen") /* at -O1, too */

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

#define APART __attribute__ ((noipa))

static char buffer[400];

static void
show (size_t n)
{
  printf ("%zu [%s]\n", n, buffer);
}

#define HANDS(NAME, FORMAT, TYPE)                                              \
  static APART void NAME##_measured (TYPE v)                                   \
  {                                                                            \
    sprintf (buffer, FORMAT, v);                                               \
    show (strlen (buffer));                                                    \
  }                                                                            \
  static APART void NAME##_cut (TYPE v)                                        \
  {                                                                            \
    char small[6];                                                             \
    memset (small, 'x', sizeof small);                                         \
    snprintf (small, sizeof small, FORMAT, v);                                 \
    printf ("%zu of 5\n", strlen (small));                                     \
  }                                                                            \
  static APART void NAME##_grown (TYPE v)                                      \
  {                                                                            \
    sprintf (buffer, FORMAT, v);                                               \
    sprintf (buffer + strlen (buffer), "," FORMAT, v);                         \
    strcat (buffer, ";");                                                      \
    sprintf (buffer + strlen (buffer), FORMAT, v);                             \
    strcat (buffer, (char *) memchr ("xyz", 'y', 3));                          \
    show (strlen (buffer));                                                    \
  }                                                                            \
  static APART void NAME##_used (TYPE v)                                       \
  {                                                                            \
    int n = snprintf (buffer, 9, FORMAT, v);                                   \
    printf ("%d ", n);                                                         \
    show (n > 3 ? strlen (buffer) : 0);                                        \
  }

HANDS (integer, "%d", int)
HANDS (long_integer, "%ld", long)
HANDS (real, "%.3f", double)
HANDS (string, "<%s>", const char *)
HANDS (character, "a%cb", int)
HANDS (wide, "w%ls", const wchar_t *)
HANDS (huge, "%2147483647d", int)

#define TRY(NAME, VALUE)                                                       \
  NAME##_measured (VALUE), NAME##_cut (VALUE), NAME##_grown (VALUE),           \
      NAME##_used (VALUE)

/* The longest text that a format can have is a possible one.  */
static APART void
longest (int v)
{
  int n = sprintf (buffer, "%d", v);
  printf (n == 11 ? "longest\n" : "shorter\n");
}

static APART void
wide_fails (const wchar_t *text)
{
  memset (buffer, 'x', 20);
  buffer[20] = 0;
  sprintf (buffer, "ab%ls", text);
  show (strlen (buffer));
  snprintf (buffer, 30, "abc%ls", text);
  show (strlen (buffer));
}

static APART void
in_steps (int n)
{
  char *p = buffer;
  *buffer = 0;
  for (int i = 0; i < n; i++)
    p += sprintf (p, "%d,%s;", i, "word" + i % 5);
  show ((size_t) (p - buffer));
  *buffer = 0;
  for (int i = 0; i < n; i++)
    sprintf (buffer + strlen (buffer), "%d,", i * i);
  show (strlen (buffer));
}

/* Appended to a text: cut, and not written as a whole.  */
static APART void
appended_in_part (int v, const wchar_t *text)
{
  strcpy (buffer, "hello");
  snprintf (buffer + strlen (buffer), 5, "%d", v);
  show (strlen (buffer));
  strcpy (buffer, "hello");
  snprintf (buffer + 5, 4, "%d", v);
  strcat (buffer, "|");
  show (strlen (buffer));
  strcpy (buffer, "hello");
  sprintf (buffer + strlen (buffer), "a%ls", text);
  show (strlen (buffer));
}

static APART void
sometimes (const int *v, int n, int cut)
{
  char list[600] = "numbers: ";
  for (int i = 0; i < n; i++)
    {
      if (i)
        strcat (list, ", ");
      if (v[i] > 0)
        sprintf (list + strlen (list), "%d", v[i]);
      else if (v[i])
        strcat (list, "negative");
      if (i == cut)
        list[v[i] & 15] = 0;
    }
  printf ("%zu [%s]\n", strlen (list), list);
}

static APART void
one_buffer (char *line, int n)
{
  size_t sum = 0;
  sprintf (line, "%x", n);
  for (int i = 0; i < n; i++)
    {
      sum = 3 * sum + strlen (line);
      if (i % 3)
        sprintf (line, "%d", 1 << i % 30);
      else if (i % 5)
        snprintf (line, 4, "%d", 1 << i % 30);
    }
  printf ("%zu\n", sum + strlen (line));
}

static APART void
two_strings (int n)
{
  char a[300], b[300];
  *a = *b = 0;
  for (int i = 0; i < n; i++)
    {
      char *to = i % 2 ? a : b;
      sprintf (to + strlen (to), "%d;", i);
      if (i % 3 == 0)
        sprintf (a + strlen (a), "%x,", i);
    }
  printf ("%zu %s %zu %s\n", strlen (a), a, strlen (b), b);
}

static APART void
printed (int v, const char *text)
{
  char line[9];
  sprintf (buffer, "%d\n", v);
  fputs (buffer, stdout);
  snprintf (line, sizeof line, "%s|%d", text, v);
  fputs (line, stdout);
  snprintf (line, sizeof line, "%c%d\n", v, v);
  fputs (line, stdout);
  *line = 0;
  if (v > 9)
    sprintf (line, "%d.", v);
  fputs (line, stdout);
}

static APART void
anywhere (int v, size_t k)
{
  sprintf (buffer, "%d", v);
  memcpy (buffer + k, "xy", 3);
  printf ("%zu", strlen (buffer));
  sprintf (buffer, "%d", v);
  sprintf (buffer + k, "%d", v);
  printf (" %zu\n", strlen (buffer));
}

/* Behind the text, behind as many bytes elsewhere, and behind what a text that
   was cut would have.  */
static APART void
behind (char *copy, const char *text, int v, size_t size)
{
  char *p = buffer;
  memset (copy, '-', 60);
  memset (buffer, '-', 60);
  copy[sprintf (p, "%02d;", v)] = 0;
  p += sprintf (p, "%02d:%x,", v, v);
  p += snprintf (p, size, "%s=%d", text, v);
  *p = 0;
  printf ("%td %s %s\n", p - buffer, copy, buffer);
  memset (copy, '-', 60);
  sprintf (buffer, "%d,", v);
  sprintf (buffer + strlen (buffer), "%x", v);
  copy[strlen (buffer)] = 0;
  printf ("%s %s\n", copy, buffer);
}

struct nothing
{
};

static union
{
  unsigned bit : 1;
  struct nothing none;
  char text[32];
} shared;

static APART void
part_of_a_byte (int v)
{
  sprintf (shared.text, "A%d", v);
  shared.bit = 0;
  printf ("%zu", strlen (shared.text));
  sprintf (shared.text, "C%d", v);
  shared.none = (struct nothing){};
  printf (" %zu\n", strlen (shared.text));
}

static APART void
orientation (const char *s)
{
  FILE *f = tmpfile ();
  sprintf (buffer, "%s", s);
  fputs (buffer, f);
  printf ("%d\n", fwide (f, 0));
  fclose (f);
}

int
main (void)
{
  int numbers[] = { 0, 7, -7, 123456, -2147483647 - 1 };
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    {
      TRY (integer, numbers[i]);
      longest (numbers[i]);
      TRY (long_integer, numbers[i] * 4000000001L);
      TRY (real, numbers[i] / 7.0);
    }
  const char *texts[] = { "", "a", "abc", "abcd", "abcde", "a longer text" };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    TRY (string, texts[i]);
  TRY (character, 'c');
  TRY (character, 0);
  TRY (character, 256);
  TRY (wide, L"text");
  wide_fails (L"x\x110000y");
#ifdef LONG /* each takes the C library seconds */
  huge_cut (3);
  huge_used (3);
#endif
  appended_in_part (123456, L"x");
  appended_in_part (7, L"x\x110000y");
  in_steps (0);
  in_steps (12);
  int values[20];
  for (int i = 0; i < 20; i++)
    values[i] = i * i * i * 31 % 23 - 9;
  sometimes (values, 0, 9);
  sometimes (values, 20, 30);
  sometimes (values, 20, 7);
  one_buffer (buffer, 20);
  two_strings (20);
  part_of_a_byte (42);
  for (size_t k = 0; k < 8; k++)
    anywhere (4321, k);
  char copy[60];
  behind (copy, "text", 7, 30);
  behind (copy, "a text that is cut", 123456, 9);
  behind (copy, "", -5, 2);
  orientation ("");
  orientation ("text");
  for (int i = 0; i < 20; i++)
    printed (i * i, "longer than the line" + i);
  return 0;
}
