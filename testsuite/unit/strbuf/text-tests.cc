/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small-buffer string with enough memory: its text, its place, and its
   growth.  */

#include "allocator.h"
#include "checks.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <limits>
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

/* Any bytes, of the string itself as well; now and then it is short again.  */
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
          {
            const std::string number = std::to_string (i) + '\0';
            const int width = static_cast<int> (std::max (n, number.size ()));
            ASSERT_EQ (qrintf_strbuf_printf (&s, "%*d%c", width - 1, i, 0),
                       width);
            model.append (size_t (width) - number.size (), ' ');
            model += number;
            break;
          }
        case 3:
          qrintf_strbuf_truncate (&s, n);
          model.resize (std::min (n, model.size ()));
          break;
        case 4:
          {
            char *place = qrintf_strbuf_reserve (&s, n);
            ASSERT_EQ (place, qrintf_strbuf_cstr (&s) + model.size ());
            expect_text (s, model);
            memset (place, 'r', n + 1);
            qrintf_strbuf_commit (&s, n / 2);
            model.append (n / 2, 'r');
            break;
          }
        case 5:
          if (random () % 4)
            break;
          qrintf_strbuf_free (&s);
          model.clear ();
          break;
        case 6:
          {
            /* The NUL behind the text may be appended, too.  */
            const size_t start
                = random () % 2 ? 0 : random () % (model.size () + 1);
            const std::string part
                = (model + '\0').substr (start, random () % 2 ? 9999 : n);
            ASSERT_TRUE (qrintf_strbuf_append (
                &s, qrintf_strbuf_cstr (&s) + start, part.size ()));
            model += part;
            break;
          }
        }
      ASSERT_NO_FATAL_FAILURE (expect_text (s, model));
      if (model.size () > 5000)
        {
          qrintf_strbuf_clear (&s);
          model.clear ();
        }
    }
}

} // namespace
