/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parses mappings of user sinks.  See mappings.h.

   Refused: empty names, a wrong number of names, and a second mapping of a
   function to other targets.  */

#include "options/mappings.h"

#include <algorithm>

namespace qrintf
{
namespace
{

struct kind_row
{
  std::string_view name;
  unsigned targets;
  const char *form;
};

constexpr kind_row kinds[] = {
  { "sink", 1, "FUNCTION:APPEND" },
  { "reserve", 2, "FUNCTION:RESERVE:COMMIT" },
  { "alloc", 1, "FUNCTION:ALLOCATE" },
};

const kind_row &
row_of (std::string_view kind)
{
  return *std::find_if (std::begin (kinds), std::end (kinds),
                        [kind] (const kind_row &r) { return r.name == kind; });
}

std::string
trimmed (const std::string &line)
{
  std::string text = line.substr (0, line.find ('#'));
  size_t first = text.find_first_not_of (" \t\r");
  if (first == text.npos)
    return "";
  return text.substr (first, text.find_last_not_of (" \t\r") - first + 1);
}

std::string
add_one (std::vector<mapping> &all, const kind_row &row,
         const std::string &text)
{
  std::vector<std::string> names = split (text, ':');
  bool empty = std::any_of (names.begin (), names.end (),
                            [] (const std::string &n) { return n.empty (); });
  if (empty || names.size () != row.targets + 1)
    return "'" + text + "' is not of the form " + row.form;
  mapping m{ row.name, names[0], { names.begin () + 1, names.end () } };
  for (const mapping &other : all)
    if (other.function == m.function)
      return other.kind == m.kind && other.targets == m.targets
                 ? ""
                 : "'" + m.function + "' is mapped twice";
  all.push_back (std::move (m));
  return "";
}

} // namespace

std::vector<std::string>
split (const std::string &text, char separator)
{
  std::vector<std::string> parts;
  for (size_t start = 0;;)
    {
      size_t end = text.find (separator, start);
      parts.push_back (text.substr (start, end - start));
      if (end == text.npos)
        return parts;
      start = end + 1;
    }
}

unsigned
targets_of (std::string_view kind)
{
  return row_of (kind).targets;
}

std::string
add_mappings (std::vector<mapping> &all, std::string_view kind,
              const std::string &text)
{
  for (const std::string &one : split (text, ','))
    if (std::string wrong = add_one (all, row_of (kind), one); !wrong.empty ())
      return wrong;
  return "";
}

std::string
add_mapping_lines (std::vector<mapping> &all, const std::string &contents)
{
  int number = 0;
  for (const std::string &line : split (contents, '\n'))
    {
      number++;
      std::string text = trimmed (line);
      if (text.empty ())
        continue;
      size_t equals = text.find ('=');
      std::string wrong = "no 'sink=', 'reserve=' or 'alloc='";
      for (const kind_row &row : kinds)
        if (text.substr (0, equals) == row.name && equals != text.npos)
          wrong = add_mappings (all, row.name, text.substr (equals + 1));
      if (!wrong.empty ())
        return "line " + std::to_string (number) + ": " + wrong;
    }
  return "";
}

} // namespace qrintf
