/* SPDX-License-Identifier: MIT-0 */
/* The input iterator over a reader's lines.  */

#ifndef QRINTF_LINES_ITERATOR_HPP
#define QRINTF_LINES_ITERATOR_HPP

#include "options.hpp"

#include <cstddef>
#include <iterator>

namespace qrintf
{

/* Advances with its reader: of several iterators over one reader, only the one
   that was advanced last is valid, as with all input iterators.  The state of a
   loop over it stays in registers.  For that, all functions that such a loop
   calls are always inlined: a single call with the iterator's address would
   keep it in memory, and the loop would take half as long again.  */
template <typename Line> class line_iterator
{
public:
  using iterator_category = std::input_iterator_tag;
  using value_type = Line;
  using difference_type = std::ptrdiff_t;
  using reference = Line;
  using pointer = lines::line_pointer<Line>;

  line_iterator () noexcept = default;

  /* Takes the next line of READER, which may be null.  */
  __attribute__ ((always_inline))
  line_iterator (qrintf_lines_reader *reader, bool throws)
      : m_throws (throws)
  {
    if (!reader)
      return;
    m_reader = reader;
    m_cursor = qrintf_lines_begin (reader);
    ++*this;
  }

  __attribute__ ((always_inline)) reference
  operator* () const
  {
    return Line (view ());
  }

  pointer
  operator->() const
  {
    return pointer (view ());
  }

  __attribute__ ((always_inline)) line_iterator &
  operator++ ()
  {
    if (__builtin_expect (!qrintf_lines_step (m_reader, &m_cursor, &m_line), 0))
      stop ();
    return *this;
  }

  lines::copied_line
  operator++ (int)
  {
    lines::copied_line result (view ());
    ++*this;
    return result;
  }

  /* Whether both or neither are at an end.  */
  __attribute__ ((always_inline)) friend bool
  operator== (const line_iterator &a, const line_iterator &b) noexcept
  {
    return !a.m_reader == !b.m_reader;
  }

  __attribute__ ((always_inline)) friend bool
  operator!= (const line_iterator &a, const line_iterator &b) noexcept
  {
    return !(a == b);
  }

  /* Throws the error of READER.  */
  [[noreturn]] __attribute__ ((cold, noinline)) static void
  raise (qrintf_lines_reader *reader)
  {
    /* "operation path: cause".  */
    std::string text = qrintf_lines_error (reader);
    std::size_t space = text.find (' '), colon = text.rfind (": ");
    std::string operation = text.substr (0, space);
    std::string path = text.substr (space + 1, colon - space - 1);
    lines::fail (operation.c_str (), path, qrintf_lines_errno (reader));
  }

private:
  std::string_view
  view () const noexcept
  {
    return { m_line.text, m_line.length };
  }

  __attribute__ ((always_inline)) void
  stop ()
  {
    qrintf_lines_reader *reader = m_reader;
    m_reader = nullptr;
    if (m_throws && qrintf_lines_errno (reader))
      raise (reader);
  }

  qrintf_lines_reader *m_reader = nullptr;
  qrintf_lines_cursor m_cursor = {};
  qrintf_lines_line m_line = {};
  bool m_throws = false;
};

} // namespace qrintf

#endif
