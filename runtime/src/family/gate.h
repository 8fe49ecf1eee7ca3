/* SPDX-License-Identifier: MIT-0 */
/* Whether the engine is asked for a text at all.  A call goes to the next
   definition as a whole where the program has registered conversions of its
   own, which only the C library knows.  In a loaded library the gate also leads
   to the report's counters.

   This is included before a source of print/entry, whose calls of print_text go
   through the gate.  As long as nobody has shut it, it costs one load.  */

#ifndef QRINTF_GATE_H
#define QRINTF_GATE_H

#include <stdbool.h>
#include <stdint.h>

#include "print/printer.h"

#pragma GCC visibility push(hidden)

#ifdef QRINTF_STATIC_FAMILY

/* glibc's, null unless something is registered.  */
extern void *__printf_function_table, *__printf_modifier_table;

QRINTF_INLINE bool
is_gate_open (void)
{
  return !__printf_function_table && !__printf_modifier_table;
}

#else

/* Bits of __qrintf_gate.  The first stays once it is set.  */
enum
{
  gate_registered = 1,
  gate_reports = 2
};

extern unsigned __qrintf_gate;

/* Why a call was passed on.  */
enum reason
{
  reason_stream, /* the engine was not asked */
  reason_directive,
  reason_room,
  reason_registered,
  reasons
};

struct asked
{
  const char *format; /* null once the call has been passed on */
  const char *cursor; /* where the engine has printed, or null */
  const char *behind; /* the directive that it refused, or null */
  enum reason reason;
  bool now; /* the engine is printing: what libc prints is a part of a call */
};

/* What this thread asked the engine for last, and how many calls the engine has
   printed (atomic): for the report, and only if it is on.  */
extern _Thread_local __attribute__ ((tls_model ("initial-exec")))
struct asked __qrintf_asked;
extern uint64_t __qrintf_calls_printed;

/* What print_text does where the gate is not open.  */
__typeof__ (__qrintf_print_text) __qrintf_print_text_gated;

QRINTF_INLINE unsigned
state_of_gate (void)
{
  return __atomic_load_n (&__qrintf_gate, __ATOMIC_RELAXED);
}

QRINTF_INLINE bool
is_gate_open (void)
{
  return !state_of_gate ();
}

#endif

#pragma GCC visibility pop

QRINTF_INLINE char *
print_text_at_gate (char *cursor, char *limit, const char *format,
                    struct printer *p)
{
  if (__builtin_expect (is_gate_open (), 1))
    return __qrintf_print_text (cursor, limit, format, p);
#ifdef QRINTF_STATIC_FAMILY
  p->lacks_room = false;
  return NULL;
#else
  return __qrintf_print_text_gated (cursor, limit, format, p);
#endif
}

#define __qrintf_print_text print_text_at_gate

#endif
