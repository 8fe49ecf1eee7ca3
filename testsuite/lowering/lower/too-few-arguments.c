/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that the source gives no arguments, which GCC lets pass without a prototype,
   stay as they are, in a loop of a program as well.  */
/* { dg-options "-O2 -w -std=gnu17" } */

int putchar ();
int puts ();
int fputs ();
int printf ();

int
main (int argc, char **argv)
{
  for (int i = 0; i < argc; i++)
    {
      putchar ();
      puts ();
      fputs ();
      printf ();
    }
}
