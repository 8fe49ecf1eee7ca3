/* SPDX-License-Identifier: MIT-0 */
/* Finding and counting bytes, compiled once per tier with QRINTF_TIER set to
   base, avx2, vbmi2 or portable.  */

#include "lines/scan/lines-cpu.h"

#include "core/emitter.h"
#include "core/select.h"

#if QRINTF_X86 || QRINTF_NEON
#include "lines/scan/vector/newlines.h"
#else
#include "lines/scan/portable/newlines.h"
#endif

#define LINES_TABLE(TIER) QRINTF_PASTE (__qrintf_lines_cpu_, TIER)

extern const struct lines_cpu LINES_TABLE (QRINTF_TIER);
const struct lines_cpu LINES_TABLE (QRINTF_TIER)
    = { QRINTF_STRING (QRINTF_TIER), index_bytes, count_byte, count_few,
        count_set };
