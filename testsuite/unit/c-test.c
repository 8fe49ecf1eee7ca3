/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each function of itoa.h, line_reader.h and strbuf.h in strict C11, once and,
   for integers, compared with a division loop.  The program uses no test
   library, so that it can also run on other CPUs, under qemu-user.  */

#include "qrintf/itoa.h"
#include "qrintf/line_reader.h"
#include "qrintf/strbuf.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(CONDITION)                                                       \
  do                                                                           \
    if (!(CONDITION))                                                          \
      {                                                                        \
        printf ("%d: not %s\n", __LINE__, #CONDITION);                         \
        exit (1);                                                              \
      }                                                                        \
  while (0)

#ifdef __SIZEOF_INT128__
typedef qrintf_uint128 widest;
#else
typedef uint64_t widest;
#endif

static uint64_t state = 88172645463325252;

/* Marsaglia's xorshift64.  */
static uint64_t
next_random (void)
{
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static char want[160], got[160];

/* Makes WANT the text of V in BASE, with zeros before it up to WIDTH.  The sign
   of a number of a SIGNED type was extended.  */
static void
want_number (widest v, bool is_signed, unsigned base, const char *digits,
             size_t width)
{
  char text[160], *end = text + sizeof text - 1, *p = end;
  bool negative = is_signed && v >> (8 * sizeof v - 1);
  *p = 0;
  if (negative)
    v = -v;
  do
    *--p = digits[v % base];
  while (v /= base);
  while ((size_t) (end - p) < width)
    *--p = '0';
  if (negative)
    *--p = '-';
  memcpy (want, p, (size_t) (end - p) + 1);
}

/* Whether GOT is WANT up to END, and its byte at LAST unchanged.  */
static bool
is_wanted (const char *end, size_t last)
{
  size_t n = strlen (want);
  bool same = (size_t) (end - got) == n && memcmp (got, want, n) == 0
              && got[last] == '#';
  memset (got, '#', sizeof got);
  return same;
}

static const char lower[] = "0123456789abcdef", upper[] = "0123456789ABCDEF";

#define TRY(NAME, MACRO, TYPE, SIGNED, BASE, DIGITS)                           \
  want_number ((widest) (TYPE) v, SIGNED, BASE, DIGITS, 0);                    \
  CHECK (strlen (want) <= QRINTF_##MACRO##_MAX);                               \
  CHECK (is_wanted (qrintf_##NAME (got, (TYPE) v), QRINTF_##MACRO##_SIZE));    \
  CHECK (is_wanted (qrintf_##NAME##_exact (got, (TYPE) v), strlen (want)));

#define TRY_DIGITS(NAME, TYPE)                                                 \
  want_number ((TYPE) v, false, 10, lower, 0);                                 \
  CHECK (qrintf_##NAME##_digits ((TYPE) v) == strlen (want));

#define TRY_PAD(NAME, TYPE, BASE)                                              \
  want_number ((TYPE) v, false, BASE, lower, (size_t) (v % 40));               \
  CHECK (is_wanted (qrintf_##NAME##_pad (got, (TYPE) v, (unsigned) (v % 40)),  \
                    strlen (want)));

#define TRY_JOIN(NAME, TYPE, FORMAT)                                           \
  {                                                                            \
    const TYPE all[] = { (TYPE) v, (TYPE) (v >> 9), 0 };                       \
    sprintf (want, "%" FORMAT ",%" FORMAT ",0", all[0], all[1]);               \
    size_t n = strlen (want);                                                  \
    CHECK (qrintf_##NAME##_join (got, n - 1, all, 3, ',') == n                 \
           && got[n - 1] == '#');                                              \
    CHECK (is_wanted (got + qrintf_##NAME##_join (got, n, all, 3, ','), n));   \
  }

static void
check_number (widest v)
{
  TRY (i32toa, I32TOA, int32_t, true, 10, lower)
  TRY (i64toa, I64TOA, int64_t, true, 10, lower)
  TRY (u32toa, U32TOA, uint32_t, false, 10, lower)
  TRY (u64toa, U64TOA, uint64_t, false, 10, lower)
  TRY (u32tohex, U32TOHEX, uint32_t, false, 16, lower)
  TRY (u64tohex, U64TOHEX, uint64_t, false, 16, lower)
  TRY (u32toHEX, U32TOHEX, uint32_t, false, 16, upper)
  TRY (u64toHEX, U64TOHEX, uint64_t, false, 16, upper)
  TRY (u64tooct, U64TOOCT, uint64_t, false, 8, lower)
  TRY (u64tobin, U64TOBIN, uint64_t, false, 2, lower)
#ifdef __SIZEOF_INT128__
  TRY (i128toa, I128TOA, qrintf_int128, true, 10, lower)
  TRY (u128toa, U128TOA, qrintf_uint128, false, 10, lower)
  TRY_DIGITS (u128, qrintf_uint128)
#endif
  TRY_DIGITS (u32, uint32_t)
  TRY_DIGITS (u64, uint64_t)
  TRY_PAD (u32toa, uint32_t, 10)
  TRY_PAD (u64toa, uint64_t, 10)
  TRY_PAD (u32tohex, uint32_t, 16)
  TRY_PAD (u64tohex, uint64_t, 16)
  TRY_JOIN (u32toa, uint32_t, PRIu32)
  TRY_JOIN (i32toa, int32_t, PRId32)
  TRY_JOIN (u64toa, uint64_t, PRIu64)
  TRY_JOIN (i64toa, int64_t, PRId64)
}

static void
check_numbers (void)
{
  for (widest v = 1, i = 0; i < 8 * sizeof v; v <<= 1, i++)
    for (unsigned d = 0; d <= 4; d++)
      check_number (v - 2 + d);
  for (widest v = 1; v <= (widest) -1 / 10; v *= 10)
    for (unsigned d = 0; d <= 4; d++)
      check_number (v - 2 + d);
  for (unsigned i = 0; i < 100000; i++)
    {
      uint64_t v = next_random () >> i % 64;
      check_number (v);
      check_number ((widest) v * next_random ());
    }
}

static const char text[] = "one\r\ntwo\n\nlast";
static struct qrintf_lines_line line;

static bool
next_is (qrintf_lines_reader *reader, const char *expected)
{
  return qrintf_lines_next (reader, &line) == 1
         && line.length == strlen (expected)
         && memcmp (line.text, expected, line.length) == 0;
}

static void
check_next (qrintf_lines_reader *reader)
{
  CHECK (reader && next_is (reader, "one") && next_is (reader, "two"));
  CHECK (qrintf_lines_number (reader) == 2 && next_is (reader, ""));
  struct qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
  CHECK (!qrintf_lines_unterminated (reader));
  CHECK (qrintf_lines_step (reader, &cursor, &line) && line.length == 4);
  CHECK (!qrintf_lines_step (reader, &cursor, &line));
  CHECK (qrintf_lines_unterminated (reader));
  CHECK (qrintf_lines_next (reader, &line) == 0);
  CHECK (!qrintf_lines_truncated (reader) && qrintf_lines_errno (reader) == 0);
  CHECK (strcmp (qrintf_lines_error (reader), "") == 0);
  CHECK (qrintf_lines_close (reader) == 0);
}

static void
check_lines (void)
{
  const size_t size = sizeof text - 1;
  const char *path = "c-test.txt";
  struct qrintf_lines_options options = QRINTF_LINES_OPTIONS_INIT;
  options.crlf = true;
  FILE *file = fopen (path, "w+");
  CHECK (file && fputs (text, file) >= 0 && fflush (file) == 0);
  rewind (file);
  check_next (qrintf_lines_open (path, &options));
  check_next (qrintf_lines_stdio (file, &options));
  check_next (qrintf_lines_memory (text, size, &options));
  qrintf_lines_reader *reader = qrintf_lines_memory (text, size, 0);
  CHECK (qrintf_lines_count (reader) == 4 && qrintf_lines_close (reader) == 0);
  reader = qrintf_lines_memory (text, size, 0);
  CHECK (qrintf_lines_count_bytes (reader, "ot", 2) == 4);
  CHECK (qrintf_lines_close (reader) == 0 && qrintf_lines_close (0) == 0);
  CHECK (qrintf_lines_text_count_byte (text, size, '\n') == 3);
  CHECK (qrintf_lines_text_count_bytes (text, size, "\r\n", 2) == 4);
  CHECK (!qrintf_lines_open ("/no/such", 0));
  CHECK (strcmp (qrintf_lines_error (0),
                 "open /no/such: No such file or directory")
         == 0);
  struct qrintf_lines_bytes bytes = QRINTF_LINES_BYTES_INIT;
  CHECK (qrintf_lines_bytes_open (&bytes, path, 0) == 0);
  CHECK (bytes.size == size && memcmp (bytes.text, text, size) == 0);
  CHECK (!qrintf_lines_bytes_truncated (&bytes));
  CHECK (qrintf_lines_split (bytes.text, size, '\n', 1, 2) == 9);
  qrintf_lines_bytes_close (&bytes);
  CHECK (bytes.size == 0 && bytes.text);
  fclose (file);
  remove (path);
}

static bool
holds (const struct qrintf_strbuf *s, const char *expected)
{
  return strcmp (qrintf_strbuf_cstr (s), expected) == 0
         && qrintf_strbuf_length (s) == strlen (expected)
         && !qrintf_strbuf_failed (s);
}

static void
check_strbuf (struct qrintf_strbuf *s)
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
  CHECK (holds (s, "abcde-21474836484294967295-1184467440737095516151,x;"));
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
}

static struct qrintf_strbuf several[]
    = { QRINTF_STRBUF_INIT, QRINTF_STRBUF_INIT };

int
main (void)
{
  memset (got, '#', sizeof got);
  check_numbers ();
  check_lines ();
  struct qrintf_strbuf local = QRINTF_STRBUF_INIT, made;
  qrintf_strbuf_init (&made);
  check_strbuf (&local);
  check_strbuf (&made);
  check_strbuf (&several[1]);
  return 0;
}
