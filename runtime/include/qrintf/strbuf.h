/* SPDX-License-Identifier: MIT-0 */
/* A growing byte string that keeps short contents inside itself, so that most
   strings of most programs need no memory of their own.

   The text is always followed by a NUL that is not counted; NULs inside it are
   bytes like any other.  All lengths and sizes are in bytes.

   - The struct has no pointer into itself, so it may be moved by copying its
     bytes (realloc, qsort, std::vector) if the original is no longer used.
     Only the functions here may use its members.
   - A pointer to the text is valid until the next call that adds to, steals,
     frees or moves the text.
   - When memory runs out, an adding function returns false or -1 with errno
     ENOMEM, and the text is unchanged.  From then on each call that would add a
     byte fails in the same way, so that no text is missing in the middle.  So
     one test of qrintf_strbuf_failed, or of the result of qrintf_strbuf_steal,
     is enough for all calls before it.  A text is shorter than PTRDIFF_MAX; a
     longer one fails like missing memory.  Success leaves errno unchanged.
   - Two threads must not use one string at a time unless both only read;
     different strings are independent.  Not async-signal-safe.  */

#ifndef QRINTF_STRBUF_H
#define QRINTF_STRBUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C"
{
#endif

/* The longest text that needs no block; docs/strbuf.md explains this value.
   The runtime is built with it, so programs cannot choose another one.  */
#ifdef QRINTF_STRBUF_INLINE
#error "QRINTF_STRBUF_INLINE is part of the ABI and not to be defined"
#endif
#define QRINTF_STRBUF_INLINE 46

  enum qrintf_strbuf_state
  {
    QRINTF_STRBUF_BLOCK = 1, /* the text is in a block from malloc */
    QRINTF_STRBUF_FAILED = 2 /* memory ran out; ROOM is LENGTH then */
  };

  struct qrintf_strbuf
  {
    size_t length;
    size_t room; /* the longest text that fits in the present place */

    /* The text and its NUL, or the address of the block.  The members before it
       align it for an address; it is accessed by memcpy.  */
    char here[QRINTF_STRBUF_INLINE + 1];
    unsigned char state; /* of enum qrintf_strbuf_state */
  };

/* An empty string: struct qrintf_strbuf s = QRINTF_STRBUF_INIT;

   This also serves for static strings.  An empty string owns no memory and need
   not be freed.  */
#define QRINTF_STRBUF_INIT                                                     \
  {                                                                            \
    0, QRINTF_STRBUF_INLINE, { 0 }, 0                                          \
  }

  /* Makes S an empty string; S may be uninitialised.  */
  static inline void
  qrintf_strbuf_init (struct qrintf_strbuf *s)
  {
    s->length = 0;
    s->room = QRINTF_STRBUF_INLINE;
    s->here[0] = 0;
    s->state = 0;
  }

  /* Frees the memory that S owns; S becomes an empty string that has not
     failed.  errno is unchanged.  */
  void qrintf_strbuf_free (struct qrintf_strbuf *s);

  /* The text, NUL-terminated and never null.  S still owns it.  */
  static inline const char *
  qrintf_strbuf_cstr (const struct qrintf_strbuf *s)
  {
    const char *block;
    if (!(s->state & QRINTF_STRBUF_BLOCK))
      return s->here;
    memcpy (&block, s->here, sizeof block);
    return block;
  }

  static inline size_t
  qrintf_strbuf_length (const struct qrintf_strbuf *s)
  {
    return s->length;
  }

  /* Whether memory ran out since S was initialised, cleared or freed.  */
  static inline bool
  qrintf_strbuf_failed (const struct qrintf_strbuf *s)
  {
    return s->state & QRINTF_STRBUF_FAILED;
  }

  /* Append the N bytes at BYTES (which may be null if N is 0), the bytes of
     TEXT up to its NUL, the byte C, or the decimal digits of V after '-' if V <
     0.  BYTES and TEXT may be part of S's own text.  They return false if
     memory runs out.  */
  bool qrintf_strbuf_append (struct qrintf_strbuf *s, const void *bytes,
                             size_t n);
  bool qrintf_strbuf_append_cstr (struct qrintf_strbuf *s, const char *text);
  bool qrintf_strbuf_append_char (struct qrintf_strbuf *s, char c);
  bool qrintf_strbuf_append_i32 (struct qrintf_strbuf *s, int32_t v);
  bool qrintf_strbuf_append_u32 (struct qrintf_strbuf *s, uint32_t v);
  bool qrintf_strbuf_append_i64 (struct qrintf_strbuf *s, int64_t v);
  bool qrintf_strbuf_append_u64 (struct qrintf_strbuf *s, uint64_t v);

  /* The address behind the text, where the caller may write N bytes; there is
     one more byte for the NUL.  qrintf_strbuf_commit (S, USED) appends the
     first USED <= N of them to the text; it has to be called before any other
     call that adds to S.  Without it the text is unchanged, except that the NUL
     behind it may have been overwritten, which qrintf_strbuf_commit (S, 0)
     restores.  The bytes are unspecified at first.

     The result is a null pointer if there is no memory, or S has failed.  Then
     S and errno are unchanged, S does not count as failed by this call, and the
     caller may ask for fewer bytes.  */
  char *qrintf_strbuf_reserve (struct qrintf_strbuf *s, size_t n);
  void qrintf_strbuf_commit (struct qrintf_strbuf *s, size_t used);

#ifdef __QRINTF__
#define QRINTF_STRBUF_LOWERED                                                  \
  __attribute__ ((qrintf_reserve (qrintf_strbuf_reserve, qrintf_strbuf_commit)))
#else
#define QRINTF_STRBUF_LOWERED
#endif

  /* Append the text that printf would print.  They return its length, or -1:
     either memory ran out, or the C library cannot format the text (a character
     of the locale, a text beyond INT_MAX).  In the latter case errno is that of
     vsnprintf, and S has not failed.  FORMAT and the arguments must not be part
     of S's own text.  */
  int qrintf_strbuf_printf (struct qrintf_strbuf *s, const char *format, ...)
      __attribute__ ((format (printf, 2, 3))) QRINTF_STRBUF_LOWERED;
  int qrintf_strbuf_vprintf (struct qrintf_strbuf *s, const char *format,
                             va_list values)
      __attribute__ ((format (printf, 2, 0)));

  /* Truncates the text to its first LENGTH bytes; a shorter one is
     unchanged.  */
  void qrintf_strbuf_truncate (struct qrintf_strbuf *s, size_t length);

  /* Makes the text empty, and resets a failure.  The block is kept for the next
     text unless S had failed.  errno is unchanged.  */
  void qrintf_strbuf_clear (struct qrintf_strbuf *s);

  /* The text and its NUL in memory from malloc, which the caller frees; S
     becomes an empty string.  The result is a null pointer with errno ENOMEM,
     and S keeps its text, in two cases: S had failed before, or there was no
     memory for a text that was inside S; then S has failed now.  */
  char *qrintf_strbuf_steal (struct qrintf_strbuf *s);

#ifdef __cplusplus
}
#endif

#endif
