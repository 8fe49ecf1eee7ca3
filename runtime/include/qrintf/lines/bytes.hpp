/* SPDX-License-Identifier: MIT-0 */
/* qrintf::byte_reader: a whole input as one range of bytes.  */

#ifndef QRINTF_LINES_BYTES_HPP
#define QRINTF_LINES_BYTES_HPP

#include "options.hpp"

#include <cstddef>
#include <utility>

namespace qrintf
{

/* A contiguous, sized range.  The input is mapped, or read into memory if it
   cannot be mapped or is small.  Only the options survive_truncation and input
   are used.

   It can be moved but not copied.  A reader that was moved from, closed or
   never opened is empty.  Several threads may read it at once.  */
class byte_reader
{
public:
  using value_type = char;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using const_reference = const char &;
  using reference = const_reference;
  using const_iterator = const char *;
  using iterator = const_iterator;

  byte_reader () noexcept = default;

  explicit byte_reader (lines::path_name path,
                        const line_options &options = {})
  {
    open (path, options);
  }

  /* Reads from the descriptor's offset on; a borrowed one may be closed at
     once.  */
  explicit byte_reader (int fd,
                        line_descriptor whose = line_descriptor::borrowed,
                        const line_options &options = {})
  {
    open (fd, whose, options);
  }

  byte_reader (byte_reader &&other) noexcept
      : m_bytes (std::exchange (other.m_bytes, QRINTF_LINES_BYTES_INIT)),
        m_open (std::exchange (other.m_open, false))
  {
  }

  byte_reader &
  operator= (byte_reader &&other) noexcept
  {
    byte_reader taken (std::move (other));
    std::swap (m_bytes, taken.m_bytes);
    std::swap (m_open, taken.m_open);
    return *this;
  }

  byte_reader (const byte_reader &) = delete;
  byte_reader &operator= (const byte_reader &) = delete;

  ~byte_reader () { close (); }

  void
  open (lines::path_name path, const line_options &options = {})
  {
    check (fill (path, options), static_cast<const char *> (path));
  }

  void
  open (int fd, line_descriptor whose = line_descriptor::borrowed,
        const line_options &options = {})
  {
    check (fill (fd, whose, options), "descriptor " + std::to_string (fd));
  }

  void
  open (lines::path_name path, std::error_code &error,
        const line_options &options = {}) noexcept
  {
    error = lines::code (fill (path, options));
  }

  void
  open (int fd, std::error_code &error,
        line_descriptor whose = line_descriptor::borrowed,
        const line_options &options = {}) noexcept
  {
    error = lines::code (fill (fd, whose, options));
  }

  void
  close () noexcept
  {
    m_open = false;
    qrintf_lines_bytes_close (&m_bytes);
  }

  bool
  is_open () const noexcept
  {
    return m_open;
  }

  const char *
  data () const noexcept
  {
    return m_bytes.text;
  }

  size_type
  size () const noexcept
  {
    return m_bytes.size;
  }

  bool
  empty () const noexcept
  {
    return size () == 0;
  }

  const_iterator
  begin () const noexcept
  {
    return data ();
  }

  const_iterator
  end () const noexcept
  {
    return data () + size ();
  }

  const_reference
  operator[] (size_type i) const noexcept
  {
    return data ()[i];
  }

  std::string_view
  view () const noexcept
  {
    return { data (), size () };
  }

  operator std::string_view () const noexcept { return view (); }

  /* As qrintf_lines_bytes_truncated.  */
  bool
  truncated () const noexcept
  {
    return qrintf_lines_bytes_truncated (&m_bytes);
  }

  /* The number of bytes that are among SET.  */
  size_type
  count (std::string_view set) const noexcept
  {
    return qrintf_lines_text_count_bytes (data (), size (), set.data (),
                                          set.size ());
  }

private:
  /* Returns 0, or the error.  */
  int
  fill (const char *path, const line_options &options) noexcept
  {
    close ();
    qrintf_lines_options o = lines::plain (options, line_descriptor::borrowed);
    m_open = qrintf_lines_bytes_open (&m_bytes, path, &o) == 0;
    return m_open ? 0 : errno;
  }

  int
  fill (int fd, line_descriptor whose, const line_options &options) noexcept
  {
    close ();
    qrintf_lines_options o = lines::plain (options, whose);
    m_open = qrintf_lines_bytes_fdopen (&m_bytes, fd, &o) == 0;
    return m_open ? 0 : errno;
  }

  void
  check (int cause, const std::string &path)
  {
    if (!cause)
      return;
    std::string text = qrintf_lines_error (nullptr);
    lines::fail (text.substr (0, text.find (' ')).c_str (), path, cause);
  }

  qrintf_lines_bytes m_bytes = QRINTF_LINES_BYTES_INIT;
  bool m_open = false;
};

} // namespace qrintf

#endif
