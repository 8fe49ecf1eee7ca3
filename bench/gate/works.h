/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the gate counts: works, each a function that is called once for each of
   its inputs.  A row is a thing to do; the works of a row do it in different
   ways (libc, qrintf) over the same inputs.  The names of the functions
   are those of the baseline.  */

#ifndef QRINTF_BENCH_GATE_WORKS_H
#define QRINTF_BENCH_GATE_WORKS_H

#include "common/input-source.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

/* Calls of each work.  A count of a thousand of them is that of one call in
   thousandths.  */
constexpr size_t gate_calls = 1000;

/* Bytes that a call may write to.  */
constexpr size_t gate_buffer = 1024;

/* The result is a length: so many bytes, up to gate_buffer, must be the same
   for all works of a row.  */
using gate_function = int (char *buffer, const void *input);

struct work
{
  std::string row;
  gate_function *call;
  std::shared_ptr<const void> inputs;
  size_t stride; /* bytes from one input to the next */
  size_t calls;  /* how many inputs there are */
};

/* The works of the runtime's emitters called directly.  */
void add_emitter_works (std::vector<work> &to);

/* CALL as a gate_function.  Functions that differ in what a pointer points to
   are called alike by every ABI that the plugin knows.  */
template <typename Input>
gate_function *
erase (int (*call) (char *, const Input *))
{
  return reinterpret_cast<gate_function *> (
      reinterpret_cast<void (*) ()> (call));
}

/* Inputs, and the source that owns the strings they point to.  */
template <typename Input> struct gate_inputs
{
  input_source source;
  std::vector<Input> values = std::vector<Input> (gate_calls);

  static std::shared_ptr<const void>
  share (std::shared_ptr<gate_inputs> from)
  {
    return std::shared_ptr<const void> (from, from->values.data ());
  }
};

#endif
