/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calls of cases.def as {fmt} would do them at its fastest: formats
   compiled (FMT_COMPILE), header only, into the same buffer, with the NUL and
   the length that printf gives.  */

#define FMT_HEADER_ONLY 1
#include <fmt/compile.h>
#include <fmt/format.h>

#include "cases.h"

#include <string.h>

static inline int
terminate (char *buf, char *end)
{
  *end = '\0';
  return static_cast<int> (end - buf);
}

/* As snprintf: at most SIZE - 1 bytes and a NUL, nothing at all for 0; the
   result is what the whole text would have been.  */
template <typename Format, typename... Args>
static inline int
bounded (char *buf, size_t size, const Format &format, const Args &...args)
{
  size_t room = size != 0 ? size - 1 : 0;
  auto result = fmt::format_to_n (buf, room, format, args...);
  if (size != 0)
    *result.out = '\0';
  return static_cast<int> (result.size);
}

static inline int
put_to (FILE *stream, const char *text, const char *end)
{
  return static_cast<int> (fwrite (text, 1, end - text, stream));
}

#define FMT_STREAM(FORMAT, ...)                                                \
  put_to (bench_stream, buf,                                                   \
          fmt::format_to (buf, FMT_COMPILE (FORMAT), __VA_ARGS__))
#define FMT_TRANSLATED(FORMAT, ...)                                            \
  put_to (bench_stream, buf,                                                   \
          fmt::format_to (buf, fmt::runtime (bench_translate (FORMAT)),        \
                          __VA_ARGS__))
#define FMT(FORMAT, ...)                                                       \
  terminate (buf, fmt::format_to (buf, FMT_COMPILE (FORMAT), __VA_ARGS__))
#define FMT_N(SIZE, FORMAT, ...)                                               \
  bounded (buf, SIZE, FMT_COMPILE (FORMAT), __VA_ARGS__)
#define FMT_SIZE(FORMAT, ...)                                                  \
  static_cast<int> (fmt::formatted_size (FMT_COMPILE (FORMAT), __VA_ARGS__))

#define BENCH_CASE(NAME, TITLE, INPUT, CALL, COMPETITOR)                       \
  int fmt_##NAME ([[maybe_unused]] char *buf, const struct in_##INPUT *in)     \
  {                                                                            \
    return COMPETITOR;                                                         \
  }
#include "cases.def"
