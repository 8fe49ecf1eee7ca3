/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The allocator whose failures a test can request.  */

#include "allocator.h"

#include <cerrno>

allocator_state allocator = { -1, false, 0, 0 };

void
watch_allocator (long fail_at, bool fail_after)
{
  allocator = { fail_at, fail_after, 0, 0 };
}

void
stop_failures ()
{
  allocator.fail_at = -1;
}

/* Sets errno even on success, as malloc may.  */
static bool
refused (size_t size)
{
  long call = allocator.calls++;
  bool failing = allocator.fail_at >= 0
                 && (allocator.fail_after ? call >= allocator.fail_at
                                          : call == allocator.fail_at);
  bool result = failing || size > largest_block;
  errno = result ? ENOMEM : EAGAIN;
  return result;
}

extern "C"
{
  void *__real_malloc (size_t);
  void *__real_realloc (void *, size_t);
  void __real_free (void *);

  void *
  __wrap_malloc (size_t size)
  {
    void *block = refused (size) ? nullptr : __real_malloc (size);
    allocator.live += block != nullptr;
    return block;
  }

  void *
  __wrap_realloc (void *old, size_t size)
  {
    void *block = refused (size) ? nullptr : __real_realloc (old, size);
    allocator.live += block && !old;
    return block;
  }

  void
  __wrap_free (void *block)
  {
    allocator.live -= block != nullptr;
    __real_free (block);
  }
}
