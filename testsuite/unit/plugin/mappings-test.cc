/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Mappings of user sinks in the plugin's arguments.  */

#include "options/mappings.h"

#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

/* The mappings as text, each in brackets.  */
std::string
as_text (const std::vector<mapping> &all)
{
  std::string text;
  for (const mapping &m : all)
    {
      text += "[" + std::string (m.kind) + " " + m.function;
      for (const std::string &target : m.targets)
        text += " " + target;
      text += "]";
    }
  return text;
}

/* What add_mappings finds in TEXT, or as lines of a file without a KIND, and
   the error.  */
std::string
parsed (const char *kind, const std::string &text)
{
  std::vector<mapping> all;
  std::string wrong
      = *kind ? add_mappings (all, kind, text) : add_mapping_lines (all, text);
  return as_text (all) + wrong;
}

TEST (Mappings, NumberOfTargets)
{
  EXPECT_EQ (targets_of ("sink"), 1u);
  EXPECT_EQ (targets_of ("reserve"), 2u);
  EXPECT_EQ (targets_of ("alloc"), 1u);
}

const char no_kind[] = ": no 'sink=', 'reserve=' or 'alloc='";

/* What is good before an error stays.  */
TEST (Mappings, Texts)
{
  const struct
  {
    const char *kind, *text;
    std::string found;
  } rows[] = {
    { "sink", "f:add", "[sink f add]" },
    { "reserve", "f:room:take", "[reserve f room take]" },
    { "alloc", "f:fresh", "[alloc f fresh]" },
    { "sink", "f:add,g:add,h:other", "[sink f add][sink g add][sink h other]" },
    { "reserve", "f:a:b,g:c:d", "[reserve f a b][reserve g c d]" },
    { "alloc", "f:a:b", "'f:a:b' is not of the form FUNCTION:ALLOCATE" },
    { "sink", "f:add,f:add", "[sink f add]" },
    { "reserve", "f:a:b,f:a:b", "[reserve f a b]" },
    { "sink", "f:add,f:other", "[sink f add]'f' is mapped twice" },
    { "sink", "f:add,g", "[sink f add]'g' is not of the form FUNCTION:APPEND" },
    { "", "", "" },
    { "", "\n\n# nothing\n   # more\n\t\r\n", "" },
    { "", "sink=f:add", "[sink f add]" },
    { "", "# sds\nsink=f:add # as ever\r\n  reserve=g:a:b,h:c:d\t\nalloc=i:j\n",
      "[sink f add][reserve g a b][reserve h c d][alloc i j]" },
    { "", "reserve=f:a:b\nreserve=f:a:b", "[reserve f a b]" },
    { "", "f:add", std::string ("line 1") + no_kind },
    { "", "sink=f:add\n\n# here:\nsing=f:add\n",
      std::string ("[sink f add]line 4") + no_kind },
    { "", "sink", std::string ("line 1") + no_kind },
    { "", "sinks=f:add", std::string ("line 1") + no_kind },
    { "", "=f:add", std::string ("line 1") + no_kind },
    { "", "\nsink=\n", "line 2: '' is not of the form FUNCTION:APPEND" },
    { "", "sink=f:add\nsink=f:other",
      "[sink f add]line 2: 'f' is mapped twice" },
    { "", "sink=f:add\nalloc=f:add",
      "[sink f add]line 2: 'f' is mapped twice" },
    { "", "sink=f:add\nreserve=f:add:add",
      "[sink f add]line 2: 'f' is mapped twice" },
    { "", "reserve=f:add\n",
      "line 1: 'f:add' is not of the form FUNCTION:RESERVE:COMMIT" },
  };
  for (const auto &row : rows)
    EXPECT_EQ (parsed (row.kind, row.text), row.found) << row.text;
}

TEST (Mappings, WrongForms)
{
  for (const char *text : { "", "f", ":", "f:", ":add", "f:add:more", "f::add",
                            ",", "f:add,", ",f:add", "f:add,,g:add" })
    EXPECT_NE (parsed ("sink", text).find ("FUNCTION:APPEND"),
               std::string::npos)
        << text;
  for (const char *text : { "f", "f:a", "f:a:", "f:a:b:c", "f::b", ":a:b" })
    EXPECT_NE (parsed ("reserve", text).find ("FUNCTION:RESERVE:COMMIT"),
               std::string::npos)
        << text;
}

} // namespace
