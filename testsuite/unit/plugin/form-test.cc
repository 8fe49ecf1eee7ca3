/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a call: kept, direct code, or qrintf's printf.  */

#include "made-facts.h"
#include "plan/form.h"
#include "plan/streams/one-value.h"

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

const plan &
unknown ()
{
  static plan p;
  p.refusal = "format is not a literal";
  return p;
}

call_form
form_to (sink to, inlining wanted = inlining::hot, bool repeats = false)
{
  call_facts f = sent (to);
  f.wanted = wanted;
  f.heat.repeats = repeats;
  return form_of (f, planned ("n=%d\n", f)).form;
}

TEST (Form, DirectInMemory)
{
  for (sink to : { sink::buffer, sink::allocation, sink::append, sink::reserve,
                   sink::fresh })
    EXPECT_EQ (form_to (to), call_form::direct);
}

TEST (Form, ElsewhereDirectWhereItRepeats)
{
  for (sink to : { sink::stream, sink::descriptor })
    {
      EXPECT_EQ (form_to (to), call_form::printf);
      EXPECT_EQ (form_to (to, inlining::hot, true), call_form::direct);
    }
}

TEST (Form, OneValueIsDirectAnywhere)
{
  call_facts f = sent (sink::stream);
  std::optional<plan> alone = as_one_value (planned ("%d\n", f), f);
  ASSERT_TRUE (alone);
  EXPECT_EQ (form_of (f, *alone).form, call_form::direct);
  f.wanted = inlining::none;
  EXPECT_EQ (form_of (f, *alone).form, call_form::printf);
}

TEST (Form, TheArgumentInlineMovesWhatIsNotKept)
{
  for (sink to : { sink::stream, sink::descriptor, sink::buffer })
    {
      EXPECT_EQ (form_to (to, inlining::all), call_form::direct);
      EXPECT_EQ (form_to (to, inlining::none, true), call_form::printf);
    }
}

TEST (Form, UnknownFormatsArePrintfs)
{
  for (inlining wanted : { inlining::none, inlining::hot, inlining::all })
    {
      call_facts f;
      f.heat.repeats = true;
      f.wanted = wanted;
      EXPECT_EQ (form_of (f, unknown ()).form, call_form::printf);
    }
}

TEST (Form, KeptForAStatedReasonAlone)
{
  for (inlining wanted : { inlining::none, inlining::hot, inlining::all })
    {
      call_facts f;
      f.wanted = wanted;
      f.heat = { "the function has the attribute cold", true };
      chosen_form form = form_of (f, planned ("%d", f));
      EXPECT_EQ (form.form, call_form::kept);
      EXPECT_STREQ (form.why, f.heat.cold);
      EXPECT_EQ (form_of (f, unknown ()).form, call_form::kept);

      f = sent (sink::stream);
      f.wanted = wanted;
      f.to_stderr = true;
      EXPECT_EQ (form_of (f, planned ("%d", f)).form, call_form::kept);
    }
}

/* The plan of the runtime's function that replaces NAME.  */
plan
by_printf (const char *name, sink to, bool fortified = false)
{
  call_facts f = sent (to);
  f.function = name;
  f.fortified = fortified;
  return make_printf_plan (f);
}

TEST (PrintfPlan, HasTheFunctionOfTheSameName)
{
  plan p = by_printf ("vsnprintf", sink::buffer);
  EXPECT_EQ (p.refusal, "");
  EXPECT_EQ (p.strategy, strategy::printf);
  EXPECT_EQ (p.entry, emitter::vsnprintf);
  EXPECT_FALSE (p.has_fallback ());
  EXPECT_EQ (by_printf ("printf", sink::stream, true).entry,
             emitter::printf_chk);
  EXPECT_EQ (by_printf ("fputc", sink::stream).entry, emitter::putc);
}

TEST (PrintfPlan, KeepsTheCallOfWhatMayBeTheProgramsOwn)
{
  for (const char *name : { "asprintf", "dprintf" })
    EXPECT_TRUE (by_printf (name, sink::allocation)
                     .has_test (test_kind::function_is_libcs));
  for (const char *name : { "vasprintf", "vdprintf" })
    EXPECT_FALSE (by_printf (name, sink::allocation).has_fallback ());
}

TEST (PrintfPlan, RefusesWhatItCannotPrint)
{
  EXPECT_NE (by_printf ("addf", sink::append).refusal, "");
  EXPECT_NE (by_printf ("printf_unlocked", sink::stream).refusal, "");
  call_facts f = facts ({ string () });
  f.function = "sprintf";
  f.arguments[0].overlaps = true;
  EXPECT_EQ (make_printf_plan (f).refusal,
             "argument 1 may overlap the destination");
  f.arguments[0].overlaps = false;
  f.library = &facts_of (c_library::musl);
  EXPECT_NE (make_printf_plan (f).refusal, "");
}

} // namespace
} // namespace qrintf
