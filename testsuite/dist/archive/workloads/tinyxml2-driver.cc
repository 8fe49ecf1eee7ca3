/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a chart as SVG, as it is written by tinyxml2's printer: a circle with
   a title for each of so many measurements.  */

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <tinyxml2.h>

static void
print_circle (tinyxml2::XMLPrinter &printer, int number)
{
  double x = number * 0.37, y = 200 + 150 * std::sin (number * 0.01);
  printer.OpenElement ("circle");
  printer.PushAttribute ("cx", x);
  printer.PushAttribute ("cy", y);
  printer.PushAttribute ("r", 1 + number % 5);
  printer.PushAttribute ("data-id", number);
  printer.OpenElement ("title", true);
  printer.PushText (y / 7);
  printer.CloseElement (true);
  printer.CloseElement ();
}

int
main (int argc, char **argv)
{
  int circles = argc > 1 ? std::atoi (argv[1]) : 0;
  tinyxml2::XMLPrinter printer (stdout);
  printer.OpenElement ("svg");
  printer.PushAttribute ("xmlns", "http://www.w3.org/2000/svg");
  for (int i = 0; i < circles; i++)
    print_circle (printer, i);
  printer.CloseElement ();
  return std::fflush (stdout) != 0;
}
