/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the optimizers proved about a call.  The analysis stage fills it in and
   the planner reads it.  It is plain data without GCC types, so that the
   planner can be tested on its own.  */

#ifndef QRINTF_ANALYSIS_FACTS_H
#define QRINTF_ANALYSIS_FACTS_H

#include "format/library-facts.h"
#include "format/value.h"
#include "recognise/sink.h"
#include "recognise/unit-calls.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qrintf
{

/* A length in bytes.  HIGH is UNBOUNDED where no upper bound is known.  */
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
  bool overlaps = false;           /* pointer: may point into the destination */
  std::optional<std::string> text; /* pointer: the string it points to */
  length_range length;             /* pointer: strlen, where it is a string */
};

struct target_facts
{
  unsigned int_bits = 32;
  unsigned long_bits = 64;
  unsigned pointer_bits = 64; /* of size_t and ptrdiff_t too */
  unsigned long_double_bits = 80;
  bool little_endian = true;
};

/* How often code runs, as far as GCC knows.  */
enum class heat
{
  cold,    /* seldom: an error, the end of the program */
  unknown, /* nothing tells */
  warm,    /* perhaps as often as what is hot */
  looped,  /* in a loop */
  hot,     /* in a loop of a loop */
  told     /* by a profile or an attribute */
};

enum class small_calls
{
  none,
  where_many, /* of a unit that has many, those that are not hot */
  all
};

struct call_facts
{
  target_facts target;
  const library_facts *library = &facts_of (c_library::glibc);
  sink to = sink::buffer;
  /* The size given to snprintf; absent for sprintf.  */
  std::optional<interval> bound;
  /* The object size that a fortified call checks; absent where unknown or not
     fortified.  */
  std::optional<interval> object_size;
  bool result_used = false;
  /* A pointer is called that may lead to another function.  */
  bool by_pointer = false;
  /* The format may be another one, so that the code has to compare it.  */
  bool compares_format = false;
  bool single_piece = false; /* by putchar and its like */
  bool length_known = false; /* of the only string, when the program runs */
  /* The text goes to stderr, which has no buffer: at once, or all of it later.
   */
  bool to_stderr = false;
  /* The format may be a translation.  */
  bool translated = false;
  bool beside_messages = false; /* the function prints messages, maybe here */
  bool from_table = false;      /* it may be one of a constant table */
  bool with_messages = false;   /* the user wants messages lowered, too */
  /* What reads formats at run time is in the program in any case.  */
  bool interpreter_is_there = false;
  /* Which calls the user wants to be small; whether this one may be; and how
     many calls to streams, and to buffers, the unit has that are neither hot
     nor cold.  */
  small_calls small = small_calls::none;
  bool may_be_small = false;
  unsigned seldom_calls = 0, seldom_buffer_calls = 0;
  unit_text unit; /* how large it is, and what its calls in loops would add */
  /* The emitters are chosen when the program is loaded, as small calls have
     them chosen for reals.  */
  bool tier_is_open = false;
  heat runs = heat::unknown;
  bool in_loop = false;  /* even in a branch of one that seldom runs */
  bool for_size = false; /* -Os, or the block is cold */
  std::vector<argument_facts> arguments;

  /* Whether the values are in a va_list.  A call without any is not planned for
     a format that is not known.  */
  bool
  has_list () const
  {
    return arguments.empty ();
  }
};

} // namespace qrintf

#endif
