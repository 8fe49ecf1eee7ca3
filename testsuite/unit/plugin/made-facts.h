/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts of a call made by the test, its plan, and the plan as text, for the
   planner's tests.  */

#ifndef QRINTF_MADE_FACTS_H
#define QRINTF_MADE_FACTS_H

#include "plan/pieces/pieces.h"
#include "plan/plan.h"

#include "qrintf/emitters.h"

namespace qrintf
{

/* An argument of a signed integer type of BITS with any value.  */
inline argument_facts
integer (unsigned bits)
{
  argument_facts a;
  a.kind = argument_facts::integer;
  a.bits = bits;
  a.range = { -(wide (1) << (bits - 1)), (wide (1) << (bits - 1)) - 1 };
  return a;
}

/* An int of a value from LOW to HIGH.  */
inline argument_facts
between (wide low, wide high)
{
  argument_facts a = integer (32);
  a.range = { low, high };
  return a;
}

inline argument_facts
string ()
{
  argument_facts a;
  a.kind = argument_facts::pointer;
  return a;
}

inline argument_facts
real (unsigned bits = 64)
{
  argument_facts a;
  a.kind = argument_facts::real;
  a.bits = bits;
  return a;
}

inline call_facts
facts (std::vector<argument_facts> arguments)
{
  call_facts f;
  f.arguments = std::move (arguments);
  return f;
}

inline call_facts
bounded (wide size, std::vector<argument_facts> arguments = {})
{
  call_facts f = facts (std::move (arguments));
  f.bound = interval{ size, size };
  return f;
}

inline call_facts
sent (sink to, std::vector<argument_facts> arguments = {})
{
  call_facts f = facts (std::move (arguments));
  f.to = to;
  return f;
}

/* The argument of D, with any value of its type.  */
inline argument_facts
argument_of (const directive &d)
{
  const bool is_long = d.length >= length_modifier::l;
  switch (d.conversion->family)
    {
    case conversion_class::real:
      return real (d.length == length_modifier::L ? 80 : 64);
    case conversion_class::integer:
      return integer (is_long ? 64 : 32);
    case conversion_class::character:
      return integer (32);
    default:
      return string ();
    }
}

/* The plan of a call with FORMAT.  If F has no arguments, they are those that
   FORMAT asks for.  */
inline plan
planned (const char *format, call_facts f = {})
{
  const parsed_format parsed = parse_format (format);
  if (f.arguments.empty ())
    {
      f.arguments.resize (size_t (parsed.arguments));
      for (const directive &d : parsed.directives)
        {
          for (const field &star : { d.width, d.precision })
            if (star.kind == field::argument)
              f.arguments[size_t (star.value)] = integer (32);
          if (d.argument >= 0)
            f.arguments[size_t (d.argument)] = argument_of (d);
        }
    }
  return make_plan (parsed, f);
}

inline std::string
number (wide v)
{
  return v > INT64_MAX ? "max" : std::to_string (static_cast<int64_t> (v));
}

/* The strategy of P, or why it has none, and its tests as "kind subject [low,
   high]", without the parts that are unset.  */
inline std::string
shown (const plan &p)
{
  std::string all = p.refusal.empty () ? strategy_name (p.strategy) : p.refusal;
  for (const test &t : p.tests)
    {
      all += (&t == &p.tests.front () ? ": " : "; ")
             + std::string (test_name (t.kind));
      if (t.subject >= 0)
        all += " " + std::to_string (t.subject);
      if (t.range.low != 0 || t.range.high != 0)
        all += " [" + number (t.range.low) + ", " + number (t.range.high) + "]";
    }
  return all;
}

inline const char *
name_of (emitter e)
{
  static const char *const names[] = {
#define QRINTF_EMITTER(name, kind, signature, overrun, effect) #name,
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"
  };
  return names[int (e)];
}

/* What Q writes: a text between bars, the emitter, or the kind; the directive
   with the flags that the runtime is given ('*' and an index is an argument),
   "<" if it takes a limit, and "+N" if N more bytes have to fit.  */
inline std::string
shown (const piece &q)
{
  static const char *const kinds[]
      = { "text", "character", "decimal", "digits",
          "pad",  "known",     "call",    "count" };
  if (q.kind == piece_kind::text)
    return '|' + q.text + '|';
  std::string all
      = q.kind == piece_kind::call ? name_of (q.callee) : kinds[int (q.kind)];
  const auto add = [&all] (const operand &o) {
    all += o.argument < 0 ? std::to_string (o.value)
                          : '*' + std::to_string (o.argument);
  };
  all += " %";
  const unsigned flags = q.kind == piece_kind::call ? general_flags (q) : 0;
  for (const auto &[flag, letter] :
       { std::pair<unsigned, char> (QRINTF_LEFT, '-'),
         { QRINTF_ZERO, '0' },
         { QRINTF_ALT, '#' },
         { QRINTF_PLUS, '+' },
         { QRINTF_SPACE, ' ' } })
    if (flags & flag)
      all += letter;
  if (q.width.argument >= 0 || q.width.value)
    add (q.width);
  if (q.precision.argument >= 0 || q.precision.value >= 0)
    all += '.', add (q.precision);
  all += q.conversion->letter;
  all += q.limited ? "<" : "";
  all += q.counted ? " counted" : "";
  all += q.exact ? " exact" : "";
  all += q.looked_up ? " looked up" : "";
  all += q.deferred ? " deferred" : "";
  return q.checked ? all + " +" + std::to_string (q.reserve) : all;
}

/* P's strategy with the room of a scratch buffer, its pieces, and the lengths
   that its text may have.  */
inline std::string
shown_pieces (const plan &p)
{
  if (!p.refusal.empty ())
    return p.refusal;
  std::string all = strategy_name (p.strategy);
  if (p.strategy == strategy::scratch)
    all += " " + std::to_string (p.room.size);
  for (const piece &q : p.pieces)
    all += (&q == &p.pieces.front () ? ": " : ", ") + shown (q);
  return all + "; " + number (p.length.low) + " to " + number (p.length.high);
}

} // namespace qrintf

#endif
