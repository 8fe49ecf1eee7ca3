/* Functions that call setjmp, append functions that do not return, and longjmp out
   of every step.  */

#include "kinds.h"
#include <setjmp.h>

static jmp_buf back;
static struct buffer out;

static void NOINLINE
jump (int code)
{
  if (code)
    longjmp (back, code);
}

__attribute__ ((noreturn)) static void NOINLINE
die_with (int code, const char *text, size_t n)
{
  add (&out, text, n);
  longjmp (back, code);
}

/* noreturn as well, or not known to be.  */
__attribute__ ((noreturn)) void dief (int code, const char *, ...) PRINTF (2)
  OWN (qrintf_sink (die_with));
void leavef (int code, const char *, ...) PRINTF (2) OWN (qrintf_sink (die_with));

void NOINLINE
dief (int code, const char *format, ...)
{
  FORMAT_INTO (&out, format);
  longjmp (back, written_ < 0 ? 99 : code);
}

void NOINLINE
leavef (int code, const char *format, ...)
{
  FORMAT_INTO (&out, format);
  longjmp (back, written_ < 0 ? 99 : code);
}

static int NOINLINE
log_text (int code, const char *text, size_t n)
{
  add (&out, text, n);
  jump (code);
  return (int) n;
}

int log_printf (int code, const char *, ...) PRINTF (2) OWN (qrintf_sink (log_text));

int NOINLINE
log_printf (int code, const char *format, ...)
{
  FORMAT_INTO (&out, format);
  jump (code);
  return written_;
}

static char *NOINLINE
jumping_room (int code, size_t n)
{
  jump (code);
  return buffer_room (&out, n);
}

static void NOINLINE
plain_take (int code, size_t n)
{
  (void) code;
  buffer_take (&out, n);
}

int putf_or_jump (int code, const char *, ...) PRINTF (2)
  OWN (qrintf_reserve (jumping_room, plain_take));

int NOINLINE
putf_or_jump (int code, const char *format, ...)
{
  jump (code);
  FORMAT_INTO (&out, format);
  return written_;
}

static void NOINLINE
leave (int i, const char *s)
{
  if (i == 1)
    dief (i, "die %d", i);
  if (i == 2)
    leavef (i, "leave %d %s", i, s);
  log_printf (i == 3 ? i : 0, "log %d;", i);
  putf_or_jump (i == 4 ? i : 0, "put %d;", i);
  putf_or_jump (i == 5 ? i : 0, "put %s;", s);
  if (i == 6)
    dief (i, "literal");
}

static int NOINLINE
guarded (int i, const char *s)
{
  int v = i;
  volatile int kept = i;
  int code = setjmp (back);
  if (code)
    return kept * 100 + code;
  if (i == 7)
    v += log_printf (0, "in setjmp's function %d", v);
  if (i == 8)
    kept += log_printf (i, "in setjmp's function %d %s", v, s);
  leave (i, s);
  if (i == 9)
    dief (i, "%x", v);
  return v;
}

int
main (void)
{
  for (int i = 0; i < 11; i++)
    {
      long r = guarded (HIDE (i), HIDE ("text"));
      show_buffer (__LINE__, "left", r, &out);
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
