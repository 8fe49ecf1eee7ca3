/* What the stream tests report with: what a program, and the other end of a
   stream's descriptor, can see of one call.

   NOTE (CALL) reports the call's result and errno, and then what arrived at the
   wire meanwhile: a stream of open_wire writes to a socket that keeps each
   write(2) apart.  Reports go out by write(2) themselves, at once, so their
   place among what stdout has flushed counts too.  */

#ifndef QRINTF_STREAM_H
#define QRINTF_STREAM_H

#include <fcntl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

static int report = 1; /* the descriptor of the reports */
static int wire = -1;  /* the far end of the last open_wire */
static char said[4096];
static size_t said_length;

static void
send_report (void)
{
  for (size_t at = 0; at < said_length;)
    {
      ssize_t n = write (report, said + at, said_length - at);
      if (n <= 0)
        abort ();
      at += (size_t) n;
    }
  said_length = 0;
}

static void
say_char (char c)
{
  if (said_length == sizeof said)
    send_report ();
  said[said_length++] = c;
}

static void
say (const char *s)
{
  while (*s)
    say_char (*s++);
}

#define PUT_CHAR say_char
#include "show.h"

static void
say_text (const char *at, size_t size)
{
  show_number ((long) size);
  say (" |");
  while (size--)
    show_byte ((unsigned char) *at++);
  say ("|\n");
}

static void
drain_wire (void)
{
  static char message[100000];
  ssize_t n;
  while (wire >= 0
         && (n = recv (wire, message, sizeof message, MSG_DONTWAIT)) > 0)
    {
      say ("  written ");
      say_text (message, (size_t) n);
    }
}

static FILE *
open_wire (const char *mode)
{
  int ends[2];
  if (wire >= 0)
    close (wire);
  if (socketpair (AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0)
    abort ();
  wire = ends[0];
  return fdopen (ends[1], mode);
}

/* setvbuf with a buffer of the program's: glibc ignores the size without.  */
static void
set_buffer (FILE *f, int mode, size_t size)
{
  static char buffer[4096];
  if (size > sizeof buffer
      || setvbuf (f, mode == _IONBF || !size ? NULL : buffer, mode, size) != 0)
    abort ();
}

static void __attribute__ ((noinline)) note (int line, long result)
{
  int after = errno;
  show_number (line);
  say_char (' ');
  show_number (result);
  if (after != BEFORE)
    {
      say (" e");
      show_number (after);
    }
  say_char ('\n');
  drain_wire ();
  send_report ();
}

#define NOTE(call)                                                             \
  do                                                                           \
    {                                                                          \
      errno = BEFORE;                                                          \
      note (__LINE__, (long) (call));                                          \
    }                                                                          \
  while (0)

/* What the file of F holds by now, whatever its buffer may hold.  */
static void __attribute__ ((noinline)) note_file (const char *path)
{
  static char text[100000];
  int fd = open (path, O_RDONLY);
  ssize_t n = read (fd, text, sizeof text);
  close (fd);
  say ("  file ");
  say_text (text, n > 0 ? (size_t) n : 0);
  send_report ();
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
