/* SPDX-License-Identifier: MIT */
/* A reader of lines that hands them out where they lie, without copying: from
   a mapping where that is faster, else from what read(2) brought; of files,
   pipes, terminals, /proc, streams and memory alike.

   - A line is the bytes before a delimiter byte, or between the last delimiter
     and the end of the input if there are any.  An empty input has no lines,
     and a delimiter at the end begins none.  NUL, '\r' and bytes that are no
     characters are bytes like any other.
   - The text of a line is not followed by a NUL and must not be written to.
     It is valid until the next line is taken or the reader is changed
     otherwise; functions that take a const reader, and qrintf_lines_error, do
     not change it.
   - Lines may be of any length, for which the buffer grows; a limit can be
     set.  All lengths, sizes and offsets are in bytes.
   - An error is reported after all lines that were read before it, as an error
     and not as the end.  EINTR is never reported.
   - One reader is one thread's at a time; different readers are independent.
     Not async-signal-safe.

   How it works: the offsets of all delimiters of the next few KiB are
   collected without branches, then lines are handed out by the inline
   functions here, whose state stays in registers.  The flattening of bit
   masks is that of Langdale and Lemire, "Parsing Gigabytes of JSON per
   Second", VLDB Journal 28 (2019).  */

#ifndef QRINTF_LINE_READER_H
#define QRINTF_LINE_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C"
{
#endif

  /* Where lines come from.  AUTO measures which way is faster, again for
     each 64 MiB; the lines are the same in any case.  */
  enum qrintf_lines_input
  {
    QRINTF_LINES_AUTO,
    QRINTF_LINES_READ, /* never map: for what others may truncate */
    QRINTF_LINES_MAP   /* map whatever can be mapped */
  };

  struct qrintf_lines_options
  {
    unsigned char delimiter;
    bool keep; /* lines with their delimiter, and their '\r' */
    bool crlf; /* a '\r' before the delimiter belongs to it */

    /* Survive that a mapped file is truncated while it is read, which
       otherwise kills the process by SIGBUS.  At the first use a handler for
       SIGBUS is installed and stays; it passes other faults on to the former
       handler.  Lines end where the file ends now; lines that were handed
       out before may read as NULs.  A program that sets a SIGBUS handler of
       its own has to do so before, or call this one from it.  A shared
       library that contains the archive must not be unloaded then
       (-Wl,-z,nodelete); libqrintf_rt.so never is.  */
    bool survive;

    bool own; /* of fdopen: the reader closes the descriptor */
    enum qrintf_lines_input input;

    /* The longest line, without its delimiter, or 0: no limit.  A longer one is
       the error EMSGSIZE, after all lines before it.  */
    size_t longest;
  };

/* struct qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;  A null pointer
   means the same: '\n', stripped, no CRLF, AUTO.  */
#define QRINTF_LINES_OPTIONS_INIT                                              \
  {                                                                            \
    '\n', false, false, false, false, QRINTF_LINES_AUTO, 0                     \
  }

  typedef struct qrintf_line_reader qrintf_line_reader;

  struct qrintf_line
  {
    const char *text;
    size_t length;
  };

  /* A reader, for qrintf_lines_close in the end, or a null pointer with errno
     set and a text for qrintf_lines_error; then nothing is left open.

     PATH is opened with O_CLOEXEC.  */
  qrintf_line_reader *
  qrintf_lines_open (const char *path,
                     const struct qrintf_lines_options *options);

  /* Reads the descriptor FD on from its offset.  OPTIONS->own hands it over if
     the reader is made, not if that fails.  A borrowed one that can seek is
     left, at close, behind the last line handed out; of one that cannot, more
     may have been read.  Nobody else must move the offset meanwhile.  */
  qrintf_line_reader *
  qrintf_lines_fdopen (int fd, const struct qrintf_lines_options *options);

  /* Reads STREAM, which stays the caller's, on from its position.  A regular
     file is read through its descriptor, after fflush (what ungetc pushed back
     is lost with some C libraries), and the stream is set behind the last line
     handed out at close.  Anything else is read with getc_unlocked under the
     stream's lock, a line at a time: nothing is read ahead, and the stream may
     be read on by others after each line.  */
  qrintf_line_reader *
  qrintf_lines_stdio (FILE *stream, const struct qrintf_lines_options *options);

  /* The lines of the SIZE bytes at TEXT, which stay the caller's and are never
     read past; TEXT may be null if SIZE is 0.  */
  qrintf_line_reader *
  qrintf_lines_memory (const void *text, size_t size,
                       const struct qrintf_lines_options *options);

  /* Frees READER, which may be null; the memory of one reader, 20 kB, is kept
     for the next.  -1 with errno set if closing the descriptor, or setting the
     position of what was borrowed, failed.  */
  int qrintf_lines_close (qrintf_line_reader *reader);

  /* 1: *LINE is the next line.  0: the end.  -1: an error, with errno set,
     which comes again at each further call; but with EAGAIN, of a descriptor
     that does not block, the next call goes on where this one stopped.  */
  int qrintf_lines_next (qrintf_line_reader *reader, struct qrintf_line *line);

  /* How many lines were handed out: the number of the last one, from 1.  */
  uint64_t qrintf_lines_number (const qrintf_line_reader *reader);

  /* Whether the last line that was handed out had no delimiter behind it.  */
  bool qrintf_lines_unterminated (const qrintf_line_reader *reader);

  /* Whether the file was found shorter than it had been.  */
  bool qrintf_lines_truncated (const qrintf_line_reader *reader);

  /* 0, or the errno value of the error that stopped READER.  */
  int qrintf_lines_errno (const qrintf_line_reader *reader);

  /* Operation, path and cause, "read access.log: Input/output error", of the
     error that stopped READER, or an empty text; READER null: of the last open,
     fdopen, stdio or memory, or qrintf_bytes function, that failed in this
     thread.  The text lasts as long as the reader, or until the next failure
     in this thread.  */
  const char *qrintf_lines_error (qrintf_line_reader *reader);

  /* Reads all that is left and counts its lines, or its bytes that are among
     the N bytes at SET; -1: an error, with errno set.  OPTIONS->longest is not
     looked at.  qrintf_lines_number counts these lines too, those before an
     error included; after EAGAIN the next line is what comes then.  */
  int64_t qrintf_lines_count (qrintf_line_reader *reader);
  int64_t qrintf_lines_count_bytes (qrintf_line_reader *reader, const void *set,
                                    size_t n);

  /* The same of SIZE bytes at TEXT: bytes BYTE, or bytes among the N at SET. */
  size_t qrintf_count_byte (const void *text, size_t size, unsigned char byte);
  size_t qrintf_count_bytes (const void *text, size_t size, const void *set,
                             size_t n);

  /* The state that a loop over a reader's lines keeps, for the fastest way to
     read them.

       struct qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
       struct qrintf_line line;
       while (qrintf_lines_step (reader, &cursor, &line))
         …
       if (qrintf_lines_errno (reader))
         …

     A cursor continues where the last one, or qrintf_lines_next, stopped,
     and must not be used once another one has taken a line.  Its members are
     for the functions here alone.  */
  struct qrintf_lines_cursor
  {
    const char *start;           /* of the next line */
    const char *base;            /* the offsets are relative to it */
    const uint16_t *next, *stop; /* offsets of lines' ends */
    const uint16_t *end;         /* STOP; with CRLF NEXT, to look at each */
    const uint16_t **taken;      /* the reader's note of NEXT */
    size_t skip;                 /* bytes from a line's end to the next line */
  };

  struct qrintf_lines_cursor qrintf_lines_begin (qrintf_line_reader *reader);
  struct qrintf_lines_cursor qrintf_lines_refill (qrintf_line_reader *reader);

  /* The next line of CURSOR, which has one.  */
  __attribute__ ((always_inline)) static inline void
  qrintf_lines_take (struct qrintf_lines_cursor *cursor,
                     struct qrintf_line *line)
  {
    const char *end = cursor->base + *cursor->next++;
    line->text = cursor->start;
    line->length = (size_t) (end - cursor->start);
    cursor->start = end + cursor->skip;
    *cursor->taken = cursor->next;
  }

  /* False: the end or an error.  */
  __attribute__ ((always_inline)) static inline bool
  qrintf_lines_step (qrintf_line_reader *reader,
                     struct qrintf_lines_cursor *cursor,
                     struct qrintf_line *line)
  {
    if (__builtin_expect (cursor->next == cursor->end, 0))
      {
        if (cursor->next == cursor->stop)
          {
            /* If it were assigned as a whole, the cursor would be in
               memory.  */
            struct qrintf_lines_cursor more = qrintf_lines_refill (reader);
            cursor->start = more.start;
            cursor->base = more.base;
            cursor->next = more.next;
            cursor->stop = more.stop;
            cursor->end = more.end;
            cursor->taken = more.taken;
            cursor->skip = more.skip;
            if (cursor->next == cursor->stop)
              return false;
          }
        if (cursor->next == cursor->end)
          {
            qrintf_lines_take (cursor, line);
            cursor->end = cursor->next;
            line->length
                -= line->length && line->text[line->length - 1] == '\r';
            return true;
          }
      }
    qrintf_lines_take (cursor, line);
    return true;
  }

  /* A whole input in memory: mapped, or read if it cannot be mapped or is
     small.  TEXT is never null, and the bytes must not be written to.  */
  struct qrintf_bytes
  {
    const char *text;
    size_t size;
    void *block;   /* of malloc's, or null */
    size_t mapped; /* the mapping's size, or 0 */
    void *guard;   /* of the mapping, or null */
  };

/* No input: struct qrintf_bytes b = QRINTF_BYTES_INIT;  */
#define QRINTF_BYTES_INIT                                                      \
  {                                                                            \
    "", 0, 0, 0, 0                                                             \
  }

  /* 0, with *BYTES for qrintf_bytes_close in the end, or -1 with errno set and
     a text for qrintf_lines_error (0), *BYTES being no input then.  Of OPTIONS,
     survive, own and input are looked at.  A descriptor is read from its offset
     to the end, and left there if it is borrowed; it may be closed at once.  */
  int qrintf_bytes_open (struct qrintf_bytes *bytes, const char *path,
                         const struct qrintf_lines_options *options);
  int qrintf_bytes_fdopen (struct qrintf_bytes *bytes, int fd,
                           const struct qrintf_lines_options *options);

  /* Unmaps or frees the bytes; *BYTES is no input then.  errno is left
     alone.  */
  void qrintf_bytes_close (struct qrintf_bytes *bytes);

  /* Whether a byte that the file has lost was touched, with survive.  Lost
     bytes read as NUL.  */
  bool qrintf_bytes_truncated (const struct qrintf_bytes *bytes);

  /* Where part PART of PARTS equal ones of the SIZE bytes at TEXT begins, each
     beginning at the start of a line; PART == PARTS gives SIZE.  Requires
     0 <= PART <= PARTS, PARTS > 0.  */
  size_t qrintf_lines_split (const void *text, size_t size,
                             unsigned char delimiter, size_t part,
                             size_t parts);

#ifdef __cplusplus
}
#endif

#endif
