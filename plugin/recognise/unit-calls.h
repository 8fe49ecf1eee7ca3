/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the unit calls, all in all.  */

#ifndef QRINTF_RECOGNISE_UNIT_CALLS_H
#define QRINTF_RECOGNISE_UNIT_CALLS_H

namespace qrintf
{

/* How many calls with a literal format print to a stream, or to a buffer, and
   run no more often than the functions that they are in, but for those in hot
   and cold code.  */
unsigned seldom_stream_calls ();
unsigned seldom_buffer_calls ();

/* Callback of PLUGIN_ALL_IPA_PASSES_END: counts them.  */
void count_unit_calls (void *, void *);

} // namespace qrintf

#endif
