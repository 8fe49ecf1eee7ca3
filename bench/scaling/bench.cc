/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the cost of a call grows: with the conversions of its format, with the
   bytes of its strings, and with a second thread that formats for itself.

   Times are of the CPU, of one thread: a thread that waits for another's cache
   line is busy.  glibc takes a stream's lock only once a process has had a
   second thread.  So threads are measured in another process (--threads), in
   which calls of one thread follow the end of a second one, too.  */

#include "rows.h"

#include <cstring>

namespace
{

bool threads;

bool
take (const char *argument)
{
  bool ours = strcmp (argument, "--threads") == 0;
  threads |= ours;
  return ours;
}

void
add_rows (const bench_options &)
{
  if (threads)
    add_thread_rows ();
  else
    {
      add_conversion_rows ();
      add_byte_rows ();
    }
}

} // namespace

int
main (int argc, char **argv)
{
  const bench b = {
    "qrintf_scaling_bench",
    R"(usage: qrintf_scaling_bench [OPTION]... [--benchmark_OPTION=VALUE]...
Times calls through libc and lowered as they grow: formats of 1 to 64
conversions, strings of 1 byte to 1 MiB; first compares what they write.  Rows
are FAMILY/SERIES/X, as in bytes/stream/4096/qrintf.

  --threads  one and two threads instead)",
    9, add_rows, take
  };
  return bench_main (b, argc, argv);
}
