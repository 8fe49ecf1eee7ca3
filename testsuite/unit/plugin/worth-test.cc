/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which calls stay with libc because lowered code would be weight and no gain.
 */

#include "made-facts.h"

#include "plan/worth.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

call_facts
running (heat runs)
{
  call_facts f;
  f.to = sink::stream;
  f.runs = runs;
  return f;
}

call_facts
with_value (call_facts f)
{
  f.arguments.push_back ({});
  f.arguments.back ().kind = argument_facts::integer;
  return f;
}

TEST (worth, cold_code_and_stderr_never)
{
  for (heat runs : { heat::cold, heat::unknown, heat::looped, heat::hot })
    for (bool messages : { false, true })
      {
        call_facts f = running (runs);
        f.with_messages = messages;
        EXPECT_EQ (why_not_worthwhile (f) != nullptr, runs == heat::cold);
        EXPECT_EQ (why_not_worth_reading (f) != nullptr, runs == heat::cold);
        f.to_stderr = true;
        EXPECT_NE (why_not_worthwhile (f), nullptr);
        EXPECT_NE (why_not_worth_reading (f), nullptr);
      }
}

TEST (worth, arrays_for_stderr_as_messages)
{
  for (heat runs : { heat::unknown, heat::looped, heat::hot })
    {
      call_facts f = running (runs);
      f.to = sink::buffer;
      EXPECT_EQ (why_not_worthwhile (f), nullptr);
      f.to_stderr = true;
      EXPECT_STREQ (why_not_worthwhile (f), "the text goes to stderr");
      EXPECT_NE (why_not_worth_reading (f), nullptr);
      f.with_messages = true;
      EXPECT_EQ (why_not_worthwhile (f), nullptr);
    }
}

TEST (worth, translated_texts_in_hot_code)
{
  call_facts f = running (heat::unknown);
  f.translated = true;
  EXPECT_STREQ (why_not_worthwhile (f),
                "nothing shows that the call runs often");
  f.runs = heat::hot;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  EXPECT_STREQ (why_not_worth_reading (f), "the format may be a translation");
  f.with_messages = true;
  EXPECT_EQ (why_not_worth_reading (f), nullptr);
  f.runs = heat::unknown;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
}

/* A call with F stays because of WHY, unless it runs often or is wanted.  */
void
expect_in_hot_code (call_facts f, const char *why)
{
  f.runs = heat::unknown;
  EXPECT_STREQ (why_not_worthwhile (f), why);
  f.with_messages = true;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  f.with_messages = false;
  f.runs = heat::hot;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
}

TEST (worth, what_is_printed_beside_messages)
{
  call_facts f = running (heat::unknown);
  EXPECT_FALSE (is_message (f));
  f.beside_messages = true;
  expect_in_hot_code (f, "the function prints messages");
  EXPECT_STREQ (why_not_worth_reading (f), "the function prints messages");
}

TEST (worth, single_pieces_in_hot_code)
{
  call_facts f;
  f.single_piece = true;
  expect_in_hot_code (f, "nothing shows that the call runs often");
}

TEST (worth, messages_are_translated_and_no_errors)
{
  call_facts f = running (heat::unknown);
  f.translated = true;
  EXPECT_TRUE (is_message (f));
  f.to_stderr = true;
  EXPECT_FALSE (is_message (f));
  f.to_stderr = false;
  f.with_messages = true;
  EXPECT_FALSE (is_message (f));
  f.with_messages = false;
  f.runs = heat::cold;
  EXPECT_FALSE (is_message (f));
  f.runs = heat::hot;
  EXPECT_FALSE (is_message (f));
}

TEST (worth, variants_in_hot_code)
{
  call_facts f = running (heat::hot);
  EXPECT_EQ (variants_worth_having (f), variants::all_that_fit);
  f.for_size = true;
  EXPECT_EQ (variants_worth_having (f), variants::one);
  f = running (heat::told);
  EXPECT_EQ (variants_worth_having (f), variants::all);
  f = running (heat::unknown);
  EXPECT_EQ (variants_worth_having (f), variants::one);
  f.with_messages = true;
  EXPECT_EQ (variants_worth_having (f), variants::all);
}

TEST (worth, emitters_that_fit)
{
  unit_text unit;
  EXPECT_TRUE (emitters_fit (unit, 100000)); /* of which nothing is known */
  unit.all = 10000;
  EXPECT_TRUE (emitters_fit (unit, 3100));
  EXPECT_FALSE (emitters_fit (unit, 3101));
}

/* A text in memory takes so little time that numbers are much of it, unless it
   is the text of a unit that prints for people.  */
TEST (worth, variants_of_long_numbers_in_memory)
{
  for (sink to : { sink::buffer, sink::append, sink::reserve, sink::fresh })
    {
      call_facts f = running (heat::unknown);
      f.to = to;
      f.small = small_calls::where_many;
      f.seldom_calls = 9;
      EXPECT_EQ (variants_worth_having (f), variants::few);
      f.seldom_calls = 10;
      EXPECT_EQ (variants_worth_having (f), variants::one);
    }
  for (sink to : { sink::stream, sink::descriptor, sink::allocation })
    {
      call_facts f = running (heat::unknown);
      f.to = to;
      EXPECT_EQ (variants_worth_having (f), variants::one);
      f.in_loop = true; /* in a branch that seldom runs */
      EXPECT_EQ (variants_worth_having (f), variants::few);
    }
}

TEST (worth, formats_with_values_in_hot_code)
{
  call_facts list = running (heat::unknown);
  EXPECT_EQ (why_not_worth_reading (list), nullptr);
  call_facts f = with_value (list);
  EXPECT_STREQ (why_not_worth_reading (f),
                "nothing shows that the call runs often");
  f.with_messages = true;
  EXPECT_EQ (why_not_worth_reading (f), nullptr);
  EXPECT_EQ (why_not_worth_reading (with_value (running (heat::hot))), nullptr);
  f.with_messages = false;
  f.interpreter_is_there = true;
  EXPECT_EQ (why_not_worth_reading (f), nullptr);
  f.translated = true;
  EXPECT_NE (why_not_worth_reading (f), nullptr);
  EXPECT_NE (why_not_worth_reading (with_value (running (heat::cold))),
             nullptr);
}

TEST (worth, small_code_reads_no_formats)
{
  call_facts f = running (heat::hot);
  f.for_size = true;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  EXPECT_STREQ (why_not_worth_reading (f), "the code would grow at -Os");
}

TEST (worth, percentages_in_hot_code)
{
  call_facts f = running (heat::unknown);
  parsed_format share = parse_format ("%u (%.2f%%)\n");
  EXPECT_NE (why_not_worth_printing (f, share), nullptr);
  EXPECT_EQ (why_not_worth_printing (f, parse_format ("%u (%.2f)")), nullptr);
  EXPECT_EQ (why_not_worth_printing (f, parse_format ("%u%%")), nullptr);
  f.in_loop = true; /* in a branch that seldom runs */
  EXPECT_EQ (why_not_worth_printing (f, share), nullptr);
  f.in_loop = false;
  f.with_messages = true;
  EXPECT_EQ (why_not_worth_printing (f, share), nullptr);
  f.with_messages = false;
  f.interpreter_is_there = true;
  EXPECT_EQ (why_not_worth_printing (f, share), nullptr);
  f.interpreter_is_there = false;
  f.small = small_calls::all;
  EXPECT_EQ (why_not_worth_printing (f, share), nullptr);
  f.small = small_calls::where_many;
  f.to = sink::buffer;
  EXPECT_EQ (why_not_worth_printing (f, share), nullptr);
  f.to = sink::stream;
  f.runs = heat::looped;
  EXPECT_EQ (why_not_worth_printing (f, share), nullptr);
}

TEST (worth, small_calls_where_a_unit_has_ten)
{
  call_facts f = running (heat::unknown);
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.seldom_calls = 9;
  EXPECT_FALSE (is_better_small (f, {}));
  f.seldom_calls = 10;
  EXPECT_TRUE (is_better_small (f, {}));
  f.runs = heat::hot;
  EXPECT_FALSE (is_better_small (f, {}));
  f.small = small_calls::all;
  EXPECT_TRUE (is_better_small (f, {}));
  f.may_be_small = false;
  EXPECT_FALSE (is_better_small (f, {}));
}

TEST (worth, small_calls_weigh_nothing_where_a_library_has_them)
{
  call_facts f = running (heat::unknown);
  f.small = small_calls::where_many;
  f.may_be_small = f.interpreter_is_there = true;
  f.seldom_calls = 1;
  EXPECT_TRUE (is_better_small (f, {}));
  f.runs = heat::looped;
  EXPECT_FALSE (is_better_small (f, {}));
  f.runs = heat::unknown;
  f.translated = true;
  EXPECT_FALSE (is_better_small_message (f));
}

TEST (worth, small_calls_in_loops_of_a_program_that_would_grow_too_much)
{
  call_facts f = running (heat::looped);
  f.small = small_calls::where_many;
  f.may_be_small = f.interpreter_is_there = true;
  f.unit = { 10000, 750 };
  EXPECT_FALSE (is_better_small (f, {}));
  f.unit.calls_in_loops = 751;
  EXPECT_TRUE (is_better_small (f, {}));
  f.unit.all = 10100;
  EXPECT_FALSE (is_better_small (f, {}));
  f.unit.all = 10000;
  f.runs = heat::hot;
  EXPECT_FALSE (is_better_small (f, {}));
  f.runs = heat::looped;
  f.to = sink::buffer;
  f.seldom_buffer_calls = 24;
  EXPECT_FALSE (is_better_small (f, {}));
  f.to = sink::stream;
  f.small = small_calls::none;
  EXPECT_FALSE (is_better_small (f, {}));
}

TEST (worth, small_calls_in_loops_where_emitters_are_in_the_program)
{
  call_facts f = running (heat::looped);
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.unit = { 10000, 2100 };
  EXPECT_FALSE (is_better_small (f, {}));
  f.unit.calls_in_loops = 2101;
  EXPECT_TRUE (is_better_small (f, {}));
  f.unit.reals_in_loops = true; /* their emitters weigh more in any case */
  EXPECT_FALSE (is_better_small (f, {}));
  f.unit.calls_in_loops = 18101;
  EXPECT_TRUE (is_better_small (f, {}));
  f.runs = heat::hot;
  EXPECT_FALSE (is_better_small (f, {}));
  f.runs = heat::unknown; /* what makes small calls is there */
  EXPECT_TRUE (is_better_small (f, {}));
  f.target.long_bits = 32;
  EXPECT_FALSE (is_better_small (f, {}));
}

/* What makes small calls for others takes the bytes that calls in loops may
   add, but for those that the unit's text allows.  */
TEST (worth, small_calls_in_loops_beside_others_that_are_small)
{
  call_facts f = running (heat::looped);
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.unit = { 10000, 800 };
  f.seldom_calls = 10;
  EXPECT_FALSE (is_better_small (f, {}));
  f.unit.calls_in_loops = 801;
  EXPECT_TRUE (is_better_small (f, {}));
  f.runs = heat::warm;
  EXPECT_TRUE (is_better_small (f, {}));
  f.runs = heat::hot;
  EXPECT_FALSE (is_better_small (f, {}));
  f.runs = heat::looped;
  f.seldom_calls = 9;
  EXPECT_FALSE (is_better_small (f, {}));
}

TEST (worth, small_calls_in_loops_of_loops)
{
  call_facts f = running (heat::hot);
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.unit = { 10000, 2101, 800 }; /* of these 1,301 in one loop */
  EXPECT_FALSE (is_better_small (f, {}));
  EXPECT_EQ (variants_worth_having (f), variants::all_that_fit);
  f.runs = heat::looped;
  EXPECT_TRUE (is_better_small (f, {}));
  f.runs = heat::hot;
  f.unit.calls_in_inner_loops = 801;
  EXPECT_TRUE (is_better_small (f, {}));
  EXPECT_EQ (variants_worth_having (f), variants::one);
  f.unit.calls_in_loops = 2100; /* no call has to be small */
  EXPECT_FALSE (is_better_small (f, {}));
  EXPECT_EQ (variants_worth_having (f), variants::all_that_fit);
  f.unit.calls_in_loops = 2101;
  f.runs = heat::told;
  EXPECT_FALSE (is_better_small (f, {}));
  EXPECT_EQ (variants_worth_having (f), variants::all);
  f.runs = heat::hot;
  f.interpreter_is_there = true;
  EXPECT_FALSE (is_better_small (f, {}));
  f.interpreter_is_there = false;
  f.to = sink::buffer;
  EXPECT_FALSE (is_better_small (f, {}));
}

TEST (worth, single_pieces_in_loops_of_a_program_that_would_grow_too_much)
{
  call_facts f = running (heat::looped);
  f.small = small_calls::where_many;
  f.interpreter_is_there = f.single_piece = true;
  f.unit = { 10000, 750 };
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  f.unit.calls_in_loops = 751;
  EXPECT_NE (why_not_worthwhile (f), nullptr);
  f.target.long_bits = 32; /* no call is small */
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
}

TEST (worth, warm_code_only_where_calls_are_small)
{
  call_facts f = running (heat::warm);
  f.translated = true;
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.seldom_calls = 9;
  EXPECT_TRUE (is_message (f));
  EXPECT_NE (why_not_worthwhile (f), nullptr);
  EXPECT_EQ (variants_worth_having (f), variants::one);
  f.seldom_calls = 10;
  EXPECT_FALSE (is_message (f));
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  EXPECT_EQ (variants_worth_having (f), variants::all_that_fit);
  EXPECT_FALSE (is_better_small (f, {}));
  f.small = small_calls::all;
  EXPECT_TRUE (is_better_small (f, {}));
  f.small = small_calls::none;
  EXPECT_FALSE (is_better_small (f, {}));
  EXPECT_NE (why_not_worthwhile (f), nullptr);
}

TEST (worth, small_messages_only_where_calls_are_small)
{
  call_facts f = running (heat::unknown);
  f.translated = true;
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.seldom_calls = 9;
  EXPECT_FALSE (is_better_small_message (f));
  f.seldom_calls = 10;
  EXPECT_TRUE (is_better_small_message (f));
  f.to_stderr = true;
  EXPECT_FALSE (is_better_small_message (f));
  f.to_stderr = false;
  f.runs = heat::hot;
  EXPECT_FALSE (is_better_small_message (f));
  f.runs = heat::cold;
  EXPECT_FALSE (is_better_small_message (f));
  f.runs = heat::unknown;
  f.translated = false;
  EXPECT_FALSE (is_better_small_message (f));
  f.beside_messages = true;
  EXPECT_TRUE (is_better_small_message (f));
  f.with_messages = true;
  EXPECT_FALSE (is_better_small_message (f));
}

TEST (worth, pieces_by_themselves_where_the_unit_has_few_calls_in_loops)
{
  EXPECT_TRUE (pieces_pay_alone ({}, 0));
  unit_text unit;
  unit.all = 10000; /* may grow by 1,500 bytes and 600 */
  unit.calls_in_loops = 700;
  EXPECT_TRUE (pieces_pay_alone (unit, 2));
  unit.calls_in_loops = 701;
  EXPECT_FALSE (pieces_pay_alone (unit, 2));
  EXPECT_TRUE (pieces_pay_alone (unit, 1));
}

TEST (worth, translations_in_one_loop_only_where_calls_are_not_small)
{
  call_facts f = running (heat::looped);
  f.translated = true;
  f.small = small_calls::where_many;
  f.may_be_small = true;
  f.seldom_calls = 9;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  f.seldom_calls = 10;
  EXPECT_TRUE (is_message (f));
  EXPECT_NE (why_not_worthwhile (f), nullptr);
  f.runs = heat::hot;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  f.runs = heat::looped;
  f.translated = false;
  EXPECT_EQ (why_not_worthwhile (f), nullptr);
  EXPECT_FALSE (is_better_small (f, {}));
}

} // namespace
