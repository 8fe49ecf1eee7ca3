/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a line after its reader was closed.  AddressSanitizer has to report
   that in a sanitized program, whether the runtime is sanitized or not.  */

#include "qrintf/line_reader.h"

#include <stdio.h>

int
main (int count, char **argument)
{
  struct qrintf_lines_line line;
  qrintf_lines_reader *reader = qrintf_lines_open (argument[count - 1], 0);
  if (!reader || qrintf_lines_next (reader, &line) != 1 || line.length == 0)
    return 2;
  qrintf_lines_close (reader);
  return *(const volatile char *) line.text == 0;
}
