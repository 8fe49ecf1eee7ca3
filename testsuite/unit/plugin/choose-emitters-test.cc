/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of emitters agrees with emitters.def, and the right row serves.  */

#include "made-facts.h"

#include <climits>
#include <cstring>
#include <gtest/gtest.h>

using namespace qrintf;

namespace
{

struct entry_point
{
  emitter callee;
  const char *name;
  std::string signature;
};

const entry_point entry_points[] = {
#define QRINTF_PUBLIC_EMITTER(...)
#define QRINTF_EMITTER(name, kind, signature, overrun, effect)                 \
  { emitter::name, #name, signature },
#include "qrintf/emitters.def"
};

/* The letters of emitters.def that a letter of the table may stand for.  */
std::string
types_of (char argument)
{
  switch (argument)
    {
    case 'v':
      return "uiUIpdfl";
    case 'r':
      return "d";
    case 'm':
      return "U";
    case 'n':
    case 'c':
      return "z";
    case 't':
      return "p";
    case 'p':
      return "iu";
    default:
      return "u";
    }
}

TEST (emitter_table, arguments_are_parameters)
{
  unsigned known = 0;
  for (const entry_point &e : entry_points)
    {
      const char *arguments = emitter_arguments (e.callee);
      if (!arguments)
        continue;
      known++;
      /* The arguments follow the result, the cursor and perhaps the limit, or
         the destination and its size.  If the emitter prints to a stream, they
         are before the byte that follows the value, the format and the
         stream.  */
      bool alone = e.signature[0] == 'i';
      bool one_more = e.signature[2] == 'c' || e.signature[0] == 'u';
      std::string parameters
          = alone ? e.signature.substr (1, e.signature.size () - 4)
                  : e.signature.substr (one_more ? 3 : 2);
      ASSERT_EQ (parameters.size (), strlen (arguments)) << e.name;
      for (size_t i = 0; i < parameters.size (); i++)
        EXPECT_NE (types_of (arguments[i]).find (parameters[i]),
                   std::string::npos)
            << e.name << " " << arguments[i];
    }
  EXPECT_GT (known, 40u);
}

std::vector<std::string>
all_fields ()
{
  std::vector<std::string> fields;
  for (const char *flags :
       { "", "-", "0", "+", " ", "#", "-+", "0+", "#0", "#-", "+#0 " })
    for (const char *width : { "", "1", "3", "8", "*" })
      for (const char *precision : { "", ".1", ".9", ".*" })
        fields.push_back (std::string ("%") + flags + width + precision);
  return fields;
}

/* Every piece has an emitter, with all following pieces and for every sink.  */
TEST (emitter_table, every_piece_has_an_emitter)
{
  unsigned calls = 0;
  for (const std::string &field : all_fields ())
    for (char letter = 'A'; letter <= 'z'; letter++)
      if (const conversion_row *c = find_conversion (letter);
          c && c->family != conversion_class::count
          && c->family != conversion_class::error)
        for (bool is_long : { false, c->family == conversion_class::integer })
          for (sink to : { sink::buffer, sink::stream, sink::reserve })
            for (const char *rest :
                 { "", "1234567", "12345678901234567890123" })
              {
                call_facts f = sent (to);
                f.library = &facts_of (c_library::glibc_2_35);
                std::string format
                    = field + (is_long ? "l" : "") + letter + rest;
                plan p = planned (format.c_str (), f);
                EXPECT_NE (p.refusal, "no emitter writes this") << format;
                for (const piece &q : p.pieces)
                  calls += q.kind == piece_kind::call;
              }
  EXPECT_GT (calls, 10000u);
}

/* The emitter of the first piece of FORMAT, which begins with a conversion.  */
std::string
first_emitter (const char *format)
{
  plan p = planned (format);
  return p.refusal.empty () ? name_of (p.pieces[0].callee) : p.refusal;
}

TEST (emitter_table, fields_ranges_and_what_follows_choose_the_emitter)
{
  const struct
  {
    const char *formats, *callee;
  } all[] = {
    { "%d0123456789012345", "i32" },
    { "%d", "i32_exact" },
    { "%u", "u32_exact" },
    { "%5d %+d %*d %+*u", "i64_right" },
    { "%-5d %-*d", "i64_left" },
    { "%05d %0*d %.5d %+.5d %.10d %.5u %-.5u", "i64_zero" },
    { "%6.5d %+7.5d %*.3d", "integer" },
    { "%5X %.3X %#X", "integer" },
    { "%#5o %-5o %6.3o %#.3o", "integer" },
    { "%-#18lx %#018lx %#.8lx %-*x %#0*x", "integer" },
    { "%08x", "x32_8" },
    { "%03x %0*x", "x64_zero" },
    { "%x", "x32_exact" },
    { "%5x %*x", "x64_right" },
    { "%#x %#18lx %#*x", "x64_alt" },
    { "%X %X12345", "x32_upper_exact" },
    { "%X123456", "x32_upper" },
    { "%08X %0*X", "x64_upper_zero" },
    { "%lX", "x64_upper_exact" },
    { "%lX0123456789abcdef", "x64_upper" },
    { "%o %.1o", "o64_exact" },
    { "%#o", "o64_alt" },
    { "%5o %*o", "o64_right" },
    { "%.3o %05o %0*o", "o64_zero" },
    { "%lo0123456789abcdef01234567", "o64" },
    { "%ld", "i64_exact" },
    { "%5lu", "u64_right" },
    { "%016lx", "x64_16" },
    { "%p", "ptr_exact" },
    { "%20p", "pointer" },
    { "%u12345678901234", "u32" }, /* which overwrites 15 bytes */
    { "%u1234567890123", "u32_exact" },
  };
  for (const auto &row : all)
    for (char *format = strtok (strdupa (row.formats), " "); format;
         format = strtok (nullptr, " "))
      EXPECT_EQ (first_emitter (format), row.callee) << format;
  EXPECT_EQ (first_emitter ("% 6.5d"), std::string ("i64_zero"));
  EXPECT_EQ (
      shown (planned ("%d0123456789012345", facts ({ between (0, INT_MAX) }))
                 .pieces[0]),
      "u32 %d");
  EXPECT_EQ (shown (planned ("%.5d", facts ({ between (-9, -1) })).pieces[0]),
             "i64_zero %05d");
}

} // namespace
