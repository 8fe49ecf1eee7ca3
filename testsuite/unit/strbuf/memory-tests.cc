/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small-buffer string when memory runs out: each allocation fails in turn,
   sizes that exceed all memory, and the state afterwards.  */

#include "allocator.h"
#include "checks.h"

#include <cerrno>
#include <cstring>
#include <vector>

namespace
{

/* One addition, and the text that it adds.  */
struct step
{
  bool (*add) (qrintf_strbuf *);
  std::string text;
};

const char long_text[]
    = "a text that is longer than what a string keeps inside itself, twice: "
      "a text that is longer than what a string keeps inside itself";

const std::vector<step> &
steps ()
{
  static const std::vector<step> all = {
    { [] (qrintf_strbuf *s) { return qrintf_strbuf_append (s, "a\0b", 3); },
      std::string ("a\0b", 3) },
    { [] (qrintf_strbuf *s) { return qrintf_strbuf_append_u32 (s, 12); },
      "12" },
    { [] (qrintf_strbuf *s) {
       return qrintf_strbuf_printf (s, "%s", long_text) >= 0;
     },
      long_text },
    { [] (qrintf_strbuf *s) { return qrintf_strbuf_append_char (s, 'c'); },
      "c" },
    { [] (qrintf_strbuf *s) {
       return qrintf_strbuf_append_cstr (s, long_text);
     },
      long_text },
    { [] (qrintf_strbuf *s) { return qrintf_strbuf_append_i64 (s, INT64_MIN); },
      "-9223372036854775808" },
    { [] (qrintf_strbuf *s) {
       return qrintf_strbuf_printf (s, "%2000d", 1) >= 0;
     },
      std::string (1999, ' ') + '1' },
    { [] (qrintf_strbuf *s) {
       char *place = qrintf_strbuf_reserve (s, 9000);
       if (!place)
         return qrintf_strbuf_append (s, std::string (9000, 'r').data (), 9000);
       memset (place, 'r', 9000);
       qrintf_strbuf_commit (s, 9000);
       return true;
     },
      std::string (9000, 'r') },
  };
  return all;
}

/* Checks that S has failed, that nothing can be added to it, and that it does
   not change.  */
void
expect_failed (qrintf_strbuf *s, const std::string &text)
{
  ASSERT_TRUE (qrintf_strbuf_failed (s));
  for (const step &each : steps ())
    {
      errno = 0;
      ASSERT_FALSE (each.add (s));
      ASSERT_EQ (errno, ENOMEM);
      ASSERT_NO_FATAL_FAILURE (expect_text (*s, text));
    }
  errno = 0;
  ASSERT_EQ (qrintf_strbuf_reserve (s, 1), nullptr);
  ASSERT_EQ (errno, 0);
  ASSERT_EQ (qrintf_strbuf_steal (s), nullptr);
  ASSERT_EQ (errno, ENOMEM);
  ASSERT_NO_FATAL_FAILURE (expect_text (*s, text));
}

/* Runs the steps with S and compares it with a model.  Returns whether S
   failed.  */
bool
run_steps (qrintf_strbuf *s)
{
  std::string text;
  for (const step &each : steps ())
    {
      bool failed_before = qrintf_strbuf_failed (s);
      errno = 0;
      bool added = each.add (s);
      EXPECT_EQ (errno, added ? 0 : ENOMEM);
      EXPECT_EQ (added, !qrintf_strbuf_failed (s));
      EXPECT_FALSE (failed_before && added);
      if (added)
        text += each.text;
      expect_text (*s, text);
    }
  if (!qrintf_strbuf_failed (s))
    return false;
  stop_failures ();
  expect_failed (s, text);
  qrintf_strbuf_truncate (s, 1);
  expect_failed (s, text.substr (0, 1));
  return true;
}

/* With fail_after false, a request for more than necessary is repeated with
   less, so only the second of two failures in a row is visible.  */
TEST (strbuf_memory, every_allocation_fails_in_turn)
{
  owned whole;
  steps ();
  watch_allocator (-1, false);
  run_steps (&whole);
  const long calls = allocator.calls;
  ASSERT_GE (calls, 4);
  for (bool fail_after : { false, true })
    for (long k = 0; k < calls; k++)
      {
        owned s;
        watch_allocator (k, fail_after);
        bool failed = run_steps (&s);
        stop_failures ();
        EXPECT_TRUE (failed || !fail_after) << k;
        qrintf_strbuf_clear (&s);
        expect_text (s, "");
        EXPECT_FALSE (qrintf_strbuf_failed (&s));
        EXPECT_FALSE (run_steps (&s));
      }
}

/* No block leaks when an allocation fails.  */
TEST (strbuf_memory, no_block_is_lost)
{
  for (long k = 0; k < 12; k++)
    for (int end = 0; end < 3; end++)
      {
        qrintf_strbuf s = QRINTF_STRBUF_INIT;
        watch_allocator (k, true);
        for (int i = 0; i < 100; i++)
          qrintf_strbuf_append_cstr (&s, long_text);
        char *stolen = nullptr;
        if (end == 0)
          stolen = qrintf_strbuf_steal (&s);
        if (end == 1)
          qrintf_strbuf_clear (&s);
        qrintf_strbuf_free (&s);
        free (stolen);
        long live = allocator.live;
        stop_failures ();
        EXPECT_EQ (live, 0) << k;
      }
}

TEST (strbuf_memory, less_is_asked_for_when_twice_is_refused)
{
  owned s;
  ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, long_text));
  std::string model = long_text;
  watch_allocator (0, false);
  errno = EINTR;
  while (allocator.calls == 0)
    {
      ASSERT_TRUE (qrintf_strbuf_append_char (&s, 'x'));
      model += 'x';
    }
  EXPECT_EQ (allocator.calls, 2);
  EXPECT_EQ (errno, EINTR);
  expect_text (s, model);
  ASSERT_TRUE (qrintf_strbuf_append_char (&s, 'y'));
  EXPECT_EQ (allocator.calls, 3);
  expect_text (s, model + 'y');
}

TEST (strbuf_memory, reserve_that_fails_changes_nothing)
{
  owned s;
  ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, "kept"));
  watch_allocator (0, true);
  errno = EINTR;
  EXPECT_EQ (qrintf_strbuf_reserve (&s, 1000), nullptr);
  EXPECT_EQ (errno, EINTR);
  EXPECT_FALSE (qrintf_strbuf_failed (&s));
  EXPECT_EQ (qrintf_strbuf_printf (&s, "%d", 1), 1);
  stop_failures ();
  expect_text (s, "kept1");
}

TEST (strbuf_memory, steal_of_a_text_kept_inside)
{
  owned s;
  ASSERT_TRUE (qrintf_strbuf_append_cstr (&s, "kept"));
  watch_allocator (0, true);
  errno = 0;
  char *stolen = qrintf_strbuf_steal (&s);
  stop_failures ();
  EXPECT_EQ (stolen, nullptr);
  EXPECT_EQ (errno, ENOMEM);
  expect_failed (&s, "kept");
}

/* No size may wrap around, and no byte may be read for such a size.  */
TEST (strbuf_memory, sizes_beyond_all_memory)
{
  for (size_t length : { size_t{ 0 }, size_t{ 5 }, inside, size_t{ 100 } })
    for (size_t n :
         { SIZE_MAX, SIZE_MAX - 1, SIZE_MAX - length, SIZE_MAX - length - 1,
           SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX / 2 - length,
           SIZE_MAX / 2 - length - 1, SIZE_MAX / 2 - length - 2, SIZE_MAX / 4 })
      {
        owned s;
        std::string text (length, 'o');
        ASSERT_TRUE (qrintf_strbuf_append (&s, text.data (), length));
        errno = 0;
        EXPECT_EQ (qrintf_strbuf_reserve (&s, n), nullptr);
        EXPECT_EQ (errno, 0);
        EXPECT_FALSE (qrintf_strbuf_failed (&s));
        expect_text (s, text);
        EXPECT_FALSE (qrintf_strbuf_append (&s, "x", n));
        EXPECT_EQ (errno, ENOMEM);
        expect_failed (&s, text);
      }
}

/* A string whose length is the maximum, without a text.  */
TEST (strbuf_memory, a_text_as_long_as_texts_get)
{
  qrintf_strbuf s = QRINTF_STRBUF_INIT;
  s.length = s.room = SIZE_MAX / 2 - 1;
  s.state = QRINTF_STRBUF_BLOCK;
  EXPECT_EQ (qrintf_strbuf_reserve (&s, 1), nullptr);
  EXPECT_EQ (qrintf_strbuf_reserve (&s, SIZE_MAX), nullptr);
  s.length = s.room = SIZE_MAX / 4 + 5;
  EXPECT_EQ (qrintf_strbuf_reserve (&s, 1), nullptr);
}

} // namespace
