/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner's second half: pieces become a strategy.  See plan.h.

   Refused, with a reason: what pieces.cc refuses, a text beyond what a scratch
   buffer may hold where one is needed, a bound that the C library has to judge,
   and code that would grow where size matters.  */

#include "plan/emitter-table.h"
#include "plan/pieces.h"
#include "plan/counts.h"
#include "plan/reserved.h"
#include "plan/size.h"

#include <algorithm>
#include <climits>

namespace qrintf
{
namespace
{

/* The scratch buffer stays below a kilobyte of stack.  */
constexpr uint64_t largest_scratch = 960 - scratch_margin;
constexpr uint64_t scratch_for_strings = 512;

/* Long texts of numbers go to functions of the program's own, too, which take
   as much stack for vsnprintf and its buffers.  */
constexpr uint64_t largest_own_scratch = 4096 - scratch_margin;

/* Stream buffers have 4096 bytes, or 1024 for a terminal: a call that asks for
   more at once would too often find no room.  */
constexpr uint64_t largest_in_stream = 1000;

class planner
{
public:
  planner (const parsed_format &format, const call_facts &facts)
      : format (format), facts (facts)
  {
  }

  plan
  run ()
  {
    make_pieces ();
    if (result.refusal.empty ())
      choose_strategy ();
    if (result.refusal.empty ())
      {
        reserve_room ();
        use_slack ();
        result.libc_if_empty
            = facts.to == sink::descriptor && result.length.low == 0;
        result.has_cold_side = has_cold_side ();
        if (const char *why = place_counts (result, facts))
          refuse (why);
        if (const char *why = choose_emitters (result))
          refuse (why);
        refuse_growth ();
      }
    return std::move (result);
  }

private:
  const parsed_format &format;
  const call_facts &facts;
  plan result;

  void
  refuse (std::string why)
  {
    if (result.refusal.empty ())
      result.refusal = std::move (why);
  }

  /* A run-time width counts towards the worst case, so the room decides how
     large a one is thought likely.  */
  int
  star_limit () const
  {
    if (facts.to != sink::buffer)
      return 255;
    if (!facts.bound)
      return 1023;
    if (!facts.bound->single ())
      return 63;
    return static_cast<int> (std::clamp<wide> (facts.bound->low, 63, 255));
  }

  void
  make_pieces ()
  {
    if (!format.error.empty ())
      return refuse (format.error);
    if (facts.arguments.size () < size_t (format.arguments))
      return refuse ("too few arguments");
    for (const directive &d : format.directives)
      add_pieces (result, d, facts, star_limit ());
    merge_texts ();
    result.length = total_length ();
    if (result.length.high != length_range::unbounded
        && result.length.high > INT_MAX)
      refuse ("the text may be longer than INT_MAX");
  }

  length_range
  total_length () const
  {
    length_range total{ 0, 0 };
    for (const piece &p : result.pieces)
      {
        total.low += p.length.low;
        total.high += p.length.high;
      }
    if (any_unbounded ())
      total.high = length_range::unbounded;
    return total;
  }

  bool
  any_unbounded () const
  {
    return std::any_of (result.pieces.begin (), result.pieces.end (),
                        [] (const piece &p) {
                          return p.length.high == length_range::unbounded;
                        });
  }

  // text "a", text "b" -> text "ab"
  void
  merge_texts ()
  {
    std::vector<piece> merged;
    for (piece &p : result.pieces)
      if (p.kind == piece_kind::text && !merged.empty ()
          && merged.back ().kind == piece_kind::text)
        {
          merged.back ().text += p.text;
          merged.back ().length.low += p.length.low;
          merged.back ().length.high += p.length.high;
        }
      else
        merged.push_back (std::move (p));
    result.pieces = std::move (merged);
  }

  /* Streams may have no room, memory may be short, and dprintf and asprintf the
     program's own.  */
  bool
  has_cold_side () const
  {
    return !result.guards.empty () || result.run_time_bound
           || result.check_object_size || result.abort_if_short
           || result.libc_if_empty || result.any_checked ()
           || (result.how == strategy::in_place && !fits (*result.room))
           || facts.to == sink::stream || facts.to == sink::allocation
           || facts.to == sink::descriptor
           || facts.to == sink::reserve || facts.to == sink::fresh;
  }

  bool
  any_limited () const
  {
    return std::any_of (result.pieces.begin (), result.pieces.end (),
                        [] (const piece &p) { return p.limited; });
  }

  bool
  fits (uint64_t room) const
  {
    return result.length.high < room;
  }

  /* Strings of unknown length are tested while they are copied; with a limit
     all strings and floats that may not fit are.  */
  void
  check_pieces (bool limited)
  {
    for (piece &p : result.pieces)
      if (p.is_call_for (conversion_class::string))
        {
          p.limited = limited;
          p.checked = limited || p.length.high == length_range::unbounded;
        }
      else if (p.limited)
        p.checked |= limited;
  }

  void
  choose_strategy ()
  {
    if (facts.to == sink::descriptor && !facts.library->writes_at_once)
      return refuse ("musl's dprintf writes a text in parts");
    if (facts.to == sink::allocation && !facts.library->has_second_names)
      return refuse ("musl does not tell whether asprintf is its own");
    if (facts.to == sink::stream)
      return to_stream ();
    if (const char *why = refusal_to_reserve (result, facts))
      return refuse (why);
    if (plan_reserved (result, facts))
      return;
    if (facts.to != sink::buffer)
      return through_scratch ();
    if (!facts.bound)
      return facts.object_size ? within_object (*facts.object_size)
                               : without_bound ();
    const interval &bound = *facts.bound;
    if (bound.single () && bound.low == 0)
      {
        result.how = strategy::length_only;
        check_pieces (false);
        return;
      }
    interval object = facts.object_size.value_or (no_limit);
    if (bound.low > INT_MAX || bound.low > object.high)
      return refuse ("the size is larger than the destination");
    result.check_object_size = bound.high > object.low;
    if (bound.high <= INT_MAX && fits (static_cast<uint64_t> (bound.low)))
      result.how = strategy::direct;
    else if (bound.single ())
      within (static_cast<uint64_t> (bound.low));
    else
      with_run_time_bound (INT_MAX);
  }

  /* Into the buffer of a stream, as putc would; what has no room there, and
     every stream that is not plainly buffered, is libc's.  */
  void
  to_stream ()
  {
    result.how = strategy::stream;
    check_pieces (result.length.high > largest_in_stream || any_limited ());
    reserve_room ();
    if (largest_part () > largest_in_stream)
      refuse ("the text may be longer than a stream's buffer");
  }

  /* A function of the program's own may change the text, and a string may lie
     in what it makes grow: they get a copy.  */
  bool
  is_one_string () const
  {
    if (result.pieces.size () != 1
        || (facts.to != sink::descriptor && facts.to != sink::allocation))
      return false;
    const piece &p = result.pieces[0];
    return p.kind == piece_kind::text || p.kind == piece_kind::known
           || (p.is_call_for (conversion_class::string)
               && p.fill == fill_kind::none);
  }

  /* What no longer fits into the scratch buffer is libc's.  */
  void
  through_scratch ()
  {
    if (is_one_string ())
      {
        /* glibc's dprintf writes a long text in several parts.  */
        result.how = strategy::in_place;
        result.room = scratch_for_strings;
        if (result.length.low >= *result.room)
          refuse ("the text is longer than a scratch buffer");
        return;
      }
    result.room = result.length.high + 1;
    if (result.length.high > largest_scratch)
      {
        check_pieces (true);
        reserve_room ();
        result.room = scratch_for_strings;
        uint64_t sure = std::max (largest_part (), result.length.low);
        if (is_own (facts.to) && sure >= scratch_for_strings)
          result.room = room_for_long (sure);
      }
    take_scratch (is_own (facts.to) ? largest_own_scratch : largest_scratch);
  }

  /* For a text that needs SURE bytes anyway.  Strings and numbers may make it
     twice as long.  */
  uint64_t
  room_for_long (uint64_t sure) const
  {
    return result.any_checked ()
               ? std::min (2 * sure + 512, largest_own_scratch)
               : result.length.high + 1;
  }

  /* Of ROOM bytes, if that is not beyond LARGEST.  */
  void
  take_scratch (uint64_t largest = largest_scratch)
  {
    result.how = strategy::scratch;
    reserve_room ();
    if (*result.room > largest || largest_part () >= *result.room
        || result.length.low >= *result.room)
      refuse ("the text may be longer than a scratch buffer");
  }

  static constexpr interval no_limit{ UINT64_MAX, UINT64_MAX };

  void
  without_bound ()
  {
    result.how = strategy::direct;
    check_pieces (false);
  }

  /* A fortified sprintf: what does not fit is libc's, to abort on.  */
  void
  within_object (const interval &object)
  {
    if (fits (static_cast<uint64_t> (object.low)))
      return without_bound ();
    result.bound_is_object_size = true;
    if (!object.single ())
      return with_run_time_bound (UINT64_MAX);
    within (static_cast<uint64_t> (object.low));
    result.abort_if_short = result.how == strategy::scratch;
  }

  void
  with_run_time_bound (uint64_t limit)
  {
    result.run_time_bound = true;
    result.bound_limit = limit;
    bool limited = any_unbounded () || any_limited ();
    result.how = limited ? strategy::measured : strategy::guarded;
    check_pieces (limited);
    reserve_room ();
    if (result.lead >= limit)
      refuse ("the text may be longer than the destination");
  }

  /* The destination has ROOM bytes, and the text may not fit.  */
  void
  within (uint64_t room)
  {
    result.room = result.length.high + 1;
    if (result.length.high > largest_scratch || any_limited ())
      {
        check_pieces (true);
        reserve_room ();
        result.room = room;
        result.how = strategy::measured;
        if (largest_part () < room
            && (is_roomy (room) || largest_part () >= scratch_for_strings))
          return;
        result.room = scratch_for_strings;
      }
    take_scratch ();
  }

  /* The most that has to fit at once beside a checked string.  */
  uint64_t
  largest_part () const
  {
    uint64_t most = result.lead;
    for (const piece &p : result.pieces)
      most = std::max (most, p.reserve);
    return most;
  }

  /* A measured string is libc's if the worst case of what follows does not fit
     behind it.  That is rare in a destination of ROOM bytes, or it is not: then
     a scratch buffer has room for the worst case, and the text may still fit.
     */
  bool
  is_roomy (uint64_t room) const
  {
    uint64_t fixed = result.lead;
    for (const piece &p : result.pieces)
      fixed += p.reserve;
    return room >= 3 * fixed + 8;
  }

  /* How much the pieces up to the next checked one need at the most.  */
  void
  reserve_room ()
  {
    uint64_t need = 0;
    for (size_t i = result.pieces.size (); i-- > 0;)
      {
        piece &p = result.pieces[i];
        if (p.checked)
          {
            p.reserve = need;
            need = 0;
          }
        else
          need += p.length.high;
      }
    result.lead = need;
  }

  /* Behind a piece lie at least the later ones, up to the next that may leave
     for the original call, and the NUL.  Emitters that need no more are chosen;
     decimals that have no room to spare become exact, or calls.  */
  void
  use_slack ()
  {
    /* A stream has no NUL, and may have a text behind its position.  */
    uint64_t slack = result.how == strategy::scratch  ? scratch_margin
                     : result.how == strategy::stream ? 0
                                                      : 1;
    for (size_t i = result.pieces.size (); i-- > 0;)
      {
        piece &p = result.pieces[i];
        if (p.checked)
          slack = 0;
        p.slack = slack;
        if (p.kind == piece_kind::decimal && 4 - p.length.low > slack)
          {
            p.exact = true;
            if (slack == 0)
              p.kind = piece_kind::call;
          }
        slack += p.checked ? 0 : p.length.low;
      }
  }

  void
  refuse_growth ()
  {
    if (facts.for_size
        && (result.has_cold_side || result.how == strategy::scratch
            || size_of_pieces (result, facts)
                   > size_of_libc_call (format, facts)))
      {
        refuse (facts.cold ? "cold code would grow"
                           : "the code would grow at -Os");
        result.by_choice = true;
      }
  }
};

} // namespace

const char *
strategy_name (strategy s)
{
  static const char *const names[]
      = { "direct",      "guarded", "measured", "scratch",
          "length only", "stream",  "reserved", "in place" };
  return names[size_t (s)];
}

plan
make_plan (const parsed_format &format, const call_facts &facts)
{
  return planner (format, facts).run ();
}

} // namespace qrintf
