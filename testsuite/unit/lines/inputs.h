/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers of the line reader's tests: inputs of every kind with given bytes,
   the lines that they have, and small sizes for readers.  */

#ifndef QRINTF_TEST_LINES_INPUTS_H
#define QRINTF_TEST_LINES_INPUTS_H

#include "qrintf/line_reader.hpp"

extern "C"
{
#include "lines/lines-tuning.h"
}

#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

using texts = std::vector<std::string>;

/* The lines of TEXT by the simplest algorithm.  */
texts split_plainly (const std::string &text,
                     const qrintf::line_options &options);

/* A file with the bytes of TEXT that is deleted at the end of the block.  */
class temporary_file
{
public:
  explicit temporary_file (const std::string &text,
                           const char *folder = "/tmp");
  ~temporary_file ();
  temporary_file (const temporary_file &) = delete;
  temporary_file &operator= (const temporary_file &) = delete;

  const char *
  path () const
  {
    return m_path.c_str ();
  }

  void append (const std::string &text) const;

private:
  std::string m_path;
};

/* The reading end of a pipe into which a thread writes TEXT in pieces of random
   sizes up to LONGEST.  */
class fed_pipe
{
public:
  fed_pipe (const std::string &text, size_t longest, bool socket = false);
  ~fed_pipe ();
  fed_pipe (const fed_pipe &) = delete;
  fed_pipe &operator= (const fed_pipe &) = delete;

  int
  descriptor () const
  {
    return m_ends[0];
  }

  void
  give_away ()
  {
    m_keep = false;
  }

private:
  int m_ends[2];
  bool m_keep = true;
  std::thread m_writer;
};

/* Readers that are made during the object's life have these sizes.  */
class tuned
{
public:
  explicit tuned (const lines_tuning &tuning);
  ~tuned ();
  tuned (const tuned &) = delete;
  tuned &operator= (const tuned &) = delete;

private:
  lines_tuning m_before;
};

/* The sizes without tuning.  */
const lines_tuning &default_tuning ();

/* All remaining lines of READER.  */
texts all_lines (qrintf::line_reader &reader);

/* The same by qrintf_lines_next, then the errno value of the error, or 0.  */
texts next_lines (qrintf_lines_reader *reader, int &error);

/* Expects LINES of next_lines, and ERROR.  */
void expect_rest (qrintf_lines_reader *reader, const texts &lines,
                  int error = 0);

/* A reader of the C interface that is closed at the end of the block.  */
class c_reader
{
public:
  explicit c_reader (qrintf_lines_reader *reader) : m_reader (reader) {}
  ~c_reader () { EXPECT_EQ (qrintf_lines_close (m_reader), 0); }
  c_reader (const c_reader &) = delete;
  c_reader &operator= (const c_reader &) = delete;
  operator qrintf_lines_reader * () const { return m_reader; }

private:
  qrintf_lines_reader *const m_reader;
};

/* The number of descriptors, or mappings, of this process.  */
size_t count_descriptors ();
size_t count_mappings ();

/* Every version that this CPU can run, and the portable one.  */
std::vector<const lines_cpu *> all_cpus ();

/* N bytes, of which about one in EACH is DELIMITER; some of these follow a
   '\r'.  */
std::string random_text (size_t n, unsigned each, char delimiter,
                         unsigned seed);

#endif
