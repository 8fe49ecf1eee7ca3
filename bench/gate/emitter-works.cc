/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Works for the emitters of emitters.def, called directly.  An emitter has one
   if APPLY below knows its signature; sinks and what libc formats have none, as
   the calls of cases.def hold them.

   The functions of qrintf/itoa.h are these emitters under public names.  */

#include "works.h"

#include <qrintf/emitters.h>

#include <cstring>
#include <type_traits>

namespace
{

struct operands
{
  uint32_t u32;
  int32_t i32;
  uint64_t u64;
  int64_t i64;
#ifdef __SIZEOF_INT128__
  __qrintf_uint128 u128;
  __qrintf_int128 i128;
#endif
  uint32_t some_u32[16];
  uint64_t some_u64[16];
  double real;
  const void *pointer;
  const char *string;
  size_t length; /* of STRING */
};

constexpr unsigned width = 24;
constexpr unsigned precision = 6;

/* APPLY (EMIT, BUFFER, IN) calls EMIT with those operands that its signature
   asks for; the result is the length of its text.  SIGNATURE is EMIT's, as
   ARGUMENTS are what it is given between the parentheses.  */
#define APPLY(SIGNATURE, ...)                                                  \
  inline int apply (char *(*emit) SIGNATURE, char *buffer, const operands &in) \
  {                                                                            \
    return static_cast<int> (emit (buffer, __VA_ARGS__) - buffer);             \
  }
APPLY ((char *, uint32_t), in.u32)
APPLY ((char *, int32_t), in.i32)
APPLY ((char *, uint64_t), in.u64)
APPLY ((char *, int64_t), in.i64)
#ifdef __SIZEOF_INT128__
APPLY ((char *, __qrintf_uint128), in.u128)
APPLY ((char *, __qrintf_int128), in.i128)
#endif
APPLY ((char *, const void *), in.pointer)
APPLY ((char *, const char *), in.string)
APPLY ((char *, const char *, size_t), in.string, in.length)
APPLY ((char *, const char *, size_t, unsigned), in.string, in.length, width)
APPLY ((char *, char *, const char *), buffer + gate_buffer, in.string)
APPLY ((char *, char *, const char *, size_t), buffer + gate_buffer, in.string,
       in.length)
APPLY ((char *, char *, const char *, size_t, unsigned), buffer + gate_buffer,
       in.string, in.length, width)
APPLY ((char *, uint32_t, unsigned), in.u32, width)
APPLY ((char *, uint64_t, unsigned), in.u64, width)
APPLY ((char *, int64_t, unsigned, unsigned), in.i64, width, '+')
APPLY ((char *, uint64_t, unsigned, unsigned, int), in.u64,
       QRINTF_HEX | QRINTF_ALT, width, 8)
APPLY ((char *, const void *, unsigned, unsigned, int), in.pointer, QRINTF_LEFT,
       width, 8)
APPLY ((char *, char *, double, unsigned), buffer + gate_buffer, in.real,
       precision)
APPLY ((char *, char *, double, unsigned, unsigned, unsigned),
       buffer + gate_buffer, in.real, QRINTF_PLUS, width, precision)
#undef APPLY

/* The same for emitters that only count the bytes of a text.  */
#define APPLY(SIGNATURE, ...)                                                  \
  inline int apply (SIGNATURE, char *, const operands &in)                     \
  {                                                                            \
    return static_cast<int> (emit (__VA_ARGS__));                              \
  }
APPLY (unsigned (*emit) (uint32_t), in.u32)
APPLY (unsigned (*emit) (uint64_t), in.u64)
#ifdef __SIZEOF_INT128__
APPLY (unsigned (*emit) (__qrintf_uint128), in.u128)
#endif
APPLY (unsigned (*emit) (uint64_t, unsigned, unsigned, int), in.u64,
       QRINTF_HEX | QRINTF_ALT, 4, 8)
APPLY (unsigned (*emit) (const void *, unsigned, unsigned, int), in.pointer,
       QRINTF_LEFT, 4, 8)
APPLY (size_t (*emit) (const char *), in.string)
APPLY (size_t (*emit) (const char *, size_t), in.string, in.length)
#undef APPLY

/* The same for emitters that are given the destination's size.  */
#define APPLY(SIGNATURE, ...)                                                  \
  inline int apply (size_t (*emit) SIGNATURE, char *buffer,                    \
                    const operands &in)                                        \
  {                                                                            \
    return static_cast<int> (emit (buffer, gate_buffer, __VA_ARGS__));         \
  }
APPLY ((char *, size_t, const uint32_t *, size_t, char), in.some_u32, 16, ',')
APPLY ((char *, size_t, const uint64_t *, size_t, char), in.some_u64, 16, ',')
APPLY ((char *, size_t, const int32_t *, size_t, char),
       reinterpret_cast<const int32_t *> (in.some_u32), 16, ',')
APPLY ((char *, size_t, const int64_t *, size_t, char),
       reinterpret_cast<const int64_t *> (in.some_u64), 16, ',')
#undef APPLY

template <typename F, typename = void> struct is_known : std::false_type
{
};
template <typename F>
struct is_known<
    F, std::void_t<decltype (apply (std::declval<F> (), nullptr, operands ()))>>
    : std::true_type
{
};

template <auto emit>
constexpr bool known = is_known<decltype (emit)>::value;

/* The call of EMIT costs two to seven instructions besides its own.  */
template <auto emit>
[[gnu::always_inline]] inline int
call (char *buffer, const operands *in)
{
  if constexpr (known<emit>)
    return apply (emit, buffer, *in);
  return 0;
}

std::shared_ptr<gate_inputs<operands>>
make_inputs ()
{
  auto inputs = std::make_shared<gate_inputs<operands>> ();
  input_source &source = inputs->source;
  for (operands &in : inputs->values)
    {
      in.u32 = static_cast<uint32_t> (source.digits (10, UINT32_MAX));
      in.i32 = static_cast<int32_t> (source.digits (10, INT32_MAX));
      in.u64 = source.digits (20, UINT64_MAX);
      in.i64 = static_cast<int64_t> (source.digits (19, INT64_MAX));
      if (source.between (0, 1))
        in.i32 = -in.i32, in.i64 = -in.i64;
#ifdef __SIZEOF_INT128__
      in.u128 = in.u64;
      if (source.between (0, 1))
        in.u128 = in.u128 << 64 | source.between (0, UINT64_MAX);
      in.i128 = static_cast<__qrintf_int128> (in.u128 >> 1);
      if (source.between (0, 1))
        in.i128 = -in.i128;
#endif
      for (uint32_t &v : in.some_u32)
        v = static_cast<uint32_t> (source.digits (10, UINT32_MAX));
      for (uint64_t &v : in.some_u64)
        v = source.digits (20, UINT64_MAX);
      in_real real;
      source.fill (real);
      in.real = real.v;
      in_pointer pointer;
      source.fill (pointer);
      in.pointer = pointer.p;
      in.string = source.string (15);
      in.length = strlen (in.string);
    }
  return inputs;
}

} // namespace

#define STREAM(NAME) PLAIN (NAME)
#define TIERED(NAME) PLAIN (NAME)

/* A function for each emitter, so that it has a name.  */
#define PLAIN(NAME)                                                            \
  static int qrintf_emit_##NAME (char *buffer, const operands *in)             \
  {                                                                            \
    return call<&__qrintf_##NAME> (buffer, in);                                \
  }
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...) KIND (NAME)
#include <qrintf/emitters.def>
#undef PLAIN

void
add_emitter_works (std::vector<work> &to)
{
  std::shared_ptr<const void> inputs
      = gate_inputs<operands>::share (make_inputs ());
#define PLAIN(NAME)                                                            \
  if (known<&__qrintf_##NAME>)                                                 \
    to.push_back ({ "emit_" #NAME, erase (qrintf_emit_##NAME), inputs,         \
                    sizeof (operands), gate_calls });
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...) KIND (NAME)
#include <qrintf/emitters.def>
}
