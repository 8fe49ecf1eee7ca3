/* Strings and numbers that lie in the buffer that the call makes grow: its old
   memory is overwritten as soon as it does.  Functions that reserve promise not
   to be called so.  */

#include "kinds.h"
#include <locale.h>
#include <wchar.h>

static void NOINLINE
start (struct buffer *b, const char *text)
{
  add (b, text, strlen (text));
}

#define SELF(...) \
  do \
    { \
      struct buffer b = { NULL, 0, 0 }; \
      start (&b, HIDE ("what is there")); \
      addf (&b, __VA_ARGS__); \
      show_buffer (__LINE__, "addf", 0, &b); \
      start (&b, HIDE ("what is there")); \
      long r = add_length (&b, __VA_ARGS__); \
      show_buffer (__LINE__, "length", r, &b); \
      start (&b, HIDE ("what is there")); \
      r = add_swapped (&b, __VA_ARGS__); \
      show_buffer (__LINE__, "swapped", r, &b); \
    } \
  while (0)

static void NOINLINE
wide (struct buffer *b)
{
  static const wchar_t text[] = L"wide text";
  add (b, text, sizeof text);
}

int
main (void)
{
  setlocale (LC_ALL, "C.UTF-8");
  SELF ("%s", b.text);
  SELF ("%.4s", b.text);
  SELF ("%.*s", HIDE (6), b.text);
  SELF ("%20s|%-20s", b.text, b.text + 5);
  SELF ("%s%s%s", b.text, b.text, b.text);
  SELF ("%d%s", HIDE (-7), b.text + 3);
  SELF ("%c%zu%d", b.text[2], b.length, (int) b.text[0]);
  SELF ("%s %m", b.text);
  for (int i = 0; i < 2; i++)
    {
      struct buffer b = { NULL, 0, 0 };
      wide (&b);
      if (i)
        addf (&b, "%ls", (const wchar_t *) (void *) b.text);
      else
        addf (&b, "%.3ls;%d", (const wchar_t *) (void *) b.text, i);
      show_buffer (__LINE__, "wide", i, &b);
    }
  struct buffer b = { NULL, 0, 0 };
  start (&b, "abc");
  for (int i = 0; i < 9; i++)
    addf (&b, "%s,", b.text);
  show_buffer (__LINE__, "doubled", 0, &b);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
