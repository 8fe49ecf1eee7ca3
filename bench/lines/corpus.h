/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files of lines of variable length, kept in the page cache.

   Lines of one length, or of few, mislead: the branch predictor learns them. */

#ifndef QRINTF_BENCH_LINES_CORPUS_H
#define QRINTF_BENCH_LINES_CORPUS_H

#include "ways.h"

#include <string>
#include <string_view>

/* A file without a name, so that nothing is left whatever happens.  */
class lines_corpus
{
public:
  /* SIZE bytes in FOLDER of lines of 1 to 2 * MEAN - 1 bytes, each length
     equally likely, newline included, the last cut to fit.  Throws
     std::system_error.  */
  lines_corpus (const std::string &folder, size_t size, size_t mean);
  ~lines_corpus ();
  lines_corpus (const lines_corpus &) = delete;
  lines_corpus &operator= (const lines_corpus &) = delete;

  /* For this process and its children.  */
  const char *
  path () const
  {
    return m_path.c_str ();
  }

  /* The mean, for rows.  */
  const std::string &
  title () const
  {
    return m_title;
  }

  std::string_view
  view () const
  {
    return m_text;
  }

  /* What is in it.  */
  const lines_tally &
  tally () const
  {
    return m_tally;
  }

  /* Whether mlock (2) keeps it; if not, it was merely read once.  */
  bool
  locked () const
  {
    return m_locked;
  }

private:
  std::string m_title, m_path;
  int m_fd;
  std::string_view m_text;
  lines_tally m_tally{ 0, 0, 0 };
  bool m_locked;
};

#endif
