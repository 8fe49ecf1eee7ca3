/* SPDX-License-Identifier: GPL-3.0-or-later */
/* printf with nothing left to do but to move the text: a library to preload,
   for programs.py.

   With QRINTF_REPLAY=record:FILE in the environment the printf family works as
   ever, and each call's text goes to FILE, too.  With replay:FILE it reads no
   format and no value: each call takes its text from there and copies it to
   where it belongs, into a stream's buffer as putc would, without a lock.  So
   fast is the fastest that a function like printf could be in that program, and
   the program's time with it is the bound for whatever formats.

   The CPU seconds that it took to get FILE into memory are no program's; they
   are written into FILE.setup.  For one process with one thread that does the
   same each time, on x86-64's glibc; a call for which there is no text left, or
   whose record cannot be written, aborts.  Wide characters' functions, dprintf
   and asprintf are libc's own.  */

#define _GNU_SOURCE
#undef _FORTIFY_SOURCE

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static FILE *record;
static const char *next, *last;

/* What vsnprintf is called where this library has it, too.  */
static int (*real_vsnprintf) (char *, size_t, const char *, va_list);

/* A text in FILE: its length in four bytes, and it.  */
enum
{
  head = sizeof (uint32_t),
  short_text = 32
};

static double
cpu_seconds (void)
{
  struct timespec t;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double) t.tv_sec + (double) t.tv_nsec / 1e9;
}

/* With SHORT_TEXT bytes behind it that may be read.  */
static void
open_replay (const char *file)
{
  struct stat s;
  int fd = open (file, O_RDONLY | O_CLOEXEC);
  if (fd < 0 || fstat (fd, &s) != 0)
    abort ();
  size_t size = (size_t) s.st_size;
  char *text = mmap (NULL, size + short_text, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  if (text == MAP_FAILED)
    abort ();
  for (size_t done = 0; done < size;)
    {
      ssize_t n = read (fd, text + done, size - done);
      if (n <= 0)
        abort ();
      done += (size_t) n;
    }
  close (fd);
  next = text;
  last = text + size;
}

__attribute__ ((constructor)) static void
begin (void)
{
  real_vsnprintf = (int (*) (char *, size_t, const char *, va_list)) dlsym (
      RTLD_NEXT, "vsnprintf");
  const char *what = getenv ("QRINTF_REPLAY");
  if (!what)
    return;
  if (strncmp (what, "record:", 7) == 0)
    {
      record = fopen (what + 7, "we");
      if (!record)
        abort ();
    }
  else if (strncmp (what, "replay:", 7) == 0)
    {
      char name[4096], seconds[32];
      open_replay (what + 7);
      strcat (strcpy (name, what + 7), ".setup");
      int fd = open (name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
      int length
          = gcvt (cpu_seconds (), 9, seconds) ? (int) strlen (seconds) : 0;
      if (fd < 0 || write (fd, seconds, (size_t) length) != length)
        abort ();
      close (fd);
    }
}

__attribute__ ((destructor)) static void
end (void)
{
  if (record && fclose (record) != 0)
    abort ();
}

/* The text of FORMAT, to be freed; *LENGTH of it.  */
static char *
make_text (const char *format, va_list values, int *length)
{
  va_list again;
  va_copy (again, values);
  *length = real_vsnprintf (NULL, 0, format, again);
  va_end (again);
  char *text = *length < 0 ? NULL : malloc ((size_t) *length + 1);
  if (!text)
    abort ();
  real_vsnprintf (text, (size_t) *length + 1, format, values);
  if (record)
    {
      uint32_t n = (uint32_t) *length;
      if (fwrite (&n, head, 1, record) != 1 || fwrite (text, 1, n, record) != n)
        abort ();
    }
  return text;
}

/* The next text of the file, of *LENGTH bytes.  */
static inline const char *
take (uint32_t *length)
{
  memcpy (length, next, head);
  const char *text = next + head;
  if (text > last || *length > (size_t) (last - text))
    abort ();
  next = text + *length;
  return text;
}

static inline void
copy (char *to, const char *text, size_t length, size_t room)
{
  if (length <= short_text && room >= short_text)
    memcpy (to, text, short_text);
  else
    memcpy (to, text, length);
}

static inline int
replay_to_stream (FILE *f)
{
  uint32_t length;
  const char *text = take (&length);
  size_t room = f->_IO_write_ptr < f->_IO_write_end
                    ? (size_t) (f->_IO_write_end - f->_IO_write_ptr)
                    : 0;
  if (room > length && f->_mode < 0 && !(f->_flags & 0x202))
    {
      copy (f->_IO_write_ptr, text, length, room);
      f->_IO_write_ptr += length;
    }
  else if (fwrite_unlocked (text, 1, length, f) != length)
    return -1;
  return (int) length;
}

static inline int
replay_to_buffer (char *to, size_t size)
{
  uint32_t length;
  const char *text = take (&length);
  if (size > length)
    {
      /* The room of sprintf is not known.  */
      copy (to, text, length, size == SIZE_MAX ? length : size);
      to[length] = '\0';
    }
  else if (size > 0)
    {
      memcpy (to, text, size - 1);
      to[size - 1] = '\0';
    }
  return (int) length;
}

static int
format_to_stream (FILE *f, const char *format, va_list values)
{
  int length;
  char *text = make_text (format, values, &length);
  if (fwrite (text, 1, (size_t) length, f) != (size_t) length)
    length = -1;
  free (text);
  return length;
}

static int
format_to_buffer (char *to, size_t size, const char *format, va_list values)
{
  int length;
  char *text = make_text (format, values, &length);
  size_t n = (size_t) length < size ? (size_t) length : size - 1;
  if (size > 0)
    {
      memcpy (to, text, n);
      to[n] = '\0';
    }
  free (text);
  return length;
}

#define PUBLIC __attribute__ ((visibility ("default")))

/* NAME (PARAMETERS, format, ...), whose text goes where SINK's last arguments,
   TO, say.  */
#define VARIADIC(SINK, TO, NAME, ...)                                          \
  PUBLIC int NAME (__VA_ARGS__, const char *format, ...)                       \
  {                                                                            \
    if (next)                                                                  \
      return replay_to_##SINK TO;                                              \
    va_list values;                                                            \
    va_start (values, format);                                                 \
    int length = VALUES (SINK, TO);                                            \
    va_end (values);                                                           \
    return length;                                                             \
  }
#define LISTED(SINK, TO, NAME, ...)                                            \
  PUBLIC int NAME (__VA_ARGS__, const char *format, va_list values)            \
  {                                                                            \
    return next ? replay_to_##SINK TO : VALUES (SINK, TO);                     \
  }
#define VALUES(SINK, TO) format_to_##SINK (EACH TO, format, values)
#define EACH(...) __VA_ARGS__

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wmissing-prototypes"

VARIADIC (stream, (f), fprintf, FILE *f)
VARIADIC (stream, (f), __fprintf_chk, FILE *f, int flag)
VARIADIC (stream, (stdout), __printf_chk, int flag)
VARIADIC (buffer, (to, SIZE_MAX), sprintf, char *to)
VARIADIC (buffer, (to, room), __sprintf_chk, char *to, int flag, size_t room)
VARIADIC (buffer, (to, size), snprintf, char *to, size_t size)
VARIADIC (buffer, (to, size), __snprintf_chk, char *to, size_t size, int flag,
          size_t room)
LISTED (stream, (f), vfprintf, FILE *f)
LISTED (stream, (f), __vfprintf_chk, FILE *f, int flag)
LISTED (stream, (stdout), __vprintf_chk, int flag)
LISTED (buffer, (to, SIZE_MAX), vsprintf, char *to)
LISTED (buffer, (to, room), __vsprintf_chk, char *to, int flag, size_t room)
LISTED (buffer, (to, size), vsnprintf, char *to, size_t size)
LISTED (buffer, (to, size), __vsnprintf_chk, char *to, size_t size, int flag,
        size_t room)

PUBLIC int
printf (const char *format, ...)
{
  if (next)
    return replay_to_stream (stdout);
  va_list values;
  va_start (values, format);
  int length = format_to_stream (stdout, format, values);
  va_end (values);
  return length;
}

PUBLIC int
vprintf (const char *format, va_list values)
{
  return next ? replay_to_stream (stdout)
              : format_to_stream (stdout, format, values);
}
