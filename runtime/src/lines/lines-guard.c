/* SPDX-License-Identifier: MIT-0 */
/* Surviving SIGBUS: if the file has lost a page of a mapping, or the page
   cannot be read, it and all pages behind it in the mapping are replaced by
   pages of NULs.  The reader of the mapping checks for that afterwards.

   The handler finds mappings in a list that only grows: entries are reused but
   never freed, so that the list can be walked at any time without a lock.

   The handler must never take other memory for a guarded mapping, even if other
   threads change the list meanwhile.  An entry's TURN is odd while its bounds
   change, and it never has the same value again.  All accesses are sequentially
   consistent.  So a handler that reads the same even TURN before and after the
   bounds has read bounds that were set together and were valid at some moment
   while it ran.  At that moment the pages between them were a guarded mapping,
   because a mapping is guarded only while it is mapped.  Hence the faulting
   access was either to that mapping, or to memory that was unmapped while it
   was used, which is an error of the program.

   The handler must also find every guarded mapping.  A mapping is read only
   between __qrintf_lines_guard and __qrintf_lines_unguard, and its entry does
   not change in between; an entry that changes belongs to another thread's
   mapping.  The handler never waits.  */

#include "lines/lines-state.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

struct lines_guard
{
  _Atomic uintptr_t turn;       /* odd while BEGIN and END change */
  _Atomic uintptr_t begin, end; /* equal while the entry is unused */
  _Atomic uintptr_t lost;       /* the lowest lost page, or 0 */
  atomic_flag taken;
  struct lines_guard *next;
};

static struct lines_guard *_Atomic guards;
static uintptr_t page;
static struct sigaction before;

/* Sets the bounds of G, which belongs to the caller.  */
static void
set_bounds (struct lines_guard *g, uintptr_t begin, uintptr_t end)
{
  uintptr_t turn = atomic_load (&g->turn);
  atomic_store (&g->turn, turn + 1);
  atomic_store (&g->begin, begin);
  atomic_store (&g->end, end);
  atomic_store (&g->turn, turn + 2);
}

/* The end of G's mapping if the address FAULT is in it, else 0.  */
static uintptr_t
end_around (struct lines_guard *g, uintptr_t fault)
{
  uintptr_t turn = atomic_load (&g->turn);
  uintptr_t begin = atomic_load (&g->begin);
  uintptr_t end = atomic_load (&g->end);
  bool steady = turn % 2 == 0 && atomic_load (&g->turn) == turn;
  return steady && begin <= fault && fault < end ? end : 0;
}

/* Replaces the page of the address FAULT and those behind it in a guarded
   mapping.  Returns false if FAULT is in no such mapping, or if that fails.  */
static bool
replace_lost_pages (uintptr_t fault)
{
  fault -= fault % page;
  for (struct lines_guard *g = atomic_load (&guards); g; g = g->next)
    {
      uintptr_t end = end_around (g, fault);
      if (!end)
        continue;
      if (mmap ((void *) fault, end - fault, PROT_READ,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0)
          == MAP_FAILED)
        return false;
      uintptr_t lost = atomic_load (&g->lost);
      while ((!lost || fault < lost)
             && !atomic_compare_exchange_weak (&g->lost, &lost, fault))
        ;
      return true;
    }
  return false;
}

/* Has the effect that the signal would have without this handler.  A former
   handler with SA_RESETHAND relies on a second fault to end the program.  */
static void
call_former_handler (int signal, siginfo_t *info, void *context)
{
  static atomic_flag called = ATOMIC_FLAG_INIT;
  bool once = before.sa_flags & (int) SA_RESETHAND;
  bool spent = once && atomic_flag_test_and_set (&called);
  if (!spent && before.sa_flags & SA_SIGINFO)
    before.sa_sigaction (signal, info, context);
  else if (before.sa_handler == SIG_IGN && info->si_code <= 0)
    return;
  else if (!spent && before.sa_handler != SIG_DFL
           && before.sa_handler != SIG_IGN)
    before.sa_handler (signal);
  else
    {
      /* With the default action a fault occurs again after the return; a sent
         signal is raised again.  */
      struct sigaction plain = { .sa_handler = SIG_DFL };
      sigaction (signal, &plain, 0);
      if (info->si_code <= 0)
        raise (signal);
    }
}

static void
on_fault (int signal, siginfo_t *info, void *context)
{
  int saved = errno;
  bool replaced = info->si_code == BUS_ADRERR
                  && replace_lost_pages ((uintptr_t) info->si_addr);
  errno = saved;
  if (!replaced)
    call_former_handler (signal, info, context);
}

/* Installs the handler, once.  */
static bool
install (void)
{
  static atomic_flag lock = ATOMIC_FLAG_INIT;
  static atomic_bool installed;
  if (atomic_load (&installed))
    return true;
  while (atomic_flag_test_and_set (&lock))
    sched_yield ();
  if (!atomic_load (&installed) && sigaction (SIGBUS, 0, &before) == 0)
    {
      /* The former handler gets its own mask.  */
      struct sigaction ours = { .sa_mask = before.sa_mask };
      ours.sa_sigaction = on_fault;
      ours.sa_flags = SA_SIGINFO | SA_ONSTACK
                      | (before.sa_flags & (SA_NODEFER | SA_RESTART));
      page = (uintptr_t) sysconf (_SC_PAGESIZE);
      atomic_store (&installed, sigaction (SIGBUS, &ours, 0) == 0);
    }
  atomic_flag_clear (&lock);
  return atomic_load (&installed);
}

/* An unused entry, which now belongs to the caller.  */
static struct lines_guard *
take_entry (void)
{
  struct lines_guard *g = atomic_load (&guards);
  for (; g; g = g->next)
    if (!atomic_flag_test_and_set (&g->taken))
      return g;
  g = calloc (1, sizeof *g);
  if (!g)
    return 0;
  atomic_flag_test_and_set (&g->taken);
  g->next = atomic_load (&guards);
  while (!atomic_compare_exchange_weak (&guards, &g->next, g))
    ;
  return g;
}

/* Guards the SIZE bytes of the mapping at ADDRESS.  Returns a null pointer if
   that is impossible.  */
struct lines_guard *
__qrintf_lines_guard (const void *address, size_t size)
{
  struct lines_guard *g = install () ? take_entry () : 0;
  if (!g)
    return 0;
  atomic_store (&g->lost, 0);
  set_bounds (g, (uintptr_t) address, (uintptr_t) address + size);
  return g;
}

/* Ends the guard.  To be called before the mapping is unmapped.  */
void
__qrintf_lines_unguard (struct lines_guard *g)
{
  set_bounds (g, 0, 0);
  atomic_flag_clear (&g->taken);
}

const char *
__qrintf_lines_lost (const struct lines_guard *g)
{
  return (const char *) atomic_load (&g->lost);
}
