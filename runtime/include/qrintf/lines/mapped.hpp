/* SPDX-License-Identifier: MIT-0 */
/* qrintf::mapped_lines: the lines of a whole input in memory, as a view that
   can be traversed repeatedly and concurrently, and split into parts.  */

#ifndef QRINTF_LINES_MAPPED_HPP
#define QRINTF_LINES_MAPPED_HPP

#include "bytes.hpp"
#include "reader.hpp"

#include <cstring>
#include <iterator>
#include <memory>
#include <vector>

#if __cplusplus >= 202002L && __has_include(<ranges>)
#include <ranges>
#endif

namespace qrintf
{

/* A forward iterator over lines in memory, valid as long as the memory.  Its
   C++17 category is input iterator, because it has no string_view to which it
   could return a reference.  */
class mapped_line_iterator
{
public:
  using iterator_category = std::input_iterator_tag;
#if defined __cpp_lib_ranges
  using iterator_concept = std::forward_iterator_tag;
#endif
  using value_type = std::string_view;
  using difference_type = std::ptrdiff_t;
  using reference = std::string_view;
  using pointer = lines::line_pointer<std::string_view>;

  mapped_line_iterator () noexcept = default;

  /* At the line at TEXT, or at the end if TEXT is END.  */
  mapped_line_iterator (const char *text, const char *end,
                        const line_options &options) noexcept
      : m_next (text), m_end (end), m_delimiter (options.delimiter),
        m_keep (options.keep), m_crlf (options.crlf && !options.keep)
  {
    ++*this;
  }

  reference
  operator* () const noexcept
  {
    return m_line;
  }

  pointer
  operator->() const noexcept
  {
    return pointer (m_line);
  }

  mapped_line_iterator &
  operator++ () noexcept
  {
    const char *start = m_start = m_next;
    if (start == m_end)
      return *this;
    std::size_t left = static_cast<std::size_t> (m_end - start);
    auto at = static_cast<const char *> (
        std::memchr (start, static_cast<unsigned char> (m_delimiter), left));
    m_next = at ? at + 1 : m_end;
    std::size_t length = at ? static_cast<std::size_t> (at - start) : left;
    if (at && m_keep)
      length++;
    else if (at && m_crlf && length && at[-1] == '\r')
      length--;
    m_line = { start, length };
    return *this;
  }

  mapped_line_iterator
  operator++ (int) noexcept
  {
    mapped_line_iterator result = *this;
    ++*this;
    return result;
  }

  friend bool
  operator== (const mapped_line_iterator &a,
              const mapped_line_iterator &b) noexcept
  {
    return a.m_start == b.m_start;
  }

  friend bool
  operator!= (const mapped_line_iterator &a,
              const mapped_line_iterator &b) noexcept
  {
    return !(a == b);
  }

private:
  std::string_view m_line;
  const char *m_start = nullptr, *m_next = nullptr, *m_end = nullptr;
  char m_delimiter = '\n';
  bool m_keep = false, m_crlf = false;
};

/* Copies share the input; it and the lines are valid as long as any copy
   exists.  An input that cannot be mapped is read into memory.  Several threads
   may read at once.  For a single pass, line_reader::over (view ()) is faster;
   only there the option longest is used.  */
class mapped_lines
#if defined __cpp_lib_ranges
    : public std::ranges::view_interface<mapped_lines>
#endif
{
public:
  using iterator = mapped_line_iterator;
  using const_iterator = iterator;
  using value_type = std::string_view;

  mapped_lines () noexcept = default;

  explicit mapped_lines (lines::path_name path,
                         const line_options &options = {})
      : mapped_lines (byte_reader (path, options), options)
  {
  }

  explicit mapped_lines (int fd,
                         line_descriptor whose = line_descriptor::borrowed,
                         const line_options &options = {})
      : mapped_lines (byte_reader (fd, whose, options), options)
  {
  }

  explicit mapped_lines (byte_reader &&bytes, const line_options &options = {})
      : m_bytes (std::make_shared<const byte_reader> (std::move (bytes))),
        m_text (m_bytes->view ()), m_options (options)
  {
  }

  iterator
  begin () const noexcept
  {
    return { m_text.data (), m_text.data () + m_text.size (), m_options };
  }

  iterator
  end () const noexcept
  {
    const char *end = m_text.data () + m_text.size ();
    return { end, end, m_options };
  }

  bool
  empty () const noexcept
  {
    return m_text.empty ();
  }

  /* All the bytes.  */
  std::string_view
  view () const noexcept
  {
    return m_text;
  }

  const line_options &
  options () const noexcept
  {
    return m_options;
  }

  /* N consecutive parts of about the same size, some of which may be empty.  A
     line belongs to the part in which it begins.  Requires N > 0.  */
  std::vector<mapped_lines>
  split (std::size_t n) const
  {
    std::vector<mapped_lines> parts (n, *this);
    std::size_t from = 0;
    for (std::size_t i = 0; i < n; i++)
      {
        std::size_t to = qrintf_lines_split (
            m_text.data (), m_text.size (),
            static_cast<unsigned char> (m_options.delimiter), i + 1, n);
        parts[i].m_text = m_text.substr (from, to - from);
        from = to;
      }
    return parts;
  }

  /* The number of lines, or of bytes among SET.  */
  std::size_t
  count () const noexcept
  {
    if (m_text.empty ())
      return 0;
    return qrintf_lines_text_count_byte (m_text.data (), m_text.size (),
                              static_cast<unsigned char> (m_options.delimiter))
           + (m_text.back () != m_options.delimiter);
  }

  std::size_t
  count (std::string_view set) const noexcept
  {
    return qrintf_lines_text_count_bytes (m_text.data (), m_text.size (),
                                          set.data (), set.size ());
  }

  bool
  truncated () const noexcept
  {
    return m_bytes && m_bytes->truncated ();
  }

private:
  std::shared_ptr<const byte_reader> m_bytes;
  std::string_view m_text = { "", 0 };
  line_options m_options;
};

} // namespace qrintf

#endif
