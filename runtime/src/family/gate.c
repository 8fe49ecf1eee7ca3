/* SPDX-License-Identifier: MIT-0 */
/* The gate of a loaded library.  See gate.h.

   Where the gate is not open, the engine is asked unless conversions are
   registered, and what it was asked for is recorded if there is a report.  A
   signal's handler may at most spoil the record of its thread.  */

#include "family/gate.h"

#undef __qrintf_print_text

unsigned __qrintf_gate;
_Thread_local struct asked __qrintf_asked;
uint64_t __qrintf_calls_printed;

char *
__qrintf_print_text_gated (char *cursor, char *limit, const char *format,
                           struct printer *p)
{
  struct asked *last = &__qrintf_asked;
  unsigned gate = state_of_gate ();
  bool is_registered = gate & gate_registered;
  char *end = NULL;
  p->format = NULL;
  p->lacks_room = false;
  last->now = true;
  if (!is_registered)
    end = __qrintf_print_text (cursor, limit, format, p);
  last->now = false;
  if (!(gate & gate_reports))
    return end;
  last->format = format;
  last->cursor = end ? cursor : NULL;
  last->behind = p->format;
  last->reason = is_registered   ? reason_registered
                 : p->lacks_room ? reason_room
                                 : reason_directive;
  if (end)
    __atomic_fetch_add (&__qrintf_calls_printed, 1, __ATOMIC_RELAXED);
  return end;
}
