/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plan: pieces and a strategy, or a refusal.  Plain data without GCC types.

   A piece is the text that one emitter call, table load or store writes.  */

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
  decimal,   /* 0 to 9999 from tables, filled to WIDTH (at most 4) */
  digits,    /* WIDTH digits of base 10 or 16, one or two a table load */
  pad,       /* WIDTH - 1 spaces, none for a width of 0 */
  known,     /* a string of known length: copy LENGTH.low bytes */
  call,      /* a runtime emitter: CALLEE */
  libc,      /* the C library: TEXT is a format with this one conversion */
  count      /* %n: store the length so far as an integer of BITS bits */
};

enum class fill_kind
{
  none,
  zeros,       /* 007 */
  spaces,      /* right-justified */
  spaces_after /* left-justified */
};

/* A number that an emitter takes: a constant, or an int argument.  */
struct operand
{
  int argument = -1; /* index, or -1: VALUE */
  int64_t value = 0;
};

struct piece
{
  piece_kind kind = piece_kind::text;
  length_range length;
  std::string text; /* text, libc; the character behind an alone one */
  char before = 0;  /* the character before an alone one, or 0 */

  /* Not set in a text piece.  */
  const conversion_row *conversion = nullptr;
  int argument = -1; /* index of the value; -1 for "%m" */
  unsigned bits = 0; /* the size of the type that an integer is converted to
                        first, of a float, or of the object of a count */
  interval range;    /* of an integer after that conversion */

  /* The field of the directive, as far as it affects the text.  */
  fill_kind fill = fill_kind::none;
  operand width;
  operand precision{ -1, -1 }; /* -1: none */
  char sign = 0;               /* '+' or ' ' before numbers >= 0, or none */
  bool alt = false;

  bool may_be_null = false; /* string: null prints as "(null)" */
  bool cut_null = false;    /* string: the precision cuts "(null)" */
  bool deferred = false;    /* count: stored after the last test */

  /* Decimal: write nothing beyond the text and a NUL.  Otherwise four bytes are
     written.  */
  bool exact = false;

  /* Decimal: a table of all numbers up to 255 has text and length.  Hexadecimal
     digits: such a table has them in pairs.  */
  bool looked_up = false;

  /* The length is counted before room is asked for, and no more bytes of a
     string than counted are written.  */
  bool counted = false;

  /* The emitter takes a limit after the cursor, and returns null if the text
     does not fit.  */
  bool limited = false;

  /* The emitter takes a destination and its size in place of a cursor, and does
     all that snprintf does.  */
  bool cut = false;

  /* The emitter takes a stream in place of a cursor, and does all that fprintf
     does.  */
  bool alone = false;

  /* The piece may be too long or fail, so a test follows it: RESERVE more bytes
     must fit, which is the longest length of the pieces up to the next checked
     one.  */
  bool checked = false;
  uint64_t reserve = 0;

  /* How many bytes after this piece later pieces are sure to overwrite.  */
  uint64_t slack = 0;

  emitter callee = emitter::u32; /* call: set by choose_emitters */

  bool
  is (conversion_class family) const
  {
    return conversion && conversion->family == family;
  }
  bool
  is_call_for (conversion_class family) const
  {
    return kind == piece_kind::call && is (family);
  }
  /* Whether it is a decimal number of up to four digits and no field, for which
     all emitters take about as long.  */
  bool
  is_short_number () const
  {
    return is (conversion_class::integer) && conversion->base == 10
           && fill == fill_kind::none && !sign && range.within (-9999, 9999);
  }
};

/* A condition that lowered code tests at run time.  Where it does not hold, the
   fallback is taken, which is the original call.  */
enum class test_kind
{
  value_in_range,      /* argument SUBJECT lies in RANGE */
  bound_in_range,      /* the size of the destination lies in RANGE */
  bound_within_object, /* snprintf's size is not larger than its object */
  stream_is_open,      /* the call before printed its text and left it open */
  stream_has_room,     /* the buffer has room for more than RANGE.low bytes */
  library_succeeded,   /* the C library has counted piece SUBJECT */
  piece_fits,          /* piece SUBJECT did not stop at its limit */
  total_at_most,       /* the text with piece SUBJECT is <= RANGE.high bytes */
  length_at_most,      /* the whole text is <= RANGE.high bytes */
  room_was_given,      /* a user sink did not return a null pointer */
  object_holds_text,   /* the object of a fortified sprintf is large enough */
  not_empty,           /* the text is not empty */
  descriptor_is_ours,  /* dprintf is the C library's, not the program's */
  memory_was_there,    /* the memory for asprintf was allocated */
  callee_is_expected,  /* a pointer leads to the function that is expected */
  function_is_libcs    /* dprintf or asprintf is not the program's */
};

const char *test_name (test_kind kind);

struct test
{
  test_kind kind;
  int subject = -1; /* index of an argument or a piece, if it is about one */
  interval range;
};

enum class strategy
{
  direct,      /* into the destination, without a test of the room */
  guarded,     /* a test of the size, then direct */
  bounded,     /* into the destination, a test after strings and floats */
  scratch,     /* to a stack buffer, from where the sink takes it */
  cut,         /* one number, of which its emitter writes what fits */
  length_only, /* nothing is written */
  stream,      /* into the stream's own buffer, where it has room */
  reserved,    /* into what a user sink reserves or allocates */
  in_place,    /* the text is one string or literal, which the sink takes */
  value,       /* one value to a stream, of which its emitter does all */
  printf       /* the same call of the runtime's function of that name */
};

const char *strategy_name (strategy s);

/* A stream's buffer has 4096 bytes, or 1024 for a terminal, so a call that asks
   for more at once would often take the fallback.  */
constexpr uint64_t largest_in_stream = 1000;

/* How much room there is for a text and its NUL.  */
struct text_room
{
  enum kind_t
  {
    enough, /* no limit: the text fits, or the sink makes room */
    known,  /* SIZE bytes */
    bound,  /* snprintf's size, known at run time */
    object  /* the object size of a fortified sprintf, known at run time */
  } kind
      = enough;
  uint64_t size = 0;

  /* The largest size that lowered code accepts.  A larger size of snprintf is
     left to the C library.  */
  uint64_t
  largest () const
  {
    return kind == bound ? INT32_MAX : UINT64_MAX;
  }
};

struct plan
{
  std::string refusal;    /* not empty: why the call stays with libc */
  bool by_choice = false; /* refused only because lowering would not pay */
  qrintf::strategy strategy = qrintf::strategy::direct;
  std::vector<piece> pieces;
  /* All tests of the lowered code, in order.  */
  std::vector<test> tests;
  length_range length; /* of the whole text, without NUL */
  emitter entry = emitter::printf; /* of the strategy printf */

  /* Of neighbours, see plan/run-of-calls.h: the call before leaves its stream
     open for this one, and this one for the next.  */
  bool continues = false;
  bool stays_open = false;

  /* The room that tests of the bound or of pieces keep the text within.  */
  text_room room;

  /* Whether the original call stays as the fallback.  */
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

  /* The longest text up to the first checked piece, without it.  */
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

  uint64_t
  longest_reserve () const
  {
    uint64_t most = 0;
    for (const piece &p : pieces)
      most = std::max (most, p.reserve);
    return most;
  }
};

/* Bytes after the room of a scratch buffer, for the overrun of emitters and the
   wide loads of __qrintf_truncate.  */
constexpr uint64_t scratch_margin = 64;

} // namespace qrintf

#endif
