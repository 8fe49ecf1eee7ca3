/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streams of each kind.  Sockets keep the limits of packets, and streams of the
   program's own functions (fopencookie) show each write.  */

#include "streams.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <stdio_ext.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace
{

void
require (bool condition, const char *what)
{
  if (!condition)
    throw std::runtime_error (what);
}

std::string
written (const char *bytes, size_t size)
{
  return '[' + std::to_string (size) + ']' + std::string (bytes, size);
}

/* A stream to a socket whose other end is read here.  */
class socket_sink : public sink
{
public:
  explicit socket_sink (int mode, size_t size = 0)
  {
    file = fdopen (dup (socket.writer ()), "w");
    require (file, "a socket has no stream");
    buffer_by (mode, size);
  }
  ~socket_sink () override { close (); }

  std::string
  take () override
  {
    return socket.take ();
  }

private:
  packets socket;
};

/* A stream to functions of the program.  With FAILS, each third write fails,
   and one more of four writes half of its bytes.  */
class cookie_sink : public sink
{
public:
  explicit cookie_sink (int mode, size_t size = 0, bool fails = false)
      : fails (fails)
  {
    cookie_io_functions_t functions = {};
    functions.write = write;
    file = fopencookie (this, "w", functions);
    require (file, "a cookie has no stream");
    buffer_by (mode, size);
  }
  ~cookie_sink () override { close (); }

  std::string
  take () override
  {
    return std::move (text);
  }

private:
  static ssize_t
  write (void *cookie, const char *bytes, size_t size)
  {
    auto *self = static_cast<cookie_sink *> (cookie);
    size_t done = size;
    if (self->fails && ++self->writes % 3 == 0)
      {
        done = self->writes % 4 == 0 ? size / 2 : 0;
        errno = ENOSPC;
      }
    self->text += written (bytes, size) + (done < size ? "!" : "");
    return static_cast<ssize_t> (done);
  }

  std::string text;
  const bool fails;
  unsigned writes = 0;
};

/* A stream to functions of the program whose buffer, which seems to be the
   library's own, ends at the end of a page.  */
class paged_sink final : public cookie_sink
{
public:
  paged_sink () : cookie_sink (_IOFBF)
  {
    void *all = mmap (nullptr, 2 * size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS,
                      -1, 0);
    require (all != MAP_FAILED, "no memory");
    memory = static_cast<char *> (all);
    mprotect (memory, size, PROT_READ | PROT_WRITE);
    file->_IO_buf_base = memory;
    file->_IO_buf_end = memory + size;
  }
  ~paged_sink () override
  {
    fflush (file);
    file->_IO_buf_base = file->_IO_buf_end = nullptr;
    file->_IO_write_base = file->_IO_write_ptr = file->_IO_write_end = nullptr;
    file->_IO_read_base = file->_IO_read_ptr = file->_IO_read_end = nullptr;
    close ();
    munmap (memory, 2 * size);
  }

private:
  static constexpr size_t size = 4096;
  char *memory;
};

/* The caller holds the lock.  */
class locked_sink final : public cookie_sink
{
public:
  locked_sink () : cookie_sink (_IOFBF) { flockfile (file); }
  ~locked_sink () override { funlockfile (file); }
};

/* A file that MODE opens for writing, at its end or for reading as well.  */
class file_sink : public sink
{
public:
  explicit file_sink (size_t size, const char *mode = "a")
  {
    char name[] = "/tmp/print-XXXXXX";
    int descriptor = mkstemp (name);
    require (descriptor >= 0, "no temporary file");
    file = fopen (name, mode);
    unlink (name);
    reader = descriptor;
    require (file, "no temporary file");
    buffer_by (_IOFBF, size);
  }
  ~file_sink () override
  {
    close ();
    ::close (reader);
  }

  std::string
  take () override
  {
    char text[20000];
    ssize_t n = pread (reader, text, sizeof text, at);
    require (n >= 0, "a temporary file cannot be read");
    at += n;
    return std::string (text, static_cast<size_t> (n));
  }

protected:
  int reader;
  off_t at = 0;
};

/* A file that is read and written alternately.  */
class updated_sink final : public file_sink
{
public:
  updated_sink () : file_sink (0, "w+") {}

  std::string
  take () override
  {
    /* The standard requires a seek before reading.  */
    std::string text = file_sink::take ();
    if (++turns % 4 == 0)
      {
        char some[8] = "";
        fseek (file, turns % 8 ? -5 : -3, SEEK_END);
        fgets (some, 3, file);
        text += some;
        fseek (file, 0, turns % 8 ? SEEK_CUR : SEEK_END);
      }
    return text + std::to_string (ftell (file));
  }

private:
  unsigned turns = 0;
};

class memory_sink final : public sink
{
public:
  memory_sink ()
  {
    file = open_memstream (&text, &size);
    require (file, "no stream to memory");
  }
  ~memory_sink () override
  {
    close ();
    free (text);
  }

  std::string
  take () override
  {
    fflush (file);
    std::string more (text + taken, size + 1 - taken);
    taken = size;
    if (size > 10000)
      {
        taken = 0;
        fseek (file, 0, SEEK_SET);
      }
    return more;
  }

private:
  char *text = nullptr;
  size_t size = 0, taken = 0;
};

/* A stream to an array of the program.  */
class array_sink final : public sink
{
public:
  explicit array_sink (bool is_buffered)
  {
    memset (array, '#', sizeof array);
    file = fmemopen (array, sizeof array, "w");
    require (file, "no stream to an array");
    if (!is_buffered)
      buffer_by (_IONBF, 0);
  }
  ~array_sink () override { close (); }

  std::string
  take () override
  {
    int n = turns++ % 2 ? fflush (file) : 0;
    std::string all = std::to_string (n) + std::string (array, sizeof array);
    if (turns % 4 == 0)
      {
        rewind (file);
        memset (array, '#', sizeof array);
      }
    return all;
  }

private:
  char array[700];
  unsigned turns = 0;
};

/* A stream that cannot be written to: /dev/full, a stream for reading, and a
   closed descriptor.  */
class refusing_sink final : public sink
{
public:
  refusing_sink (const char *name, const char *how, int mode, size_t size)
  {
    file = fopen (name, how);
    require (file, name);
    buffer_by (mode, size);
  }
  ~refusing_sink () override { close (); }

  std::string
  take () override
  {
    return {};
  }
};

/* A Sink made of ARGUMENTS.  */
template <typename Sink, auto... arguments>
std::unique_ptr<sink>
of ()
{
  return std::make_unique<Sink> (arguments...);
}

/* A stream to functions of the program that was changed.  */
template <void (*change) (FILE *)>
std::unique_ptr<sink>
changed ()
{
  auto made = std::make_unique<cookie_sink> (_IOFBF);
  change (made->file);
  return made;
}

/* Printing must continue in a stream with its error flag set.  */
void
set_error (FILE *f)
{
  f->_flags |= 0x20; /* _IO_ERR_SEEN */
}

void
make_wide (FILE *f)
{
  fwide (f, 1);
}

/* The caller is responsible for the lock.  */
void
leave_lock (FILE *f)
{
  __fsetlocking (f, FSETLOCKING_BYCALLER);
}

template <int Mode, size_t Size>
std::unique_ptr<sink>
to_full ()
{
  return std::make_unique<refusing_sink> ("/dev/full", "w", Mode, Size);
}

const std::vector<kind> kinds = {
  { "socket", of<socket_sink, _IOFBF, 0> },
  { "socket, small buffer", of<socket_sink, _IOFBF, 64> },
  { "socket, buffered by lines", of<socket_sink, _IOLBF, 0> },
  { "end of a page", of<paged_sink> },
  { "cookie, buffered by lines in little", of<cookie_sink, _IOLBF, 48> },
  { "cookie, own buffer", of<cookie_sink, _IOFBF, 1000> },
  { "socket, without a buffer", of<socket_sink, _IONBF, 0> },
  { "cookie", of<cookie_sink, _IOFBF, 0> },
  { "cookie, without a buffer", of<cookie_sink, _IONBF, 0> },
  { "cookie, one byte", of<cookie_sink, _IOFBF, 1> },
  { "failing", of<cookie_sink, _IOFBF, 20, true> },
  { "failing, buffered by lines", of<cookie_sink, _IOLBF, 100, true> },
  { "failing, without a buffer", of<cookie_sink, _IONBF, 0, true> },
  { "in error", changed<set_error> },
  { "wide", changed<make_wide> },
  { "without lock", changed<leave_lock> },
  { "locked", of<locked_sink> },
  { "file that grows", of<file_sink, 100> },
  { "file that is read as well", of<updated_sink> },
  { "memory", of<memory_sink> },
  { "array", of<array_sink, true> },
  { "array, without a buffer", of<array_sink, false> },
  { "full", to_full<_IOFBF, 0> },
  { "full, small buffer", to_full<_IOFBF, 30> },
  { "full, buffered by lines", to_full<_IOLBF, 0> },
  { "full, without a buffer", to_full<_IONBF, 0> },
  { "read only",
    [] () -> std::unique_ptr<sink> {
      return std::make_unique<refusing_sink> ("/dev/zero", "r", _IOFBF, 0);
    } },
};

} // namespace

const std::vector<kind> &
all_kinds ()
{
  return kinds;
}

sink::~sink () = default;

void
sink::buffer_by (int mode, size_t size)
{
  buffer.assign (size, '~');
  if (mode != _IOFBF || size)
    setvbuf (file, size ? &buffer[0] : nullptr, mode, size);
}

void
sink::close ()
{
  if (file)
    fclose (file);
  file = nullptr;
}

std::string
sink::state ()
{
  return "pending " + std::to_string (__fpending (file)) + " of "
         + std::to_string (__fbufsize (file)) + ", orientation "
         + std::to_string (fwide (file, 0)) + ", error "
         + std::to_string (ferror (file)) + ", buffer " + buffer;
}

void
sink::fill (size_t room)
{
  /* The buffer of a memory stream doubles each time it is full.  */
  constexpr size_t most = 16384;
  const size_t all = __fbufsize (file), used = __fpending (file);
  if (all > used + room && all <= most)
    fwrite (std::string (all - used - room, 'f').data (), 1, all - used - room,
            file);
}

bool
sink::is_unlocked ()
{
  bool is_free = false;
  std::thread ([&] {
    is_free = ftrylockfile (file) == 0;
    if (is_free)
      funlockfile (file);
  }).join ();
  return is_free;
}

packets::packets ()
{
  require (socketpair (AF_UNIX, SOCK_SEQPACKET, 0, ends) == 0, "no socket");
  constexpr int most = 1 << 20;
  setsockopt (ends[1], SOL_SOCKET, SO_SNDBUF, &most, sizeof most);
}

packets::~packets ()
{
  ::close (ends[0]);
  ::close (ends[1]);
}

int
packets::writer ()
{
  return ends[1];
}

std::string
packets::take ()
{
  static char text[1 << 18];
  std::string all;
  for (ssize_t n; (n = recv (ends[0], text, sizeof text, MSG_DONTWAIT)) >= 0;)
    all += written (text, static_cast<size_t> (n));
  return all;
}
