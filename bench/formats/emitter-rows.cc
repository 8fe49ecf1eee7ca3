/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows for the runtime's emitters called directly, a rival for each version
   that this CPU can run: auto is what lowered code reaches by default.  The
   build defines BENCH_TIERS as 1 where the runtime has versions, else as 0.  */

#include "common/input-source.h"
#include "common/rows.h"

#include <qrintf/emitters.h>

#include <cstdio>
#include <memory>
#include <stdexcept>

namespace
{

/* An emitter may overwrite up to 15 bytes past its text.  */
alignas (64) char buffer[64];

template <typename Value> using emit_function = char *(*) (char *, Value);

template <typename Value> struct version
{
  const char *name;
  emit_function<Value> emit;
  void (*call_all) (const std::vector<Value> &);
};

/* A loop of its own for each version: see contend of rows.cc.  */
template <typename Value, emit_function<Value> emit>
version<Value>
make_version (const char *name)
{
  return { name, emit, [] (const std::vector<Value> &values) {
            for (Value value : values)
              emit (buffer, value);
          } };
}

template <typename Value> struct emitter
{
  const char *name, *title, *format;
  std::vector<version<Value>> versions;
};

} // namespace

#if BENCH_TIERS

#define DECLARE(NAME, TYPE)                                                    \
  char *__qrintf_##NAME##__base (char *, TYPE);                                \
  char *__qrintf_##NAME##__avx2 (char *, TYPE);                                \
  char *__qrintf_##NAME##__v4 (char *, TYPE);                                  \
  char *__qrintf_##NAME##__avx512 (char *, TYPE);
extern "C"
{
  DECLARE (u32, uint32_t)
  DECLARE (u64, uint64_t)
  DECLARE (x32, uint32_t)
  DECLARE (str, const char *)
}

static bool
cpu_has_avx2 ()
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
         && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("lzcnt")
         && __builtin_cpu_supports ("popcnt");
}

bool
cpu_has_v4 ()
{
  return cpu_has_avx2 () && __builtin_cpu_supports ("avx512f")
         && __builtin_cpu_supports ("avx512vl")
         && __builtin_cpu_supports ("avx512bw")
         && __builtin_cpu_supports ("avx512dq");
}

bool
cpu_has_avx512 ()
{
  return cpu_has_v4 () && __builtin_cpu_supports ("avx512ifma")
         && __builtin_cpu_supports ("avx512vbmi");
}

/* Those of LIST, which is auto, base, avx2, v4, avx512, that this CPU can
   run.  */
template <typename Value>
static std::vector<version<Value>>
runnable (std::vector<version<Value>> list)
{
  list.resize (2 + cpu_has_avx2 () + cpu_has_v4 () + cpu_has_avx512 ());
  return list;
}

#define VERSIONS(NAME, TYPE)                                                   \
  runnable<TYPE> (                                                             \
      { make_version<TYPE, __qrintf_##NAME> ("auto"),                          \
        make_version<TYPE, __qrintf_##NAME##__base> ("base"),                  \
        make_version<TYPE, __qrintf_##NAME##__avx2> ("avx2"),                  \
        make_version<TYPE, __qrintf_##NAME##__v4> ("v4"),                      \
        make_version<TYPE, __qrintf_##NAME##__avx512> ("avx512") })

#else

bool
cpu_has_v4 ()
{
  return false;
}

bool
cpu_has_avx512 ()
{
  return false;
}

#define VERSIONS(NAME, TYPE)                                                   \
  {                                                                            \
    make_version<TYPE, __qrintf_##NAME> ("auto")                               \
  }

#endif

namespace
{

/* What a call costs that does nothing.  */
__attribute__ ((noipa)) char *
emit_nothing (char *cursor, uint32_t)
{
  return cursor;
}

template <typename Value>
void
compare (const emitter<Value> &e, Value value)
{
  char expected[64];
  snprintf (expected, sizeof expected, e.format, value);
  for (const auto &v : e.versions)
    {
      std::string got (buffer, v.emit (buffer, value));
      if (got != expected)
        throw std::runtime_error (std::string (e.name) + ": " + v.name
                                  + " gives \"" + got + "\", libc \"" + expected
                                  + '"');
    }
}

/* The row of E over what MAKE gives; SOURCE owns what that points to.  */
template <typename Value, typename Make>
row
make_row (const emitter<Value> &e, std::shared_ptr<input_source> source,
          Make make)
{
  auto values = std::make_shared<std::vector<Value>> (inputs_per_row);
  for (Value &value : *values)
    {
      value = static_cast<Value> (make ());
      compare (e, value);
    }
  row result{ e.name, e.title, {} };
  for (const auto &v : e.versions)
    result.rivals.push_back ({ v.name, [source, values, call_all = v.call_all] {
                                call_all (*values);
                              } });
  return result;
}

} // namespace

std::vector<row>
emitter_rows ()
{
  auto source = std::make_shared<input_source> ();
  auto u32 = [&] { return source->digits (10, UINT32_MAX); };
  auto u64 = [&] { return source->digits (20, UINT64_MAX); };
  auto x32 = [&] {
    return source->between (0, UINT32_MAX) >> source->between (0, 7) * 4;
  };
  auto str = [&] { return source->string (15); };
  return { make_row<uint32_t> (
               { "emit_nothing",
                 "nothing: an empty call",
                 "",
                 { make_version<uint32_t, emit_nothing> ("auto") } },
               source, u32),
           make_row<uint32_t> ({ "emit_u32", "u32, 1 to 10 digits", "%u",
                                 VERSIONS (u32, uint32_t) },
                               source, u32),
           make_row<uint64_t> ({ "emit_u64", "u64, 1 to 20 digits", "%lu",
                                 VERSIONS (u64, uint64_t) },
                               source, u64),
           make_row<uint32_t> ({ "emit_x32", "x32, 1 to 8 digits", "%x",
                                 VERSIONS (x32, uint32_t) },
                               source, x32),
           make_row<const char *> ({ "emit_str", "str, 0 to 15 bytes", "%s",
                                     VERSIONS (str, const char *) },
                                   source, str) };
}
