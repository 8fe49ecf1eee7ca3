/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which calls lowered code would gain nothing for.  See worth.h.

   What is printed for people is printed seldom, and its code and emitters weigh
   as much as any other.  So
     cold code      stays as it is and brings no emitter
     stderr         is libc's, as lowered code writes to a stream's buffer
     translations   are libc's; the text that is not translated is lowered only
                    where something shows that the call runs often; the same
                    holds for the other calls of a function that prints one
     single pieces  such as putchar are lowered only there, where they are
                    neighbours of other calls or gain by themselves
     percentages    that are reals are lowered only there, unless a library has
                    what prints them: gnulib's hash tables print their
                    statistics so, by which each program that has one would grow
                    by 6 kB
     tables         of formats are read at run time only there, too, unless a
                    library has what reads them.  Where calls are small, they
                    are libc's elsewhere: comparing a format with each of a
                    table weighs more than the call
     emitters       have a variant for each kind of CPU only there, as these
                    weigh more than they gain, but for reals and long numbers
                    in memory or in a branch of a loop; at -Os no emitter has.
                    Nor have those of a program's only unit that they would
                    add too much to, if it prints no reals.
   Where the user wants messages lowered, all but the first two are treated as
   hot.

   Where a unit has many calls to streams that are not hot, they are better
   small ones, messages and what stands beside these included; and so are those
   to buffers, of which few are not enough anywhere: a function that makes a
   name of a number may be called by any loop.  Where a library has what makes
   them, few calls are enough, but not messages: a program that has nothing else
   would be linked with the library for them.  Calls to streams in loops are
   small as well, unless they are hot, where all that a program's only unit has
   in loops would add too much to it; with a library even hot ones that have
   more than a dozen values.  With the emitters in the program hot calls are
   small, too, where the unit has no room for these either; only what a profile
   or an attribute says to be hot never is.

   Better small are also those that print reals by plain directives, however
   few, but are no messages: lowered, one adds a tenth to the time that a small
   unit takes to compile.  With a width or a flag they are not: programs seldom
   print such reals to be read again.  */

#include "plan/worth.h"

namespace qrintf
{
namespace
{

/* What makes small calls weighs 2 to 5 kB; each call that is small saves some
   100 bytes, and may save emitters.  Of 6, 10, 12, 16 and 24 this makes netpbm
   and gawk smallest, and coreutils as small as any.  */
constexpr unsigned enough_seldom_calls = 10;

/* A small call to a buffer saves fewer, and a loop of another unit may call the
   function that makes it.  */
constexpr unsigned enough_buffer_calls = 24;

/* What the calls in loops of a program's only unit may add to it before they
   become small: BYTES, and PERCENT of its text.  */
struct allowance
{
  unsigned bytes, percent;

  unsigned
  of (const unit_text &unit) const
  {
    return bytes + unit.all / 100 * percent;
  }
};

/* Where a library makes small calls, the program may grow by 3 % of its text
   and 1,000 bytes, of which the names of the functions that it calls take some
   550.  */
constexpr allowance with_library = { 450, 3 };

/* Each value adds some 40 bytes to a call, so a dozen add more than that.  */
constexpr size_t most_values_with_library = 12;

/* Where emitters are in the program, it may grow by 4,000 bytes and 3 % of its
   text, or by 20,000 bytes where it prints reals.  The emitters of these calls
   weigh 2 to 4 kB, about as much as what makes small ones; of reals, which may
   take most of a program's time, they weigh more.  Where there are small calls
   besides, these take the 1,500 bytes that are left.  More than 3 % are
   allowed, as much of what a large unit prints in loops is hot.  */
constexpr allowance embedded = { 1500, 6 };
constexpr allowance embedded_with_reals = { 17500, 6 };
constexpr allowance beside_small = { 0, 8 };
constexpr allowance beside_small_with_reals = { 16000, 8 };

/* What the emitters of a program's only unit may weigh if it prints no reals;
   the calls and what they refer to take the rest of what it may grow by.  */
constexpr allowance of_emitters = { 2800, 3 };

/* What prints single pieces by themselves weighs 400 to 1,100 bytes: strings,
   blocks, or both; and a call outside of loops some 150 where it is lowered. */
constexpr unsigned for_single_pieces = 1100, for_seldom_call = 150;

constexpr const char may_run_seldom[]
    = "nothing shows that the call runs often";

bool
runtime_has_small_calls (const call_facts &facts)
{
  return facts.library->has_small_calls && facts.target.long_bits == 64;
}

/* Whether the unit has enough calls to bring along what makes small ones.  */
bool
has_many_calls (const call_facts &facts)
{
  return facts.small == small_calls::where_many
         && facts.seldom_calls >= enough_seldom_calls;
}

/* The same for calls to buffers.  */
bool
has_many_buffer_calls (const call_facts &facts)
{
  return facts.small == small_calls::where_many
         && facts.seldom_buffer_calls >= enough_buffer_calls;
}

/* Which of the calls that a unit with main has in loops add more to its program
   than that may grow by.  */
enum class too_many
{
  none,
  looped, /* those that are in no loop of a loop */
  all
};

/* With a library those in loops of loops are never too many, as their emitters
   are not in the program.  */
too_many
calls_in_loops (const call_facts &facts)
{
  if (facts.small != small_calls::where_many
      || !runtime_has_small_calls (facts))
    return too_many::none;
  const unit_text &unit = facts.unit;
  if (facts.interpreter_is_there)
    return unit.calls_in_loops > with_library.of (unit) ? too_many::looped
                                                        : too_many::none;
  bool reals = unit.reals_in_loops;
  const allowance &alone = reals ? embedded_with_reals : embedded;
  const allowance &beside = reals ? beside_small_with_reals : beside_small;
  unsigned looped = unit.calls_in_loops - unit.calls_in_inner_loops;
  if (looped <= (has_many_calls (facts) ? beside : alone).of (unit)
      && unit.calls_in_loops <= alone.of (unit))
    return too_many::none;
  return unit.calls_in_inner_loops > beside.of (unit) ? too_many::all
                                                      : too_many::looped;
}

/* Whether the unit has small calls.  */
bool
has_small_calls (const call_facts &facts)
{
  return has_many_calls (facts) || has_many_buffer_calls (facts)
         || (facts.small == small_calls::where_many
             && facts.interpreter_is_there)
         || calls_in_loops (facts) != too_many::none;
}

/* Whether a call is worth code and emitters of its own.  Where other calls are
   small, what is warm is as well: there it costs a tenth of the rest, and a
   program that prints so much runs longest in such code.  A translation is not,
   in one loop: to look it up takes as long as to print it.  */
bool
runs_often (const call_facts &facts)
{
  if (!has_small_calls (facts))
    return facts.runs >= heat::looped;
  return facts.runs == heat::warm || facts.runs >= heat::hot
         || (facts.runs == heat::looped && !facts.translated);
}

/* Whether the runtime can make the call, where it is to make some.  */
bool
may_be_small (const call_facts &facts)
{
  return facts.may_be_small && runtime_has_small_calls (facts);
}

/* Whether the call has so many values that it alone would add more to a program
   than that may grow by where a library makes small calls.  */
bool
is_too_long (const call_facts &facts)
{
  return facts.interpreter_is_there
         && facts.arguments.size () > most_values_with_library;
}

/* Whether the unit has no room for the call even in a loop of a loop.  */
bool
has_no_room_if_hot (const call_facts &facts)
{
  return calls_in_loops (facts) == too_many::all && facts.runs != heat::told;
}

/* Whether the call is one of too many in loops, and hardly in that which takes
   the program's time, or too long, or there is no room for it in any case.  */
bool
is_one_of_too_many (const call_facts &facts)
{
  return facts.to == sink::stream && calls_in_loops (facts) != too_many::none
         && (facts.runs < heat::hot || is_too_long (facts)
             || has_no_room_if_hot (facts));
}

/* Whether the call is worth more bytes than a small one.  */
bool
is_worth_bytes (const call_facts &facts)
{
  return runs_often (facts) && !is_one_of_too_many (facts);
}

bool
small_calls_pay (const call_facts &facts)
{
  if (!may_be_small (facts))
    return false;
  if (facts.small != small_calls::where_many)
    return facts.small == small_calls::all;
  return !is_worth_bytes (facts)
         && (facts.to == sink::buffer ? has_many_buffer_calls (facts)
                                      : has_small_calls (facts));
}

/* The same for a call that prints reals, however few there are.  In a loop it
   is not small, even in a branch of which GCC guesses that it seldom runs: what
   the compiler saves is little by what a program loses whose data are reals.
 */
bool
small_reals_pay (const call_facts &facts)
{
  return may_be_small (facts) && facts.to == sink::stream && facts.tier_is_open
         && facts.small == small_calls::where_many && !runs_often (facts)
         && !facts.in_loop && !facts.for_size;
}

/* Whether FORMAT prints a real and a percent sign.  */
bool
has_percentage (const parsed_format &format)
{
  bool real = false, sign = false;
  for (const directive &d : format.directives)
    if (d.conversion)
      real |= d.conversion->family == conversion_class::real;
    else
      sign |= d.text.find ('%') != d.text.npos;
  return real && sign;
}

} // namespace

bool
pieces_pay_alone (const unit_text &unit, unsigned seldom_calls)
{
  unsigned others = unit.calls_in_loops + seldom_calls * for_seldom_call;
  return others + for_single_pieces <= embedded.of (unit);
}

bool
emitters_fit (const unit_text &unit, unsigned bytes)
{
  return !unit.all || bytes <= of_emitters.of (unit);
}

bool
is_message (const call_facts &facts)
{
  return facts.translated && !facts.to_stderr && !facts.with_messages
         && facts.runs != heat::cold && !runs_often (facts);
}

const char *
why_not_worthwhile (const call_facts &facts)
{
  if (facts.runs == heat::cold)
    return "cold code would grow";
  if (facts.to_stderr && facts.to == sink::stream)
    return "stderr has no buffer";
  if (facts.to_stderr && !facts.with_messages)
    return "the text goes to stderr";
  if (is_message (facts))
    return may_run_seldom;
  if (facts.single_piece && !facts.with_messages && !is_worth_bytes (facts))
    return may_run_seldom;
  if (facts.beside_messages && !facts.with_messages && !runs_often (facts))
    return "the function prints messages";
  if (facts.from_table && facts.compares_format && !runs_often (facts)
      && small_calls_pay (facts))
    return may_run_seldom;
  return nullptr;
}

const char *
why_not_worth_printing (const call_facts &facts, const parsed_format &format)
{
  bool may_weigh = !facts.interpreter_is_there && !facts.with_messages
                   && facts.small != small_calls::all;
  return may_weigh && facts.to == sink::stream && !facts.in_loop
                 && !runs_often (facts) && has_percentage (format)
             ? may_run_seldom
             : nullptr;
}

const char *
why_not_worth_reading (const call_facts &facts)
{
  if (const char *why = why_not_worthwhile (facts))
    return why;
  if (facts.for_size)
    return "the code would grow at -Os";
  if (facts.with_messages)
    return nullptr;
  if (facts.translated)
    return "the format may be a translation";
  return !facts.has_list () && !facts.interpreter_is_there
                 && !runs_often (facts)
             ? may_run_seldom
             : nullptr;
}

bool
is_better_small (const call_facts &facts, const small_format &format)
{
  bool only_plain_reals
      = format.has_reals && !format.has_fields && !format.has_others;
  return small_calls_pay (facts)
         || (only_plain_reals && small_reals_pay (facts));
}

bool
is_better_small_message (const call_facts &facts)
{
  bool wanted = facts.small == small_calls::all || has_many_calls (facts);
  return wanted && may_be_small (facts) && facts.to == sink::stream
         && !facts.to_stderr && facts.runs != heat::cold
         && (is_message (facts)
             || (facts.beside_messages && !facts.with_messages
                 && !runs_often (facts)));
}

variants
variants_worth_having (const call_facts &facts)
{
  if (facts.for_size)
    return variants::one;
  if (facts.with_messages || facts.runs == heat::told)
    return variants::all;
  if (runs_often (facts) && !has_no_room_if_hot (facts))
    return variants::all_that_fit;
  /* Whether long numbers and reals may be much of the time that it takes.  */
  bool takes_much
      = facts.in_loop || (is_memory (facts.to) && !has_small_calls (facts));
  return takes_much ? variants::few : variants::one;
}

} // namespace qrintf
