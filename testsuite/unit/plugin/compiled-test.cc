/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats as compiled ones: the operations of each directive, and what is
   refused.  */

#include "../compiled-step.h"
#include "made-facts.h"
#include "plan/compiled.h"
#include "qrintf/emitters.h"

#include <cstdint>
#include <cstdio>

#include <gtest/gtest.h>

namespace qrintf
{
namespace
{

call_facts
of_printf (std::vector<argument_facts> arguments)
{
  call_facts f = sent (sink::stream, std::move (arguments));
  f.to_stdout = true;
  f.small = small_calls::all;
  f.may_be_small = true;
  return f;
}

std::string
compiled (const char *format, std::vector<argument_facts> arguments)
{
  return compile (parse_format (format), of_printf (std::move (arguments)))
      .bytes;
}

/* A compiled format of ROOM bytes and STEPS.  */
std::string
made_of (unsigned room, std::initializer_list<std::string> steps)
{
  std::string all{ char ((room + QRINTF_ROOM_UNIT - 1) / QRINTF_ROOM_UNIT) };
  for (const std::string &s : steps)
    all += s;
  return all;
}

TEST (Compiled, Texts)
{
  EXPECT_EQ (
      compiled ("a %d%% and %c!", { integer (32), integer (32) }),
      made_of (22, { step ("a ", { QRINTF_OP_INTEGER, 2 | QRINTF_SIGNED }),
                     step ("% and ", { QRINTF_OP_CHARACTER }),
                     step ("!", { QRINTF_OP_END }) }));
}

TEST (Compiled, Integers)
{
  EXPECT_EQ (
      compiled ("%hhu%hx%d%lu%zx", { integer (32), integer (32), integer (32),
                                     integer (64), integer (64) }),
      made_of (4 + 5 + 12 + 23 + 17,
               { step ("", { QRINTF_OP_INTEGER, 0 }),
                 step ("", { QRINTF_OP_INTEGER, 1 | QRINTF_SHAPE_HEX }),
                 step ("", { QRINTF_OP_INTEGER, 2 | QRINTF_SIGNED }),
                 step ("", { QRINTF_OP_INTEGER, 3 }),
                 step ("", { QRINTF_OP_INTEGER, 3 | QRINTF_SHAPE_HEX }),
                 step ("", { QRINTF_OP_END }) }));
}

/* The longest text of each integer, and of a field of each.  */
TEST (Compiled, RoomIsEnough)
{
  struct
  {
    const char *length;
    unsigned bits;
    long least;
  } const types[] = { { "hh", 8, INT8_MIN },
                      { "h", 16, INT16_MIN },
                      { "", 32, INT32_MIN },
                      { "l", 64, INT64_MIN } };
  for (const auto &t : types)
    for (const char *field : { "", "#", "+", "9", "#.40", "-30.7", "+.40" })
      for (char letter : { 'd', 'u', 'x', 'X', 'o' })
        {
          std::string format = std::string ("%") + field + t.length + letter;
          std::string made = compiled (
              format.c_str (), { integer (t.bits < 32 ? 32u : t.bits) });
          ASSERT_NE (made, "");
          char text[100];
          for (long v : { t.least, -1L, 0L })
            {
              int n = t.bits == 64
                          ? snprintf (text, sizeof text, format.c_str (), v)
                          : snprintf (text, sizeof text, format.c_str (),
                                      int (v));
              EXPECT_LE (n, static_cast<unsigned char> (made[0])
                                * int (QRINTF_ROOM_UNIT))
                  << format << ' ' << v;
            }
        }
}

/* Alone, it has no room but its own.  */
TEST (Compiled, RoomIsNotLarger)
{
  for (const char *format : { "%d", "%x", "%7d", "%o" })
    EXPECT_LE (compiled (format, { integer (32) })[0], 2) << format;
  EXPECT_EQ (compiled ("12345678%s", { string () })[0], 1);
  EXPECT_EQ (compiled ("123456789%s", { string () })[0], 2);
  EXPECT_EQ (compiled ("%s", { string () })[0], 1);
}

TEST (Compiled, Fields)
{
  constexpr unsigned left = QRINTF_LEFT;
  EXPECT_EQ (
      compiled ("%-12s%.3s%+06ld%#X%5.0d", { string (), string (), integer (64),
                                             integer (32), integer (32) }),
      made_of (25 + 11 + 14,
               { step ("", { QRINTF_OP_STRING_FIELD, 0, left, 12, 0 }),
                 step ("", { QRINTF_OP_STRING_FIELD, 0, 0, 0, 4 }),
                 step ("", { QRINTF_OP_FIELD, 3 | QRINTF_SIGNED,
                             QRINTF_PLUS | QRINTF_ZERO, 6, 0 }),
                 step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SHAPE_HEX,
                             QRINTF_ALT | QRINTF_UPPER, 0, 0 }),
                 step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SIGNED, 0, 5, 1 }),
                 step ("", { QRINTF_OP_END }) }));
}

TEST (Compiled, Refused)
{
  argument_facts i = integer (32);
  EXPECT_EQ (compiled ("%*d", { i, i }), "");
  EXPECT_EQ (compiled ("%.*s", { i, string () }), "");
  EXPECT_EQ (compiled ("%2$d %1$d", { i, i }), "");
  EXPECT_EQ (compiled ("%5c", { i }), "");
  EXPECT_EQ (compiled ("%p", { string () }), "");
  EXPECT_EQ (compiled ("%ls", { string () }), "");
  EXPECT_EQ (compiled ("%'d", { i }), "");
  EXPECT_EQ (compiled ("%256d", { i }), "");
  EXPECT_EQ (compiled ("%.255d", { i }), "");
  EXPECT_NE (compiled ("%255d%.254d", { i, i }), "");
  auto after = [&i] (size_t n, const char *tail) {
    return compiled (std::string (n, 'x').append (tail).c_str (), { i });
  };
  EXPECT_NE (after (2028, "%d"), "");
  EXPECT_EQ (after (2029, "%d"), ""); /* its room is more than a byte tells */
  /* With each '%' twice it is too long to be made again.  */
  std::string percent;
  for (int n = 0; n < 1272; n++)
    percent += "%%";
  EXPECT_EQ (compiled ((percent + "%d").c_str (), { i }), "");
  EXPECT_NE (compiled ((percent.substr (2) + "%d").c_str (), { i }), "");
}

TEST (Compiled, LongTexts)
{
  for (size_t n : { 254, 255, 256, 510, 511 })
    {
      std::string text (n, 'x');
      EXPECT_EQ (compiled ((text + "%d" + text).c_str (), { integer (32) }),
                 made_of (unsigned (2 * n) + 12,
                          { step (text, { QRINTF_OP_INTEGER,
                                          2 | QRINTF_SIGNED }),
                            step (text, { QRINTF_OP_END }) }));
    }
  EXPECT_EQ (step (std::string (255, 'x'), { QRINTF_OP_END }),
             "\xff" + std::string (255, 'x') + std::string (2, '\0'));
}

TEST (Compiled, ValuesAreInRegisters)
{
  auto in_registers = [] (const char *format, const call_facts &f) {
    compiled_format c = compile (parse_format (format), f);
    EXPECT_NE (c.bytes, "") << format;
    return c.in_registers;
  };
  std::vector<argument_facts> five (5, integer (32));
  call_facts f = of_printf (five);
  EXPECT_TRUE (in_registers ("%d%d%d%d%d", f));
  f.to_stdout = false;
  EXPECT_FALSE (in_registers ("%d%d%d%d%d", f));
  f.arguments.pop_back ();
  EXPECT_TRUE (in_registers ("%d%d%d%d", f));
  f.arguments[0] = real ();
  EXPECT_FALSE (in_registers ("%f%d%d%d", f));
}

TEST (Compiled, Values)
{
  auto of_values = [] (size_t n) {
    std::string format;
    for (size_t i = 0; i < n; i++)
      format += "%c";
    return compiled (format.c_str (),
                     std::vector<argument_facts> (n, integer (32)));
  };
  EXPECT_NE (of_values (QRINTF_MOST_VALUES), "");
  EXPECT_EQ (of_values (QRINTF_MOST_VALUES + 1), "");
}

TEST (Compiled, Reals)
{
  constexpr unsigned left = QRINTF_LEFT;
  compiled_format c = compile (parse_format ("%f|%-9.3e%+G"),
                               of_printf ({ real (), real (), real () }));
  EXPECT_EQ (c.bytes,
             made_of (1, { step ("", { QRINTF_OP_REAL, 'f', 0, 0, 0 }),
                           step ("|", { QRINTF_OP_REAL, 'e', left, 9, 4 }),
                           step ("", { QRINTF_OP_REAL, 'g',
                                       QRINTF_PLUS | QRINTF_UPPER, 0, 0 }),
                           step ("", { QRINTF_OP_END }) }));
  EXPECT_EQ (c.reals, (std::vector{ real_style::fixed, real_style::exponent,
                                    real_style::general }));
  EXPECT_NE (compiled ("%.19f", { real () }), "");
  EXPECT_EQ (compiled ("%.20f", { real () }), "");
  EXPECT_NE (compiled ("%.17e", { real () }), "");
  EXPECT_EQ (compiled ("%.18e", { real () }), "");
  EXPECT_EQ (compiled ("%#g", { real () }), "");
  EXPECT_EQ (compiled ("%a", { real () }), "");
  EXPECT_EQ (compiled ("%Lf", { real () }), "");
}

/* A precision takes the zeros of integers away, but not those of reals.  */
TEST (Compiled, ZerosAndPrecision)
{
  constexpr unsigned zero = QRINTF_ZERO;
  EXPECT_EQ (
      compiled ("%09.2f%09.2d%-09.2f%09x", { real (), integer (32), real (),
                                             integer (32) }),
      made_of (14 + 12,
               { step ("", { QRINTF_OP_REAL, 'f', zero, 9, 3 }),
                 step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SIGNED, 0, 9, 3 }),
                 step ("", { QRINTF_OP_REAL, 'f', QRINTF_LEFT, 9, 3 }),
                 step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SHAPE_HEX, zero, 9,
                             0 }),
                 step ("", { QRINTF_OP_END }) }));
}

TEST (Compiled, OnlyStreamsAndOnlyIfWanted)
{
  call_facts f = of_printf ({ integer (32) });
  EXPECT_EQ (planned ("%d", f).strategy, strategy::compiled);
  EXPECT_TRUE (planned ("%d", f).tests.empty ());
  f.small = small_calls::none;
  EXPECT_EQ (planned ("%d", f).strategy, strategy::stream);
  f.small = small_calls::all;
  f.library = &facts_of (c_library::musl);
  EXPECT_EQ (planned ("%d", f).strategy, strategy::stream);
  f.library = &facts_of (c_library::glibc);
  f.to = sink::buffer;
  EXPECT_EQ (planned ("%d", f).strategy, strategy::direct);
}

} // namespace
} // namespace qrintf
