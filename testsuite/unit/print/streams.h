/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streams of each kind, and their output: bytes, and the sizes of the writes,
   in order.  */

#ifndef QRINTF_TEST_STREAMS_H
#define QRINTF_TEST_STREAMS_H

#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

class sink
{
public:
  virtual ~sink ();

  /* The output since the last call: the size and the bytes of each write.  */
  virtual std::string take () = 0;

  /* Everything else that a program can observe: the stream's state, and the
     buffer if it is the program's.  */
  std::string state ();

  /* Write to the stream until ROOM bytes of its buffer are left, if there are
     more.  */
  void fill (size_t room);

  /* Whether another thread can lock it.  */
  bool is_unlocked ();

  FILE *file = nullptr;

protected:
  /* Set buffering MODE, with SIZE bytes of the program or, if SIZE is 0, the
     library's own buffer.  */
  void buffer_by (int mode, size_t size);
  void close ();

  std::string buffer;
};

/* The number of bytes that can be written at once to a socket that is not
   read.  */
constexpr size_t room_in_socket = 30000;

struct kind
{
  const char *name;
  std::unique_ptr<sink> (*make) ();
};

/* All kinds, the most frequently used first.  */
const std::vector<kind> &all_kinds ();

/* Both ends of a socket that keeps the limits of writes, and the bytes written
   to the second end.  */
class packets
{
public:
  packets ();
  ~packets ();
  packets (const packets &) = delete;

  std::string take ();
  int writer ();

private:
  int ends[2];
};

#endif
