/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The streams to which measured calls write.  */

#ifndef QRINTF_BENCH_STREAMS_H
#define QRINTF_BENCH_STREAMS_H

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

/* A stream in memory, whose text can be read.  */
class memory_stream
{
public:
  memory_stream () : file (open_memstream (&m_text, &m_size)) {}
  ~memory_stream ()
  {
    fclose (file);
    free (m_text);
  }
  memory_stream (const memory_stream &) = delete;
  memory_stream &operator= (const memory_stream &) = delete;

  /* The text written since the last call.  */
  std::string
  take ()
  {
    fflush (file);
    std::string result (m_text, m_size);
    fseek (file, 0, SEEK_SET);
    return result;
  }

  FILE *const file;

private:
  char *m_text = nullptr;
  size_t m_size = 0;
};

/* A stream to /dev/null with setvbuf's MODE and the library's own buffer, as
   most programs leave it.  */
class null_stream
{
public:
  explicit null_stream (int mode = _IOFBF) : file (fopen ("/dev/null", "w"))
  {
    if (!file || setvbuf (file, nullptr, mode, 0) != 0)
      throw std::runtime_error ("/dev/null cannot be opened");
  }
  ~null_stream () { fclose (file); }
  null_stream (const null_stream &) = delete;
  null_stream &operator= (const null_stream &) = delete;

  FILE *const file;
};

#endif
