/* The small-buffer string through lowered calls, with each allocation failing
   in turn: what fails leaves the text as it was, and from then on all that
   would add a byte fails likewise; no block is lost.  */

#include "failing-allocator.h"
#include "../attributes.h"
#include "qrintf/strbuf.h"

/* S holds TEXT, and has failed if FAILED.  */
static void NOINLINE
check_text (int line, const struct qrintf_strbuf *s, const char *text, size_t n,
            int failed)
{
  const char *at = qrintf_strbuf_cstr (s);
  int right = qrintf_strbuf_length (s) == n && !memcmp (at, text, n)
              && at[n] == 0 && qrintf_strbuf_failed (s) == failed;
  if (!right)
    show_number (line), puts (": the string");
  HOLDS (right);
}

/* What S ought to hold, and whether memory ran out.  */
static char model[1 << 16];
static size_t model_length;
static int model_failed;

static void NOINLINE
check_call (int line, const struct qrintf_strbuf *s, int result)
{
  size_t n = strlen (wanted);
  HOLDS (result == (int) n || result == -1);
  if (model_failed && n > 0)
    HOLDS (result == -1);
  if (result >= 0)
    {
      memcpy (model + model_length, wanted, n);
      model_length += n;
    }
  else
    model_failed = 1;
  HOLDS (errno == (result < 0 ? ENOMEM : BEFORE));
  check_text (line, s, model, model_length, model_failed);
}

#define ADD(...)                                                               \
  do                                                                           \
    {                                                                          \
      reference (wanted, WANTED, __VA_ARGS__);                                 \
      errno = BEFORE;                                                          \
      int r_ = qrintf_strbuf_printf (s, __VA_ARGS__);                          \
      check_call (__LINE__, s, r_);                                            \
    }                                                                          \
  while (0)

static void NOINLINE
short_texts (struct qrintf_strbuf *s, int v, const char *word)
{
  ADD ("%d", v);
  ADD ("%s", word);
  ADD ("%d,%s;", v, word);
  ADD ("%s", HIDE (""));
  ADD ("literal");
  ADD ("%c%c%x", 'a', 'b', (unsigned) v);
  ADD ("%s=%5d|%-9s|%.2f", word, v, word, v * .25);
  ADD ("%2$d %1$s", word, v);
}

static void NOINLINE
long_texts (struct qrintf_strbuf *s, int v, const char *text)
{
  ADD ("%s", text);
  ADD ("%s,%d", text + 980, v);
  ADD ("%d%s%s", v, text, text + 1200);
  ADD ("%*s|%.*s", HIDE (700), text + 1490, HIDE (600), text);
  ADD ("%600d", v);
  ADD ("%2000d", v);
}

/* S, which has failed or not, is stolen, or cleared and used again.  */
static void NOINLINE
end (struct qrintf_strbuf *s, int steals)
{
  if (steals)
    {
      errno = BEFORE;
      int failed = qrintf_strbuf_failed (s);
      char *text = qrintf_strbuf_steal (s);
      HOLDS (!(failed && text));
      HOLDS (errno == (text ? BEFORE : ENOMEM));
      if (text)
        {
          HOLDS (!memcmp (text, model, model_length));
          check_text (__LINE__, s, "", 0, 0);
        }
      else
        check_text (__LINE__, s, model, model_length, 1);
      free (text);
    }
  qrintf_strbuf_clear (s);
  model_length = 0;
  model_failed = 0;
  check_text (__LINE__, s, "", 0, 0);
}

static void NOINLINE
all (void)
{
  for (int steals = 0; steals < 2; steals++)
    {
      struct qrintf_strbuf s = QRINTF_STRBUF_INIT;
      short_texts (&s, HIDE (7), HIDE ("word"));
      end (&s, steals);
      short_texts (&s, HIDE (-1234567), HIDE ("some longer words"));
      long_texts (&s, HIDE (42), HIDE (long_text));
      end (&s, steals);
      long_texts (&s, HIDE (INT_MIN), HIDE (long_text));
      short_texts (&s, HIDE (INT_MAX), HIDE (long_text));
      qrintf_strbuf_truncate (&s, 3);
      model_length = model_length < 3 ? model_length : 3;
      check_text (__LINE__, &s, model, model_length, model_failed);
      short_texts (&s, HIDE (8), HIDE (""));
      end (&s, 0);
      qrintf_strbuf_free (&s);
    }
}

int
main (void)
{
  fill_long_text ();
  fail_each_in_turn (all);
  puts ("each in turn");
  return violations != 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
