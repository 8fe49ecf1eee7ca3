/* Streams that take no text, or not this text: read-only, closed, full, wide,
   without orientation yet, or in error.  */

#define _GNU_SOURCE
#include "stream.h"
#include "calls.h"
#include <wchar.h>

static void
all_calls (FILE *f)
{
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, 5 - i, "bad"));
      NOTE (calls[i](f, 5 - i, ""));
      NOTE (ferror (f) + 10 * fwide (f, 0));
    }
  clearerr (f);
  NOTE (fprintf (f, "%d\n", HIDE (1)));
  NOTE (ferror (f));
  NOTE (fflush (f));
}

static void
closed_descriptor (int mode)
{
  FILE *f = open_wire ("w");
  set_buffer (f, mode, 64);
  NOTE (fprintf (f, "%d", HIDE (7)));
  close (fileno (f));
  all_calls (f);
  NOTE (fclose (f));
}

static void
full_device (int mode, size_t size)
{
  FILE *f = fopen ("/dev/full", "w");
  set_buffer (f, mode, size);
  all_calls (f);
  for (int i = 0; i < 3000; i++)
    if (fprintf (f, "%d ", i) < 2)
      NOTE (i);
  NOTE (fclose (f));
}

static void
read_only (void)
{
  FILE *f = fopen ("/dev/zero", "r");
  all_calls (f);
  NOTE (getc (f));
  all_calls (f);
  NOTE (ungetc ('x', f));
  all_calls (f);
  NOTE (getc (f));
  NOTE (fclose (f));
}

static void
wide (int first)
{
  FILE *f = open_wire ("w");
  switch (first)
    {
    case 0:
      NOTE (fwide (f, 1));
      break;
    case 1:
      NOTE (fwprintf (f, L"wide"));
      break;
    case 2:
      NOTE (fwide (f, -1));
      break;
    case 3:
      break;
    }
  all_calls (f);
  NOTE (fputwc (L'w', f));
  NOTE (fputc ('c', f));
  all_calls (f);
  NOTE (fclose (f));
}

int
main (void)
{
  static const int modes[] = { _IONBF, _IOFBF, _IOLBF };
  for (int i = 0; i < 3; i++)
    {
      closed_descriptor (modes[i]);
      full_device (modes[i], 16);
      full_device (modes[i], 4096);
    }
  read_only ();
  for (int i = 0; i < 4; i++)
    wide (i);

  /* Opened for writing on a descriptor that is not.  */
  FILE *f = fdopen (dup (open ("/dev/null", O_RDONLY)), "w");
  if (f)
    all_calls (f);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
