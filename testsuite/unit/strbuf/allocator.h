/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An allocator whose failures a test can request.  The linker's --wrap puts it
   before malloc, realloc and free.  */

#ifndef QRINTF_TEST_ALLOCATOR_H
#define QRINTF_TEST_ALLOCATOR_H

#include <cstddef>

struct allocator_state
{
  /* The call of malloc or realloc that fails, counted from 0; -1 for none.  */
  long fail_at;
  bool fail_after; /* all later calls fail, too */

  long calls;
  long live; /* allocated blocks minus freed blocks */
};
extern allocator_state allocator;

/* Larger requests are always refused, so that a test may request half the
   address space under every tool.  */
constexpr size_t largest_block = size_t{ 1 } << 30;

/* Starts counting, with the given failures.  */
void watch_allocator (long fail_at, bool fail_after);

/* Ends the failures.  */
void stop_failures ();

#endif
