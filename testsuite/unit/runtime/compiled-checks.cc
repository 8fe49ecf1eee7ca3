/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled formats: each operation against snprintf, and what becomes of whole
   ones in streams with and without room.  */

#include "../compiled-step.h"
#include "file-with-buffer.h"
#include "values.h"
#include "versions.h"

#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace
{

std::string
compiled (unsigned room, const std::string &steps)
{
  return char ((room + QRINTF_ROOM_UNIT - 1) / QRINTF_ROOM_UNIT) + steps;
}

/* Garbage above a value of BITS bits, as registers may have it.  */
uint64_t
with_garbage (uint64_t v, unsigned bits)
{
  return bits == 64 ? v : v | 0xa5a5a5a5a5a5a5a5u << bits;
}

uint64_t
address (const char *s)
{
  return reinterpret_cast<uintptr_t> (s);
}

/* Prints single values, one behind the other, into the buffer of a file.  */
class printer
{
public:
  explicit printer (const versions &v) : v (v) {}

  /* OPERATION, with what may stand before it, makes TEXT of VALUE, and nothing
     behind it is written.  */
  void
  expect (const std::string &text, const std::string &operation, uint64_t value)
  {
    if (f.buffer.size () - at < 2000)
      {
        rewind (f.file);
        at = size_t (fprintf (f.file, "<"));
      }
    std::string made = compiled (640, operation + step ("", { QRINTF_OP_END }));
    f.buffer.replace (at, 800, 800, '~');
    int n = v.compiled_stream (f.file, made.c_str (), value, 0, 0, 0);
    EXPECT_EQ (n, int (text.size ()));
    EXPECT_EQ (f.buffer.substr (at, text.size () + 8), text + "~~~~~~~~");
    at += text.size ();
  }

private:
  const versions &v;
  file_with_buffer f{ 1 << 18 };
  size_t at = 1;
};

template <typename Value>
std::string
by_libc (const std::string &format, Value value)
{
  char text[600];
  return std::string (
      text, size_t (snprintf (text, sizeof text, format.c_str (), value)));
}

struct integer_case
{
  unsigned shape; /* without the size */
  const char *field;
  unsigned flags, width;
  int precision;
  const char *letter;
};

constexpr integer_case integer_cases[] = {
  { QRINTF_SIGNED, "+0", QRINTF_PLUS | QRINTF_ZERO, 9, -1, "d" },
  { QRINTF_SIGNED, "0", QRINTF_ZERO, 24, -1, "d" },
  { QRINTF_SIGNED, "- ", QRINTF_LEFT | QRINTF_SPACE, 255, 3, "d" },
  { QRINTF_SIGNED, "", 0, 3, -1, "d" },
  { QRINTF_SIGNED, "", 0, 5, 0, "d" },
  { QRINTF_SIGNED, "+", QRINTF_PLUS, 0, 0, "d" },
  { QRINTF_SIGNED, "", 0, 0, 12, "d" },
  { 0, "", 0, 12, -1, "u" },
  { 0, "-", QRINTF_LEFT, 12, 254, "u" },
  { QRINTF_SHAPE_HEX, "#", QRINTF_UPPER | QRINTF_ALT, 0, 254, "X" },
  { QRINTF_SHAPE_HEX, "#", QRINTF_ALT, 12, -1, "x" },
  { QRINTF_SHAPE_HEX, "#0", QRINTF_ALT | QRINTF_ZERO, 21, -1, "x" },
  { QRINTF_SHAPE_HEX, "", QRINTF_UPPER, 0, -1, "X" },
  { QRINTF_SHAPE_HEX, "-#", QRINTF_ALT | QRINTF_LEFT, 6, 0, "x" },
  { QRINTF_SHAPE_OCTAL, "", 0, 4, -1, "o" },
  { QRINTF_SHAPE_OCTAL, "#", QRINTF_ALT, 0, -1, "o" },
  { QRINTF_SHAPE_OCTAL, "#", QRINTF_ALT, 7, 0, "o" },
  { QRINTF_SHAPE_OCTAL, "#", QRINTF_ALT, 0, 5, "o" },
  { QRINTF_SHAPE_OCTAL, "#0", QRINTF_ALT | QRINTF_ZERO, 30, -1, "o" },
};

std::string
format_of (const integer_case &c, unsigned size)
{
  static const char *const lengths[] = { "hh", "h", "", "l" };
  std::string format = std::string ("%") + c.field;
  if (c.width)
    format += std::to_string (c.width);
  if (c.precision >= 0)
    format += "." + std::to_string (c.precision);
  return format + lengths[size] + c.letter;
}

/* Each value of 2^SIZE bytes in FORMAT by OPERATION.  */
void
check_values (printer &p, const std::string &format,
              const std::string &operation, unsigned size)
{
  unsigned bits = 8u << size;
  for (uint64_t v : values64 (100))
    {
      uint64_t low = bits == 64 ? v : v & ((uint64_t (1) << bits) - 1);
      std::string text = bits == 64 ? by_libc (format, long (low))
                                    : by_libc (format, int (low));
      p.expect (text, operation, with_garbage (low, bits));
    }
}

void
check_integers (const versions &v)
{
  printer p (v);
  static const integer_case plain[] = {
    { QRINTF_SIGNED, "", 0, 0, -1, "d" },
    { 0, "", 0, 0, -1, "u" },
    { QRINTF_SHAPE_HEX, "", 0, 0, -1, "x" },
    { QRINTF_SHAPE_OCTAL, "", 0, 0, -1, "o" },
  };
  for (unsigned size = 0; size <= 3; size++)
    {
      for (const integer_case &c : plain)
        check_values (p, format_of (c, size),
                      step ("", { QRINTF_OP_INTEGER, c.shape | size }), size);
      for (const integer_case &c : integer_cases)
        check_values (p, format_of (c, size),
                      step ("", { QRINTF_OP_FIELD, c.shape | size, c.flags,
                                  c.width, unsigned (c.precision + 1) }),
                      size);
    }
}

/* All that four digits may be, as the first and the last of eight.  */
void
check_fours (const versions &v)
{
  printer p (v);
  std::string decimal = step ("", { QRINTF_OP_INTEGER, 2 });
  std::string octal = step ("", { QRINTF_OP_INTEGER, 3 | QRINTF_SHAPE_OCTAL });
  std::string hex = step ("", { QRINTF_OP_INTEGER, 2 | QRINTF_SHAPE_HEX });
  for (unsigned four = 0; four < 10000; four++)
    {
      unsigned eight = four * 10000 + 9999 - four;
      p.expect (by_libc ("%u", eight), decimal, eight);
      p.expect (by_libc ("%x", eight * 43), hex, eight * 43);
      p.expect (by_libc ("%lo", (unsigned long) eight << four % 37), octal,
                uint64_t (eight) << four % 37);
    }
}

/* "%b" and "%B", which not every libc has.  */
void
check_binary (const versions &v)
{
  printer p (v);
  auto field = [] (unsigned flags) {
    return step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SHAPE_BINARY, flags, 9, 0 });
  };
  p.expect ("    0b101", field (QRINTF_ALT), 5);
  p.expect ("0B0000101", field (QRINTF_ALT | QRINTF_UPPER | QRINTF_ZERO), 5);
  p.expect (std::string (32, '1'), field (0), UINT32_MAX);
  p.expect (std::string (64, '1'),
            step ("", { QRINTF_OP_INTEGER, 3 | QRINTF_SHAPE_BINARY }),
            UINT64_MAX);
}

void
check_strings (const versions &v)
{
  printer p (v);
  for (const char *s : { "", "a", "text", "a string of twenty-four" })
    {
      p.expect (s, step ("", { QRINTF_OP_STRING }), address (s));
      for (bool left : { false, true })
        for (unsigned width : { 0, 3, 40, 255 })
          for (int precision : { -1, 0, 2, 254 })
            {
              std::string format = left ? "%-" : "%";
              if (width)
                format += std::to_string (width);
              if (precision >= 0)
                format += "." + std::to_string (precision);
              p.expect (by_libc (format + "s", s),
                        step ("", { QRINTF_OP_STRING_FIELD, 0, left, width,
                                    unsigned (precision + 1) }),
                        address (s));
            }
    }
  /* What libc prints for a null string depends on the precision.  */
  p.expect ("(null)", step ("", { QRINTF_OP_STRING }), 0);
  p.expect (" (null)", step ("", { QRINTF_OP_STRING_FIELD, 0, 0, 7, 0 }), 0);
  p.expect ("  ", step ("", { QRINTF_OP_STRING_FIELD, 0, 0, 2, 5 + 1 }), 0);
  p.expect ("(null)", step ("", { QRINTF_OP_STRING_FIELD, 0, 1, 2, 6 + 1 }), 0);
}

/* Texts of each length, in one piece and in several, and characters.  */
void
check_texts (const versions &v)
{
  printer p (v);
  for (size_t n = 0; n <= 600; n++)
    {
      std::string text;
      for (size_t i = 0; i < n; i++)
        text += char ('!' + i % 90);
      p.expect (text + "x", step (text, { QRINTF_OP_CHARACTER }),
                with_garbage ('x', 8));
    }
}

/* A string that may end where the room of the text behind it begins, in buffers
   of each size.  */
void
check_room_of_strings (const versions &v)
{
  const std::string ways[]
      = { step ("", { QRINTF_OP_STRING }),
          step ("", { QRINTF_OP_STRING_FIELD, 0, 0, 12, 0 }),
          step ("", { QRINTF_OP_STRING_FIELD, 0, QRINTF_LEFT, 12, 0 }) };
  const char *const expected[]
      = { "<text12345678", "<        text12345678", "<text        12345678" };
  for (size_t i = 0; i < 3; i++)
    for (size_t size = 0; size < 40; size++)
      {
        file_with_buffer f (size);
        std::string made
            = compiled (8, ways[i] + step ("12345678", { QRINTF_OP_END }));
        EXPECT_EQ (v.compiled_stream (f.file, made.c_str (), address ("text"),
                                      0, 0, 0),
                   int (strlen (expected[i])) - 1);
        EXPECT_EQ (f.contents (), expected[i]) << size;
      }
}

/* What libc is given where there is no room: every kind of directive, between
   texts of each length up to 20 and long ones.  */
void
check_format_for_libc (const versions &v)
{
  struct
  {
    std::string operation;
    const char *format;
    long value;
  } const cases[] = {
    { step ("", { QRINTF_OP_INTEGER, QRINTF_SIGNED }), "%hhd", 0x1ff },
    { step ("", { QRINTF_OP_INTEGER, 1 }), "%hu", 0x1ffff },
    { step ("", { QRINTF_OP_INTEGER, 2 | QRINTF_SHAPE_HEX }), "%x", -1 },
    { step ("", { QRINTF_OP_INTEGER, 3 | QRINTF_SIGNED }), "%ld", LONG_MIN },
    { step ("", { QRINTF_OP_INTEGER, 3 }), "%lu", -1 },
    { step ("", { QRINTF_OP_CHARACTER }), "%c", 'x' },
    { step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SHAPE_OCTAL, QRINTF_ALT, 0, 0 }),
      "%#o", 511 },
    { step ("", { QRINTF_OP_FIELD, 3 | QRINTF_SHAPE_HEX,
                  QRINTF_UPPER | QRINTF_ZERO, 255, 0 }),
      "%0255lX", -1 },
    { step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SIGNED, QRINTF_LEFT | QRINTF_PLUS,
                  100, 255 }),
      "%-+100.254d", 1 },
    { step ("", { QRINTF_OP_FIELD, 2 | QRINTF_SIGNED, QRINTF_SPACE, 9, 1 }),
      "% 9.0d", 0 }
  };
  std::vector<size_t> lengths (21);
  std::iota (lengths.begin (), lengths.end (), 0);
  lengths.insert (lengths.end (), { 254, 255, 256, 509, 510, 600 });
  for (const auto &c : cases)
    for (size_t n : lengths)
      {
        std::string before (n, '%'), tail = std::string (n, 'x') + '%';
        std::string text = before + by_libc (c.format, c.value) + tail;
        std::string made
            = compiled (unsigned (text.size ()),
                        step (before, {}) + c.operation.substr (1)
                            + step (tail, { QRINTF_OP_END }));
        for (size_t room : { 0, 500, 3000 })
          {
            file_with_buffer f (room);
            int length = v.compiled_stream (f.file, made.c_str (),
                                            uint64_t (c.value), 0, 0, 0);
            EXPECT_EQ (length, int (text.size ())) << c.format;
            EXPECT_EQ (f.contents (), "<" + text) << c.format << ' ' << room;
          }
      }
}

/* "%s is %d%%, %-6lx|%3.2s;%c", or that without the last directive.  */
std::string
whole_format (bool with_character)
{
  std::string steps = step ("", { QRINTF_OP_STRING })
                      + step (" is ", { QRINTF_OP_INTEGER, 2 | QRINTF_SIGNED })
                      + step ("%, ", { QRINTF_OP_FIELD, 3 | QRINTF_SHAPE_HEX,
                                       QRINTF_LEFT, 6, 0 })
                      + step ("|", { QRINTF_OP_STRING_FIELD, 0, 0, 3, 3 });
  return compiled (48,
                   steps
                       + (with_character ? step (";", { QRINTF_OP_CHARACTER })
                                               + step ("", { QRINTF_OP_END })
                                         : step (";", { QRINTF_OP_END })));
}

} // namespace

/* With each room, and so by the runtime or by libc, the same text.  */
void
check_compiled_stream (const versions &v)
{
  check_integers (v);
  check_fours (v);
  check_binary (v);
  check_strings (v);
  check_room_of_strings (v);
  check_texts (v);
  check_format_for_libc (v);
  const std::string made = whole_format (false);
  const std::string expected = "<the answer is -42%, ff    | ab;";
  for (size_t room = 0; room < 200; room++)
    {
      file_with_buffer f (room);
      int n = v.compiled_stream (f.file, made.c_str (), address ("the answer"),
                                 with_garbage (uint32_t (-42), 32), 255,
                                 address ("abc"));
      EXPECT_EQ (n, int (expected.size ()) - 1) << room;
      EXPECT_EQ (f.contents (), expected) << room;
    }
}

void
check_compiled_stdout (const versions &v)
{
  fflush (stdout);
  FILE *real = stdout;
  const std::string made = whole_format (true);
  for (size_t room : { 0, 1, 20, 60, 90, 200 })
    {
      file_with_buffer f (room);
      stdout = f.file;
      int n = v.compiled_stdout (made.c_str (), address (nullptr),
                                 with_garbage (INT32_MIN, 32), UINT64_MAX,
                                 address (""), with_garbage ('!', 8));
      stdout = real;
      const std::string expected
          = "<(null) is -2147483648%, ffffffffffffffff|   ;!";
      EXPECT_EQ (n, int (expected.size ()) - 1);
      EXPECT_EQ (f.contents (), expected);
    }
}

/* The values are those of the format, wherever they are passed and whatever
   stands between them, and libc gets all of them, too.  */
void
check_compiled_stream_values (const versions &v)
{
  auto integer = step ("", { QRINTF_OP_INTEGER, 2 | QRINTF_SIGNED });
  for (size_t between : { 1, 254, 255, 256 })
    {
      std::string steps, format;
      for (int i = 0; i < 8; i++)
        {
          std::string text (i % 2 ? between : 1, '-');
          steps += integer + step (text, { QRINTF_OP_REAL, 'f', 0, 0, 3 });
          format += "%d" + text + "%.2f";
        }
      const std::string made
          = compiled (unsigned (8 * 12 + 4 + 4 * between),
                      steps + step ("", { QRINTF_OP_END }));
      char expected[3000];
      int length = snprintf (expected, sizeof expected, format.c_str (), 1, 1.5,
                             -2, -2.25, 3, 1e9, 4, 0.0, 5, -0.0, 6, 0.005, 7,
                             7e4, -8, 8.125);
      for (size_t room : { 0, 40, 120, 170, 400, 4096 })
        {
          file_with_buffer f (room);
          int n = v.compiled_stream_values (f.file, made.c_str (), 1, 1.5, -2,
                                            -2.25, 3, 1e9, 4, 0.0, 5, -0.0, 6,
                                            0.005, 7, 7e4, -8, 8.125);
          EXPECT_EQ (n, length) << room;
          EXPECT_EQ (f.contents (), std::string ("<") + expected) << room;
        }
    }
}

/* Reals of each style, with what may stand in a directive, and what the runtime
   leaves to libc.  */
void
check_compiled_stdout_values (const versions &v)
{
  fflush (stdout);
  FILE *stream = stdout;
  struct
  {
    char style;
    unsigned flags, width;
    int precision;
    const char *format;
  } const cases[] = { { 'f', 0, 0, -1, "[%f]" },
                      { 'f', QRINTF_ZERO | QRINTF_PLUS, 14, 2, "[%+014.2f]" },
                      { 'f', QRINTF_UPPER | QRINTF_LEFT, 9, 0, "[%-9.0F]" },
                      { 'e', 0, 0, 5, "[%.5e]" },
                      { 'e', QRINTF_UPPER | QRINTF_SPACE, 30, -1, "[% 30E]" },
                      { 'g', 0, 0, 17, "[%.17g]" },
                      { 'g', QRINTF_UPPER, 12, -1, "[%12G]" } };
  for (const auto &c : cases)
    for (double real : { 0.0, -1.5, 3.14159, 1e-300, 123456789.0, 1e25,
                         -HUGE_VAL, double (NAN) })
      for (size_t room = 0; room < 50; room++)
        {
          file_with_buffer f (room);
          stdout = f.file;
          std::string made = compiled (
              2, step ("[", { QRINTF_OP_REAL, unsigned (c.style), c.flags,
                              c.width, unsigned (c.precision + 1) })
                     + step ("]", { QRINTF_OP_END }));
          int n = v.compiled_stdout_values (made.c_str (), real);
          stdout = stream;
          std::string text = by_libc (c.format, real);
          EXPECT_EQ (n, int (text.size ())) << c.format;
          EXPECT_EQ (f.contents (), "<" + text) << room;
        }
}
