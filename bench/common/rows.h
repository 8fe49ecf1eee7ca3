/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of the report: each is one thing to do and the rivals that do it
   over the same inputs.  */

#ifndef QRINTF_BENCH_ROWS_H
#define QRINTF_BENCH_ROWS_H

#include <functional>
#include <string>
#include <vector>

struct rival
{
  std::string name;

  /* Does the row's work once for each of its inputs.  */
  std::function<void ()> pass;
};

struct row
{
  std::string name, title;
  std::vector<rival> rivals;
};

/* Inputs of each row.  Fewer, and the branch predictor knows them by heart.  */
constexpr size_t inputs_per_row = 65536;

/* The cases of cases.def, with the rivals libc, qrintf, base and fmt; and the
   runtime's emitters by themselves, with a rival for each version that this
   CPU can run.  Both compare all rivals over all inputs first, and throw
   std::runtime_error where they differ.  */
std::vector<row> format_rows ();
std::vector<row> emitter_rows ();

/* Whether the runtime has versions for this CPU with AVX-512's masks (v4), and
   with IFMA and VBMI as well (avx512).  */
bool cpu_has_v4 ();
bool cpu_has_avx512 ();

#endif
