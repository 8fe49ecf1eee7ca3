/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file of JSON and prints it with indents.  */

#include <jansson.h>
#include <stdio.h>

int
main (int argc, char **argv)
{
  json_error_t error;
  json_t *all = json_load_file (argc > 1 ? argv[1] : "", 0, &error);
  if (!all)
    {
      fprintf (stderr, "line %d: %s\n", error.line, error.text);
      return 1;
    }
  int failed = json_dumpf (all, stdout, JSON_INDENT (2));
  json_decref (all);
  return failed != 0;
}
