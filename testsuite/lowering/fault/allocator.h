/* What the program tells and asks the preloaded allocator; see
   preload/allocator.c.  A program that runs without it ends at once.  */

#ifndef QRINTF_ALLOCATOR_H
#define QRINTF_ALLOCATOR_H

#include <dlfcn.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

static void (*allocator_fail) (long, long, size_t);
static long (*allocator_calls) (void);
static long (*allocator_live) (void);

static void
find_allocator (void)
{
  *(void **) &allocator_fail = dlsym (RTLD_DEFAULT, "allocator_fail");
  *(void **) &allocator_calls = dlsym (RTLD_DEFAULT, "allocator_calls");
  *(void **) &allocator_live = dlsym (RTLD_DEFAULT, "allocator_live");
  if (!allocator_fail || !allocator_calls || !allocator_live)
    abort ();
}

static void
succeed_again (void)
{
  allocator_fail (0, 0, SIZE_MAX);
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
