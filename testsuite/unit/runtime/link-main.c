/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs link-test.c, which is linked in or in a shared library.  */

int link_test (void);

int
main (void)
{
  return link_test ();
}
