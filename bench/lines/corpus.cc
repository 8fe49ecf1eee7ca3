/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The corpora: made from a pool of random text, the same in every run.  */

#include "corpus.h"

#include <algorithm>
#include <random>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

/* Lines of SIZE bytes together.  */
static std::string
made_lines (size_t size, size_t mean)
{
  static const char alphabet[65]
      = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .";
  std::mt19937_64 random (mean);
  std::string pool (1 << 20, ' '), all;
  for (char &c : pool)
    c = alphabet[random () >> 58];
  while (all.size () < size)
    {
      size_t line = std::min<size_t> (1 + random () % (2 * mean - 1),
                                      size - all.size ());
      all.append (pool, random () % (pool.size () - (line - 1)), line - 1);
      all += '\n';
    }
  return all;
}

lines_corpus::lines_corpus (const std::string &folder, size_t size, size_t mean)
    : m_title (std::to_string (mean))
{
  m_path = folder + "/qrintf-lines-XXXXXX";
  m_fd = lines_checked (mkostemp (m_path.data (), O_CLOEXEC), "make a corpus");
  unlink (m_path.c_str ());
  m_path
      = "/proc/" + std::to_string (getpid ()) + "/fd/" + std::to_string (m_fd);
  {
    const std::string text = made_lines (size, mean);
    for (size_t done = 0; done < size;)
      done += static_cast<size_t> (lines_checked (
          write (m_fd, text.data () + done, size - done), "write a corpus"));
  }
  void *mapped = mmap (nullptr, size, PROT_READ, MAP_SHARED, m_fd, 0);
  lines_checked (mapped == MAP_FAILED ? -1 : 0, "mmap a corpus");
  m_locked = mlock (mapped, size) == 0;
  m_text = { static_cast<const char *> (mapped), size };
  for (char c : m_text)
    {
      m_tally.lines += c == '\n';
      m_tally.bases += c == 'C' || c == 'G' || c == 'c' || c == 'g';
    }
  m_tally.bytes = size - m_tally.lines;
}

lines_corpus::~lines_corpus ()
{
  munmap (const_cast<char *> (m_text.data ()), m_text.size ());
  close (m_fd);
}
