/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strbuf.h in C11: static initialisers, and each function once.  The exit
   status is the line number of the failed check.  */

#include "qrintf/strbuf.h"

#include <stdlib.h>

#define CHECK(CONDITION)                                                       \
  do                                                                           \
    if (!(CONDITION))                                                          \
      return __LINE__;                                                         \
  while (0)

static struct qrintf_strbuf shared = QRINTF_STRBUF_INIT;
static struct qrintf_strbuf several[]
    = { QRINTF_STRBUF_INIT, QRINTF_STRBUF_INIT };

static int
holds (const struct qrintf_strbuf *s, const char *text)
{
  return strcmp (qrintf_strbuf_cstr (s), text) == 0
         && qrintf_strbuf_length (s) == strlen (text)
         && !qrintf_strbuf_failed (s);
}

static int
check_all (struct qrintf_strbuf *s)
{
  CHECK (holds (s, ""));
  CHECK (qrintf_strbuf_append (s, "ab", 2));
  CHECK (qrintf_strbuf_append_cstr (s, "cd"));
  CHECK (qrintf_strbuf_append_char (s, 'e'));
  CHECK (qrintf_strbuf_append_i32 (s, INT32_MIN));
  CHECK (qrintf_strbuf_append_u32 (s, UINT32_MAX));
  CHECK (qrintf_strbuf_append_i64 (s, -1));
  CHECK (qrintf_strbuf_append_u64 (s, UINT64_MAX));
  CHECK (qrintf_strbuf_printf (s, "%d,%s;", 1, "x") == 4);
  CHECK (holds (s, "abcde-21474836484294967295-118446744073709551615"
                   "1,x;"));
  char *place = qrintf_strbuf_reserve (s, 100);
  CHECK (place);
  memset (place, 'p', 100);
  qrintf_strbuf_commit (s, 1);
  qrintf_strbuf_truncate (s, 5);
  CHECK (holds (s, "abcde"));
  char *stolen = qrintf_strbuf_steal (s);
  CHECK (stolen && strcmp (stolen, "abcde") == 0);
  free (stolen);
  CHECK (qrintf_strbuf_append_cstr (s, "left"));
  qrintf_strbuf_clear (s);
  CHECK (holds (s, ""));
  qrintf_strbuf_free (s);
  CHECK (holds (s, ""));
  return 0;
}

int
main (void)
{
  struct qrintf_strbuf local = QRINTF_STRBUF_INIT;
  struct qrintf_strbuf made;
  qrintf_strbuf_init (&made);
  struct qrintf_strbuf *all[]
      = { &shared, &several[0], &several[1], &local, &made };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    {
      int line = check_all (all[i]);
      if (line)
        return line;
    }
  return 0;
}
