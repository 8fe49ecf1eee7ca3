/* Every kind of destination: stack, global, heap, member, element, VLA, parts
   of them, and pointers that may be any of these.  */

#include "show.h"

struct holder
{
  int before;
  char text[14];
  short after;
  char tail[];
};

static char global[24];
static char table[4][9];
static char *pointer = global + 3;

#define PRINT(where, call) \
  do \
    { \
      long result_ = (call); \
      show_result (__LINE__, result_, (where), (int) strlen (where) + 1); \
    } \
  while (0)

static void __attribute__ ((noinline))
all (int v, int n, const char *s)
{
  char local[20];
  char vla[n];
  char *heap = malloc ((size_t) n);
  char *exact = malloc (12);
  struct holder *h = malloc (sizeof *h + 16);
  struct holder on_stack = { 7, "", 9 };
  errno = BEFORE;

  PRINT (local, sprintf (local, "%d", v));
  PRINT (local + 4, sprintf (local + 4, "%d", v));
  PRINT (local, snprintf (local, sizeof local, "%s/%d", s, v));
  PRINT (vla, snprintf (vla, (size_t) n, "%d-%s", v, s));
  PRINT (vla, sprintf (vla, "%x", v));
  PRINT (heap, snprintf (heap, (size_t) n, "%d-%s", v, s));
  PRINT (exact, sprintf (exact, "%d", v));
  PRINT (exact, snprintf (exact, 12, "%s", s));
  PRINT (h->text, snprintf (h->text, sizeof h->text, "%d.%d", v, v));
  PRINT (h->tail, sprintf (h->tail, "%u", (unsigned) v));
  PRINT (on_stack.text, sprintf (on_stack.text, "%d", v));
  PRINT (on_stack.text, snprintf (on_stack.text, 14, "%d,%d", v, v));
  PRINT (global, sprintf (global, "%d", v));
  PRINT (global + 20, snprintf (global + 20, 4, "%d", v));
  PRINT (pointer, sprintf (pointer, "%d", v));
  for (int i = 0; i < 4; i++)
    PRINT (table[i], snprintf (table[i], sizeof table[i], "%d:%s", i, s));
  char *either = v & 1 ? local : global;
  PRINT (either, sprintf (either, "%d", v));
  PRINT (either, snprintf (either, v & 1 ? 5 : 9, "%d", v));
  SHOW (on_stack.before * 100 + on_stack.after);
  free (heap);
  free (exact);
  free (h);
}

int
main (void)
{
  all (HIDE (5), HIDE (30), HIDE ("str"));
  all (HIDE (INT_MIN), HIDE (40), HIDE (""));
  all (HIDE (INT_MAX), HIDE (24), HIDE ("abcdefghijk"));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
