/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A plan: pieces and a strategy, or a refusal.  Plain data without GCC types.

   A piece is the text that one emitter call, table load or store writes.  */

#ifndef QRINTF_PLAN_TYPES_H
#define QRINTF_PLAN_TYPES_H

#include "analysis/facts.h"
#include "format/conversions.h"

#include <memory>

namespace qrintf
{

/* The emitters that lowered code may call, in the order of emitters.def.  */
enum class emitter
{
#define QRINTF_EMITTER(name, kind, signature, overrun, effect) name,
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"

};

enum class piece_kind
{
  text,      /* TEXT */
  character, /* the value, one byte */
  decimal,   /* 0 to 9999 from tables, filled to WIDTH (at most 4) */
  digits,    /* WIDTH digits of base 10 or 16, one or two per table load */
  pad,       /* WIDTH - 1 spaces, none for a width of 0 */
  known,     /* a string of known length: copy LENGTH.low bytes */
  call,      /* a runtime emitter: CALLEE */
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
  std::string text; /* text; the character behind one that PRINTS */
  char before = 0;  /* the character before one that PRINTS, or 0 */

  /* Null in a text piece.  */
  const conversion_row *conversion = nullptr;
  int argument = -1; /* index of the value */
  /* The size of the type that an integer is converted to first, of a float, or
     of the object of a count.  */
  unsigned bits = 0;
  interval range; /* of an integer after that conversion */

  /* The field of the directive, if it affects the text.  */
  fill_kind fill = fill_kind::none;
  operand width;
  operand precision{ -1, -1 }; /* -1: none */
  char sign = 0;               /* '+' or ' ' before numbers >= 0, or none */
  bool minus_adds = false;     /* a '-' makes the field one byte wider */
  bool alt = false;

  bool may_be_null = false; /* string: null prints as "(null)" */
  bool cut_null = false;    /* string: the precision cuts "(null)" */
  bool deferred = false;    /* count: stored after the last test */

  /* Decimal: write nothing beyond the text and a NUL.  Otherwise four bytes are
     written.  */
  bool exact = false;

  /* Decimal: a table of all numbers up to 255 gives text and length.
     Hexadecimal digits: such a table gives pairs.  */
  bool looked_up = false;

  /* The length is counted before room is requested, and no more bytes of a
     string than counted are written.  */
  bool counted = false;

  /* The emitter takes a limit after the cursor, and returns null if the text
     does not fit.  */
  bool limited = false;

  /* The emitter takes a destination and its size in place of a cursor, and does
     all the work of snprintf.  */
  bool cut = false;

  /* The emitter takes a stream in place of a cursor, and does all the work of
     fprintf.  */
  bool prints = false;

  /* The piece may be too long or fail, so a test follows it: RESERVE more bytes
     must fit, which is the maximum length of the pieces up to the next checked
     one.  */
  bool checked = false;
  uint64_t reserve = 0;

  /* The number of bytes after this piece that later pieces certainly
     overwrite.  */
  uint64_t slack = 0;

  /* The emitter also takes the stream, and overruns the text where the program
     cannot see that.  */
  bool in_stream = false;

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
};

/* The conditions that lowered code tests at run time, and their names.  If one
   fails, the fallback is taken, which is the original call.  */
#define QRINTF_TEST_KINDS(ROW)                                                 \
  /* argument SUBJECT lies in RANGE */                                         \
  ROW (value_in_range, "value in range")                                       \
  /* the size of the destination lies in RANGE */                              \
  ROW (bound_in_range, "bound in range")                                       \
  /* snprintf's size is not larger than its object */                          \
  ROW (bound_within_object, "bound within object")                             \
  /* the previous call has printed and left it entered */                      \
  ROW (stream_is_open, "stream is open")                                       \
  /* the buffer has room for more than RANGE.low bytes */                      \
  ROW (stream_has_room, "stream has room")                                     \
  /* piece SUBJECT did not stop at its limit */                                \
  ROW (piece_fits, "piece fits")                                               \
  /* the text with piece SUBJECT is <= RANGE.high bytes */                     \
  ROW (total_at_most, "total at most")                                         \
  /* the whole text is <= RANGE.high bytes */                                  \
  ROW (length_at_most, "length at most")                                       \
  /* a user sink did not return a null pointer */                              \
  ROW (room_was_given, "room was given")                                       \
  /* the object of a fortified sprintf is large enough */                      \
  ROW (object_holds_text, "object holds text")                                 \
  /* the text is not empty */                                                  \
  ROW (not_empty, "not empty")                                                 \
  /* libc defines dprintf, not the program */                                  \
  ROW (dprintf_is_libcs, "dprintf is libc's")                                  \
  /* the memory for asprintf was allocated */                                  \
  ROW (memory_was_there, "memory was there")                                   \
  /* the called pointer holds the expected function */                         \
  ROW (callee_is_expected, "callee is expected")                               \
  /* libc defines the called function and its form with a va_list */           \
  ROW (function_is_libcs, "function is libc's")

enum class test_kind
{
#define QRINTF_ENUMERATOR(NAME, ...) NAME,
  QRINTF_TEST_KINDS (QRINTF_ENUMERATOR)
#undef QRINTF_ENUMERATOR
};

const char *test_name (test_kind kind);

struct test
{
  test_kind kind;
  int subject = -1; /* index of the argument or piece that is tested, if any */
  interval range;
};

/* The strategies, and their names in remarks and reports.  */
#define QRINTF_STRATEGIES(ROW)                                                 \
  /* into the destination, without a test of the room */                       \
  ROW (direct, "direct")                                                       \
  /* a test of the size, then direct */                                        \
  ROW (guarded, "guarded")                                                     \
  /* into the destination, a test after strings and floats */                  \
  ROW (measured, "measured")                                                   \
  /* to a stack buffer, from which the sink takes it */                        \
  ROW (scratch, "scratch")                                                     \
  /* one number; its emitter does the work of snprintf */                      \
  ROW (cut, "cut")                                                             \
  /* nothing is written */                                                     \
  ROW (length_only, "length only")                                             \
  /* into the stream's own buffer, if it has room */                           \
  ROW (stream, "stream")                                                       \
  /* into room that a user sink reserves or allocates */                       \
  ROW (reserved, "reserved")                                                   \
  /* the text is one string or literal, which the sink takes */                \
  ROW (in_place, "in place")                                                   \
  /* one value; its emitter does the work of fprintf */                        \
  ROW (value, "value")                                                         \
  /* the same call, made to the runtime's printf */                            \
  ROW (printf, "printf")

enum class strategy
{
#define QRINTF_ENUMERATOR(NAME, ...) NAME,
  QRINTF_STRATEGIES (QRINTF_ENUMERATOR)
#undef QRINTF_ENUMERATOR
};

const char *strategy_name (strategy s);

/* The limit of room that one call asks for.  A stream's buffer has 4096 bytes,
   or 1024 for a terminal, so a call with a larger request would often take the
   fallback.  */
constexpr uint64_t largest_in_stream = 1000;

/* The room for a text and its NUL.  */
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
  bool by_choice = false; /* refused only because lowering would not pay off */
  qrintf::strategy strategy = qrintf::strategy::direct;
  std::vector<piece> pieces;
  /* All tests of the lowered code, in order.  */
  std::vector<test> tests;
  length_range length; /* of the whole text, without NUL */
  /* For the strategy printf: the runtime's function.  */
  emitter entry = emitter::printf;
  /* The pieces are those of values that the directives suggest, which tests
     ensure.  For a buffer or a stream the plan for all values takes the place
     of the fallback, and has the original call as its own.  */
  bool assumes = false;
  std::shared_ptr<const plan> for_all_values;
  /* For the strategy stream: the emitter that finds the function which the
     fallback calls in place of the original one.  */
  std::optional<emitter> fallback;

  /* The room that a stream has behind the text, for pieces that may overrun
     it.  */
  uint64_t overrun = 0;

  /* In a run (run-of-calls.h): the previous call leaves its stream entered for
     this one, and this call does so for the next.  */
  bool continues = false;
  bool stays_open = false;

  /* The room that the text must not exceed, by tests of the bound or of
     pieces.  */
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

  /* The maximum length of the text before the first checked piece.  */
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

/* Complete the tests of RESULT: append the tests for a call with FACTS to those
   that the pieces need.  The rest of RESULT must be complete.  */
void add_tests (plan &result, const call_facts &facts);

/* Bytes after the room of a scratch buffer, for the overrun of emitters and the
   wide loads of __qrintf_truncate.  */
constexpr uint64_t scratch_margin = 64;

} // namespace qrintf

#endif
