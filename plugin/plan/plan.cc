/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The planner's second half: pieces become a strategy.  See plan.h.

   The function of each strategy makes a candidate from the pieces, which is a
   plan or a refusal.  If several strategies are possible, they are tried in the
   order of preference, and the first that is not refused is taken.

   Refused, with a reason: directives that pieces.cc refuses, a text that needs
   more than the largest scratch buffer, and a bound that the C library has to
   judge.  */

#include "plan/plan.h"

#include "plan/form.h"
#include "plan/pieces/pieces.h"

#include <algorithm>
#include <climits>

namespace qrintf
{
namespace
{

/* A scratch buffer takes less than a kilobyte of stack.  */
constexpr uint64_t largest_scratch = 960 - scratch_margin;
constexpr uint64_t scratch_for_strings = 512;

/* A user sink gets a larger buffer for long texts of numbers: the vsnprintf
   that it would call takes as much stack.  */
constexpr uint64_t largest_user_scratch = 4096 - scratch_margin;

class planner
{
public:
  planner (const parsed_format &format, const call_facts &facts,
           bool may_assume)
      : format (format), facts (facts),
        base (with_pieces (format, facts, may_assume))
  {
  }

  plan
  run ()
  {
    if (!base.refusal.empty ())
      return base;
    plan result = choose ();
    if (result.refusal.empty ())
      {
        use_slack (result);
        use_overrun (result, facts);
        choose_tables (result);
        add_tests (result, facts);
        if (result.strategy == strategy::stream)
          result.fallback = stream_fallback_of (facts);
        if (const char *why = place_counts (result, facts))
          refuse (result, why);
        if (const char *why = choose_emitters (result))
          refuse (result, why);
        plan_for_all_values (result);
      }
    return result;
  }

private:
  const parsed_format &format;
  const call_facts &facts;
  const plan base;

  static void
  refuse (plan &result, std::string why)
  {
    if (result.refusal.empty ())
      result.refusal = std::move (why);
  }

  /* Only for sinks of which a second attempt has no effect: others allocate
     memory, call the program or write.  */
  void
  plan_for_all_values (plan &result) const
  {
    if (!result.assumes
        || (facts.to != sink::buffer && facts.to != sink::stream))
      return;
    plan all = planner (format, facts, false).run ();
    if (all.refusal.empty ())
      result.for_all_values = std::make_shared<const plan> (std::move (all));
  }

  static plan
  refused (const char *why)
  {
    plan result;
    result.refusal = why;
    return result;
  }

  bool
  any_limited () const
  {
    return std::any_of (base.pieces.begin (), base.pieces.end (),
                        [] (const piece &p) { return p.limited; });
  }

  bool
  fits (uint64_t room) const
  {
    return base.length.high < room;
  }

  /* Mark the pieces that are followed by a test: strings of unknown length, and
     if LIMITED all strings and floats.  */
  static void
  check_pieces (plan &result, bool limited)
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

  /* Set the reserve of each checked piece: the longest length of the pieces
     after it up to the next checked one.  */
  static void
  reserve_room (plan &result)
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
  }

  /* The longest text between two checked pieces, or before the first.  */
  static uint64_t
  largest_part (const plan &result)
  {
    return std::max (result.lead (), result.longest_reserve ());
  }

  plan
  choose () const
  {
    if (const char *why = refusal_for_sink ())
      return refused (why);
    switch (facts.to)
      {
      case sink::buffer:
        return facts.bound         ? within_bound (*facts.bound)
               : facts.object_size ? within_object (*facts.object_size)
                                   : direct ();
      case sink::stream:
        return in_stream ();
      case sink::descriptor:
      case sink::allocation:
        return is_one_string () ? in_place () : through_scratch ();
      case sink::append:
        /* Even a single string is copied: the user sink may change the text,
           and the string may lie in memory that the sink reallocates.  */
        return through_scratch ();
      case sink::reserve:
      case sink::fresh:
        {
          plan candidate = in_user_room (base, facts);
          return candidate.refusal.empty () ? candidate : through_scratch ();
        }
      }
    return refused ("the sink takes no text");
  }

  const char *
  refusal_for_sink () const
  {
    if (facts.to == sink::descriptor && !facts.library->writes_at_once)
      return "musl's dprintf writes a text in parts";
    if (facts.to == sink::allocation && !facts.library->has_second_names)
      return "musl does not tell whether asprintf is its own";
    return nullptr;
  }

  plan
  within_bound (const interval &bound) const
  {
    if (bound.single () && bound.low == 0)
      return candidate (strategy::length_only, false);
    if (bound.low > INT_MAX
        || (facts.object_size && bound.low > facts.object_size->high))
      return refused ("the size is larger than the destination");
    if (bound.high <= INT_MAX && fits (static_cast<uint64_t> (bound.low)))
      return direct ();
    if (bound.single ())
      {
        plan candidate = cut ();
        return candidate.refusal.empty ()
                   ? candidate
                   : within (static_cast<uint64_t> (bound.low));
      }
    return within_run_time_room (text_room::bound);
  }

  /* A fortified sprintf: libc aborts if the text does not fit.  */
  plan
  within_object (const interval &object) const
  {
    if (fits (static_cast<uint64_t> (object.low)))
      return direct ();
    if (object.single ())
      return within (static_cast<uint64_t> (object.low));
    return within_run_time_room (text_room::object);
  }

  /* The destination has ROOM bytes, and the text may not fit.  */
  plan
  within (uint64_t room) const
  {
    if (base.length.high <= largest_scratch && !any_limited ())
      return scratch_for_all ();
    plan candidate = measured (room);
    return candidate.refusal.empty () ? candidate : scratch_with_limit ();
  }

  /* A number whose emitter does all the work of the call.  */
  plan
  cut () const
  {
    plan result = candidate (strategy::cut, false);
    if (result.pieces.size () != 1)
      return refused ("there is more than one piece");
    result.pieces[0].cut = true;
    if (result.pieces[0].kind != piece_kind::call)
      refuse (result, "the piece needs no emitter");
    else if (const char *why = choose_emitters (result))
      refuse (result, why);
    return result;
  }

  plan
  through_scratch () const
  {
    return base.length.high <= largest_scratch ? scratch_for_all ()
                                               : scratch_with_limit ();
  }

  /* The pieces with STRATEGY.  If LIMITED, strings are written up to a limit,
     and pieces that always take a limit are tested.  */
  plan
  candidate (qrintf::strategy strategy, bool limited) const
  {
    plan result = base;
    result.strategy = strategy;
    check_pieces (result, limited);
    reserve_room (result);
    return result;
  }

  plan
  direct () const
  {
    return candidate (strategy::direct, false);
  }

  /* Guarded, or measured if a piece is limited or has no maximum length.  */
  plan
  within_run_time_room (text_room::kind_t kind) const
  {
    bool limited
        = base.length.high == length_range::unbounded || any_limited ();
    plan result
        = candidate (limited ? strategy::measured : strategy::guarded, limited);
    result.room.kind = kind;
    if (result.lead () >= result.room.largest ())
      refuse (result, "the text may be longer than the destination");
    return result;
  }

  /* After each checked piece the maximum length of the pieces up to the next
     checked one must fit, otherwise the fallback writes everything again.  If
     ROOM is several times that length, this is rare.  If ROOM is smaller, texts
     that would fit often take the fallback, so a scratch buffer is better,
     provided that it is large enough for these pieces.  */
  plan
  measured (uint64_t room) const
  {
    plan result = candidate (strategy::measured, true);
    result.room = { text_room::known, room };
    uint64_t part = largest_part (result), worst_case = 0;
    for (const piece &p : result.pieces)
      worst_case += p.checked ? 0 : p.length.high;
    bool tight = room < 3 * worst_case + 8;
    if (part >= room || (tight && part < scratch_for_strings))
      refuse (result, "the destination is tight");
    return result;
  }

  /* A scratch buffer that holds the longest text.  */
  plan
  scratch_for_all () const
  {
    return scratch (candidate (strategy::scratch, false), base.length.high + 1);
  }

  /* A scratch buffer that may be too small for the strings and floats.  A user
     sink gets a larger one if the text is certainly long.  */
  plan
  scratch_with_limit () const
  {
    plan result = candidate (strategy::scratch, true);
    uint64_t room = scratch_for_strings;
    uint64_t sure = std::max (largest_part (result), result.length.low);
    if (is_user_sink (facts.to) && sure >= scratch_for_strings)
      room = result.any_checked ()
                 ? std::min (2 * sure + 512, largest_user_scratch)
                 : result.length.high + 1;
    return scratch (std::move (result), room);
  }

  plan
  scratch (plan result, uint64_t room) const
  {
    uint64_t largest
        = is_user_sink (facts.to) ? largest_user_scratch : largest_scratch;
    result.room = { text_room::known, room };
    if (room > largest || largest_part (result) >= room
        || result.length.low >= room)
      refuse (result, "the text may be longer than a scratch buffer");
    return result;
  }

  /* The text is written to the buffer of the stream, as by putc.  The fallback
     is taken if the buffer has no room, and for streams that are not ordinary
     buffered ones.  */
  plan
  in_stream () const
  {
    plan result
        = candidate (strategy::stream,
                     base.length.high > largest_in_stream || any_limited ());
    if (largest_part (result) > largest_in_stream)
      refuse (result, "the text may be longer than a stream's buffer");
    return result;
  }

  bool
  is_one_string () const
  {
    if (base.pieces.size () != 1)
      return false;
    const piece &p = base.pieces[0];
    return p.kind == piece_kind::text || p.kind == piece_kind::known
           || (p.is_call_for (conversion_class::string)
               && p.fill == fill_kind::none);
  }

  /* glibc's dprintf writes a long text in several parts.  So a string that
     would not fit into a scratch buffer is left to glibc here as well.  */
  plan
  in_place () const
  {
    plan result = base;
    result.strategy = strategy::in_place;
    result.room = { text_room::known, scratch_for_strings };
    if (result.length.low >= scratch_for_strings)
      refuse (result, "the text is longer than a scratch buffer");
    return result;
  }
};

} // namespace

const char *
strategy_name (strategy s)
{
  static const char *const names[] = {
#define QRINTF_STRATEGY_NAME(STRATEGY, NAME) NAME,
    QRINTF_STRATEGIES (QRINTF_STRATEGY_NAME)
#undef QRINTF_STRATEGY_NAME
  };
  return names[size_t (s)];
}

plan
make_plan (const parsed_format &format, const call_facts &facts)
{
  return planner (format, facts, true).run ();
}

} // namespace qrintf
