/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows for the runtime's emitters called directly, with a competitor for each
   ISA tier that this CPU can run: auto is what lowered code reaches by default.
 */

#include "rows.h"

#include "common/cpu-tiers.h"
#include "common/input-source.h"

#include <qrintf/emitters.h>

#include <cstdio>
#include <memory>

namespace
{

/* An emitter may overwrite up to 15 bytes past its text.  */
alignas (64) char buffer[64];

template <typename Value> using emit_function = char *(*) (char *, Value);

template <typename Value> struct variant
{
  const char *name;
  emit_function<Value> emit;
  void (*call_all) (const std::vector<Value> &);
};

/* A loop of its own for each variant: see competing of rows.cc.  */
template <typename Value, emit_function<Value> emit>
variant<Value>
make_variant (const char *name)
{
  return { name, emit, [] (const std::vector<Value> &values) {
            for (Value value : values)
              emit (buffer, value);
          } };
}

template <typename Value> using variants = std::vector<variant<Value>>;

} // namespace

#if BENCH_TIERS

#define DECLARE(NAME, TYPE)                                                    \
  char *__qrintf_##NAME##__base (char *, TYPE);                                \
  char *__qrintf_##NAME##__v4 (char *, TYPE);
extern "C"
{
  DECLARE (u32, uint32_t)
  DECLARE (u64, uint64_t)
  DECLARE (x32, uint32_t)
  DECLARE (str, const char *)
}

/* Those of LIST, which is auto, base, v4, that this CPU can run.  */
template <typename Value>
static variants<Value>
runnable (variants<Value> list)
{
  list.resize (2 + static_cast<size_t> (cpu_tier_here ()));
  return list;
}

#define VARIANTS(NAME, TYPE)                                                   \
  runnable<TYPE> (                                                             \
      { make_variant<TYPE, __qrintf_##NAME> ("auto"),                          \
        make_variant<TYPE, __qrintf_##NAME##__base> ("base"),                  \
        make_variant<TYPE, __qrintf_##NAME##__v4> ("v4") })

#else

#define VARIANTS(NAME, TYPE)                                                   \
  {                                                                            \
    make_variant<TYPE, __qrintf_##NAME> ("auto")                               \
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

/* The row NAME over what MAKE gives; SOURCE owns what that points to.  All must
   write what FORMAT does.  */
template <typename Value, typename Make>
void
add_row (const char *name, const char *format, const variants<Value> &all,
         std::shared_ptr<input_source> source, Make make)
{
  auto values = std::make_shared<std::vector<Value>> (inputs_per_row);
  for (Value &value : *values)
    {
      value = static_cast<Value> (make ());
      char expected[64];
      snprintf (expected, sizeof expected, format, value);
      for (const variant<Value> &v : all)
        require_same (name, v.name,
                      std::string (buffer, v.emit (buffer, value)), expected);
    }
  for (const variant<Value> &v : all)
    add_competitor (
        name, v.name, inputs_per_row, passes,
        [source, values, call_all = v.call_all] { call_all (*values); });
}

} // namespace

void
add_emitter_rows ()
{
  auto source = std::make_shared<input_source> ();
  auto u32 = [&] { return source->digits (10, UINT32_MAX); };
  auto u64 = [&] { return source->digits (20, UINT64_MAX); };
  auto x32 = [&] {
    return source->between (0, UINT32_MAX) >> source->between (0, 7) * 4;
  };
  auto str = [&] { return source->string (15); };
  add_row<uint32_t> ("emit_nothing", "",
                     { make_variant<uint32_t, emit_nothing> ("auto") }, source,
                     u32);
  add_row<uint32_t> ("emit_u32", "%u", VARIANTS (u32, uint32_t), source, u32);
  add_row<uint64_t> ("emit_u64", "%lu", VARIANTS (u64, uint64_t), source, u64);
  add_row<uint32_t> ("emit_x32", "%x", VARIANTS (x32, uint32_t), source, x32);
  add_row<const char *> ("emit_str", "%s", VARIANTS (str, const char *), source,
                         str);
}
