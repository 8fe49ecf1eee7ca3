/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts that the optimizers proved about a call.  The analysis stage
   collects them and the planner reads them.  They are plain data without GCC
   types, so that the planner can be tested on its own.  */

#ifndef QRINTF_ANALYSIS_FACTS_H
#define QRINTF_ANALYSIS_FACTS_H

#include "format/library-facts.h"
#include "format/value.h"
#include "options/choices.h"
#include "recognise/sink.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qrintf
{

/* A length in bytes.  HIGH is UNBOUNDED if no upper bound is known.  */
struct length_range
{
  static constexpr uint64_t unbounded = UINT64_MAX;
  uint64_t low = 0;
  uint64_t high = unbounded;
};

struct argument_facts
{
  enum kind_t
  {
    integer,
    real,
    pointer,
    other
  } kind
      = other;
  unsigned bits = 0; /* integer, real: the size of its type; 64 for double, 80
                        for the x87's long double */
  interval range;    /* integer: its values, in its own type */
  std::optional<real_constant> constant; /* real */
  bool null = false; /* pointer: it is the constant null pointer */
  bool non_null = false;
  bool overlaps = false;           /* pointer: it may point into the
                                      destination */
  std::optional<std::string> text; /* pointer: the string it points to */
  length_range length;             /* pointer: strlen, if it is a string */
};

struct target_facts
{
  unsigned int_bits = 32;
  unsigned long_bits = 64;
  unsigned pointer_bits = 64; /* of size_t and ptrdiff_t too */
  unsigned long_double_bits = 80;
  bool little_endian = true;
};

/* How often code runs, as stated by the source or a profile.  */
struct heat
{
  /* Why the code is cold; null if neither source nor profile says that it
     is.  */
  const char *cold = nullptr;
  bool repeats = false;       /* in a loop, or in a hot function */
};

struct call_facts
{
  target_facts target;
  const library_facts *library = &facts_of (c_library::glibc);
  sink to = sink::buffer;
  /* The size given to snprintf; absent for sprintf.  */
  std::optional<interval> bound;
  /* The object size that a fortified call checks; absent if it is unknown or
     the call is not fortified.  */
  std::optional<interval> object_size;
  /* The call goes through a pointer that may hold another function.  */
  bool by_pointer = false;
  qrintf::heat heat;
  inlining wanted = inlining::hot; /* the argument inline= */
  bool to_stderr = false;        /* the stream is stderr, which has no buffer */

  /* The name of the function, and whether the call is fortified.  They select
     the runtime's function with the same parameters.  */
  const char *function = "";
  bool fortified = false;
  bool unlocked = false; /* the call does not lock the stream */
  /* Whether a null string is printed as "(null)", as printf does, or read, as
     puts does.  */
  bool prints_null = true;

  std::vector<argument_facts> arguments;
};

} // namespace qrintf

#endif
