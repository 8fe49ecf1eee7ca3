/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a file of JSON and prints it with indents.  */

#include <fstream>
#include <iostream>
#include <json/json.h>

int
main (int argc, char **argv)
{
  Json::Value all;
  std::ios::sync_with_stdio (false);
  std::ifstream file (argc > 1 ? argv[1] : "");
  file >> all;
  std::cout << all << '\n';
  return !std::cout.flush ();
}
