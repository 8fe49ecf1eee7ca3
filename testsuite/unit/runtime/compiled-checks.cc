/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiled formats: each operation against snprintf, and what becomes of whole
   ones in streams with and without room.  */

#include "guarded.h"
#include "values.h"
#include "versions.h"

#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <gtest/gtest.h>

namespace
{

/* Garbage above a value of BITS bits, as registers may have it.  */
uint64_t
with_garbage (uint64_t v, unsigned bits)
{
  return bits == 64 ? v : v | 0xa5a5a5a5a5a5a5a5u << bits;
}

template <typename Emit, typename Value>
void
expect_text (Emit emit, const char *format, Value value)
{
  char text[600];
  int n = snprintf (text, sizeof text, format, value);
  destination ().expect (text, size_t (n), 0, emit);
}

/* A format of one type for each size, that is, its binary logarithm.  */
struct integer_formats
{
  const char *of_size[4];
};

/* The operation of SHAPE and what follows it, against FORMATS.  */
template <typename Print>
void
check_integers (Print print, unsigned operation, unsigned shape,
                const std::string &rest, const integer_formats &formats,
                unsigned first_size, unsigned last_size)
{
  for (unsigned size = first_size; size <= last_size; size++)
    {
      std::string op{ char (operation), char (shape | size) };
      op += rest;
      unsigned bits = 8u << size;
      for (uint64_t v : values64 (200))
        {
          uint64_t low = bits == 64 ? v : v & ((uint64_t (1) << bits) - 1);
          uint64_t passed = with_garbage (low, bits);
          auto emit = [&] (char *p) { return print (p, op.c_str (), passed); };
          if (bits == 64)
            expect_text (emit, formats.of_size[size], (long) low);
          else
            expect_text (emit, formats.of_size[size], (int) low);
        }
    }
}

constexpr integer_formats decimal{ { "%hhd", "%hd", "%d", "%ld" } };
constexpr integer_formats natural{ { "%hhu", "%hu", "%u", "%lu" } };
constexpr integer_formats hex{ { "%hhx", "%hx", "%x", "%lx" } };

/* A file with a buffer of ROOM bytes.  */
class file_with_room
{
public:
  explicit file_with_room (size_t room) : buffer (room, 0), file (tmpfile ())
  {
    setvbuf (file, room ? &buffer[0] : nullptr, room ? _IOFBF : _IONBF, room);
    /* Its first text makes a stream one that is written to.  */
    fputs ("<", file);
  }
  ~file_with_room () { fclose (file); }

  std::string
  contents ()
  {
    char text[600];
    rewind (file);
    return std::string (text, fread (text, 1, sizeof text, file));
  }

private:
  std::string buffer;

public:
  FILE *file;
};

/* "%s is %d%%, %-6lx|%3.2s;%c", or that without the last directive, as the
   plugin compiles it.  */
std::string
whole_format (bool with_character)
{
  std::string format = "%s is %d%%, %-6lx|%3.2s;";
  const unsigned char ops[] = {
    QRINTF_OP_STRING,
    QRINTF_OP_TEXT,
    4,
    2,
    QRINTF_OP_NUMBER,
    2 | QRINTF_SIGNED,
    QRINTF_OP_TEXT,
    1,
    2,
    QRINTF_OP_TEXT,
    2,
    1,
    QRINTF_OP_FIELD,
    3,
    QRINTF_LEFT,
    QRINTF_HEX >> 8,
    6,
    0,
    QRINTF_OP_TEXT,
    1,
    5,
    QRINTF_OP_STRING_FIELD,
    0,
    3,
    3,
    QRINTF_OP_TEXT,
    1,
    5,
  };
  std::string all (reinterpret_cast<const char *> (ops), sizeof ops);
  if (with_character)
    {
      all += char (QRINTF_OP_CHARACTER);
      format += "%c";
    }
  all += char (QRINTF_OP_END);
  std::string head{ 48, 0, char (QRINTF_OPS_AT + all.size ()) };
  return head + all + format;
}

uint64_t
address (const char *s)
{
  return reinterpret_cast<uintptr_t> (s);
}

} // namespace

void
check_compiled_number (const versions &v)
{
  check_integers (v.compiled_number, QRINTF_OP_NUMBER, QRINTF_SIGNED, "",
                  decimal, 0, 2);
  check_integers (v.compiled_number, QRINTF_OP_NUMBER, 0, "", natural, 0, 2);
  check_integers (v.compiled_number, QRINTF_OP_NUMBER, QRINTF_SHAPE_HEX, "",
                  hex, 0, 3);
}

void
check_compiled_long (const versions &v)
{
  check_integers (v.compiled_long, QRINTF_OP_LONG, QRINTF_SIGNED, "", decimal,
                  3, 3);
  check_integers (v.compiled_long, QRINTF_OP_LONG, 0, "", natural, 3, 3);
}

void
check_compiled_field (const versions &v)
{
  auto put = [&v] (char *p, const char *op, uint64_t value) {
    return v.compiled_field (p, p, op, value);
  };
  auto rest = [] (unsigned flags, unsigned width, int precision) {
    return std::string{ char (flags), char (flags >> 8), char (width),
                        char (precision + 1) };
  };
  check_integers (put, QRINTF_OP_FIELD, QRINTF_SIGNED,
                  rest (QRINTF_PLUS | QRINTF_ZERO, 9, -1),
                  { { "%+09hhd", "%+09hd", "%+09d", "%+09ld" } }, 0, 3);
  check_integers (
      put, QRINTF_OP_FIELD, QRINTF_SIGNED,
      rest (QRINTF_LEFT | QRINTF_SPACE, 255, 3),
      { { "%- 255.3hhd", "%- 255.3hd", "%- 255.3d", "%- 255.3ld" } }, 0, 3);
  check_integers (put, QRINTF_OP_FIELD, 0,
                  rest (QRINTF_HEX | QRINTF_UPPER | QRINTF_ALT, 0, 254),
                  { { "%#.254hhX", "%#.254hX", "%#.254X", "%#.254lX" } }, 0, 3);
  check_integers (put, QRINTF_OP_FIELD, 0, rest (QRINTF_OCTAL, 0, -1),
                  { { "%hho", "%ho", "%o", "%lo" } }, 0, 3);

  for (const char *s : { "", "a", "text", "a string of twenty-four" })
    for (bool left : { false, true })
      for (int width : { 0, 3, 40, 255 })
        for (int precision : { -1, 0, 2, 254 })
          {
            std::string op{ QRINTF_OP_STRING_FIELD, char (left), char (width),
                            char (precision + 1) };
            std::string format = left ? "%-" : "%";
            if (width)
              format += std::to_string (width);
            if (precision >= 0)
              format += "." + std::to_string (precision);
            format += "s";
            char text[600];
            int n = snprintf (text, sizeof text, format.c_str (), s);
            auto put_before = [&] (char *p, long room) {
              return v.compiled_field (p, p + room, op.c_str (), address (s));
            };
            destination ().expect (text, size_t (n), 0,
                                   [&] (char *p) { return put_before (p, n); });
            char at[600];
            if (n > 0)
              {
                EXPECT_EQ (put_before (at, n - 1), nullptr);
              }
          }

  /* What libc prints for a null string depends on the precision.  */
  char at[64];
  const char none[] = { QRINTF_OP_STRING_FIELD, 0, 7, 0 };
  EXPECT_EQ (std::string (at, v.compiled_field (at, at + 64, none, 0)),
             " (null)");
  const char cut[] = { QRINTF_OP_STRING_FIELD, 0, 2, 5 + 1 };
  EXPECT_EQ (std::string (at, v.compiled_field (at, at + 64, cut, 0)), "  ");
  const char whole[] = { QRINTF_OP_STRING_FIELD, 1, 2, 6 + 1 };
  EXPECT_EQ (std::string (at, v.compiled_field (at, at + 64, whole, 0)),
             "(null)");
}

/* With each room, and so by the runtime or by libc, the same text.  */
void
check_compiled_stream (const versions &v)
{
  const std::string compiled = whole_format (false);
  const std::string expected = "<the answer is -42%, ff    | ab;";
  for (size_t room = 0; room < 200; room++)
    {
      file_with_room f (room);
      int n = v.compiled_stream (
          f.file, compiled.c_str (), address ("the answer"),
          with_garbage (uint32_t (-42), 32), 255, address ("abc"));
      EXPECT_EQ (n, int (expected.size ()) - 1) << room;
      EXPECT_EQ (f.contents (), expected) << room;
    }
}

void
check_compiled_stdout (const versions &v)
{
  fflush (stdout);
  FILE *real = stdout;
  const std::string compiled = whole_format (true);
  for (size_t room : { 0, 1, 20, 60, 90, 200 })
    {
      file_with_room f (room);
      stdout = f.file;
      int n = v.compiled_stdout (compiled.c_str (), address (nullptr),
                                 with_garbage (INT32_MIN, 32), UINT64_MAX,
                                 address (""), with_garbage ('!', 8));
      stdout = real;
      const std::string expected
          = "<(null) is -2147483648%, ffffffffffffffff|   ;!";
      EXPECT_EQ (n, int (expected.size ()) - 1);
      EXPECT_EQ (f.contents (), expected);
    }
}
