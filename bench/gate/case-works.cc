/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The works of cases.def: each call through libc, lowered, and lowered for the
   baseline CPU.  */

#include "formats/cases.h"
#include "works.h"

#include <stdexcept>

static_assert (gate_buffer >= BENCH_BUFFER);

FILE *bench_stream;

static FILE *memory;

FILE *
bench_memory ()
{
  return memory;
}

/* Nowhere, through 64 KiB; and into memory, which has grown by the first pass
   and does not grow in the second.  */
static void
open_streams ()
{
  static char stream_buffer[65536];
  static char *text;
  static size_t size;
  bench_stream = fopen ("/dev/null", "w");
  memory = open_memstream (&text, &size);
  if (!bench_stream || !memory
      || setvbuf (bench_stream, stream_buffer, _IOFBF, sizeof stream_buffer)
             != 0)
    throw std::runtime_error ("/dev/null cannot be opened");
}

void
rewind_streams ()
{
  if (fflush (bench_stream) != 0 || fseek (memory, 0, SEEK_SET) != 0)
    throw std::runtime_error ("a stream cannot be written");
}

template <typename Input>
static void
add (std::vector<work> &to, const char *row,
     std::initializer_list<int (*) (char *, const Input *)> ways)
{
  auto inputs = std::make_shared<gate_inputs<Input>> ();
  for (Input &in : inputs->values)
    inputs->source.fill (in);
  for (auto call : ways)
    to.push_back ({ row, erase (call), gate_inputs<Input>::share (inputs),
                    sizeof (Input), gate_calls });
}

void
add_case_works (std::vector<work> &to)
{
  open_streams ();
#define BENCH_CASE(NAME, TITLE, INPUT, ...)                                    \
  add<in_##INPUT> (to, #NAME, { libc_##NAME, qrintf_##NAME, base_##NAME });
#include "formats/cases.def"
}
