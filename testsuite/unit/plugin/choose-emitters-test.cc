/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of emitters agrees with emitters.def and serves every piece.  */

#include "made-facts.h"

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

} // namespace
