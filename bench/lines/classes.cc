/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines through classes: std::getline, and readers of a mapping as the articles
   and their library have them, which look for the newline a byte at a time and
   give each line as a string, or as a view.  */

#include "ways.h"

#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>

namespace
{

template <lines_job job>
lines_tally
by_getline (std::istream &in, const char *path)
{
  lines_tally tally{ 0, 0, 0 };
  std::string line;
  for (; std::getline (in, line); tally.lines++)
    take_text (&tally, line.data (), line.size (), job);
  if (in.bad ())
    lines_die ("read", path);
  return tally;
}

lines_tally
by_getline (std::istream &in, const char *path, lines_job job)
{
  return job == lines_delivered ? by_getline<lines_delivered> (in, path)
         : job == lines_bases   ? by_getline<lines_bases> (in, path)
                                : by_getline<lines_counted> (in, path);
}

/* A range of the lines of a file.  */
template <typename Line> class mapped_file
{
public:
  class iterator
  {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Line;
    using difference_type = std::ptrdiff_t;
    using pointer = const Line *;
    using reference = const Line &;

    iterator () = default;

    iterator (const char *text, size_t size)
        : m_next (text), m_end (text + size)
    {
      ++*this;
    }

    reference
    operator* () const
    {
      return m_line;
    }

    iterator &
    operator++ ()
    {
      if (m_next == m_end)
        {
          m_next = m_end = nullptr;
          return *this;
        }
      const char *start = m_next, *at = start;
      while (at != m_end && *at != '\n')
        at++;
      m_line = std::string_view (start, static_cast<size_t> (at - start));
      m_next = at == m_end ? at : at + 1;
      return *this;
    }

    friend bool
    operator!= (const iterator &a, const iterator &b)
    {
      return a.m_next != b.m_next;
    }

  private:
    Line m_line;
    const char *m_next = nullptr, *m_end = nullptr;
  };

  explicit mapped_file (const char *path) : m_mapping (lines_map (path)) {}
  ~mapped_file () { lines_unmap (m_mapping); }
  mapped_file (const mapped_file &) = delete;
  mapped_file &operator= (const mapped_file &) = delete;

  iterator
  begin () const
  {
    return { m_mapping.text, m_mapping.size };
  }

  iterator
  end () const
  {
    return {};
  }

private:
  lines_mapping m_mapping;
};

template <typename Line>
LINES_INLINE lines_tally
by_class (const char *path, lines_job job)
{
  lines_tally tally{ 0, 0, 0 };
  for (const Line &line : mapped_file<Line> (path))
    {
      take_text (&tally, line.data (), line.size (), job);
      tally.lines++;
    }
  return tally;
}

} // namespace

lines_tally
way_ifstream (const char *path, lines_job job)
{
  std::ifstream in (path, std::ios::binary);
  if (!in)
    lines_die ("open", path);
  return by_getline (in, path, job);
}

lines_tally
way_cin_synced (lines_job job)
{
  return by_getline (std::cin, "stdin", job);
}

lines_tally
way_cin_unsynced (lines_job job)
{
  std::ios::sync_with_stdio (false);
  return by_getline (std::cin, "stdin", job);
}

LINES_WAY (way_mmap_string, by_class<std::string>)
LINES_WAY (way_mmap_view, by_class<std::string_view>)
