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

/* What lowered code tests at run time.  A test that fails leads to the
   fallback, which is the original call.  */
enum class test_kind
{
  value_in_range,      /* argument SUBJECT lies in RANGE */
  bound_in_range,      /* so does the size given for the destination */
  bound_within_object, /* snprintf's size is not larger than its object */
  stream_has_room,     /* for RANGE.low bytes, without being flushed */
  library_succeeded,   /* the C library knows how long piece SUBJECT is */
  piece_fits,          /* piece SUBJECT did not stop at its limit */
  total_at_most,       /* up to piece SUBJECT the text has RANGE.high bytes */
  length_at_most,      /* the whole text has RANGE.high bytes */
  room_was_given,      /* a user sink did not return a null pointer */
  object_holds_text,   /* the object of a fortified sprintf is large enough */
  not_empty,           /* the text has a byte */
  descriptor_is_ours,  /* dprintf is the C library's, not the program's */
  memory_was_there     /* for the text of asprintf */
};

const char *test_name (test_kind kind);

struct test
{
  test_kind kind;
  int subject = -1; /* an argument or a piece, where it is about one */
  interval range;
};

enum class strategy
{
  direct,      /* into the destination, no test of room */
  guarded,     /* a test of the size, then direct */
  bounded,     /* each string's and float's room is tested as it is written */
  scratch,     /* to a stack buffer, then as much as fits */
  length_only, /* nothing is written */
  stream,      /* into the stream's own buffer, where it has room */
  reserved,    /* into what a user sink reserves or allocates */
  in_place     /* nothing is written: one string or literal is the text */
};

const char *strategy_name (strategy s);

/* How much room there is for a text and its NUL.  */
struct text_room
{
  enum kind_t
  {
    enough, /* nobody has to ask: it fits, or the sink makes room */
    known,  /* SIZE bytes */
    bound,  /* as many as snprintf's size says at run time */
    object  /* as many as a fortified sprintf's object has, at run time */
  } kind
      = enough;
  uint64_t size = 0;

  /* More than this is not taken for a size: libc judges snprintf's.  */
  uint64_t
  largest () const
  {
    return kind == bound ? INT32_MAX : UINT64_MAX;
  }
};

struct plan
{
  std::string refusal;    /* not empty: the call stays with libc, and why */
  bool by_choice = false; /* it could be lowered, but is better as it is */
  qrintf::strategy strategy = qrintf::strategy::direct;
  std::vector<piece> pieces;
  /* All that lowered code tests, in the order in which it does.  */
  std::vector<test> tests;
  length_range length; /* of the whole text, without NUL */

  /* What the text has to be kept within, by tests of the bound or of pieces. */
  text_room room;

  /* Does the original call stay, for what fails a test?  */
  bool
  has_fallback () const
  {
    return !tests.empty ();
  }

  bool
  has_test (test_kind kind) const
  {
    for (const test &t : tests)
      if (t.kind == kind)
        return true;
    return false;
  }

  /* The most that is written before the first checked piece.  */
  uint64_t
  lead () const
  {
    uint64_t most = 0;
    for (const piece &p : pieces)
      {
        if (p.checked)
          break;
        most += p.length.high;
      }
    return most;
  }

  bool
  any_checked () const
  {
    for (const piece &p : pieces)
      if (p.checked)
        return true;
    return false;
  }
};

/* A scratch buffer's bytes beyond its room: for the overrun of emitters, and
   __qrintf_truncate reads them.  */
constexpr uint64_t scratch_margin = 64;

} // namespace qrintf

#endif
