/* An allocator to be preloaded: the C library's own, which counts its calls and
   fails those that the program names.  The program finds the functions below by
   dlsym; see ../allocator.h.  For programs of one thread.  It leaves aligned
   allocations alone, which nothing that is tested here asks for.  */

#include <errno.h>
#include <stddef.h>
#include <stdint.h>

void *__libc_malloc (size_t);
void *__libc_calloc (size_t, size_t);
void *__libc_realloc (void *, size_t);
void __libc_free (void *);

static long calls, first, last, live;
static size_t largest = SIZE_MAX;

/* Of the calls from now on the FROMth to the TOth fail, and all of more than
   MOST bytes.  */
void
allocator_fail (long from, long to, size_t most)
{
  calls = 0;
  first = from;
  last = to;
  largest = most;
}

/* How many calls there were since then, but for those of free.  */
long
allocator_calls (void)
{
  return calls;
}

/* How many blocks there are.  */
long
allocator_live (void)
{
  return live;
}

static int
refuses (size_t size)
{
  calls++;
  if ((calls < first || calls > last) && size <= largest)
    return 0;
  errno = ENOMEM;
  return 1;
}

void *
malloc (size_t size)
{
  if (refuses (size))
    return NULL;
  void *block = __libc_malloc (size);
  live += block != NULL;
  return block;
}

void *
calloc (size_t n, size_t size)
{
  if (refuses (size && n > SIZE_MAX / size ? SIZE_MAX : n * size))
    return NULL;
  void *block = __libc_calloc (n, size);
  live += block != NULL;
  return block;
}

void *
realloc (void *old, size_t size)
{
  if (refuses (size))
    return NULL;
  void *block = __libc_realloc (old, size);
  live += (block != NULL) - (old != NULL && (block != NULL || size == 0));
  return block;
}

void
free (void *block)
{
  live -= block != NULL;
  __libc_free (block);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
