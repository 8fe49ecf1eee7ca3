/* SPDX-License-Identifier: MIT-0 */
/* print/directive.c, which has libc print "%m", by the next definition.  */

#include "family/to-next.h"

#include "print/directive.c"
