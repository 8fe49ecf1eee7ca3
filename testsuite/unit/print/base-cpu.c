/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A CPU that has nothing but what its architecture asks for: a program with this has
   the base variant of everything, as it takes the place of the runtime's own.  */

unsigned __qrintf_emitter_cpu (void) __attribute__ ((visibility ("hidden")));

unsigned
__qrintf_emitter_cpu (void)
{
  return 128; /* CPU_ASKED, and no tier.  */
}
