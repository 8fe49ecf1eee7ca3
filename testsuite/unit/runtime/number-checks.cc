/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Integer and pointer emitters compared with snprintf, and those of 128 bits,
   of binary numbers and of arrays with a division loop.  */

#include <algorithm>
#include <cinttypes>
#include <cstdio>

#include "guarded.h"
#include "values.h"
#include "versions.h"

namespace
{

#if defined __GLIBC__ && __GLIBC_PREREQ(2, 35)
constexpr bool has_binary = true;
#else
constexpr bool has_binary = false;
#endif

const std::size_t many = long_mode () ? 10000000 : 100000;
constexpr std::size_t some = 500, some_wide = 20000;
const unsigned widths[]
    = { 0,  1,  2,  3,  4,  5,  7,  8,  9,  10, 11, 12, 15, 16, 17,  18,
        19, 20, 21, 22, 24, 31, 32, 33, 34, 47, 48, 49, 64, 65, 100, 1000 };

destination &
shared_destination ()
{
  static destination where;
  return where;
}

/* Compares EMIT's text with snprintf's text of ARGUMENTS.  */
template <typename Emit, typename... Arguments>
void
expect_like (std::size_t overrun, Emit emit, const char *format,
             Arguments... arguments)
{
  char text[2048];
  int length = std::snprintf (text, sizeof text, format, arguments...);
  ASSERT_TRUE (length >= 0 && length < static_cast<int> (sizeof text));
  shared_destination ().expect (text, static_cast<std::size_t> (length),
                                overrun, emit);
}

/* The values of a type, COUNT of them at random.  */
template <typename Value>
std::vector<Value>
values_of (std::size_t count)
{
  std::vector<Value> all;
  for (qrintf_uint128 bits : boundary_values (8 * sizeof (Value), count))
    all.push_back (static_cast<Value> (bits));
  return all;
}

template <typename Value, typename Emitter>
void
check_values (Emitter emitter, std::size_t overrun, const char *format)
{
  for (Value v : values_of<Value> (many))
    expect_like (
        overrun, [=] (char *p) { return emitter (p, v); }, format, v);
}

/* The same where no format of the C library has the text.  */
template <typename Value, typename Emitter, typename Text>
void
check_texts (Emitter emitter, std::size_t overrun, Text text)
{
  for (Value v : values_of<Value> (some_wide))
    {
      const std::string expected = text (v);
      shared_destination ().expect (expected.data (), expected.size (), overrun,
                                    [=] (char *p) { return emitter (p, v); });
    }
}

std::string
decimal (qrintf_uint128 v)
{
  return reference (v);
}

std::string
signed_decimal (qrintf_int128 v)
{
  return signed_reference (v);
}

std::string
binary (qrintf_uint128 v)
{
  return reference (v, 2);
}

template <typename Emitter>
void
check_pointers (Emitter emitter, std::size_t overrun)
{
  for (std::uint64_t bits : values_of<std::uint64_t> (many))
    {
      const void *v = reinterpret_cast<const void *> (bits);
      expect_like (
          overrun, [=] (char *p) { return emitter (p, v); }, "%p", v);
    }
}

/* Destinations of every size around the text's length, and of size 0.  */
template <typename Value, typename Emitter>
void
check_cut (Emitter emitter, const char *format)
{
  for (Value v : values_of<Value> (some))
    for (std::size_t size = 0; size < 16; ++size)
      {
        char text[16];
        const int length = std::snprintf (text, size, format, v);
        const std::size_t whole = static_cast<std::size_t> (length);
        const std::size_t kept = whole < size ? whole + 1 : size;
        shared_destination ().expect (text, kept, 0, [&] (char *p) {
          EXPECT_EQ (emitter (size ? p : nullptr, size, v), whole);
          return p + kept;
        });
      }
}

/* The plus argument of the signed field emitters, and its flag.  */
const struct
{
  unsigned byte;
  const char *flag;
} pluses[] = { { 0, "" }, { '+', "+" }, { ' ', " " } };

template <typename Emitter>
void
check_signed_field (Emitter emitter, const char *flag)
{
  const std::vector<std::int64_t> values = values_of<std::int64_t> (some);
  for (const auto &plus : pluses)
    {
      const std::string format
          = std::string ("%") + flag + plus.flag + "*" PRId64;
      for (unsigned width : widths)
        for (std::int64_t v : values)
          /* After '0' or '-', a width of 0 means none.  */
          expect_like (
              0, [=] (char *p) { return emitter (p, v, width, plus.byte); },
              format.c_str (), static_cast<int> (width), v);
    }
}

template <typename Value, typename Emitter>
void
check_unsigned_field (Emitter emitter, const char *format)
{
  const std::vector<Value> values = values_of<Value> (3 * some);
  for (unsigned width : widths)
    for (Value v : values)
      expect_like (
          0, [=] (char *p) { return emitter (p, v, width); }, format,
          static_cast<int> (width), v);
}

/* A general conversion: the flags of enum qrintf_flags with their letters.  */
struct general
{
  unsigned flags;
  std::string letters;
};

std::vector<general>
general_flags ()
{
  static const general single[] = { { QRINTF_LEFT, "-" },
                                    { QRINTF_ZERO, "0" },
                                    { QRINTF_ALT, "#" },
                                    { QRINTF_PLUS, "+" },
                                    { QRINTF_SPACE, " " } };
  std::vector<general> all;
  for (unsigned set = 0; set < 32; ++set)
    {
      general g = { 0, "" };
      for (unsigned i = 0; i < 5; ++i)
        if (set >> i & 1)
          {
            g.flags |= single[i].flags;
            g.letters += single[i].letters;
          }
      all.push_back (g);
    }
  return all;
}

/* Calls TRY (flags, format, width, precision) for each combination, without '0'
   if the planner would drop it.  */
template <typename Try>
void
for_each_general (const char *conversion, unsigned base, Try attempt)
{
  for (const general &g : general_flags ())
    for (int width : { 0, 1, 4, 9, 17, 23, 40, 200 })
      for (int precision : { -1, 0, 1, 5, 12, 22, 100 })
        {
          unsigned flags = g.flags | base;
          if (flags & QRINTF_LEFT || precision >= 0)
            flags &= ~static_cast<unsigned> (QRINTF_ZERO);
          const std::string format = "%" + g.letters + "*.*" + conversion;
          attempt (flags, format.c_str (), width, precision);
        }
}

const std::uint64_t general_values[]
    = { 0,  1,  7,    8,      9,          10,        15,         16,
        64, 99, 1234, 0xabcd, 0xffffffff, 1UL << 63, UINT64_MAX, INT64_MAX };

template <typename Visit>
void
for_each_integer (Visit visit)
{
  for (std::uint64_t v : general_values)
    {
      const auto attempt
          = [&] (unsigned flags, const char *format, int width, int precision) {
              visit (v, v, flags, format, width, precision);
            };
      const unsigned unsigned_only = ~unsigned (QRINTF_PLUS | QRINTF_SPACE);
      const auto unsigned_attempt
          = [&] (unsigned flags, const char *format, int width, int precision) {
              visit (v, v, flags & unsigned_only, format, width, precision);
            };
      const auto negative_attempt
          = [&] (unsigned flags, const char *format, int width, int precision) {
              visit (v, -v, flags | QRINTF_NEGATIVE, format, width, precision);
            };
      if (v <= INT64_MAX)
        for_each_general (PRId64, 0, attempt);
      if (v > 0 && v <= std::uint64_t (INT64_MAX) + 1)
        for_each_general (PRId64, 0, negative_attempt);
      for_each_general (PRIu64, 0, unsigned_attempt);
      for_each_general (PRIo64, QRINTF_OCTAL, unsigned_attempt);
      for_each_general (PRIx64, QRINTF_HEX, unsigned_attempt);
      for_each_general (PRIX64, QRINTF_HEX | QRINTF_UPPER, unsigned_attempt);
      if (has_binary)
        {
          for_each_general ("jb", QRINTF_BINARY, unsigned_attempt);
          for_each_general ("jB", QRINTF_BINARY | QRINTF_UPPER,
                            unsigned_attempt);
        }
    }
}

template <typename Visit>
void
for_each_pointer (Visit visit)
{
  for (std::uint64_t v : general_values)
    for_each_general (
        "p", 0,
        [&] (unsigned flags, const char *format, int width, int precision) {
          visit (reinterpret_cast<const void *> (v), flags, format, width,
                 precision);
        });
}

/* Numbers in the buffer of a stream: one that shows the bytes behind the text,
   because the buffer is the program's or the stream is also read, and one that
   hides them.  The stream is passed, or is stdout.  */
template <typename Value>
void
check_in_stream (char *(*emitter) (char *, Value, void *), std::size_t overrun,
                 const char *format)
{
  char own[64];
  FILE *hiding = fopen ("/dev/null", "w");
  FILE *with_own_buffer = fopen ("/dev/null", "w");
  FILE *also_read = fopen ("/dev/null", "w+");
  setvbuf (with_own_buffer, own, _IOFBF, sizeof own);
  for (FILE *f : { hiding, with_own_buffer, also_read })
    {
      fputs ("<", f);
      for (FILE *passed : { f, static_cast<FILE *> (QRINTF_STDOUT) })
        check_values<Value> (
            [=] (char *p, Value v) {
              FILE *const saved = stdout;
              stdout = f;
              char *const end = emitter (p, v, passed);
              stdout = saved;
              return end;
            },
            f == hiding ? overrun : 0, format);
      fclose (f);
    }
}

template <typename Value>
std::string
joined (const std::vector<Value> &values)
{
  std::string text;
  for (Value v : values)
    text += (text.empty () ? "" : ";") + signed_reference (v);
  return text;
}

/* Every SIZE from 0 to more than enough; the memory ends at SIZE.  */
template <typename Value, typename Emitter>
void
check_sizes (Emitter join, const std::vector<Value> &values)
{
  const std::string expected = joined (values);
  static guarded memory (1 << 16);
  ASSERT_LT (expected.size () + 80, std::size_t{ 1 } << 16);
  for (std::size_t size = 0; size < expected.size () + 80; ++size)
    {
      char *dst = memory.end () - size;
      std::memset (memory.begin (), '#', 1 << 16);
      ASSERT_EQ (join (dst, size, values.data (), values.size (), ';'),
                 expected.size ());
      if (size >= expected.size ())
        {
          ASSERT_EQ (std::string (dst, expected.size ()), expected) << size;
        }
      ASSERT_EQ (dst[-1], '#');

      /* The same with bytes behind the destination that must not change.  */
      dst = memory.begin () + 1;
      std::memset (memory.begin (), '#', 1 << 16);
      ASSERT_EQ (join (dst, size, values.data (), values.size (), ';'),
                 expected.size ());
      ASSERT_EQ (dst[-1], '#');
      ASSERT_EQ (std::string (dst + size, 64), std::string (64, '#')) << size;
    }
}

template <typename Value, typename Emitter>
void
check_join (Emitter join)
{
  EXPECT_EQ (join (nullptr, 0, nullptr, 0, ','), 0u);
  const std::vector<Value> all = values_of<Value> (some_wide);
  const std::string expected = joined (all);
  std::vector<char> memory (expected.size ());
  EXPECT_EQ (
      join (memory.data (), memory.size (), all.data (), all.size (), ';'),
      expected.size ());
  EXPECT_TRUE (std::equal (expected.begin (), expected.end (), memory.data ()));
  for (std::size_t n : { 0, 1, 2, 3, 5, 9 })
    for (std::size_t start = 0; start < 60; start += 7)
      {
        const auto first = all.end () - static_cast<std::ptrdiff_t> (start + n);
        check_sizes (join, std::vector<Value> (
                               first, first + static_cast<std::ptrdiff_t> (n)));
      }
}

template <typename Value, typename Counter>
void
check_count (Counter count)
{
  for (Value v : values_of<Value> (some_wide))
    ASSERT_EQ (count (v), reference (v).size ());
}

} // namespace

CHECK (u32, check_values<std::uint32_t> (v.u32, overrun_u32, "%" PRIu32))
CHECK (i32, check_values<std::int32_t> (v.i32, overrun_i32, "%" PRId32))
CHECK (u64, check_values<std::uint64_t> (v.u64, overrun_u64, "%" PRIu64))
CHECK (i64, check_values<std::int64_t> (v.i64, overrun_i64, "%" PRId64))
CHECK (x32, check_values<std::uint32_t> (v.x32, overrun_x32, "%" PRIx32))
CHECK (x64, check_values<std::uint64_t> (v.x64, overrun_x64, "%" PRIx64))
CHECK (u32_exact, check_values<std::uint32_t> (v.u32_exact, 0, "%" PRIu32))
CHECK (i32_exact, check_values<std::int32_t> (v.i32_exact, 0, "%" PRId32))
CHECK (u64_exact, check_values<std::uint64_t> (v.u64_exact, 0, "%" PRIu64))
CHECK (i64_exact, check_values<std::int64_t> (v.i64_exact, 0, "%" PRId64))
CHECK (x32_exact, check_values<std::uint32_t> (v.x32_exact, 0, "%" PRIx32))
CHECK (x64_exact, check_values<std::uint64_t> (v.x64_exact, 0, "%" PRIx64))

#define CHECK_IN_STREAM(NAME, FORMAT)                                          \
  CHECK (NAME, check_in_stream (v.NAME, overrun_##NAME, FORMAT))
CHECK_IN_STREAM (u32_in_stream, "%" PRIu32)
CHECK_IN_STREAM (i32_in_stream, "%" PRId32)
CHECK_IN_STREAM (u64_in_stream, "%" PRIu64)
CHECK_IN_STREAM (i64_in_stream, "%" PRId64)
CHECK_IN_STREAM (x32_in_stream, "%" PRIx32)
CHECK_IN_STREAM (x64_in_stream, "%" PRIx64)

CHECK (x32_upper,
       check_values<std::uint32_t> (v.x32_upper, overrun_x32_upper, "%" PRIX32))
CHECK (x64_upper,
       check_values<std::uint64_t> (v.x64_upper, overrun_x64_upper, "%" PRIX64))
CHECK (x32_upper_exact,
       check_values<std::uint32_t> (v.x32_upper_exact, 0, "%" PRIX32))
CHECK (x64_upper_exact,
       check_values<std::uint64_t> (v.x64_upper_exact, 0, "%" PRIX64))
CHECK (o64, check_values<std::uint64_t> (v.o64, overrun_o64, "%" PRIo64))
CHECK (o64_exact, check_values<std::uint64_t> (v.o64_exact, 0, "%" PRIo64))
CHECK (o64_alt, check_values<std::uint64_t> (v.o64_alt, 0, "%#" PRIo64))
CHECK (b64, check_texts<std::uint64_t> (v.b64, overrun_b64, binary))
CHECK (b64_exact, check_texts<std::uint64_t> (v.b64_exact, 0, binary))
CHECK (u128, check_texts<qrintf_uint128> (v.u128, overrun_u128, decimal))
CHECK (u128_exact, check_texts<qrintf_uint128> (v.u128_exact, 0, decimal))
CHECK (i128, check_texts<qrintf_int128> (v.i128, overrun_i128, signed_decimal))
CHECK (i128_exact, check_texts<qrintf_int128> (v.i128_exact, 0, signed_decimal))
CHECK (x32_8, check_values<std::uint32_t> (v.x32_8, 0, "%08" PRIx32))
CHECK (x64_16, check_values<std::uint64_t> (v.x64_16, 0, "%016" PRIx64))

CHECK (u32_cut, check_cut<std::uint32_t> (v.u32_cut, "%" PRIu32))
CHECK (i32_cut, check_cut<std::int32_t> (v.i32_cut, "%" PRId32))

CHECK (i64_right, check_signed_field (v.i64_right, ""))
CHECK (i64_left, check_signed_field (v.i64_left, "-"))
CHECK (i64_zero, check_signed_field (v.i64_zero, "0"))
CHECK (u64_right,
       check_unsigned_field<std::uint64_t> (v.u64_right, "%*" PRIu64))
CHECK (u64_left, check_unsigned_field<std::uint64_t> (v.u64_left, "%-*" PRIu64))
CHECK (u64_zero, check_unsigned_field<std::uint64_t> (v.u64_zero, "%0*" PRIu64))
CHECK (u32_zero, check_unsigned_field<std::uint32_t> (v.u32_zero, "%0*" PRIu32))
CHECK (x32_zero, check_unsigned_field<std::uint32_t> (v.x32_zero, "%0*" PRIx32))
CHECK (x64_zero, check_unsigned_field<std::uint64_t> (v.x64_zero, "%0*" PRIx64))
CHECK (x64_upper_zero,
       check_unsigned_field<std::uint64_t> (v.x64_upper_zero, "%0*" PRIX64))
CHECK (x64_right,
       check_unsigned_field<std::uint64_t> (v.x64_right, "%*" PRIx64))
CHECK (x64_alt, check_unsigned_field<std::uint64_t> (v.x64_alt, "%#*" PRIx64))
CHECK (o64_right,
       check_unsigned_field<std::uint64_t> (v.o64_right, "%*" PRIo64))
CHECK (o64_zero, check_unsigned_field<std::uint64_t> (v.o64_zero, "%0*" PRIo64))

CHECK (ptr, check_pointers (v.ptr, overrun_ptr))
CHECK (ptr_exact, check_pointers (v.ptr_exact, 0))

void
check_integer (const versions &v)
{
  for_each_integer ([&] (std::uint64_t magnitude, std::uint64_t value,
                         unsigned flags, const char *format, int width,
                         int precision) {
    expect_like (
        0,
        [=] (char *p) {
          return v.integer (p, magnitude, flags, unsigned (width), precision);
        },
        format, width, precision, value);
  });
}

void
check_integer_length (const versions &v)
{
  for_each_integer ([&] (std::uint64_t magnitude, std::uint64_t value,
                         unsigned flags, const char *format, int width,
                         int precision) {
    EXPECT_EQ (
        v.integer_length (magnitude, flags, unsigned (width), precision),
        unsigned (std::snprintf (nullptr, 0, format, width, precision, value)))
        << format << ' ' << width << ' ' << precision << ' ' << value;
  });
}

void
check_pointer (const versions &v)
{
  for_each_pointer ([&] (const void *p, unsigned flags, const char *format,
                         int width, int precision) {
    expect_like (
        0,
        [=] (char *q) {
          return v.pointer (q, p, flags, unsigned (width), precision);
        },
        format, width, precision, p);
  });
}

void
check_pointer_length (const versions &v)
{
  for_each_pointer ([&] (const void *p, unsigned flags, const char *format,
                         int width, int precision) {
    EXPECT_EQ (
        v.pointer_length (p, flags, unsigned (width), precision),
        unsigned (std::snprintf (nullptr, 0, format, width, precision, p)))
        << format << ' ' << width << ' ' << precision << ' ' << p;
  });
}

CHECK (u32_digits, check_count<std::uint32_t> (v.u32_digits))
CHECK (u64_digits, check_count<std::uint64_t> (v.u64_digits))
CHECK (u128_digits, check_count<qrintf_uint128> (v.u128_digits))
CHECK (u32_join, check_join<std::uint32_t> (v.u32_join))
CHECK (i32_join, check_join<std::int32_t> (v.i32_join))
CHECK (u64_join, check_join<std::uint64_t> (v.u64_join))
CHECK (i64_join, check_join<std::int64_t> (v.i64_join))
