/* SPDX-License-Identifier: MIT-0 */
/* The small-buffer string of qrintf/strbuf.h.

   STATE says where the text is, so that the struct has no pointer into itself.
   A string that has failed has no room left.  So the single test of ROOM that
   each addition makes covers this case as well, and only the slow path
   distinguishes the two.  */

#include "core/export.h"

QRINTF_EXPORTS_BEGIN
#include "qrintf/strbuf.h"
QRINTF_EXPORTS_END

#include "core/emitter.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(offsetof (struct qrintf_strbuf, here) % _Alignof(char *) == 0,
               "the address of a block is aligned, for leak checkers to see");
_Static_assert(QRINTF_STRBUF_INLINE + 1 >= sizeof (char *),
               "the address of a block has its place");

/* The longest text: with its NUL it is still a possible object.  */
static const size_t longest = (size_t) PTRDIFF_MAX - 1;

static inline char *
text_of (struct qrintf_strbuf *s)
{
  return (char *) qrintf_strbuf_cstr (s);
}

static inline size_t
spare (const struct qrintf_strbuf *s)
{
  QRINTF_ASSERT (s->length <= s->room);
  return s->room - s->length;
}

QRINTF_OUTLINE bool
fail (struct qrintf_strbuf *s)
{
  s->state |= QRINTF_STRBUF_FAILED;
  s->room = s->length;
  errno = ENOMEM;
  return false;
}

/* The size of the next block if NEED bytes are needed: at least twice the
   present one, so that each byte is copied once on average, however long the
   text gets.  */
static size_t
block_size (const struct qrintf_strbuf *s, size_t need)
{
  size_t size = s->room <= longest / 2 ? 2 * (s->room + 1) : 0;
  return size > need ? size : need;
}

/* Moves the text into a block of SIZE bytes, which must be enough for it, and
   returns the block; if there is no memory, returns a null pointer and leaves
   the text in place.  realloc can move large blocks without copying them.
   Small blocks it takes from slower lists than malloc does (in glibc), and it
   copies the bytes behind the text as well.  */
static char *
into_block (struct qrintf_strbuf *s, size_t size)
{
  enum
  {
    small = 1024
  };
  QRINTF_ASSERT (size > s->length);
  bool has_block = s->state & QRINTF_STRBUF_BLOCK;
  char *text = text_of (s);
  if (has_block && size > small)
    return realloc (text, size);
  char *block = malloc (size);
  if (!block)
    return NULL;
  memcpy (block, text, s->length + 1);
  if (has_block)
    free (text);
  return block;
}

/* Makes room for N more bytes; false if there is no memory, or S has failed.
   Changes neither the text nor errno.  */
QRINTF_OUTLINE bool
make_room (struct qrintf_strbuf *s, size_t n)
{
  if (s->state & QRINTF_STRBUF_FAILED || n > longest - s->length)
    return false;

  int error = errno;
  size_t need = s->length + n + 1;
  size_t size = block_size (s, need);
  char *block = into_block (s, size);
  if (!block && size > need)
    {
      size = need;
      block = into_block (s, size);
    }
  errno = error;
  if (!block)
    return false;

  memcpy (s->here, &block, sizeof block);
  s->room = size - 1;
  s->state |= QRINTF_STRBUF_BLOCK;
  return true;
}

QRINTF_OUTLINE char *
reserve_growing (struct qrintf_strbuf *s, size_t n)
{
  return make_room (s, n) ? text_of (s) + s->length : NULL;
}

char *
qrintf_strbuf_reserve (struct qrintf_strbuf *s, size_t n)
{
  if (n > spare (s))
    return reserve_growing (s, n);
  return text_of (s) + s->length;
}

void
qrintf_strbuf_commit (struct qrintf_strbuf *s, size_t used)
{
  QRINTF_ASSERT (used <= spare (s));
  s->length += used;
  text_of (s)[s->length] = 0;
}

/* Adds N bytes, for which there is room.  Uses memmove, because BYTES may be
   the end of the text with its NUL, which is overwritten.  */
static inline bool
put (struct qrintf_strbuf *s, const void *bytes, size_t n)
{
  memmove (text_of (s) + s->length, bytes, n);
  qrintf_strbuf_commit (s, n);
  return true;
}

/* Adds N bytes, for which there is no room.  BYTES may be in the text that
   moves; the addresses are compared as integers, as they may be of different
   objects.  */
QRINTF_OUTLINE bool
append_growing (struct qrintf_strbuf *s, const void *bytes, size_t n)
{
  uintptr_t offset = (uintptr_t) bytes - (uintptr_t) text_of (s);
  bool own = offset <= s->length;
  if (!make_room (s, n))
    return fail (s);
  return put (s, own ? text_of (s) + offset : bytes, n);
}

bool
qrintf_strbuf_append (struct qrintf_strbuf *s, const void *bytes, size_t n)
{
  if (n == 0)
    return true;
  if (n > spare (s))
    return append_growing (s, bytes, n);
  return put (s, bytes, n);
}

bool
qrintf_strbuf_append_cstr (struct qrintf_strbuf *s, const char *text)
{
  return qrintf_strbuf_append (s, text, strlen (text));
}

bool
qrintf_strbuf_append_char (struct qrintf_strbuf *s, char c)
{
  if (spare (s) == 0 && !make_room (s, 1))
    return fail (s);
  text_of (s)[s->length] = c;
  qrintf_strbuf_commit (s, 1);
  return true;
}

/* Digits are written behind the text if the maximum number of them, MOST, fits.
   Otherwise they are written to DIGITS first, so that the string grows only if
   the value needs it.  */
#define APPEND_INTEGER(NAME, TYPE, MOST)                                       \
  bool qrintf_strbuf_append_##NAME (struct qrintf_strbuf *s, TYPE v)           \
  {                                                                            \
    char digits[MOST];                                                         \
    if (spare (s) < MOST)                                                      \
      {                                                                        \
        char *end = __qrintf_##NAME##_exact (digits, v);                       \
        return qrintf_strbuf_append (s, digits, (size_t) (end - digits));      \
      }                                                                        \
    char *start = text_of (s) + s->length;                                     \
    char *end = __qrintf_##NAME##_exact (start, v);                            \
    qrintf_strbuf_commit (s, (size_t) (end - start));                          \
    return true;                                                               \
  }

APPEND_INTEGER (i32, int32_t, 11)
APPEND_INTEGER (u32, uint32_t, 10)
APPEND_INTEGER (i64, int64_t, 20)
APPEND_INTEGER (u64, uint64_t, 20)

/* Restores the NUL behind the text, which vsnprintf has overwritten.  */
static int
take_back (struct qrintf_strbuf *s)
{
  text_of (s)[s->length] = 0;
  return -1;
}

/* Formats a text of LENGTH bytes that did not fit.  */
QRINTF_OUTLINE int
format_growing (struct qrintf_strbuf *s, size_t length, const char *format,
                va_list values)
{
  if (length > spare (s) && !make_room (s, length))
    {
      fail (s);
      return take_back (s);
    }
  int again = vsnprintf (text_of (s) + s->length, length + 1, format, values);
  /* The text is longer than before: another thread has changed an argument.  */
  if (again < 0 || (size_t) again > length)
    return take_back (s);
  qrintf_strbuf_commit (s, (size_t) again);
  return again;
}

int
qrintf_strbuf_vprintf (struct qrintf_strbuf *s, const char *format,
                       va_list values)
{
  va_list again;
  va_copy (again, values);

  /* Some C libraries refuse sizes above INT_MAX.  */
  size_t room = spare (s) < INT_MAX ? spare (s) : INT_MAX - 1;
  int length = vsnprintf (text_of (s) + s->length, room + 1, format, values);
  if (length < 0)
    take_back (s);
  else if ((size_t) length <= room)
    qrintf_strbuf_commit (s, (size_t) length);
  else
    length = format_growing (s, (size_t) length, format, again);
  va_end (again);
  return length;
}

int
qrintf_strbuf_printf (struct qrintf_strbuf *s, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  int length = qrintf_strbuf_vprintf (s, format, values);
  va_end (values);
  return length;
}

void
qrintf_strbuf_truncate (struct qrintf_strbuf *s, size_t length)
{
  if (length >= s->length)
    return;
  s->length = length;
  if (s->state & QRINTF_STRBUF_FAILED)
    s->room = length;
  text_of (s)[length] = 0;
}

void
qrintf_strbuf_clear (struct qrintf_strbuf *s)
{
  if (s->state & QRINTF_STRBUF_FAILED)
    {
      /* ROOM is no longer the size of the block.  */
      qrintf_strbuf_free (s);
      return;
    }
  qrintf_strbuf_truncate (s, 0);
}

void
qrintf_strbuf_free (struct qrintf_strbuf *s)
{
  int error = errno;
  if (s->state & QRINTF_STRBUF_BLOCK)
    free (text_of (s));
  qrintf_strbuf_init (s);
  errno = error;
}

char *
qrintf_strbuf_steal (struct qrintf_strbuf *s)
{
  char *text = NULL;
  if (s->state & QRINTF_STRBUF_FAILED)
    {
      errno = ENOMEM;
      return NULL;
    }
  if (s->state & QRINTF_STRBUF_BLOCK)
    text = text_of (s);
  else if ((text = __qrintf_duplicate (s->here, s->length)) == NULL)
    {
      fail (s);
      return NULL;
    }
  qrintf_strbuf_init (s);
  return text;
}
