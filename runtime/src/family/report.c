/* SPDX-License-Identifier: MIT-0 */
/* Counts calls for a report and writes it at the end of the process.  See
   report.h.

   A call that is passed on has asked the engine before, and perhaps more than
   once, or has not asked it at all.  So the gate records what each thread asked
   for last, until the call is passed on.

   Thread-safe, and async-signal-safe but for the report itself: counters are
   atomic, and a signal's handler may at most spoil the record of its
   thread.  */

#define _GNU_SOURCE

#include "family/report.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "family/gate.h"
#include "family/next.h"

static const char *const words_of_reason[reasons] = {
  [reason_stream] = "stream without a buffer, or with several lines",
  [reason_room] = "text for which its buffer has no room",
  [reason_registered] = "conversion that the program may have registered",
};

enum
{
  longest_directive = 15,
  most_directives = 32,
  /* So many calls are looked at one by one, then one of so many.  */
  all_of_first = 1024,
  one_of = 64
};

struct directive_count
{
  char text[longest_directive + 1];
  uint64_t calls;
};

static uint64_t passed[reasons];
static struct directive_count directives[most_directives];
static int errors_fd = -1;

static uint64_t
count (uint64_t *counter, uint64_t n)
{
  return __atomic_fetch_add (counter, n, __ATOMIC_RELAXED);
}

/* Counts CALLS of the directive of FORMAT that ends before BEHIND.  A table
   that is full counts no others.  Calls that meet another thread's here are not
   counted, so that neither waits.  */
static void
count_directive (const char *format, const char *behind, uint64_t calls)
{
  char text[longest_directive + 1] = "";
  const char *start = behind;
  while (start && start > format && *--start != '%')
    continue;
  size_t n = start ? (size_t) (behind - start) : 0;
  if (n > longest_directive)
    n = longest_directive;
  memcpy (text, start ? start : "", n);
  static bool is_busy;
  if (__atomic_test_and_set (&is_busy, __ATOMIC_ACQUIRE))
    return;
  for (struct directive_count *d = directives; d < directives + most_directives;
       d++)
    {
      if (!d->text[0])
        memcpy (d->text, n ? text : "(other)", n ? n + 1 : sizeof "(other)");
      if (!strcmp (d->text, n ? text : "(other)"))
        {
          count (&d->calls, calls);
          break;
        }
    }
  __atomic_clear (&is_busy, __ATOMIC_RELEASE);
}

void
__qrintf_report_passed (FILE *stream, const char *format)
{
  struct asked *last = &__qrintf_asked;
  enum reason reason = reason_stream;
  if (last->now)
    return;
  if (last->format == format && !last->cursor)
    reason = last->reason;
  else if (last->format == format && stream
           && last->cursor == stream->_IO_write_ptr)
    /* The stream did not take what was printed.  */
    count (&__qrintf_calls_printed, (uint64_t) -1);
  uint64_t n = count (&passed[reason], 1);
  if (reason == reason_directive
      && (n < all_of_first || n % one_of == 0))
    count_directive (format, last->behind, n < all_of_first ? 1 : one_of);
  last->format = NULL;
}

static __attribute__ ((format (printf, 1, 2))) void
write_line (const char *format, ...)
{
  va_list values;
  va_start (values, format);
  __qrintf_next_vdprintf (errors_fd, -1, format, values);
  va_end (values);
}

static __attribute__ ((destructor)) void
write_report (void)
{
  uint64_t all = 0;
  for (int i = 0; i < reasons; i++)
    all += passed[i];
  unsigned gate = __atomic_fetch_and (
      &__qrintf_gate, ~(unsigned) gate_reports, __ATOMIC_RELAXED);
  if (!(gate & gate_reports))
    return;
  write_line ("qrintf-run: %s[%d]: %" PRIu64 " calls printed, %" PRIu64
              " passed on to the C library\n",
              program_invocation_short_name, (int) getpid (),
              __qrintf_calls_printed, all);
  for (struct directive_count *d = directives;
       d < directives + most_directives && d->text[0]; d++)
    write_line ("qrintf-run: %14" PRIu64 " for %s\n", d->calls, d->text);
  for (int i = 0; i < reasons; i++)
    if (words_of_reason[i] && passed[i])
      write_line ("qrintf-run: %14" PRIu64 " for a %s\n", passed[i],
                  words_of_reason[i]);
}

/* A child of fork counts its own calls.  */
static void
begin_again (void)
{
  __qrintf_calls_printed = 0;
  memset (passed, 0, sizeof passed);
  memset (directives, 0, sizeof directives);
}

/* Programs close their standard error output before they end, so the report has
   a descriptor of its own, which no other program inherits.  */
static __attribute__ ((constructor)) void
begin_report (void)
{
  enum
  {
    lowest_descriptor = 100
  };
  if (!secure_getenv (QRINTF_REPORT_VARIABLE))
    return;
  int error = errno;
  errors_fd = fcntl (STDERR_FILENO, F_DUPFD_CLOEXEC, lowest_descriptor);
  errno = error;
  if (errors_fd < 0 || pthread_atfork (NULL, NULL, begin_again))
    return;
  __atomic_fetch_or (&__qrintf_gate, gate_reports, __ATOMIC_SEQ_CST);
}
