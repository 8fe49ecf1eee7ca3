/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streams of each kind, and what has left them: bytes, and the sizes of the
   writes, in their order.  */

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

  /* What has left since the last time: of each write its size and bytes.  */
  virtual std::string take () = 0;

  /* What else a program can see: the stream's state, and the buffer if it is
     the program's.  */
  std::string state ();

  /* Write to it until ROOM bytes of its buffer are left, if there are more.  */
  void fill (size_t room);

  /* Whether another thread can lock it.  */
  bool is_unlocked ();

  FILE *file = nullptr;

protected:
  /* Buffer by MODE, in SIZE bytes of the program's or, if that is 0, as the
     library does.  */
  void buffer_by (int mode, size_t size);
  void close ();

  std::string buffer;
};

/* What may be written at once to a socket that nobody reads.  */
constexpr size_t room_in_socket = 30000;

struct kind
{
  const char *name;
  std::unique_ptr<sink> (*make) ();
};

/* All kinds, those that are asked for most often first.  */
const std::vector<kind> &all_kinds ();
std::unique_ptr<sink> make_sink (const std::string &name);

/* Both ends of a socket that keeps the limits of writes, and what was written
   to the second.  */
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
