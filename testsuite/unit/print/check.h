/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls of the runtime's printf and of the C library's, into sinks of each
   kind.  Everything that a program can observe has to be the same.  */

#ifndef QRINTF_TEST_CHECK_H
#define QRINTF_TEST_CHECK_H

#include "call.h"
#include "streams.h"

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

/* QRINTF_LONG=1 in the environment: all sinks for each call, instead of a
   few.  */
bool is_long ();

/* QRINTF_SEED, or 1.  */
unsigned seed ();

/* TEXT in printable form.  */
std::string shown (const std::string &text);

class checker
{
public:
  explicit checker (unsigned number = 0);
  ~checker ();
  checker (const checker &) = delete;

  /* Check C in some sinks by some functions, or in all of them; and in a single
     sink.  If a stream has more than ROOM bytes left, it is filled before.  */
  void check (const call &c);
  void check_memory (const call &c);
  void check_memory (const call &c, entry e, size_t size, size_t object);
  void check_stream (const call &c, size_t kind_number, entry e, size_t room);
  void check_allocation (const call &c, entry e);
  void check_descriptor (const call &c, entry e);

  template <typename... Values>
  void
  check (const char *format, Values... values)
  {
    check (call_of<Values...> (format, values...));
  }

  /* A random number below MOST.  */
  size_t below (size_t most);

  /* Whether there are so many differences that further calls are not worth
     trying.  */
  bool gave_up () const;

  int error_before = 7777; /* the number of no error */
  int flag = 1;            /* the flag of fortified functions */

private:
  struct target
  {
    std::unique_ptr<sink> libc, engine;
  };
  target &at (size_t kind_number);
  void check_unbounded (const call &c, size_t length);
  void check_bounded (const call &c, size_t length);
  void go_on (target &t);

  std::mt19937 random;
  std::vector<target> targets;
  packets ends[2];
};

/* The ROOM that leaves a buffer as it is.  */
constexpr size_t no_filling = SIZE_MAX;

extern const entry stream_entries[8], bounded_entries[4], unbounded_entries[4],
    allocation_entries[4], descriptor_entries[4];

#endif
