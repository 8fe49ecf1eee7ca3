/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lowering of one call while it is made: what the files of the sinks share.
 */

#ifndef QRINTF_EMIT_EMISSION_H
#define QRINTF_EMIT_EMISSION_H

#include "emit/builder.h"
#include "plan/types.h"
#include "recognise/call.h"

namespace qrintf
{

struct emission;

/* Makes the text of a call and hands it over; returns the call's result, or
   null where nobody asks for it.  */
using text_writer = tree (*) (emission &);

/* Takes a text of LENGTH bytes at START that stands elsewhere, without a NUL.
 */
using text_receiver = tree (*) (emission &, tree start, tree length);

struct emission
{
  emission (const printf_call &call, const qrintf::plan &plan,
            text_receiver receive)
      : call (call), plan (plan), receive (receive),
        b (gimple_location (call.stmt), plan.tests)
  {
  }

  const printf_call &call;
  const qrintf::plan &plan;
  text_receiver receive; /* the sink's */
  builder b;

  /* A buffer's address, and its size: snprintf's, or what a fortified sprintf
     checks.  */
  tree destination ();
  tree size ();

  /* The address past the last byte that text at START may have, its NUL not
     counted; null where there is none.  */
  tree limit (tree start);

  /* From START to END, as a size_t.  */
  tree length (tree start, tree end);
};

} // namespace qrintf

#endif
