/* SPDX-License-Identifier: MIT-0 */
/* The gate of a loaded library.  See gate.h.  */

#include "family/gate.h"

unsigned __qrintf_gate;
