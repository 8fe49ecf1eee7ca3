/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collects the outcomes of the calls of a unit and writes them as a file.  See
   report.h.

   A call of the source is counted once.  The pass may see it several times:
   inlined, in clones, in instances of templates, and once for each literal of a
   format that is chosen.  All of these are copies of one call, which is
   identified by its location, by its place in the macro that it comes from, and
   by the function called.  At the link GCC has no macros any more, so the
   format distinguishes calls at one location.

   The report has no source text, and depends neither on time nor on the order
   in which functions are compiled.  */

#include "report/report.h"

#include "options/options.h"
#include "recognise/call.h"

namespace qrintf
{
namespace
{

/* A call in JSON, and its different copies, also in JSON, with their
   numbers.  */
struct reported_call
{
  std::string text;
  std::map<std::string, unsigned> copies;
};

using call_map = std::map<std::string, reported_call>;
call_map &
reported_calls ()
{
  static call_map calls;
  return calls;
}

std::string
place_members (const expanded_location &place)
{
  return "\"file\": " + json_string (place.file ? place.file : "")
         + ", \"line\": " + std::to_string (place.line)
         + ", \"column\": " + std::to_string (place.column);
}

std::string
sort_key (const expanded_location &place)
{
  char numbers[32];
  snprintf (numbers, sizeof numbers, "%010d:%010d", place.line, place.column);
  return std::string (place.file ? place.file : "") + '\0' + numbers;
}

std::string
function_name (tree decl)
{
  return lang_hooks.decl_printable_name (DECL_ORIGIN (decl), 1);
}

/* The location where the token at WHERE is written: in the definition of a
   macro or in its arguments.  */
expanded_location
written_place (location_t where)
{
  return expand_location (linemap_resolve_location (
      line_table, where, LRK_SPELLING_LOCATION, nullptr));
}

/* The macro that the source line uses, and the places of the call, from the
   innermost macro to the definition of that macro.  */
struct macro_use
{
  const char *name = nullptr;
  std::vector<expanded_location> places;
};

macro_use
macro_of (location_t where)
{
  macro_use use;
  const line_map *map = linemap_lookup (line_table, where);
  while (linemap_macro_expansion_map_p (map))
    {
      use.name = linemap_map_get_macro_name (linemap_check_macro (map));
      use.places.push_back (written_place (where));
      where = linemap_unwind_toward_expansion (line_table, where, &map);
    }
  return use;
}

std::string
macro_member (const macro_use &use)
{
  std::string places;
  for (const expanded_location &place : use.places)
    places += (places.empty () ? "{" : ", {") + place_members (place) + "}";
  return ", \"macro\": {\"name\": " + json_string (use.name) + ", \"places\": ["
         + places + "]}";
}

/* The function that contains a statement in the source, and if it was inlined,
   the location where the outermost of the functions around it was.  */
struct origin
{
  tree function;
  location_t inlined_at = UNKNOWN_LOCATION;
};

origin
origin_of (const gimple *stmt)
{
  origin found = { cfun->decl };
  for (const inlined_function &f : functions_inlined_around (stmt))
    {
      if (stands_for_a_call (f.function))
        continue;
      if (found.inlined_at == UNKNOWN_LOCATION)
        found.function = f.function;
      found.inlined_at = f.at;
    }
  return found;
}

std::string
origin_members (const gimple *stmt)
{
  const origin from = origin_of (stmt);
  std::string text
      = "\"function\": " + json_string (function_name (from.function));
  if (from.inlined_at != UNKNOWN_LOCATION)
    text += ", \"inlined\": {\"into\": "
            + json_string (function_name (cfun->decl)) + ", "
            + place_members (expand_location (from.inlined_at)) + "}";
  return text;
}

std::string
outcome_members (const call_outcome &o)
{
  std::string format = o.format ? json_string (*o.format) : "null";
  std::string text = "\"format\": " + format;
  if (o.lowered ())
    return text + ", \"lowered\": true, \"strategy\": "
           + json_string (strategy_name (o.strategy)) + ", \""
           + (o.is_limited () ? "at_most" : "at_least")
           + "\": " + std::to_string (o.bytes ())
           + (o.merged () ? ", \"merged_with_line\": "
                                + std::to_string (o.line_before ())
                          : "")
           + (o.others_kept ? ", \"others_kept\": true" : "");
  return text + ", \"lowered\": false, \"by_choice\": "
         + (o.by_choice ? "true" : "false")
         + ", \"reason\": " + json_string (o.refusal);
}

std::string
calls_member ()
{
  std::string text = " \"calls\": [";
  const char *between = "\n";
  for (const auto &[key, call] : reported_calls ())
    {
      text += between + ("  {" + call.text) + ", \"copies\": [";
      between = ",\n";
      const char *between_copies = "\n";
      for (const auto &[copy, count] : call.copies)
        {
          text += between_copies + ("   {" + copy)
                  + ", \"count\": " + std::to_string (count) + "}";
          between_copies = ",\n";
        }
      text += "]}";
    }
  return text + "]";
}

} // namespace

void
report_call (const call_outcome &o)
{
  const location_t where = LOCATION_LOCUS (o.where);
  const expanded_location place = expand_location (where);
  std::string key = sort_key (place) + '\0' + o.name + '\0';
  std::string text
      = place_members (place) + ", \"name\": " + json_string (o.name);
  if (linemap_location_from_macro_expansion_p (line_table, where))
    {
      const macro_use use = macro_of (where);
      for (const expanded_location &inner : use.places)
        key += sort_key (inner) + '\0';
      text += macro_member (use);
    }
  if (in_lto_p)
    key += '\0' + o.format.value_or ("");
  reported_call &call = reported_calls ()[key];
  call.text = text;
  call.copies[origin_members (o.stmt) + ", " + outcome_members (o)]++;
}

void
write_report (void *, void *)
{
  if (!unit_is_reported ())
    return;
  const std::string calls = calls_member () + "\n";
  const std::string text = "{\n" + unit_members () + calls + "}\n";
  const std::string name = unit_file_name (calls);
  errno = put_into_folder (options.report, name, text);
  if (!errno)
    return;
  /* The object file is valid without a report, so this is not an error, even
     with -Werror.  */
  const char *message = "qrintf: cannot write the report %qs into %qs: %m";
  const char *folder = options.report.c_str ();
  if (warnings_are_errors)
    inform (UNKNOWN_LOCATION, message, name.c_str (), folder);
  else
    warning_at (UNKNOWN_LOCATION, 0, message, name.c_str (), folder);
}

} // namespace qrintf
