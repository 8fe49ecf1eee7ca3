/* SPDX-License-Identifier: MIT-0 */
/* Options, errors, and the value of an iterator, which the classes of
   qrintf/line_reader.hpp share.  */

#ifndef QRINTF_LINES_OPTIONS_HPP
#define QRINTF_LINES_OPTIONS_HPP

#include "../line_reader.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>

namespace qrintf
{

/* How the input is read; the lines are the same.  */
enum class line_input
{
  automatic = QRINTF_LINES_AUTO, /* the faster one, by measurement */
  read = QRINTF_LINES_READ,      /* never mapped */
  map = QRINTF_LINES_MAP         /* mapped if it can be */
};

/* Who closes a descriptor.  An owned one is closed with the reader; if no
   reader could be made, the caller keeps it.  */
enum class line_descriptor
{
  borrowed,
  owned
};

/* The members are documented in struct qrintf_lines_options.  */
struct line_options
{
  char delimiter = '\n';
  bool keep = false;
  bool crlf = false;
  bool survive_truncation = false;
  line_input input = line_input::automatic;
  std::size_t longest = 0;
};

/* An error with its operation and path; what () is "open access.log: No such
   file or directory".  */
class line_error : public std::system_error
{
public:
  line_error (const std::string &operation, const std::string &path, int cause)
      : std::system_error (cause, std::generic_category (),
                           operation + ' ' + path),
        m_operation (operation), m_path (path)
  {
  }

  const std::string &
  operation () const noexcept
  {
    return m_operation;
  }

  const std::string &
  path () const noexcept
  {
    return m_path;
  }

private:
  std::string m_operation, m_path;
};

namespace lines
{

/* A path as a parameter: a string, or what has one as its c_str (), such as
   std::string and, on POSIX, std::filesystem::path.  */
class path_name
{
public:
  template <typename T,
            typename = std::enable_if_t<
                std::is_convertible_v<const T &, const char *>>>
  path_name (const T &text) noexcept : m_text (text)
  {
  }

  template <typename T,
            std::enable_if_t<
                !std::is_convertible_v<const T &, const char *>
                    && std::is_same_v<decltype (std::declval<const T &> ()
                                                    .c_str ()),
                                      const char *>,
                int> = 0>
  path_name (const T &path) noexcept : m_text (path.c_str ())
  {
  }

  operator const char * () const noexcept { return m_text; }

private:
  const char *m_text;
};

[[noreturn]] inline void
fail (const char *operation, const std::string &path, int cause)
{
#ifdef __cpp_exceptions
  throw line_error (operation, path, cause);
#else
  (void) operation, (void) path, (void) cause;
  std::abort ();
#endif
}

inline std::error_code
code (int cause) noexcept
{
  return { cause, std::generic_category () };
}

inline qrintf_lines_options
plain (const line_options &options, line_descriptor whose) noexcept
{
  qrintf_lines_options result = QRINTF_LINES_OPTIONS_INIT;
  result.delimiter = static_cast<unsigned char> (options.delimiter);
  result.keep = options.keep;
  result.crlf = options.crlf;
  result.survive = options.survive_truncation;
  result.own = whose == line_descriptor::owned;
  result.input = static_cast<qrintf_lines_input> (options.input);
  result.longest = options.longest;
  return result;
}

/* The result of it++: a copy, as the line itself may have become invalid.  */
class copied_line
{
public:
  explicit copied_line (std::string_view text) : m_text (text) {}

  const std::string &
  operator* () const noexcept
  {
    return m_text;
  }

private:
  std::string m_text;
};

/* The result of it-> for a value that is not stored anywhere.  */
template <typename Line> class line_pointer
{
public:
  explicit line_pointer (std::string_view text) : m_line (text) {}

  const Line *
  operator->() const noexcept
  {
    return &m_line;
  }

private:
  Line m_line;
};

} // namespace lines
} // namespace qrintf

#endif
