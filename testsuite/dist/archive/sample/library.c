/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library of the sample package.  */
int
sample_number (void)
{
  return 1;
}

#ifdef MORE
int
sample_more (void)
{
  return 2;
}
#endif
