/* An allocator that counts and fails, for programs linked with --wrap=malloc,
   --wrap=realloc and --wrap=free.  It wraps those of memcheck and
   AddressSanitizer, too, where a preloaded one would take their place.  */

#ifndef QRINTF_FAILING_ALLOCATOR_H
#define QRINTF_FAILING_ALLOCATOR_H

#include "show.h"

#ifdef __cplusplus
extern "C"
{
#endif

  void *__real_malloc (size_t);
  void *__real_realloc (void *, size_t);
  void __real_free (void *);
  void *__wrap_malloc (size_t);
  void *__wrap_realloc (void *, size_t);
  void __wrap_free (void *);

  static long asked, first_failure, last_failure, live_blocks;

  static int
  refuses (void)
  {
    asked++;
    if (asked < first_failure || asked > last_failure)
      return 0;
    errno = ENOMEM;
    return 1;
  }

  void *
  __wrap_malloc (size_t n)
  {
    void *p = refuses () ? NULL : __real_malloc (n);
    live_blocks += p != NULL;
    return p;
  }

  void *
  __wrap_realloc (void *old, size_t n)
  {
    void *p = refuses () ? NULL : __real_realloc (old, n);
    live_blocks += p != NULL && old == NULL;
    return p;
  }

  void
  __wrap_free (void *p)
  {
    live_blocks -= p != NULL;
    __real_free (p);
  }

#ifdef __cplusplus
}
#endif

/* Of the allocations from now on those from the FIRSTth to the LASTth fail.  */
static inline void
fail_allocations (long first, long last)
{
  asked = 0;
  first_failure = first;
  last_failure = last;
}

static inline void
fail_none (void)
{
  fail_allocations (LONG_MAX, 0);
}

/* What must hold; the exit status tells how much did not.  */
static int violations;
#define HOLDS(condition)                                                       \
  do                                                                           \
    if (!(condition))                                                          \
      {                                                                        \
        violations++;                                                          \
        show_number (__LINE__);                                                \
        puts (": " #condition " does not hold");                               \
      }                                                                        \
  while (0)

/* The text that a call ought to make, by the C library.  */
enum
{
  WANTED = 8192
};
static char wanted[WANTED];
static int (*volatile reference) (char *, size_t, const char *, ...) = snprintf;

/* Longer than what goes through scratch, and than a strbuf's inside.  */
static char long_text[1500];

static inline void
fill_long_text (void)
{
  for (size_t i = 0; i + 1 < sizeof long_text; i++)
    long_text[i] = (char) ('a' + i % 26);
}

/* Runs ALL with no allocation failing, then with each in turn, alone, with the
   next, and with all that follow.  */
static inline void
fail_each_in_turn (void (*all) (void))
{
  fail_none ();
  all ();
  long most = asked;
  HOLDS (most > 1 && live_blocks == 0);
  for (long more = 0; more < 3; more++)
    for (long k = 1; k <= most; k++)
      {
        fail_allocations (k, more < 2 ? k + more : LONG_MAX);
        all ();
        HOLDS (live_blocks == 0);
      }
  fail_none ();
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
