/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Guarded memory by mmap and mprotect.  */

#include "guarded.h"

#include <cstdlib>

#include <sys/mman.h>
#include <unistd.h>

guarded::guarded (std::size_t size) : size_ (size)
{
  const std::size_t page = static_cast<std::size_t> (sysconf (_SC_PAGESIZE));
  void *all = mmap (nullptr, size + 2 * page, PROT_NONE,
                    MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (all == MAP_FAILED)
    std::abort ();
  begin_ = static_cast<char *> (all) + page;
  if (size % page || mprotect (begin_, size, PROT_READ | PROT_WRITE))
    std::abort ();
}

guarded::~guarded ()
{
  const std::size_t page = static_cast<std::size_t> (sysconf (_SC_PAGESIZE));
  munmap (begin_ - page, size_ + 2 * page);
}

void
destination::prepare (char *cursor)
{
  std::memset (cursor - margin, untouched, margin);
  errno = unset;
}

bool
destination::margin_intact (const char *cursor)
{
  static const std::string pattern (margin, untouched);
  return std::memcmp (cursor - margin, pattern.data (), margin) == 0;
}

void
destination::report (const char *cursor, const char *end,
                     const std::string &expected)
{
  /* The first bytes tell enough of a long text.  */
  const std::string shown = expected.substr (0, 300);
  ADD_FAILURE () << "expected \"" << shown << "\", advanced by "
                 << end - cursor << " instead of " << expected.size ()
                 << ", got \"" << std::string (cursor, shown.size ()) << "\""
                 << (errno == unset ? "" : ", set errno")
                 << (margin_intact (cursor) ? "" : ", wrote before it")
                 << " (or past it)";
}
