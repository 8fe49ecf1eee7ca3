/* SPDX-License-Identifier: GPL-3.0-or-later */
/* open_memstream, as C programs use it.  Where memory runs out it aborts.  */

#include "cases.h"

#include <stdio.h>
#include <stdlib.h>

void
memory_stream (const struct record *records, size_t n, size_t each,
               take_text *take, void *to)
{
  while (n > 0)
    {
      char *text;
      size_t length;
      FILE *stream = open_memstream (&text, &length);
      if (!stream)
        abort ();
      for (size_t i = 0; i < each && n > 0; i++, n--, records++)
        fprintf (stream, "%d,%s;", records->number, records->word);
      fclose (stream);
      take (to, text, length);
      free (text);
    }
}
