/* SPDX-License-Identifier: MIT-0 */
/* Copying from the scratch buffer: chooses the algorithm.  */

#include "core/select.h"

#ifdef QRINTF_MASKED_STORES
#include "string/x86/truncate.h"
#elif QRINTF_NEON
#include "string/neon/truncate.h"
#else
#include "string/portable/truncate.h"
#endif
