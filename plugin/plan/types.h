/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plan: pieces and a strategy, or a refusal.  Plain data without GCC types.

   A piece is what one emitter call, table load or store writes; its length lies
   in [LENGTH.low, LENGTH.high].  */

#ifndef QRINTF_PLAN_TYPES_H
#define QRINTF_PLAN_TYPES_H

#include "analysis/facts.h"
#include "format/conversions.h"
#include "plan/emitters.h"

namespace qrintf
{

enum class piece_kind
{
  text,      /* TEXT */
  character, /* the value, one byte */
  decimal,   /* 0 to 9999 from the table, filled to WIDTH (at most 4) */
  digits,    /* WIDTH digits of base 10 or 16, two a table load */
  pad,       /* WIDTH - 1 spaces, none for a width of 0 */
  known,     /* a string of known length: copy LENGTH.low bytes */
  call,      /* a runtime emitter: CALLEE */
  libc,      /* the C library: TEXT is a format with this one conversion */
  count      /* %n: how much has been written, as an integer of BITS bits */
};

enum class fill_kind
{
  none,
  zeros,       /* 007 */
  spaces,      /* right-justified */
  spaces_after /* left-justified */
};

/* A number handed to an emitter: a constant, or an int argument.  */
struct operand
{
  int argument = -1; /* index, or -1: VALUE */
  int64_t value = 0;
};

struct piece
{
  piece_kind kind = piece_kind::text;
  length_range length;
  std::string text; /* text, libc */

  /* All but text.  */
  const conversion_row *what = nullptr;
  int argument = -1; /* index of the value; "%m" has none */
  unsigned bits = 0; /* of the type that an integer is converted to first, of a
                        real's, and of what a count is stored to */
  interval range;    /* of an integer, then */

  /* What the directive asks for besides the value, as far as it shows.  */
  fill_kind fill = fill_kind::none;
  operand width;
  operand precision{ -1, -1 }; /* none is -1 */
  char sign = 0;               /* '+' or ' ' before what is not negative */
  bool alt = false;

  bool may_be_null = false; /* strings: "(null)" has to be thought of */
  bool cut_null = false;    /* … and is cut to the precision */
  bool deferred = false;    /* count: stored behind the last test */

  /* An EXACT decimal piece writes a NUL behind its text and nothing more; one
     that is not writes four bytes.  */
  bool exact = false;

  /* Its length is counted before room is asked for; of a string no more than
     that is written.  */
  bool counted = false;

  /* The emitter takes a limit behind the cursor, and gives up there.  */
  bool limited = false;

  /* A piece that may turn out too long, or fail: after it the call goes on only
     if RESERVE more bytes fit, which the pieces up to the next such piece
     need.  */
  bool checked = false;
  uint64_t reserve = 0;

  /* Bytes behind this piece that later pieces are sure to overwrite.  */
  uint64_t slack = 0;

  emitter callee = emitter::u32; /* call: see plan/emitter-table.h */

  bool
  is (conversion_class of) const
  {
    return what && what->of == of;
  }
  bool
  is_call_for (conversion_class of) const
  {
    return kind == piece_kind::call && is (of);
  }
};

/* A condition that the fast side needs: argument in [LOW, HIGH].  */
struct guard
{
  int argument;
  int32_t low;
  int32_t high;
};

enum class strategy
{
  direct,      /* into the destination, no test of room */
  guarded,     /* a test of the size, then direct */
  measured,    /* each string's and float's room is tested as it is written */
  scratch,     /* to a stack buffer, then as much as fits */
  length_only, /* nothing is written */
  stream,      /* into the stream's own buffer, where it has room */
  reserved,    /* into what an own function reserves */
  in_place     /* nothing is written: one string or literal is the text */
};

const char *strategy_name (strategy s);

struct plan
{
  std::string refusal;    /* not empty: the call stays with libc, and why */
  bool by_choice = false; /* it could be lowered, but is better as it is */
  strategy how = strategy::direct;
  std::vector<piece> pieces;
  std::vector<guard> guards;
  length_range length; /* of the whole text, without NUL */

  /* What the pieces are written into has ROOM bytes where that is known: the
     bound, a fortified sprintf's object, or the scratch buffer.  */
  std::optional<uint64_t> room;
  uint64_t lead = 0; /* bytes the pieces before the first checked one need */

  /* The bound is known at run time only, and has to lie in
     [LEAD + 1, BOUND_LIMIT].  */
  bool run_time_bound = false;
  uint64_t bound_limit = 0;
  bool bound_is_object_size = false; /* a fortified sprintf's */
  bool check_object_size = false;    /* the bound must not be larger than it */
  bool abort_if_short = false; /* scratch: a short destination is libc's, to
                                  abort on */
  bool libc_if_empty = false;  /* descriptor: an empty text is libc's */
  bool has_cold_side = false;  /* the original call stays, for hard cases */

  bool
  any_checked () const
  {
    for (const piece &p : pieces)
      if (p.checked)
        return true;
    return false;
  }
};

/* A scratch buffer's bytes beyond its room: emitters may spill into them, and
   __qrintf_truncate reads them.  */
constexpr uint64_t scratch_margin = 64;

} // namespace qrintf

#endif
