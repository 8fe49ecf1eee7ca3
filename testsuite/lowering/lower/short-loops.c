/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program prints a known number of times, or for an option of its command
   line, is cold though it stands in a loop.  */
/* { dg-options "-O2" } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_i64_right__small" } } */
/* { dg-final { asm_has "call\[ \t\]+__qrintf_i64_left\[^_\]" } } */

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

extern const char *name_of (int month);
extern const struct option options[];
extern int lines, columns;

char names[2][12][20];
char width[20];

static void __attribute__ ((noinline))
set_names (void)
{
  for (int style = 0; style < 2; style++)
    for (int month = 0; month < 12; month++)
      snprintf (names[style][month], 20, "%d: %s", style, /* { dg-note "snprintf kept: cold code would grow" } */
                name_of (month));
}

static void __attribute__ ((noinline))
show_lines (void)
{
  for (int line = 0; line < 50; line++)
    printf ("%d;\n", rand ()); /* { dg-note "printf kept: cold code would grow" } */
  for (int line = 0; line < 40; line++)
    for (int column = 0; column < 10; column++)
      printf ("%d; ", rand ()); /* { dg-optimized "printf .%d; .* lowered" } */
}

/* Other units may call it, any number of times.  */
void
set_names_anew (void)
{
  for (int style = 0; style < 2; style++)
    for (int month = 0; month < 12; month++)
      snprintf (names[style][month], 20, "%d:%s", style, /* { dg-optimized "snprintf .%d:%s. lowered" } */
                name_of (month));
}

/* Part of read_options, where a case leaves the loop: a loop of its own may be
   long, but is taken for that of a usage text.  */
static inline void __attribute__ ((always_inline))
show_help (void)
{
  for (const struct option *o = options; o->name; o++)
    printf ("  --%5d\n", o->val); /* { dg-optimized "printf .  --%5d.* lowered" } */
}

static int __attribute__ ((noinline))
read_options (int argc, char **argv)
{
  int c, all = 0;
  while ((c = getopt_long (argc, argv, "aw:", options, NULL)) >= 0)
    switch (c)
      {
      case 'a':
        all++;
        break;
      case 'w':
        snprintf (width, sizeof width, "%s*", optarg); /* { dg-note "snprintf kept: cold code would grow" } */
        break;
      case 0:
      case 'x':
        lines++;
        break;
      case 'h':
        show_help ();
        return 0;
      default:
        lines += c;
      }
  for (int i = 0; i < argc; i++)
    printf (" %s\n", argv[i]); /* { dg-optimized "printf . %s.* lowered" } */
  return all;
}

/* An attribute says that this is called often.  */
void __attribute__ ((hot))
read_often (int argc, char **argv)
{
  int c;
  while ((c = getopt (argc, argv, "aw:")) != -1)
    printf ("%d %s\n", c, optarg); /* { dg-optimized "printf .%d %s.* lowered" } */
}

extern int next_of (int argc, char **argv, const char *names);

/* What is no option may come more often.  */
int
read_others (int argc, char **argv)
{
  int c, all = 0;
  while ((c = next_of (argc, argv, "aw:")) != -1)
    switch (c)
      {
      case 'a':
        all++;
        break;
      case 'h':
        printf ("%d:\n", all); /* { dg-optimized "printf .%d:.* lowered" } */
        break;
      default:
        lines += c;
      }
  return all;
}

/* The end is one of the cases, and behind it is what the program does.  */
int
work_at_end (int argc, char **argv)
{
  for (;;)
    switch (getopt (argc, argv, "abcd"))
      {
      case 'a':
        lines++;
        break;
      case 'b':
      case 'c':
        columns++;
        break;
      case 'd':
        printf ("%d\n", lines); /* { dg-note "printf kept: cold code would grow" } */
        break;
      case -1:
        for (int i = 0; i < argc; i++)
          printf ("- %-6d\n", argv[i][0]); /* { dg-optimized "printf .- %-6d.* lowered" } */
        return 0;
      }
}

int
main (int argc, char **argv)
{
  set_names ();
  show_lines ();
  int all = read_options (argc, argv);
  for (;;)
    {
      int c = getopt (argc, argv, "b");
      if (c == -1)
        break;
      printf ("%d %s\n", c, optarg); /* { dg-note "printf kept: cold code would grow" } */
    }
  for (int line = 0; line < 40; line++)
    {
      for (int column = 0; column < 10; column++)
        printf ("%d ", rand ()); /* { dg-optimized "printf .%d .* lowered" } */
      for (int column = 0; column < columns; column++)
        printf ("%d,", rand ()); /* { dg-optimized "printf .%d,.* lowered" } */
    }
  for (int line = 0; line < 50; line++)
    printf ("%d\n", rand ()); /* { dg-optimized "printf .%d.* lowered" } */
  return all;
}
