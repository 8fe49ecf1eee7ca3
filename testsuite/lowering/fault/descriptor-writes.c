/* dprintf on a descriptor whose write(2) takes a part, or fails, at every turn:
   the same writes are offered, with the same result and errno.  */

#define _GNU_SOURCE
#include "kernel.h"
#include "descriptor-calls.h"

int
main (void)
{
  static char longer[3][5001];
  static const int lengths[] = { 480, 600, 5000 };
  wire_scripted ();
  script_writes ();
  for (int k = 0; k < 3; k++)
    memset (longer[k], 'a' + k, (size_t) lengths[k]);
  for (int i = 0; i < N_DCALLS; i++)
    for (int j = 0; j < N_SCRIPTS; j++)
      for (int k = -2; k < 3; k++)
        {
          const char *s = k == -2 ? "" : k == -1 ? "a string" : longer[k];
          script = scripts[j];
          NOTE (dcalls[i](SCRIPTED, 31 * i, HIDE (s)));
          NOTE (dcalls[i](SCRIPTED, -j, HIDE (s)));
        }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
