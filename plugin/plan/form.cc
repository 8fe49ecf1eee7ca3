/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a call.  See form.h.

   README.md states the rule:

   - Code that is cold for a stated reason, and text for stderr, is kept.
   - A call with a known format becomes direct code if its text is made in
     memory, because other functions may call this one in a loop; or if it
     stands in code that repeats; or if it prints a single value by one function
     of the runtime, which is as small as the original call.
   - Every other call becomes the same call of the runtime's printf, unless its
     format is known to have a directive that this leaves to libc.

   The runtime's printf refuses user sinks, which are functions of the program,
   and unknown C libraries.  It also refuses values that may overlap the
   destination: it may read more or less of such a value than libc does before
   it writes there.  */

#include "plan/form.h"

#include <optional>
#include <string_view>

namespace qrintf
{
namespace
{

/* The emitters that replace a function of the family, by the name of that
   function.  */
constexpr struct
{
  std::string_view name;
  emitter plain, checked;
} entries[] = {
#define QRINTF_ENTRY(NAME) { #NAME, emitter::NAME, emitter::NAME##_chk }
#define QRINTF_PIECE_ENTRY(NAME, ENTRY)                                        \
  { #NAME, emitter::ENTRY, emitter::ENTRY }
  QRINTF_ENTRY (printf),   QRINTF_ENTRY (vprintf),   QRINTF_ENTRY (fprintf),
  QRINTF_ENTRY (vfprintf), QRINTF_ENTRY (sprintf),   QRINTF_ENTRY (vsprintf),
  QRINTF_ENTRY (snprintf), QRINTF_ENTRY (vsnprintf), QRINTF_ENTRY (asprintf),
  QRINTF_ENTRY (vasprintf), QRINTF_ENTRY (dprintf),  QRINTF_ENTRY (vdprintf),
  QRINTF_PIECE_ENTRY (puts, puts),
  QRINTF_PIECE_ENTRY (fputs, fputs),
  QRINTF_PIECE_ENTRY (putchar, putchar),
  QRINTF_PIECE_ENTRY (putc, putc),
  QRINTF_PIECE_ENTRY (fputc, putc),
  QRINTF_PIECE_ENTRY (fwrite, fwrite),
#undef QRINTF_PIECE_ENTRY
#undef QRINTF_ENTRY
};

std::optional<emitter>
entry_of (const call_facts &facts)
{
  for (const auto &entry : entries)
    if (entry.name == facts.function)
      return facts.fortified ? entry.checked : entry.plain;
  return {};
}

/* The emitter that finds a function of the runtime's printf in the program.  */
constexpr struct
{
  emitter entry, linked;
} linked_entries[] = { { emitter::printf, emitter::linked_printf },
                       { emitter::fprintf, emitter::linked_fprintf },
                       { emitter::printf_chk, emitter::linked_printf_chk },
                       { emitter::fprintf_chk, emitter::linked_fprintf_chk } };

/* The argument that may overlap the destination, from 1 on, or 0.  */
size_t
overlapping_argument (const call_facts &facts)
{
  for (size_t i = 0; i < facts.arguments.size (); i++)
    if (facts.arguments[i].overlaps)
      return i + 1;
  return 0;
}

} // namespace

chosen_form
form_of (const call_facts &facts, const plan &direct, bool printf_refuses)
{
  if (facts.heat.cold)
    return { call_form::kept, facts.heat.cold };
  if (facts.to_stderr)
    return { call_form::kept, "stderr has no buffer" };
  bool wanted = facts.wanted == inlining::all || facts.heat.repeats
                || is_memory (facts.to) || facts.to == sink::allocation
                || direct.strategy == strategy::value;
  if (wanted && direct.refusal.empty () && facts.wanted != inlining::none)
    return { call_form::direct };
  if (printf_refuses)
    return { call_form::kept,
             "qrintf's printf leaves a directive of it to libc" };
  return { call_form::printf };
}

plan
make_printf_plan (const call_facts &facts)
{
  plan result;
  result.strategy = strategy::printf;
  result.length = { 0, length_range::unbounded };
  result.by_choice = facts.wanted == inlining::none && is_user_sink (facts.to);
  if (result.by_choice)
    result.refusal = "inline=none leaves the program's own functions alone";
  else if (is_user_sink (facts.to))
    result.refusal = "format is not a literal";
  else if (!facts.library->has_printf)
    result.refusal = "qrintf has no printf for this C library";
  else if (size_t i = overlapping_argument (facts))
    result.refusal
        = "argument " + std::to_string (i) + " may overlap the destination";
  else if (std::optional<emitter> entry = entry_of (facts))
    result.entry = *entry;
  else
    result.refusal = "qrintf has no such function";
  if (result.refusal.empty ())
    add_tests (result, facts);
  return result;
}

std::optional<emitter>
stream_fallback_of (const call_facts &facts)
{
  plan printf = make_printf_plan (facts);
  if (printf.refusal.empty () && !printf.has_fallback ())
    for (const auto &row : linked_entries)
      if (row.entry == printf.entry)
        return row.linked;
  return {};
}

} // namespace qrintf
