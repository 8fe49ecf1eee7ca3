/* SPDX-License-Identifier: MIT-0 */
/* qrintf::line_reader: a range of lines for a single pass.  */

#ifndef QRINTF_LINES_READER_HPP
#define QRINTF_LINES_READER_HPP

#include "options.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <utility>

namespace qrintf
{

/* The input iterator over a reader's lines.  It advances with its reader: of
   several iterators over one reader, only the one that was advanced last is
   valid, as with all input iterators.  The state of a loop over it stays in
   registers.  For that, all functions that such a loop calls are always
   inlined: a single call with the iterator's address would keep it in memory,
   and the loop would take half as long again.  */
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

/* Reads lines as described in line_reader.h.  Line is std::string_view, valid
   until the next line is taken, or std::string.

   - It can be moved but not copied.  A reader that was moved from, closed or
     never opened has no lines.  Iterators follow the reader's input when it
     moves, and must not be used after it is closed.
   - After a loop has been left, the next loop continues with the next line.
   - A reader that is opened without a std::error_code throws line_error, even
     in a loop over it, after all lines before the error.  With a
     std::error_code, the loop ends and error () returns the error.  */
template <typename Line> class basic_line_reader
{
public:
  using value_type = Line;
  using iterator = line_iterator<Line>;
  using const_iterator = iterator;

  basic_line_reader () noexcept = default;

  explicit basic_line_reader (lines::path_name path,
                              const line_options &options = {})
  {
    open (path, options);
  }

  basic_line_reader (lines::path_name path, std::error_code &error,
                     const line_options &options = {}) noexcept
  {
    open (path, error, options);
  }

  /* Reads from the descriptor's offset on.  */
  explicit basic_line_reader (int fd,
                              line_descriptor whose
                              = line_descriptor::borrowed,
                              const line_options &options = {})
  {
    open (fd, whose, options);
  }

  /* As qrintf_lines_stdio.  */
  explicit basic_line_reader (std::FILE *stream,
                              const line_options &options = {})
  {
    open (stream, options);
  }

  /* The lines of TEXT, which has to exist as long as the reader, such as a part
     of mapped_lines.  */
  static basic_line_reader
  over (std::string_view text, const line_options &options = {})
  {
    basic_line_reader result;
    qrintf_lines_options o = lines::plain (options, line_descriptor::borrowed);
    result.take (qrintf_lines_memory (text.data (), text.size (), &o), "open",
                 "memory");
    return result;
  }

  basic_line_reader (basic_line_reader &&other) noexcept
      : m_reader (std::exchange (other.m_reader, nullptr)),
        m_throws (other.m_throws)
  {
  }

  basic_line_reader &
  operator= (basic_line_reader &&other) noexcept
  {
    basic_line_reader taken (std::move (other));
    swap (taken);
    return *this;
  }

  basic_line_reader (const basic_line_reader &) = delete;
  basic_line_reader &operator= (const basic_line_reader &) = delete;

  ~basic_line_reader () { qrintf_lines_close (m_reader); }

  void
  swap (basic_line_reader &other) noexcept
  {
    std::swap (m_reader, other.m_reader);
    std::swap (m_throws, other.m_throws);
  }

  friend void
  swap (basic_line_reader &a, basic_line_reader &b) noexcept
  {
    a.swap (b);
  }

  /* Close the former input, even if the new one cannot be opened.  */
  void
  open (lines::path_name path, const line_options &options = {})
  {
    close ();
    qrintf_lines_options o = lines::plain (options, line_descriptor::borrowed);
    take (qrintf_lines_open (path, &o), "open", path);
  }

  void
  open (int fd, line_descriptor whose = line_descriptor::borrowed,
        const line_options &options = {})
  {
    close ();
    qrintf_lines_options o = lines::plain (options, whose);
    qrintf_lines_reader *reader = qrintf_lines_fdopen (fd, &o);
    take (reader, "open",
          reader ? "" : ("descriptor " + std::to_string (fd)).c_str ());
  }

  void
  open (std::FILE *stream, const line_options &options = {})
  {
    close ();
    qrintf_lines_options o = lines::plain (options, line_descriptor::borrowed);
    take (qrintf_lines_stdio (stream, &o), "open", "a stream");
  }

  /* The same without exceptions.  */
  void
  open (lines::path_name path, std::error_code &error,
        const line_options &options = {}) noexcept
  {
    close ();
    qrintf_lines_options o = lines::plain (options, line_descriptor::borrowed);
    take (qrintf_lines_open (path, &o), error);
  }

  void
  open (int fd, std::error_code &error,
        line_descriptor whose = line_descriptor::borrowed,
        const line_options &options = {}) noexcept
  {
    close ();
    qrintf_lines_options o = lines::plain (options, whose);
    take (qrintf_lines_fdopen (fd, &o), error);
  }

  void
  open (std::FILE *stream, std::error_code &error,
        const line_options &options = {}) noexcept
  {
    close ();
    qrintf_lines_options o = lines::plain (options, line_descriptor::borrowed);
    take (qrintf_lines_stdio (stream, &o), error);
  }

  /* The error of closing, if any.  */
  std::error_code
  close () noexcept
  {
    if (qrintf_lines_close (std::exchange (m_reader, nullptr)) == 0)
      return {};
    return lines::code (errno);
  }

  bool
  is_open () const noexcept
  {
    return m_reader;
  }

  /* Takes the next line.  */
  __attribute__ ((always_inline)) iterator
  begin ()
  {
    return iterator (m_reader, m_throws);
  }

  iterator
  end () const noexcept
  {
    return {};
  }

  /* Whether there was a next line, which is then in LINE.  */
  bool
  read (Line &line)
  {
    iterator it = begin ();
    if (it == end ())
      return false;
    line = *it;
    return true;
  }

  /* The number of the last line, from 1; 0 before the first.  */
  std::uint64_t
  line_number () const noexcept
  {
    return m_reader ? qrintf_lines_number (m_reader) : 0;
  }

  /* Whether the last line ended without a delimiter.  */
  bool
  unterminated () const noexcept
  {
    return m_reader && qrintf_lines_unterminated (m_reader);
  }

  /* Whether the file has become shorter while it was read.  */
  bool
  truncated () const noexcept
  {
    return m_reader && qrintf_lines_truncated (m_reader);
  }

  std::error_code
  error () const noexcept
  {
    return lines::code (m_reader ? qrintf_lines_errno (m_reader) : 0);
  }

  /* Operation, path and cause of error (); empty if there is no error.  */
  std::string
  error_text () const
  {
    return m_reader ? qrintf_lines_error (m_reader) : "";
  }

  /* Read the rest of the input and return the number of its lines, or of its
     bytes among SET.  A reader without exceptions returns -1 for an error, as
     qrintf_lines_count does.  */
  std::int64_t
  count ()
  {
    return m_reader ? counted (qrintf_lines_count (m_reader)) : 0;
  }

  std::int64_t
  count (std::string_view set)
  {
    return m_reader ? counted (
               qrintf_lines_count_bytes (m_reader, set.data (), set.size ()))
                    : 0;
  }

  /* For the functions of line_reader.h.  */
  qrintf_lines_reader *
  get () const noexcept
  {
    return m_reader;
  }

private:
  void
  take (qrintf_lines_reader *reader, const char *operation, const char *path)
  {
    m_throws = true;
    m_reader = reader;
    if (!reader)
      lines::fail (operation, path, errno);
  }

  void
  take (qrintf_lines_reader *reader, std::error_code &error) noexcept
  {
    m_throws = false;
    m_reader = reader;
    error = lines::code (reader ? 0 : errno);
  }

  std::int64_t
  counted (std::int64_t count)
  {
    if (count < 0 && m_throws)
      iterator::raise (m_reader);
    return count;
  }

  qrintf_lines_reader *m_reader = nullptr;
  bool m_throws = true;
};

using line_reader = basic_line_reader<std::string_view>;

} // namespace qrintf

#endif
