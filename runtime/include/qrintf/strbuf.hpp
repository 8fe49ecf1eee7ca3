/* SPDX-License-Identifier: MIT-0 */
/* qrintf::strbuf: the small-buffer string of strbuf.h as a C++17 class.

   It can be moved, and copied only by copy ().  It throws nothing, so that it
   can be used without exceptions: if memory runs out, it fails as described in
   strbuf.h, and failed () returns true.  The statements there on texts,
   pointers to them, threads and errno hold here, too.  */

#ifndef QRINTF_STRBUF_HPP
#define QRINTF_STRBUF_HPP

#include "strbuf.h"

#include <cstdlib>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

/* The functions that lowered calls of strbuf::printf call have to be compiled,
   although the source does not call them.  */
#ifdef __QRINTF__
#define QRINTF_STRBUF_KEPT __attribute__ ((used))
#define QRINTF_STRBUF_LOWERED_MEMBER                                           \
  __attribute__ ((qrintf_reserve (reserve, commit)))
#else
#define QRINTF_STRBUF_KEPT
#define QRINTF_STRBUF_LOWERED_MEMBER
#endif

namespace qrintf
{

struct strbuf_deleter
{
  void
  operator() (char *text) const noexcept
  {
    std::free (text);
  }
};

class strbuf
{
public:
  /* The types that std::back_inserter and {fmt} require.  */
  using value_type = char;
  using const_reference = const char &;
  using size_type = std::size_t;
  using const_iterator = const char *;

  strbuf () noexcept = default;

  explicit strbuf (std::string_view text) noexcept { append (text); }

  strbuf (strbuf &&other) noexcept : m_string (other.m_string)
  {
    qrintf_strbuf_init (&other.m_string);
  }

  strbuf &
  operator= (strbuf &&other) noexcept
  {
    strbuf taken (std::move (other));
    swap (taken);
    return *this;
  }

  strbuf (const strbuf &) = delete;
  strbuf &operator= (const strbuf &) = delete;

  ~strbuf () { qrintf_strbuf_free (&m_string); }

  /* A copy of the text.  The copy has failed if this string has; if there is no
     memory for it, it is empty and has failed.  */
  strbuf
  copy () const noexcept
  {
    strbuf result (view ());
    if (failed () && !result.failed ())
      {
        result.m_string.state |= QRINTF_STRBUF_FAILED;
        result.m_string.room = result.m_string.length;
      }
    return result;
  }

  void
  swap (strbuf &other) noexcept
  {
    std::swap (m_string, other.m_string);
  }

  friend void
  swap (strbuf &a, strbuf &b) noexcept
  {
    a.swap (b);
  }

  /* For the functions of strbuf.h.  */
  qrintf_strbuf *
  get () noexcept
  {
    return &m_string;
  }

  const qrintf_strbuf *
  get () const noexcept
  {
    return &m_string;
  }

  /* Appends TEXT, which may be part of this string.  Returns false if memory
     runs out.  */
  bool
  append (std::string_view text) noexcept
  {
    return qrintf_strbuf_append (&m_string, text.data (), text.size ());
  }

  void
  push_back (char c) noexcept
  {
    qrintf_strbuf_append_char (&m_string, c);
  }

  /* Appends the decimal digits of V, of any integer type but bool, up to 64
     bits.  */
  template <typename Integer>
  bool
  append_integer (Integer v) noexcept
  {
    static_assert (
        std::is_integral_v<
            Integer> && !std::is_same_v<std::remove_cv_t<Integer>, bool>,
        "an integer");
    static_assert (sizeof (Integer) <= 8, "of at most 64 bits");
    if constexpr (std::is_signed_v<Integer> && sizeof (Integer) <= 4)
      return qrintf_strbuf_append_i32 (&m_string, v);
    else if constexpr (std::is_signed_v<Integer>)
      return qrintf_strbuf_append_i64 (&m_string, v);
    else if constexpr (sizeof (Integer) <= 4)
      return qrintf_strbuf_append_u32 (&m_string, v);
    else
      return qrintf_strbuf_append_u64 (&m_string, v);
  }

  /* As qrintf_strbuf_reserve and _commit.  */
  QRINTF_STRBUF_KEPT char *
  reserve (size_type n) noexcept
  {
    return qrintf_strbuf_reserve (&m_string, n);
  }

  QRINTF_STRBUF_KEPT void
  commit (size_type used) noexcept
  {
    qrintf_strbuf_commit (&m_string, used);
  }

  /* As qrintf_strbuf_printf and _vprintf.  */
  int
  vprintf (const char *format, va_list values) noexcept
      __attribute__ ((format (printf, 2, 0)))
  {
    return qrintf_strbuf_vprintf (&m_string, format, values);
  }

  int
  printf (const char *format, ...) noexcept
      __attribute__ ((format (printf, 2, 3))) QRINTF_STRBUF_LOWERED_MEMBER
  {
    va_list values;
    va_start (values, format);
    int length = vprintf (format, values);
    va_end (values);
    return length;
  }

  /* The text in memory from malloc; null if this string has failed.  */
  std::unique_ptr<char, strbuf_deleter>
  steal () noexcept
  {
    return std::unique_ptr<char, strbuf_deleter> (
        qrintf_strbuf_steal (&m_string));
  }

  void
  truncate (size_type length) noexcept
  {
    qrintf_strbuf_truncate (&m_string, length);
  }

  void
  clear () noexcept
  {
    qrintf_strbuf_clear (&m_string);
  }

  bool
  failed () const noexcept
  {
    return qrintf_strbuf_failed (&m_string);
  }

  const char *
  c_str () const noexcept
  {
    return qrintf_strbuf_cstr (&m_string);
  }

  const char *
  data () const noexcept
  {
    return c_str ();
  }

  size_type
  size () const noexcept
  {
    return m_string.length;
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

  std::string_view
  view () const noexcept
  {
    return { data (), size () };
  }

  operator std::string_view () const noexcept { return view (); }

private:
  qrintf_strbuf m_string = QRINTF_STRBUF_INIT;
};

} // namespace qrintf

#undef QRINTF_STRBUF_KEPT
#undef QRINTF_STRBUF_LOWERED_MEMBER

#endif
