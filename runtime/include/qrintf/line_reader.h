/* SPDX-License-Identifier: MIT-0 */
/* A reader of lines that hands them out in place, without copying: from a
   mapping if that is faster, otherwise from the buffer of read(2); of files,
   pipes, terminals, /proc, streams and memory.

   - A line is the bytes before a delimiter byte, or the bytes between the last
     delimiter and the end of the input, if there are any.  An empty input has
     no lines, and a delimiter at the end begins none.  NUL, '\r' and invalid
     characters are bytes like any other.
   - The text of a line is not followed by a NUL and must not be written to.  It
     is valid until the next line is taken or the reader is changed otherwise;
     functions that take a const reader, and qrintf_lines_error, do not change
     it.
   - Lines may have any length, for which the buffer grows; a limit can be set.
     All lengths, sizes and offsets are in bytes.
   - An error is reported after all lines that were read before it, as an error
     and not as the end.  EINTR is never reported.
   - Only one thread at a time may use a reader; different readers are
     independent.  Not async-signal-safe.

   How it works: the offsets of all delimiters of the next few KiB are collected
   without branches, then lines are handed out by the inline functions here,
   whose state stays in registers.  The flattening of bit masks is that of
   Langdale and Lemire, "Parsing Gigabytes of JSON per Second", VLDB Journal 28
   (2019).  */

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

  /* How the input is read.  AUTO measures whether mapping or reading is faster,
     again for each 64 MiB.  The lines are the same in any case.  */
  enum qrintf_lines_input
  {
    QRINTF_LINES_AUTO,
    QRINTF_LINES_READ, /* never map; for files that others may truncate */
    QRINTF_LINES_MAP   /* map every input that can be mapped */
  };

  struct qrintf_lines_options
  {
    unsigned char delimiter;
    bool keep; /* lines include their delimiter and their '\r' */
    bool crlf; /* a '\r' before the delimiter belongs to it */

    /* Survive the truncation of a mapped file while it is read, which otherwise
       kills the process by SIGBUS.  The first use installs a handler for
       SIGBUS, which stays and passes other faults on to the former handler.
       The input then ends at the new end of the file; lines that were handed
       out before may read as NULs.  A program that sets its own SIGBUS handler
       has to do so before, or call this one from it.  A shared library that
       contains the archive must then not be unloaded (-Wl,-z,nodelete);
       libqrintf_rt.so never is.  */
    bool survive;

    bool own; /* for fdopen: the reader closes the descriptor */
    enum qrintf_lines_input input;

    /* The limit of a line's length, without its delimiter, or 0: no limit.  A
       longer line is the error EMSGSIZE, after all lines before it.  */
    size_t longest;
  };

/* struct qrintf_lines_options o = QRINTF_LINES_OPTIONS_INIT;

   A null pointer means the same options: '\n', stripped, no CRLF, AUTO.  */
#define QRINTF_LINES_OPTIONS_INIT                                              \
  {                                                                            \
    '\n', false, false, false, false, QRINTF_LINES_AUTO, 0                     \
  }

  typedef struct qrintf_lines_reader qrintf_lines_reader;

  struct qrintf_lines_line
  {
    const char *text;
    size_t length;
  };

  /* A reader, which qrintf_lines_close has to close, or a null pointer with
     errno set and a text for qrintf_lines_error; then nothing is left open.
     PATH is opened with O_CLOEXEC.  */
  qrintf_lines_reader *
  qrintf_lines_open (const char *path,
                     const struct qrintf_lines_options *options);

  /* Reads the descriptor FD from its present offset on.  With OPTIONS->own the
     reader takes FD over, unless this fails.  At close, the offset of a
     borrowed descriptor that can seek is set to the end of the last line handed
     out; from one that cannot seek, more may have been read.  No other code may
     move the offset meanwhile.  */
  qrintf_lines_reader *
  qrintf_lines_fdopen (int fd, const struct qrintf_lines_options *options);

  /* Reads STREAM, which the caller keeps, from its present position on.  A
     regular file is read through its descriptor, after fflush (with some C
     libraries characters pushed back by ungetc are lost), and at close the
     position of the stream is set to the end of the last line handed out.  Any
     other stream is read with getc_unlocked under the stream's lock, a line at
     a time: nothing is read ahead, and other code may read the stream after
     each line.  */
  qrintf_lines_reader *
  qrintf_lines_stdio (FILE *stream, const struct qrintf_lines_options *options);

  /* The lines of the SIZE bytes at TEXT, which the caller keeps.  No byte past
     them is read.  TEXT may be null if SIZE is 0.  */
  qrintf_lines_reader *
  qrintf_lines_memory (const void *text, size_t size,
                       const struct qrintf_lines_options *options);

  /* Frees READER, which may be null; the memory of one reader, 20 kB, is kept
     for the next one.  Returns 0, or -1 with errno set if closing the
     descriptor, or setting the position of a borrowed one, failed.  */
  int qrintf_lines_close (qrintf_lines_reader *reader);

  /* Returns 1 if *LINE is the next line, 0 at the end, -1 on an error, with
     errno set.  The error is returned again by each further call, except EAGAIN
     from a non-blocking descriptor: then the next call continues where this one
     stopped.  */
  int qrintf_lines_next (qrintf_lines_reader *reader,
                         struct qrintf_lines_line *line);

  /* The number of lines handed out, which is the number of the last one,
     counted from 1.  */
  uint64_t qrintf_lines_number (const qrintf_lines_reader *reader);

  /* Whether the last line handed out ended without a delimiter.  */
  bool qrintf_lines_unterminated (const qrintf_lines_reader *reader);

  /* Whether the file has become shorter while it was read.  */
  bool qrintf_lines_truncated (const qrintf_lines_reader *reader);

  /* 0, or the errno value of the error that stopped READER.  */
  int qrintf_lines_errno (const qrintf_lines_reader *reader);

  /* Operation, path and cause, "read access.log: Input/output error", of the
     error that stopped READER, or an empty text.  If READER is null, of the
     last open, fdopen, stdio, memory or qrintf_lines_bytes function that failed
     in this thread.  The text is valid as long as the reader, or until the next
     failure in this thread.  */
  const char *qrintf_lines_error (qrintf_lines_reader *reader);

  /* Reads the rest of the input and returns the number of its lines, or of its
     bytes that are among the N bytes at SET; -1 on an error, with errno set.
     OPTIONS->longest is ignored.  qrintf_lines_number counts these lines too,
     including those before an error.  After EAGAIN the next line begins with
     the bytes that arrive next.  */
  int64_t qrintf_lines_count (qrintf_lines_reader *reader);
  int64_t qrintf_lines_count_bytes (qrintf_lines_reader *reader,
                                    const void *set,
                                    size_t n);

  /* The number of bytes BYTE, or of bytes among the N at SET, in the SIZE bytes
     at TEXT.  */
  size_t qrintf_lines_text_count_byte (const void *text, size_t size,
                                       unsigned char byte);
  size_t qrintf_lines_text_count_bytes (const void *text, size_t size,
                                        const void *set,
                             size_t n);

  /* The state of a loop over a reader's lines, for the fastest way to read
     them.

       struct qrintf_lines_cursor cursor = qrintf_lines_begin (reader);
       struct qrintf_lines_line line;
       while (qrintf_lines_step (reader, &cursor, &line))
         …
       if (qrintf_lines_errno (reader))
         …

     A cursor continues where the last cursor, or qrintf_lines_next, stopped.
     It must not be used after another cursor has taken a line.  Only the
     functions here may use its members.  */
  struct qrintf_lines_cursor
  {
    const char *start;           /* of the next line */
    const char *base;            /* the offsets are relative to it */
    const uint16_t *next, *stop; /* offsets of lines' ends */
    const uint16_t *end;         /* STOP; NEXT with CRLF, to test each line */
    const uint16_t **taken;      /* the reader's copy of NEXT */
    size_t skip;                 /* bytes between a line's end and the next
                                    line */
  };

  struct qrintf_lines_cursor qrintf_lines_begin (qrintf_lines_reader *reader);
  struct qrintf_lines_cursor qrintf_lines_refill (qrintf_lines_reader *reader);

  /* Takes the next line of CURSOR, which must have one.  */
  __attribute__ ((always_inline)) static inline void
  qrintf_lines_take (struct qrintf_lines_cursor *cursor,
                     struct qrintf_lines_line *line)
  {
    const char *end = cursor->base + *cursor->next++;
    line->text = cursor->start;
    line->length = (size_t) (end - cursor->start);
    cursor->start = end + cursor->skip;
    *cursor->taken = cursor->next;
  }

  /* Returns false at the end or on an error.  */
  __attribute__ ((always_inline)) static inline bool
  qrintf_lines_step (qrintf_lines_reader *reader,
                     struct qrintf_lines_cursor *cursor,
                     struct qrintf_lines_line *line)
  {
    if (__builtin_expect (cursor->next == cursor->end, 0))
      {
        if (cursor->next == cursor->stop)
          {
            /* Assigned as a whole, the cursor would be kept in memory.  */
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
     small.  TEXT is never null.  The bytes must not be written to.  */
  struct qrintf_lines_bytes
  {
    const char *text;
    size_t size;
    void *block;   /* from malloc, or null */
    size_t mapped; /* the mapping's size, or 0 */
    void *guard;   /* of the mapping, or null */
  };

/* No input: struct qrintf_lines_bytes b = QRINTF_LINES_BYTES_INIT; */
#define QRINTF_LINES_BYTES_INIT                                                \
  {                                                                            \
    "", 0, 0, 0, 0                                                             \
  }

  /* Returns 0, and *BYTES has to be closed by qrintf_lines_bytes_close; or -1
     with errno set and a text for qrintf_lines_error (0), and *BYTES is no
     input. Only survive, own and input of OPTIONS are used.  A descriptor is
     read from its offset to the end; a borrowed one is left there and may be
     closed at once.  */
  int qrintf_lines_bytes_open (struct qrintf_lines_bytes *bytes,
                               const char *path,
                         const struct qrintf_lines_options *options);
  int qrintf_lines_bytes_fdopen (struct qrintf_lines_bytes *bytes, int fd,
                           const struct qrintf_lines_options *options);

  /* Unmaps or frees the bytes; *BYTES becomes no input.  errno is
     unchanged.  */
  void qrintf_lines_bytes_close (struct qrintf_lines_bytes *bytes);

  /* Whether a page was read that the file has lost, with survive.  Lost bytes
     read as NUL.  Those that the file has lost within its last page read as NUL
     as well, but this function does not notice them.  */
  bool qrintf_lines_bytes_truncated (const struct qrintf_lines_bytes *bytes);

  /* The offset at which part PART of PARTS equal parts of the SIZE bytes at
     TEXT begins.  Each part begins at the start of a line; PART == PARTS gives
     SIZE.  Requires 0 <= PART <= PARTS and 0 < PARTS < 2^32.  */
  size_t qrintf_lines_split (const void *text, size_t size,
                             unsigned char delimiter, size_t part,
                             size_t parts);

#ifdef __cplusplus
}
#endif

#endif
