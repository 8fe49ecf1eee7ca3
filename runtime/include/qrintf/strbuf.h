/* SPDX-License-Identifier: MIT */
/* A growing byte string that keeps short contents inside itself, so that most
   strings of most programs need no memory of their own.

   The text is always followed by a NUL that is not counted; NULs inside it are
   bytes like any other.  All lengths and sizes are in bytes.

   - The struct holds no pointer into itself, so it may be moved by copying its
     bytes (realloc, qsort, std::vector), the original then being forgotten.
     Its members are for the functions here alone.
   - A pointer to the text is valid until the next call that adds to the text,
     steals, frees or moves it.
   - When memory runs out, an adding function returns false or -1 with errno
     ENOMEM; the text stays as it was, and from then on each call that would
     add a byte fails in the same way, so that no text is missing in the
     middle.  So one test of qrintf_strbuf_failed, or of the result of
     qrintf_strbuf_steal, is enough for all calls before it.  A text is shorter
     than PTRDIFF_MAX; a longer one counts as memory running out.  Success
     leaves errno alone.
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

/* The longest text that needs no block; docs/strbuf.md says why this long.  The
   runtime is built with it, so no program can choose another one.  */
#ifdef QRINTF_STRBUF_INLINE
#error "QRINTF_STRBUF_INLINE is part of the ABI and not to be defined"
#endif
#define QRINTF_STRBUF_INLINE 46

  enum qrintf_strbuf_state
  {
    QRINTF_STRBUF_BLOCK = 1, /* the text is in a block of malloc's */
    QRINTF_STRBUF_FAILED = 2 /* memory ran out; ROOM is LENGTH then */
  };

  struct qrintf_strbuf
  {
    size_t length;
    size_t room; /* the longest text that fits where the text is now */

    /* The text and its NUL, or the address of the block.  Aligned for that by
       what stands before it, and read by memcpy.  */
    char here[QRINTF_STRBUF_INLINE + 1];
    unsigned char state; /* of enum qrintf_strbuf_state */
  };

/* An empty string: struct qrintf_strbuf s = QRINTF_STRBUF_INIT;  Static ones
   too. An empty string owns no memory and need not be freed.  */
#define QRINTF_STRBUF_INIT                                                     \
  {                                                                            \
    0, QRINTF_STRBUF_INLINE, { 0 }, 0                                          \
  }

  /* Makes S an empty string, whatever its bytes were.  */
  static inline void
  qrintf_strbuf_init (struct qrintf_strbuf *s)
  {
    s->length = 0;
    s->room = QRINTF_STRBUF_INLINE;
    s->here[0] = 0;
    s->state = 0;
  }

  /* Frees what S owns; S is then an empty string that has not failed.  errno is
     left alone.  */
  void qrintf_strbuf_free (struct qrintf_strbuf *s);

  /* The text, NUL-terminated and never null.  S keeps it.  */
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

  /* Add to the end: the N bytes at BYTES (which may be null if N is 0), the
     bytes of TEXT up to its NUL, the byte C, or the decimal digits of V with
     '-' where V < 0.  BYTES and TEXT may be part of S's own text.  False: out
     of memory.  */
  bool qrintf_strbuf_append (struct qrintf_strbuf *s, const void *bytes,
                             size_t n);
  bool qrintf_strbuf_append_cstr (struct qrintf_strbuf *s, const char *text);
  bool qrintf_strbuf_append_char (struct qrintf_strbuf *s, char c);
  bool qrintf_strbuf_append_i32 (struct qrintf_strbuf *s, int32_t v);
  bool qrintf_strbuf_append_u32 (struct qrintf_strbuf *s, uint32_t v);
  bool qrintf_strbuf_append_i64 (struct qrintf_strbuf *s, int64_t v);
  bool qrintf_strbuf_append_u64 (struct qrintf_strbuf *s, uint64_t v);

  /* The address behind the text, where the caller may write N bytes; there is
     one more for the NUL.  qrintf_strbuf_commit (S, USED) makes the first USED
     <= N of them part of the text; it has to come before any other call that
     adds to S.  Without it S stays as it is, except that the NUL behind its
     text may have been overwritten, which qrintf_strbuf_commit (S, 0)
     restores.  The bytes there have any value at first.

     A null pointer: there is no memory, or S has failed.  Then S and errno
     are as they were, S has not failed by this call, and the caller may ask
     for fewer bytes.  */
  char *qrintf_strbuf_reserve (struct qrintf_strbuf *s, size_t n);
  void qrintf_strbuf_commit (struct qrintf_strbuf *s, size_t used);

#ifdef __QRINTF__
#define QRINTF_STRBUF_LOWERED                                                  \
  __attribute__ ((qrintf_reserve (qrintf_strbuf_reserve, qrintf_strbuf_commit)))
#else
#define QRINTF_STRBUF_LOWERED
#endif

  /* Add the text that printf would print.  The result is its length, or -1: out
     of memory, or the C library cannot format it (a character of the locale, a
     text beyond INT_MAX), with errno as vsnprintf set it, S not having failed.
     FORMAT and the arguments must not be part of S's own text.  */
  int qrintf_strbuf_printf (struct qrintf_strbuf *s, const char *format, ...)
      __attribute__ ((format (printf, 2, 3))) QRINTF_STRBUF_LOWERED;
  int qrintf_strbuf_vprintf (struct qrintf_strbuf *s, const char *format,
                             va_list values)
      __attribute__ ((format (printf, 2, 0)));

  /* Cuts the text down to its first LENGTH bytes; a shorter one stays.  */
  void qrintf_strbuf_truncate (struct qrintf_strbuf *s, size_t length);

  /* Makes the text empty, and forgets a failure.  The block stays for the next
     text unless S had failed.  errno is left alone.  */
  void qrintf_strbuf_clear (struct qrintf_strbuf *s);

  /* The text and its NUL in memory of malloc's, for the caller to free; S is
     then an empty string.  A null pointer with errno ENOMEM, S keeping its
     text: S had failed before, or there was no memory for a text that was
     inside S, and S has failed now.  */
  char *qrintf_strbuf_steal (struct qrintf_strbuf *s);

#ifdef __cplusplus
}
#endif

#endif
