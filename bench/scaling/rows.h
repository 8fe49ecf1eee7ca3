/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the scaling bench measures: rows FAMILY/SERIES/X, points of lines.  What
   the competitors write is compared first, all bytes of it, over all inputs. */

#ifndef QRINTF_BENCH_SCALING_ROWS_H
#define QRINTF_BENCH_SCALING_ROWS_H

#include "common/bench.h"

/* X conversions in a format: d, s, f to a buffer, stream "%d" to a stream.  */
void add_conversion_rows ();

/* X bytes in a string: buffer, stream, slice ("%.*s" to a buffer), of strings
   from memory; hot, hot-stream, of strings in a cache.  */
void add_byte_rows ();

/* X threads that format at a time, each for itself: record, stream, real, and
   cycles, which does nothing but count.  */
void add_thread_rows ();

#endif
