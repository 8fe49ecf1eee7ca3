/* Where the attribute cannot stand; GCC says of its own, such as noinline, the
   same in the same places.  */

#ifndef ATTRIBUTE
#define ATTRIBUTE no_qrintf
#endif

int variable __attribute__ ((ATTRIBUTE));
int (*pointer) (const char *, ...) __attribute__ ((ATTRIBUTE));
struct __attribute__ ((ATTRIBUTE)) s
{
  int field __attribute__ ((ATTRIBUTE));
};
enum __attribute__ ((ATTRIBUTE)) e
{
  one
};
typedef int number __attribute__ ((ATTRIBUTE));
typedef int function (int) __attribute__ ((ATTRIBUTE));
void parameter (int v __attribute__ ((ATTRIBUTE)));
int cast = (__attribute__ ((ATTRIBUTE)) int) 2;

__attribute__ ((ATTRIBUTE)) void
f (void)
{
  int local __attribute__ ((ATTRIBUTE)) = 1;
  (void) local;
label:
  __attribute__ ((ATTRIBUTE));
  goto label;
}

#ifdef ARGUMENTS
__attribute__ ((ATTRIBUTE (1))) void with_argument (void);
__attribute__ ((ATTRIBUTE ("f", 2))) void with_arguments (void);
#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
