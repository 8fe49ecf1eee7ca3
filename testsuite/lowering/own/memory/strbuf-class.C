// The class over the small-buffer string through lowered calls, with each
// allocation failing in turn, with moves in between.

#include "failing-allocator.h"
#include "qrintf/strbuf.hpp"

#define NOINLINE __attribute__ ((noinline))

namespace
{
// What the string ought to hold.
struct model
{
  char text[1 << 14];
  size_t length = 0;
  bool failed = false;
};

void NOINLINE
check (const qrintf::strbuf &s, model &m, int result)
{
  size_t n = strlen (wanted);
  HOLDS (result == int (n) || result == -1);
  HOLDS (!(m.failed && result > 0));
  if (result >= 0)
    {
      memcpy (m.text + m.length, wanted, n);
      m.length += n;
    }
  else
    m.failed = true;
  HOLDS (s.failed () == m.failed);
  HOLDS (s.view () == std::string_view (m.text, m.length));
  HOLDS (s.c_str ()[s.size ()] == 0);
}

template <typename... V>
void NOINLINE
add_words (qrintf::strbuf &s, model &m, const char *word, int v, V... values)
{
  reference (wanted, WANTED, "%s=%d;", word, v);
  check (s, m, s.printf ("%s=%d;", word, v));
  reference (wanted, WANTED, "%d,", v);
  check (s, m, s.printf ("%d,", v));
  if constexpr (sizeof...(V) > 0)
    add_words (s, m, word, values...);
}

void NOINLINE
all ()
{
  static model m;
  m.length = 0;
  m.failed = false;
  qrintf::strbuf s;
  add_words (s, m, HIDE ("a"), HIDE (1));
  qrintf::strbuf moved (std::move (s));
  add_words (moved, m, HIDE ("some longer words"), HIDE (12345), HIDE (-6));
  s = std::move (moved);
  add_words (s, m, HIDE (static_cast<const char *> (long_text)), HIDE (1), 2);
  qrintf::strbuf copy = s.copy ();
  HOLDS (copy.failed () || copy.view () == s.view ());
  add_words (s, m, HIDE ("last"), HIDE (3));
  bool failed = s.failed ();
  auto text = s.steal ();
  HOLDS (!(failed && text));
  HOLDS (!text || !memcmp (text.get (), m.text, m.length));
}
}

int
main ()
{
  fill_long_text ();
  fail_each_in_turn (all);
  puts ("each in turn");
  return violations != 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
