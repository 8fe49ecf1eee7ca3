/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small-buffer string with enough memory: its text, its place, and its
   growth.  */

#include "allocator.h"
#include "checks.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <random>
#include <vector>

namespace
{

bool
is_inside (const qrintf_strbuf &s)
{
  const char *text = qrintf_strbuf_cstr (&s);
  const char *start = reinterpret_cast<const char *> (&s);
  return text >= start && text < start + sizeof s;
}

TEST (strbuf, empty)
{
  owned s;
  expect_text (s, "");
  EXPECT_TRUE (is_inside (s));
  EXPECT_FALSE (qrintf_strbuf_failed (&s));
  qrintf_strbuf random_bytes;
  memset (&random_bytes, 0xa5, sizeof random_bytes);
  qrintf_strbuf_init (&random_bytes);
  expect_text (random_bytes, "");
}

TEST (strbuf, short_texts_need_no_block)
{
  for (size_t length = 0; length <= inside + 1; length++)
    {
      owned s;
      std::string text (length, 'x');
      watch_allocator (-1, false);
      EXPECT_TRUE (qrintf_strbuf_append (&s, text.data (), length));
      EXPECT_EQ (allocator.calls, length > inside) << length;
      EXPECT_EQ (is_inside (s), length <= inside) << length;
      expect_text (s, text);
    }
}

TEST (strbuf, short_texts_of_single_bytes_need_no_block)
{
  owned s;
  watch_allocator (-1, false);
  for (size_t i = 0; i < inside; i++)
    EXPECT_TRUE (qrintf_strbuf_append_char (&s, 'x'));
  EXPECT_EQ (allocator.calls, 0);
  EXPECT_TRUE (qrintf_strbuf_append_char (&s, 'x'));
  EXPECT_EQ (allocator.calls, 1);
  expect_text (s, std::string (inside + 1, 'x'));
}

TEST (strbuf, growth_is_amortised)
{
  owned s;
  watch_allocator (-1, false);
  size_t total = 16 << 20;
  for (size_t i = 0; i < total; i++)
    ASSERT_TRUE (
        qrintf_strbuf_append_char (&s, static_cast<char> ('a' + i % 23)));
  EXPECT_LE (allocator.calls, 24);
  ASSERT_EQ (qrintf_strbuf_length (&s), total);
  for (size_t i = 0; i < total; i++)
    if (qrintf_strbuf_cstr (&s)[i] != static_cast<char> ('a' + i % 23))
      FAIL () << i;
}

TEST (strbuf, bytes_after_growth)
{
  for (size_t first = 0; first < 200; first++)
    for (size_t second : { 1u, 2u, 20u, 46u, 47u, 63u, 64u, 500u })
      {
        owned s;
        std::string a (first, 'a'), b (second, 'b');
        b[second / 2] = 0;
        ASSERT_TRUE (qrintf_strbuf_append (&s, a.data (), first));
        ASSERT_TRUE (qrintf_strbuf_append (&s, b.data (), second));
        expect_text (s, a + b);
      }
}

TEST (strbuf, nuls_inside)
{
  owned s;
  ASSERT_TRUE (qrintf_strbuf_append (&s, "a\0b", 3));
  ASSERT_TRUE (qrintf_strbuf_append_char (&s, '\0'));
  ASSERT_EQ (qrintf_strbuf_printf (&s, "%c|%d", 0, 7), 3);
  ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, "end"));
  std::string_view text ("a\0b\0\0|7end", 10);
  expect_text (s, text);
  char *stolen = qrintf_strbuf_steal (&s);
  EXPECT_EQ (memcmp (stolen, text.data (), text.size () + 1), 0);
  free (stolen);
}

TEST (strbuf, append_of_nothing)
{
  owned s;
  EXPECT_TRUE (qrintf_strbuf_append (&s, nullptr, 0));
  EXPECT_TRUE (qrintf_strbuf_append_cstr (&s, ""));
  EXPECT_EQ (qrintf_strbuf_printf (&s, "%s", ""), 0);
  expect_text (s, "");
}

template <typename T>
void
check_integers (bool (*append) (qrintf_strbuf *, T), const char *format)
{
  std::mt19937_64 random (1);
  for (int i = 0; i < 20000; i++)
    {
      T v = static_cast<T> (random () >> random () % 64);
      if (i == 0)
        v = std::numeric_limits<T>::min ();
      if (i == 1)
        v = std::numeric_limits<T>::max ();
      char text[32];
      snprintf (text, sizeof text, format, v);
      /* Behind texts that leave exactly enough room, or too little.  */
      owned s;
      std::string before (random () % (inside + 20), '-');
      ASSERT_TRUE (qrintf_strbuf_append (&s, before.data (), before.size ()));
      watch_allocator (-1, false);
      ASSERT_TRUE (append (&s, v));
      expect_text (s, before + text);
      bool fits = before.size () + strlen (text) <= inside;
      ASSERT_TRUE (!fits || allocator.calls == 0);
    }
}

TEST (strbuf, integers)
{
  check_integers<int32_t> (qrintf_strbuf_append_i32, "%d");
  check_integers<uint32_t> (qrintf_strbuf_append_u32, "%u");
  check_integers<int64_t> (qrintf_strbuf_append_i64, "%ld");
  check_integers<uint64_t> (qrintf_strbuf_append_u64, "%lu");
}

TEST (strbuf, own_bytes)
{
  for (size_t length = 1; length < 300; length++)
    for (size_t start : { size_t{ 0 }, length / 2, length - 1 })
      {
        owned s;
        std::string text;
        for (size_t i = 0; i < length; i++)
          text += static_cast<char> ('a' + i % 26);
        ASSERT_TRUE (qrintf_strbuf_append (&s, text.data (), length));
        ASSERT_TRUE (qrintf_strbuf_append (&s, qrintf_strbuf_cstr (&s) + start,
                                           length - start));
        expect_text (s, text + text.substr (start));
        text += text.substr (start);
        /* The NUL behind the text may be appended, too.  */
        ASSERT_TRUE (qrintf_strbuf_append (&s, qrintf_strbuf_cstr (&s),
                                           text.size () + 1));
        expect_text (s, text + text + '\0');
      }
  owned s;
  std::string text = "xy";
  qrintf_strbuf_append_cstr (&s, "xy");
  for (int i = 0; i < 12; i++, text += text)
    ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, qrintf_strbuf_cstr (&s)));
  expect_text (s, text);
}

TEST (strbuf, reserve_and_commit)
{
  for (size_t n : { size_t{ 0 }, size_t{ 1 }, inside, inside + 1,
                    size_t{ 1000 }, size_t{ 100000 } })
    for (size_t used : { size_t{ 0 }, n / 2, n })
      {
        owned s;
        ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, "before "));
        char *place = qrintf_strbuf_reserve (&s, n);
        ASSERT_NE (place, nullptr);
        EXPECT_EQ (place, qrintf_strbuf_cstr (&s) + 7);
        expect_text (s, "before ");
        memset (place, 'r', n + 1);
        qrintf_strbuf_commit (&s, used);
        expect_text (s, "before " + std::string (used, 'r'));
      }
}

TEST (strbuf, truncate_and_clear)
{
  owned s;
  std::string text (1000, 't');
  ASSERT_TRUE (qrintf_strbuf_append (&s, text.data (), 1000));
  qrintf_strbuf_truncate (&s, SIZE_MAX);
  qrintf_strbuf_truncate (&s, 1000);
  expect_text (s, text);
  qrintf_strbuf_truncate (&s, 3);
  expect_text (s, "ttt");
  ASSERT_TRUE (qrintf_strbuf_append_char (&s, 'u'));
  expect_text (s, "tttu");
  qrintf_strbuf_clear (&s);
  expect_text (s, "");
  watch_allocator (-1, false);
  ASSERT_TRUE (qrintf_strbuf_append (&s, text.data (), 1000));
  EXPECT_EQ (allocator.calls, 0) << "the block was to stay";
  expect_text (s, text);
}

TEST (strbuf, steal)
{
  for (size_t length :
       { size_t{ 0 }, size_t{ 1 }, inside, inside + 1, size_t{ 5000 } })
    {
      owned s;
      std::string text (length, 's');
      ASSERT_TRUE (qrintf_strbuf_append (&s, text.data (), length));
      char *stolen = qrintf_strbuf_steal (&s);
      ASSERT_NE (stolen, nullptr);
      expect_text (s, "");
      EXPECT_TRUE (is_inside (s));
      ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, "another"));
      EXPECT_EQ (stolen, text);
      free (stolen);
    }
}

/* The bytes of a string may be moved, because it has no pointer into
   itself.  */
TEST (strbuf, bytes_can_be_moved)
{
  for (size_t length : { size_t{ 3 }, inside, size_t{ 300 } })
    {
      qrintf_strbuf a = QRINTF_STRBUF_INIT;
      std::string text (length, 'm');
      ASSERT_TRUE (qrintf_strbuf_append (&a, text.data (), length));
      owned b;
      memcpy (static_cast<void *> (&b), &a, sizeof a);
      memset (&a, 0xee, sizeof a);
      expect_text (b, text);
      ASSERT_TRUE (qrintf_strbuf_append (&b, text.data (), length));
      expect_text (b, text + text);
    }
}

TEST (strbuf, as_a_std_string)
{
  std::mt19937 random (7);
  std::string model, source (3000, 0);
  for (char &c : source)
    c = static_cast<char> (random ());
  owned s;
  for (int i = 0; i < 300000; i++)
    {
      size_t n = random () % 8 ? random () % 20 : random () % 300;
      switch (random () % 10)
        {
        default:
          ASSERT_TRUE (qrintf_strbuf_append (&s, source.data () + n, n));
          model.append (source, n, n);
          break;
        case 1:
          ASSERT_TRUE (qrintf_strbuf_append_char (&s, static_cast<char> (n)));
          model += static_cast<char> (n);
          break;
        case 2:
          ASSERT_EQ (
              qrintf_strbuf_printf (&s, "%*d", static_cast<int> (n), i),
              std::max<int> (static_cast<int> (n),
                             static_cast<int> (std::to_string (i).size ())));
          model.append (n - std::min (n, std::to_string (i).size ()), ' ');
          model += std::to_string (i);
          break;
        case 3:
          qrintf_strbuf_truncate (&s, n);
          model.resize (std::min (n, model.size ()));
          break;
        case 4:
          ASSERT_NE (qrintf_strbuf_reserve (&s, n), nullptr);
          break;
        case 5:
          if (random () % 16)
            break;
          qrintf_strbuf_free (&s);
          model.clear ();
          break;
        }
      ASSERT_NO_FATAL_FAILURE (expect_text (s, model));
    }
}

} // namespace
