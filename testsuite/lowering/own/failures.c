/* Memory that fails: reserve and allocate give a null pointer at each step in
   turn, and then the printf-like function itself is called.  */

#include "kinds.h"

#ifdef __OPTIMIZE_SIZE__
#define ALL_CALLS_MAY_STAY 1
#else
#define ALL_CALLS_MAY_STAY 0
#endif

static int step, fails_at;

static char *NOINLINE
failing_room (struct buffer *b, size_t n)
{
  errno = ENOMEM;
  return ++step == fails_at ? NULL : buffer_room (b, n);
}

static void *NOINLINE
failing_fresh (size_t n)
{
  errno = ENOMEM;
  return ++step == fails_at ? NULL : fresh (n);
}

int steadf (struct buffer *, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (failing_room, take));
char *steady (const char *, ...) PRINTF (1) OWN (qrintf_alloc (failing_fresh));

DEFINE_APPENDING (int, steadf, written_)
DEFINE_MAKING (steady)

/* Each of the calls in turn finds no memory.  */
static int NOINLINE
all_steps (struct buffer *b, int v, const char *s)
{
  int sum = steadf (b, "%d;", v);
  sum += steadf (b, "%s|", s);
  sum += steadf (b, "%s", s);
  sum += steadf (b, "literal");
  sum += steadf (b, "%.3f,%x", v * 0.5, v);
  steadf (b, "%s%c%s", s, v, s);
  char *fresh_one = steady ("%d-%s", v, s), *fresh_two = steady ("text");
  sum += steadf (b, "%s%s", fresh_one, fresh_two);
  free (fresh_one);
  free (fresh_two);
  return sum;
}

static void NOINLINE
fail_in_turn (void)
{
  for (fails_at = 0; fails_at < 12; fails_at++)
    {
      struct buffer b = { NULL, 0, 0 };
      step = own_calls = 0;
      long sum = all_steps (&b, HIDE (1234), HIDE ("some text"));
#ifdef __QRINTF__
      int lowered = step > 0;
      if (lowered && (fails_at > 0 && fails_at <= step) != (own_calls == 1)
          && !ALL_CALLS_MAY_STAY)
        puts ("the function itself was not called where memory failed");
#endif
      show_buffer (__LINE__, "in turn", sum, &b);
    }
}

/* Where memory fails, "%m" is what errno was before, so the call is kept.  */
static void NOINLINE
error_text (int v)
{
  struct buffer b = { NULL, 0, 0 };
  fails_at = 1;
  step = 0;
  errno = ENOENT;
  long r = steadf (&b, "%d: %m", v);
  show_buffer (__LINE__, "reserve", r, &b);
  step = 0;
  errno = ENOENT;
  show_buffer (__LINE__, "alloc", 0, made (steady ("%d: %m", v)));
}

int
main (void)
{
  fail_in_turn ();
  error_text (HIDE (42));
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
