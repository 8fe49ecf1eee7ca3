/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outcome of one call and its remark.  See report.h; report.cc makes the
   report of a build.  */

#include "report/report.h"

#include "recognise/call.h"

namespace qrintf
{
namespace
{

/* The format as source code would write it.  */
std::string
quoted (const std::string &text)
{
  constexpr std::string_view special = "\n\t\r\"\\", written = "ntr\"\\";
  std::string out = "\"";
  for (unsigned char c : text)
    if (size_t i = special.find (c); i != special.npos)
      out += { '\\', written[i] };
    else if (c >= ' ' && c != 127)
      out += c;
    else
      {
        char octal[8];
        snprintf (octal, sizeof octal, "\\%03o", c);
        out += octal;
      }
  return out + "\"";
}

std::string
merging (const call_outcome &o)
{
  if (!o.merged ())
    return "";
  return ", merged with the call in line " + std::to_string (o.line_before ());
}

} // namespace

call_outcome
outcome_of (const printf_call &call, tree format, bool is_open,
            const plan &plan)
{
  const char *text = format ? c_getstr (format) : nullptr;
  return { call.stmt,
           call.function->name,
           place_of (call.stmt),
           text ? std::optional<std::string> (text) : std::nullopt,
           plan.refusal,
           plan.by_choice,
           plan.strategy,
           plan.length,
           is_open && plan.refusal.empty () };
}

void
remark (const call_outcome &o)
{
  auto where = dump_user_location_t::from_location_t (o.where);
  if (!o.lowered ())
    {
      dump_printf_loc (o.by_choice ? MSG_NOTE : MSG_MISSED_OPTIMIZATION, where,
                       "qrintf: %s kept: %s\n", o.name, o.refusal.c_str ());
      return;
    }
  std::string format = o.format ? ' ' + quoted (*o.format) : "";
  if (o.strategy == strategy::printf)
    {
      dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, where,
                       "qrintf: %s%s lowered (qrintf's printf)\n", o.name,
                       format.c_str ());
      return;
    }
  std::string how = o.strategy == strategy::direct
                        ? ""
                        : std::string (", ") + strategy_name (o.strategy);
  dump_printf_loc (
      MSG_OPTIMIZED_LOCATIONS, where,
      "qrintf: %s%s lowered (direct%s, at %s %lu bytes%s%s)\n", o.name,
      format.c_str (), how.c_str (), o.is_limited () ? "most" : "least",
      static_cast<unsigned long> (o.bytes ()), merging (o).c_str (),
      o.others_kept ? "; any other format is kept" : "");
}

void
remark_known_length (const gcall *reader, const gimple *store)
{
  auto where = dump_user_location_t::from_location_t (place_of (reader));
  constexpr std::string_view builtin = "__builtin_";
  std::string_view name
      = IDENTIFIER_POINTER (DECL_NAME (gimple_call_fndecl (reader)));
  if (name.substr (0, builtin.size ()) == builtin)
    name.remove_prefix (builtin.size ());
  dump_printf_loc (MSG_OPTIMIZED_LOCATIONS, where,
                   "qrintf: %s uses the length from line %d\n", name.data (),
                   LOCATION_LINE (place_of (store)));
}

} // namespace qrintf
