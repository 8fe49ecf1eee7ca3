/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An allocator that can be told to fail.  It stands before malloc, realloc and
   free by the linker's --wrap.  */

#ifndef QRINTF_TEST_ALLOCATOR_H
#define QRINTF_TEST_ALLOCATOR_H

#include <cstddef>

struct allocator_state
{
  /* The call of malloc or realloc that fails, counted from 0; -1 for none.  */
  long fail_at;
  bool fail_after; /* and all that follow it */

  long calls;
  long live; /* blocks given less blocks freed */
};
extern allocator_state allocator;

/* Requests above this are refused always, so that a test may ask for half the
   address space under every tool.  */
constexpr size_t largest_block = size_t{ 1 } << 30;

/* Begins to count, and to fail as asked.  */
void watch_allocator (long fail_at, bool fail_after);

/* Makes it fail no more.  */
void stop_failures ();

#endif
