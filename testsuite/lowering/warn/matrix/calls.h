/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls that a fault of an argument is tried with: each alone, in a loop and
   behind it, as these become different code.  */

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern FILE *stream;
extern char *made;
extern char room[200];
extern int result;

/* X (NAME, STATEMENT) for each call that prints the string P as it is.  */
#define PIECE_CALLS(X, P)                                                      \
  X (printf_alone, printf ("%s", P);)                                          \
  X (printf_line, printf ("%s\n", P);)                                         \
  X (fprintf_alone, fprintf (stream, "%s", P);)                                \
  X (puts, puts (P);)                                                          \
  X (fputs, fputs (P, stream);)                                                \
  X (fputs_result, result = fputs (P, stream);)                                \
  X (fputs_unlocked, fputs_unlocked (P, stdout);)

/* For each call that prints it with something else.  */
#define TEXT_CALLS(X, P)                                                       \
  X (printf, printf ("%s|\n", P);)                                             \
  X (printf_precision, printf ("%.20s|\n", P);)                                \
  X (printf_star, printf ("<%.*s>", 7, P);)                                    \
  X (printf_other, printf ("%s%Lf\n", P, 1.5L);)                               \
  X (fprintf, fprintf (stream, "<%s>", P);)                                    \
  X (sprintf, sprintf (room, "<%s>", P);)                                      \
  X (sprintf_alone, result = sprintf (room, "%s", P);)                         \
  X (snprintf, snprintf (room, sizeof room, "%s%d", P, result);)               \
  X (snprintf_size, result = snprintf (NULL, 0, "%s.", P);)                    \
  X (asprintf, result = asprintf (&made, "<%s>", P);)                          \
  X (dprintf, dprintf (1, "<%s>", P);)

/* For calls that print it among others.  */
#define TEXT_RUNS(X, P)                                                        \
  X (run, printf ("<%d>", result); puts (P); putchar (46);)                    \
  X (run_of_stream, fprintf (stream, "%d", result); fputs (P, stream);         \
     fputc (10, stream);)

#define STRING_CALLS(X, P) PIECE_CALLS (X, P) TEXT_CALLS (X, P)

/* For each call that writes the N bytes at P.  */
#define BLOCK_CALLS(X, P, N)                                                   \
  X (fwrite, fwrite (P, 1, N, stream);)                                        \
  X (fwrite_result, result = fwrite (P, 1, N, stream);)                        \
  X (fwrite_items, fwrite (P, N, 1, stream);)                                  \
  X (fwrite_unlocked, fwrite_unlocked (P, 1, N, stream);)

/* For each call that prints the integer V.  */
#define INTEGER_CALLS(X, V)                                                    \
  X (printf, printf ("%d\n", V);)                                              \
  X (printf_letter, printf ("%c", V);)                                         \
  X (printf_width, printf ("%*d|", V, 5);)                                     \
  X (fprintf, fprintf (stream, "%x %d", 7, V);)                                \
  X (sprintf, sprintf (room, "%d", V);)                                        \
  X (snprintf, snprintf (room, sizeof room, "%d,%c", V, V);)                   \
  X (snprintf_size, result = snprintf (NULL, 0, "%d", V);)                     \
  X (asprintf, result = asprintf (&made, "%d", V);)                            \
  X (dprintf, dprintf (1, "%d\n", V);)                                         \
  X (putchar, putchar (V);)                                                    \
  X (putchar_unlocked, putchar_unlocked (V);)                                  \
  X (putc, putc (V, stream);)                                                  \
  X (fputc, fputc (V, stream);)                                                \
  X (fputc_unlocked, fputc_unlocked (V, stream);)

/* For each call that prints to the stream F.  */
#define STREAM_CALLS(X, F)                                                     \
  X (fprintf, fprintf (F, "%d\n", result);)                                    \
  X (fprintf_text, fprintf (F, "text");)                                       \
  X (fputs, fputs (made, F);)                                                  \
  X (fwrite, fwrite (made, 1, 9, F);)                                          \
  X (fputc, fputc (result, F);)                                                \
  X (putc_unlocked, putc_unlocked (result, F);)

/* For each call that writes to the array P of N bytes.  */
#define BUFFER_CALLS(X, P, N)                                                  \
  X (sprintf, sprintf (P, "%d", result);)                                      \
  X (sprintf_text, sprintf (P, "a text of 19 bytes");)                         \
  X (sprintf_string, sprintf (P, "<%s>", made);)                               \
  X (sprintf_real, sprintf (P, "%.2f", (double) result);)                      \
  X (sprintf_fill, result = sprintf (P, "%12d", result);)                      \
  X (snprintf, snprintf (P, N, "%d %d", result, 7);)                           \
  X (snprintf_text, snprintf (P, N, "a text of 19 bytes");)                    \
  X (snprintf_string, snprintf (P, N, "<%s>", made);)                          \
  X (snprintf_result, result = snprintf (P, N, "%5d.", result);)

/* FUNCTION (NAME, BEFORE, CALL): functions that make the call once, in a loop,
   and on one of two ways.  */
#define FUNCTION(NAME, BEFORE, CALL)                                           \
  void NAME##_once (int);                                                      \
  void NAME##_once (int n) { (void) n; BEFORE CALL }                           \
  void NAME##_loop (int);                                                      \
  void NAME##_loop (int n)                                                     \
  {                                                                            \
    for (int i = 0; i < n; i++)                                                \
      {                                                                        \
        BEFORE CALL                                                            \
      }                                                                        \
  }                                                                            \
  void NAME##_outside (int);                                                   \
  void NAME##_outside (int n)                                                  \
  {                                                                            \
    BEFORE                                                                     \
    for (int i = 0; i < n; i++)                                                \
      {                                                                        \
        CALL                                                                   \
      }                                                                        \
    if (n == 17)                                                               \
      {                                                                        \
        CALL                                                                   \
      }                                                                        \
  }
