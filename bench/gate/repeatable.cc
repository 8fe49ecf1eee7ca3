/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A count depends on the inputs, which are the same everywhere, and on where
   they lie in memory, which is made the same here.  */

#include <cstdint>
#include <cstdlib>
#include <new>

/* Strings begin at a page, so that those that cross its end are the same
   everywhere.  */
void *
operator new[] (std::size_t size)
{
  constexpr std::size_t page = 4096;
  if (size > SIZE_MAX - page)
    throw std::bad_alloc ();
  if (void *p = std::aligned_alloc (page, (size + page - 1) / page * page))
    return p;
  throw std::bad_alloc ();
}

void
operator delete[] (void *p) noexcept
{
  std::free (p);
}

void
operator delete[] (void *p, std::size_t) noexcept
{
  std::free (p);
}
