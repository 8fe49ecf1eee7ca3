/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the track of a walk as XML: a point each second, with its place, its
   height, the heart's beats and the time as elements with numbers.  */

#include <mxml.h>
#include <stdio.h>
#include <stdlib.h>

static void
add_point (mxml_node_t *track, int number)
{
  mxml_node_t *point = mxmlNewElement (track, "point");
  double step = number * 0.00001;
  mxmlNewInteger (mxmlNewElement (point, "time"), 1700000000 + number);
  mxmlNewReal (mxmlNewElement (point, "lat"),
               47.5 + step - number % 7 * 0.000003);
  mxmlNewReal (mxmlNewElement (point, "lon"),
               8.25 + step * 1.4 + number % 11 * 0.000007);
  mxmlNewReal (mxmlNewElement (point, "ele"), 400 + number % 9001 * 0.125);
  mxmlNewInteger (mxmlNewElement (point, "hr"), 60 + number * 7 % 111);
}

int
main (int argc, char **argv)
{
  int points = argc > 1 ? atoi (argv[1]) : 0;
  mxml_node_t *document = mxmlNewXML ("1.0");
  mxml_node_t *track = mxmlNewElement (document, "track");
  for (int i = 0; i < points; i++)
    add_point (track, i);
  int failed = mxmlSaveFile (document, stdout, MXML_NO_CALLBACK);
  mxmlDelete (document);
  return failed != 0;
}
