/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A CPU with only the features that its architecture requires.  This function
   replaces the runtime's own, so that a program uses the base variant of every
   emitter.  */

unsigned __qrintf_emitter_cpu (void) __attribute__ ((visibility ("hidden")));

unsigned
__qrintf_emitter_cpu (void)
{
  return 128; /* CPU_ASKED, and no tier.  */
}
