/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the unit calls, all in all, and how large it is.  */

#ifndef QRINTF_RECOGNISE_UNIT_CALLS_H
#define QRINTF_RECOGNISE_UNIT_CALLS_H

namespace qrintf
{

/* How many calls with a literal format print to a stream, or to a buffer, and
   run no more often than the functions that they are in, but for those in hot
   and cold code.  */
unsigned seldom_stream_calls ();
unsigned seldom_buffer_calls ();

/* Bytes of instructions, about, of a unit with main, which may be all that the
   program has; 0 of others, where no call is in a loop, and where GCC has not
   read the functions yet.  */
struct unit_text
{
  unsigned all = 0;            /* without the plugin */
  unsigned calls_in_loops = 0; /* what those to streams add if lowered */
  unsigned calls_in_inner_loops = 0; /* of that, in loops of loops */
  bool reals_in_loops = false;       /* whether one of them prints a real */
};

unit_text text_of_unit ();

/* Whether the unit defines main.  */
bool unit_has_main ();

/* Callback of PLUGIN_ALL_IPA_PASSES_END: finds out all of these.  */
void count_unit_calls (void *, void *);

} // namespace qrintf

#endif
