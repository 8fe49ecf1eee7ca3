/* SPDX-License-Identifier: MIT-0 */
/* Whether Valgrind executes this code.  memcheck reports an unaligned load that
   reaches behind an allocated block, although it cannot fault within a page.
   Code with such loads asks first.

   The request is Valgrind's: rotations of a register that cancel each other and
   an exchange of a register with itself, which no compiler emits.  A CPU
   executes them in two cycles and leaves the answer at 0.  */

#ifndef QRINTF_X86_VALGRIND_H
#define QRINTF_X86_VALGRIND_H

#include <stdbool.h>
#include <stdint.h>

#include "core/emitter.h"

QRINTF_INLINE bool
runs_in_valgrind (void)
{
  /* Valgrind's number of the question, and five arguments that it has not.  */
  static const uint64_t request[6] = { 0x1001 };
  uint64_t answer = 0;
  __asm__("rolq\t$3, %%rdi\n\t"
          "rolq\t$13, %%rdi\n\t"
          "rolq\t$61, %%rdi\n\t"
          "rolq\t$51, %%rdi\n\t"
          "xchgq\t%%rbx, %%rbx"
          : "+d"(answer)
          : "a"(request), "m"(request)
          : "cc");
  return answer;
}

#endif
