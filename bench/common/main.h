/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main function of a bench: what fails is told with the bench's name.  */

#ifndef QRINTF_BENCH_MAIN_H
#define QRINTF_BENCH_MAIN_H

#include <exception>
#include <iostream>

/* RUN's exit status, or 1 if it throws.  */
inline int
bench_main (const char *name, int (*run) (int, char **), int argc, char **argv)
{
  try
    {
      return run (argc, argv);
    }
  catch (const std::exception &e)
    {
      std::cerr << name << ": " << e.what () << '\n';
      return 1;
    }
}

#endif
