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

/* The mappings that add_mappings finds in TEXT, or its error.  */
std::string
parsed (std::string_view kind, const std::string &text)
{
  std::vector<mapping> all;
  std::string wrong = add_mappings (all, kind, text);
  return wrong.empty () ? as_text (all) : wrong;
}

std::string
parsed_lines (const std::string &contents)
{
  std::vector<mapping> all;
  std::string wrong = add_mapping_lines (all, contents);
  return wrong.empty () ? as_text (all) : wrong;
}

TEST (Mappings, NumberOfTargets)
{
  EXPECT_EQ (targets_of ("sink"), 1u);
  EXPECT_EQ (targets_of ("reserve"), 2u);
  EXPECT_EQ (targets_of ("alloc"), 1u);
}

TEST (Mappings, EachKind)
{
  EXPECT_EQ (parsed ("sink", "f:add"), "[sink f add]");
  EXPECT_EQ (parsed ("reserve", "f:room:take"),
             "[reserve f room take]");
  EXPECT_EQ (parsed ("alloc", "f:fresh"), "[alloc f fresh]");
}

TEST (Mappings, Lists)
{
  EXPECT_EQ (parsed ("sink", "f:add,g:add,h:other"),
             "[sink f add][sink g add][sink h other]");
  EXPECT_EQ (parsed ("reserve", "f:a:b,g:c:d"),
             "[reserve f a b][reserve g c d]");
}

TEST (Mappings, WrongForms)
{
  for (const char *text : { "", "f", ":", "f:", ":add", "f:add:more", "f::add",
                            ",", "f:add,", ",f:add", "f:add,,g:add" })
    EXPECT_NE (parsed ("sink", text).find ("FUNCTION:APPEND"),
               std::string::npos)
        << text;
  for (const char *text : { "f", "f:a", "f:a:", "f:a:b:c", "f::b", ":a:b" })
    EXPECT_NE (
        parsed ("reserve", text).find ("FUNCTION:RESERVE:COMMIT"),
        std::string::npos)
        << text;
  EXPECT_EQ (parsed ("alloc", "f:a:b"),
             "'f:a:b' is not of the form FUNCTION:ALLOCATE");
}

TEST (Mappings, TwiceTheSame)
{
  EXPECT_EQ (parsed ("sink", "f:add,f:add"), "[sink f add]");
  std::vector<mapping> all;
  EXPECT_EQ (add_mappings (all, "reserve", "f:a:b"), "");
  EXPECT_EQ (add_mappings (all, "reserve", "f:a:b"), "");
  EXPECT_EQ (add_mapping_lines (all, "reserve=f:a:b"), "");
  EXPECT_EQ (as_text (all), "[reserve f a b]");
}

TEST (Mappings, TwiceDifferently)
{
  EXPECT_EQ (parsed ("sink", "f:add,f:other"),
             "'f' is mapped twice");
  std::vector<mapping> all;
  EXPECT_EQ (add_mappings (all, "sink", "f:add"), "");
  EXPECT_EQ (add_mappings (all, "alloc", "f:add"),
             "'f' is mapped twice");
  EXPECT_EQ (add_mappings (all, "reserve", "f:add:add"),
             "'f' is mapped twice");
  EXPECT_EQ (as_text (all), "[sink f add]");
}

TEST (Mappings, WhatIsGoodBeforeAnErrorStays)
{
  std::vector<mapping> all;
  EXPECT_NE (add_mappings (all, "sink", "f:add,g"), "");
  EXPECT_EQ (as_text (all), "[sink f add]");
}

TEST (MappingLines, Files)
{
  EXPECT_EQ (parsed_lines (""), "");
  EXPECT_EQ (parsed_lines ("\n\n# nothing\n   # more\n\t\r\n"), "");
  EXPECT_EQ (parsed_lines ("sink=f:add"), "[sink f add]");
  EXPECT_EQ (parsed_lines ("# sds\nsink=f:add # as ever\r\n"
                           "  reserve=g:a:b,h:c:d\t\nalloc=i:j\n"),
             "[sink f add][reserve g a b][reserve h c d][alloc i j]");
}

TEST (MappingLines, WrongLinesAreTold)
{
  EXPECT_EQ (parsed_lines ("f:add"),
             "line 1: no 'sink=', 'reserve=' or 'alloc='");
  EXPECT_EQ (parsed_lines ("sink=f:add\n\n# here:\nsing=f:add\n"),
             "line 4: no 'sink=', 'reserve=' or 'alloc='");
  EXPECT_EQ (parsed_lines ("sink"),
             "line 1: no 'sink=', 'reserve=' or 'alloc='");
  EXPECT_EQ (parsed_lines ("sinks=f:add"),
             "line 1: no 'sink=', 'reserve=' or 'alloc='");
  EXPECT_EQ (parsed_lines ("=f:add"),
             "line 1: no 'sink=', 'reserve=' or 'alloc='");
  EXPECT_EQ (parsed_lines ("\nsink=\n"),
             "line 2: '' is not of the form FUNCTION:APPEND");
  EXPECT_EQ (parsed_lines ("sink=f:add\nsink=f:other"),
             "line 2: 'f' is mapped twice");
  EXPECT_EQ (parsed_lines ("reserve=f:add\n"),
             "line 1: 'f:add' is not of the form FUNCTION:RESERVE:COMMIT");
}

} // namespace
