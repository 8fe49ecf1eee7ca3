/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The corpora: made from a pool of random text, the same in every run.  */

#include "corpus.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <random>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace
{

int
checked (int result, const std::string &operation)
{
  if (result < 0)
    throw std::system_error (errno, std::generic_category (), operation);
  return result;
}

int
nameless_file (const std::string &folder)
{
  std::string name = folder + "/qrintf-lines-XXXXXX";
  int fd = checked (mkostemp (name.data (), O_CLOEXEC), "create " + name);
  unlink (name.c_str ());
  return fd;
}

/* Text to take lines from, and how many bases there are before each byte.  */
class text_pool
{
public:
  explicit text_pool (std::mt19937_64 &random) : m_text (size, ' ')
  {
    static const char alphabet[65]
        = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .";
    uint32_t bases = 0;
    for (char &c : m_text)
      {
        c = alphabet[random () >> 58];
        m_before.push_back (bases);
        bases += c == 'C' || c == 'G' || c == 'c' || c == 'g';
      }
    m_before.push_back (bases);
  }

  std::string_view
  text (size_t from, size_t length) const
  {
    return std::string_view (m_text).substr (from, length);
  }

  uint64_t
  bases (size_t from, size_t length) const
  {
    return m_before[from + length] - m_before[from];
  }

  static constexpr size_t size = 1 << 20;

private:
  std::string m_text;
  std::vector<uint32_t> m_before;
};

void
write_all (int fd, const std::string &text)
{
  for (size_t done = 0; done < text.size ();)
    {
      ssize_t n = write (fd, text.data () + done, text.size () - done);
      done += static_cast<size_t> (
          checked (static_cast<int> (n), "write a corpus"));
    }
}

} // namespace

lines_corpus::lines_corpus (std::string title, const std::string &folder,
                            size_t size, size_t mean)
    : m_title (std::move (title)), m_fd (nameless_file (folder))
{
  m_path
      = "/proc/" + std::to_string (getpid ()) + "/fd/" + std::to_string (m_fd);
  fill (size, mean);
  void *text = mmap (nullptr, size, PROT_READ, MAP_SHARED, m_fd, 0);
  if (text == MAP_FAILED)
    throw std::system_error (errno, std::generic_category (), "mmap a corpus");
  m_mapping = { static_cast<const char *> (text), size };
  m_locked = mlock (text, size) == 0;
  if (!m_locked)
    for (size_t at = 0; at < size; at += 4096)
      static_cast<const volatile char *> (text)[at];
}

lines_corpus::~lines_corpus ()
{
  if (double part = resident (); part < 1)
    fprintf (stderr,
             "warning: of %s only %.4g %% are in the page cache at the end\n",
             m_title.c_str (), 100 * part);
  lines_unmap (m_mapping);
  close (m_fd);
}

void
lines_corpus::fill (size_t size, size_t mean)
{
  std::mt19937_64 random (mean);
  text_pool pool (random);
  std::string piece;
  for (size_t left = size; left;)
    {
      size_t line = std::min<size_t> (1 + random () % (2 * mean - 1), left);
      left -= line;
      size_t length = line - 1;
      size_t from = random () % (pool.size - length);
      piece += pool.text (from, length);
      piece += '\n';
      m_tally.lines++;
      m_tally.bytes += length;
      m_tally.bases += pool.bases (from, length);
      if (piece.size () >= 4 << 20 || !left)
        {
          write_all (m_fd, piece);
          piece.clear ();
        }
    }
}

double
lines_corpus::resident () const
{
  size_t page = static_cast<size_t> (sysconf (_SC_PAGESIZE));
  std::vector<unsigned char> pages ((m_mapping.size + page - 1) / page);
  if (pages.empty ()
      || mincore (const_cast<char *> (m_mapping.text), m_mapping.size,
                  pages.data ())
             != 0)
    return 1;
  auto in = std::count_if (pages.begin (), pages.end (),
                           [] (unsigned char p) { return p & 1; });
  return static_cast<double> (in) / static_cast<double> (pages.size ());
}
