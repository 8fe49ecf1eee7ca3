/* SPDX-License-Identifier: MIT-0 */
/* The choice of an emitter's variant at its first call, for C libraries whose
   loader does not support ifunc, such as musl: __qrintf_u32__late and so on,
   one function for each TIERED row of emitters.def that lowered code calls.
   They are not part of the library; make-embedded.py makes a part of each.

   Each function is a few comparisons and a jump, which leaves the arguments in
   their registers; the path with a call saves them.  Threads that make the
   choice at the same time store the same value.  Writable memory has no pointer
   to a function, and no code runs when a program or a shared library is loaded.
   No TIERED row is variadic, so %eax is free.  */

#include "dispatch/cpu.h"
#include "core/export.h"

/* The ISA tier that is chosen: 0 until it is known, then the bit of the tier in
   tiers.def, or BASE_TIER.  All __late functions of a program share it, so it
   is a part of its own; an object has only those functions that it calls.

   A comment in its assembly names the function that defines the meaning of its
   values.  So the hash in the part's name covers that function, and objects in
   which the values have another meaning have another variable.  */
#define BASE_TIER 128
extern __attribute__ ((visibility ("hidden"))) unsigned char __qrintf_cpu_tier;
__asm__ ("\t.section\t.bss.__qrintf_cpu_tier,\"aw\",@nobits\n"
         "\t.globl\t__qrintf_cpu_tier\n"
         "\t.hidden\t__qrintf_cpu_tier\n"
         "\t.type\t__qrintf_cpu_tier, @object\n"
         "\t.size\t__qrintf_cpu_tier, 1\n"
         "__qrintf_cpu_tier:\n"
         "\t.zero\t1 # set by __qrintf_set_cpu_tier\n"
         "\t.text\n");

void __qrintf_set_cpu_tier (void);

void
__qrintf_set_cpu_tier (void)
{
  unsigned cpu = __qrintf_emitter_cpu ();
#define ROW(DATA, NAME, ...) cpu & CPU_##NAME ? CPU_##NAME:
  unsigned char tier = QRINTF_EMITTER_TIERS_BEST_FIRST (ROW, ) BASE_TIER;
#undef ROW
  __atomic_store_n (&__qrintf_cpu_tier, tier, __ATOMIC_RELAXED);
}

#if defined __CET__ && (__CET__ & 1)
#define LANDING "\tendbr64\n"
#else
#define LANDING ""
#endif

#define BEGIN(SYMBOL)                                                         \
  "\t.section\t.text." SYMBOL ",\"ax\",@progbits\n"                           \
  "\t.p2align\t4\n"                                                           \
  "\t.globl\t" SYMBOL "\n"                                                    \
  "\t.hidden\t" SYMBOL "\n"                                                   \
  "\t.type\t" SYMBOL ", @function\n" SYMBOL ":\n"                             \
  "\t.cfi_startproc\n" LANDING
#define END(SYMBOL)                                                           \
  "\t.cfi_endproc\n"                                                          \
  "\t.size\t" SYMBOL ", .-" SYMBOL "\n"                                       \
  "\t.text\n"

#define PUSH(REGISTER)                                                        \
  "\tpushq\t" REGISTER "\n"                                                   \
  "\t.cfi_adjust_cfa_offset 8\n"
#define POP(REGISTER)                                                         \
  "\tpopq\t" REGISTER "\n"                                                    \
  "\t.cfi_adjust_cfa_offset -8\n"

/* Calls __qrintf_set_cpu_tier for a caller whose arguments are in registers.
   The caller has pushed nothing, so the stack is aligned to 16 bytes on
   entry.  */
__asm__ (BEGIN ("__qrintf_find_cpu_tier")
         PUSH ("%rdi") PUSH ("%rsi") PUSH ("%rdx") PUSH ("%rcx") PUSH ("%r8")
         PUSH ("%r9")
         "\tsubq\t$16, %rsp\n"
         "\t.cfi_adjust_cfa_offset 16\n"
         "\tmovups\t%xmm0, (%rsp)\n"
         "\tcall\t__qrintf_set_cpu_tier\n"
         "\tmovups\t(%rsp), %xmm0\n"
         "\taddq\t$16, %rsp\n"
         "\t.cfi_adjust_cfa_offset -16\n"
         POP ("%r9") POP ("%r8") POP ("%rcx") POP ("%rdx") POP ("%rsi")
         POP ("%rdi")
         "\tret\n"
         END ("__qrintf_find_cpu_tier"));

#define JUMP_IF_TIER(NAME, TIER, BELOW, BIT, ...)                              \
  "\tcmpl\t$" #BIT ", %eax\n"                                                \
  "\tje\t__qrintf_" #NAME "__" #TIER "\n"

#define LATE_CHOICE(NAME)                                                     \
  __asm__ (BEGIN ("__qrintf_" #NAME "__late")                                 \
           "\tmovzbl\t__qrintf_cpu_tier(%rip), %eax\n"                        \
           QRINTF_EMITTER_TIERS_BEST_FIRST (JUMP_IF_TIER, NAME)               \
           "\ttestl\t%eax, %eax\n"                                           \
           "\tjne\t__qrintf_" #NAME "__base\n"                               \
           "\tcall\t__qrintf_find_cpu_tier\n"                                 \
           "\tjmp\t__qrintf_" #NAME "__late\n"                                \
           END ("__qrintf_" #NAME "__late"));

#define TIERED(NAME) LATE_CHOICE (NAME)
#define PLAIN(NAME)
#define STREAM(NAME)
#define QRINTF_EMITTER(NAME, KIND, SIGNATURE, OVERRUN, ...) KIND (NAME)
#define QRINTF_PUBLIC_EMITTER(...)
#include "qrintf/emitters.def"
