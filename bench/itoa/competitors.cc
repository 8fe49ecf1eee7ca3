/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of competitors: ways written here, what users take from libraries,
   and qrintf.  Debian's packages, with the versions of Debian 12: libstdc++ 12
   and libfmt-dev 9.1.  The build defines BENCH_TIERS as 1 where the runtime has
   variants for several ISA tiers, and BENCH_PORTABLE where the one in portable
   C is linked.  */

#include "competitors.h"

#include "common/cpu-tiers.h"
#include "ways.h"

#include <qrintf/itoa.h>

#include <charconv>
#include <cstdio>

#include <fmt/compile.h>
#include <fmt/format.h>

/* What is inlined from a header becomes a function of its own, as every
   competitor costs one call.  */
#define APART __attribute__ ((noipa))

#define DECLARE(NAME, TYPE)                                                    \
  char *__qrintf_##NAME##__base (char *, TYPE);                                \
  char *__qrintf_##NAME##__v4 (char *, TYPE);                                  \
  char *__qrintf_##NAME##__portable (char *, TYPE);
extern "C"
{
  DECLARE (u32, uint32_t)
  DECLARE (u64, uint64_t)
  DECLARE (x32, uint32_t)
  DECLARE (x64, uint64_t)
}

namespace
{

template <typename T> using function = char *(*) (char *, T);

template <typename T, function<T> convert>
itoa_competitor<T>
competitor (const char *name)
{
  return { name, convert, [] (char *dst, const std::vector<T> &values) {
            for (T v : values)
              convert (dst, v);
          } };
}

inline char *
libc_decimal (char *dst, uint32_t v)
{
  return dst + snprintf (dst, itoa_room, "%u", v);
}

inline char *
libc_decimal (char *dst, uint64_t v)
{
  return dst + snprintf (dst, itoa_room, "%llu", 0ULL + v);
}

inline char *
libc_hex (char *dst, uint32_t v)
{
  return dst + snprintf (dst, itoa_room, "%x", v);
}

inline char *
libc_hex (char *dst, uint64_t v)
{
  return dst + snprintf (dst, itoa_room, "%llx", 0ULL + v);
}

template <typename T, int base>
APART char *
to_chars (char *dst, T v)
{
  return std::to_chars (dst, dst + itoa_room, v, base).ptr;
}

template <typename T>
APART char *
format_to (char *dst, T v)
{
  return fmt::format_to (dst, FMT_COMPILE ("{}"), v);
}

template <typename T>
APART char *
format_to_hex (char *dst, T v)
{
  return fmt::format_to (dst, FMT_COMPILE ("{:x}"), v);
}

/* What the runtime has of an emitter.  */
template <typename T> struct emitter
{
  function<T> chosen, base, v4, portable;
};

#if BENCH_TIERS
#define TIERS(NAME) __qrintf_##NAME##__base, __qrintf_##NAME##__v4
#else
#define TIERS(NAME) nullptr, nullptr
#endif
#if BENCH_PORTABLE
#define PORTABLE(NAME) __qrintf_##NAME##__portable
#else
#define PORTABLE(NAME) nullptr
#endif
#define ALL_TIERS(NAME, PUBLIC)                                                \
  {                                                                            \
    PUBLIC, TIERS (NAME), PORTABLE (NAME)                                      \
  }

constexpr emitter<uint32_t> u32 = ALL_TIERS (u32, qrintf_u32toa);
constexpr emitter<uint64_t> u64 = ALL_TIERS (u64, qrintf_u64toa);
constexpr emitter<uint32_t> x32 = ALL_TIERS (x32, qrintf_u32tohex);
constexpr emitter<uint64_t> x64 = ALL_TIERS (x64, qrintf_u64tohex);

/* Adds those of E that are there and that this CPU can run.  */
template <typename T, const emitter<T> &e>
void
add_qrintf (std::vector<itoa_competitor<T>> &to)
{
  if constexpr (e.portable != nullptr)
    to.push_back (competitor<T, e.portable> ("qrintf_portable"));
  if constexpr (e.base != nullptr)
    {
      const itoa_competitor<T> tiers[] = {
        competitor<T, e.base> ("qrintf_base"),
        competitor<T, e.v4> ("qrintf_v4"),
      };
      for (size_t i = 0; i <= static_cast<size_t> (cpu_tier_here ()); i++)
        to.push_back (tiers[i]);
    }
  to.push_back (competitor<T, e.chosen> ("qrintf"));
}

template <typename T, const emitter<T> &e>
std::vector<itoa_competitor<T>>
decimal ()
{
  std::vector<itoa_competitor<T>> all = {
    competitor<T, libc_decimal> ("snprintf"),
    competitor<T, digits_reversed<T>> ("digits_reversed"),
    competitor<T, pairs_counted<T>> ("pairs_counted"),
    competitor<T, pairs_of_fraction<T>> ("pairs_of_fraction"),
#ifdef __SSE2__
    competitor<T, vector_sse2<T>> ("vector_sse2"),
#endif
    competitor<T, to_chars<T, 10>> ("to_chars"),
    competitor<T, format_to<T>> ("format_to"),
  };
  add_qrintf<T, e> (all);
  return all;
}

template <typename T, const emitter<T> &e>
std::vector<itoa_competitor<T>>
hex ()
{
  std::vector<itoa_competitor<T>> all = {
    competitor<T, libc_hex> ("snprintf"),
    competitor<T, to_chars<T, 16>> ("to_chars"),
    competitor<T, format_to_hex<T>> ("format_to"),
  };
  add_qrintf<T, e> (all);
  return all;
}

} // namespace

template <>
std::vector<itoa_competitor<uint32_t>>
decimal_competitors ()
{
  return decimal<uint32_t, u32> ();
}

template <>
std::vector<itoa_competitor<uint64_t>>
decimal_competitors ()
{
  return decimal<uint64_t, u64> ();
}

template <>
std::vector<itoa_competitor<uint32_t>>
hex_competitors ()
{
  return hex<uint32_t, x32> ();
}

template <>
std::vector<itoa_competitor<uint64_t>>
hex_competitors ()
{
  return hex<uint64_t, x64> ();
}
