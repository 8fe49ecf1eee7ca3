/* User sinks of all kinds, with each allocation failing in
   turn: a call that fails leaves the contents as they were, and says so; one
   that does not adds the whole text; no block is lost.  */

#include "failing-allocator.h"
#include "../attributes.h"

struct text
{
  char *at;
  size_t length;
  int lost; /* by functions that return nothing */
};

/* Blocks have no byte to spare.  */
static char *NOINLINE
text_room (struct text *t, size_t n)
{
  char *at = (char *) realloc (t->at, t->length + n + 1);
  if (!at)
    return NULL;
  t->at = at;
  at[t->length] = 0; /* what comes there may not be committed */
  return at + t->length;
}

static void NOINLINE
text_take (struct text *t, size_t n)
{
  t->length += n;
  t->at[t->length] = 0;
}

static int NOINLINE
text_add (struct text *t, const char *text, size_t n)
{
  char *at = text_room (t, n);
  if (!at)
    return -1;
  memcpy (at, text, n);
  text_take (t, n);
  return (int) n;
}

static void NOINLINE
text_add_quietly (struct text *t, const void *text, int n)
{
  t->lost += text_add (t, (const char *) text, (size_t) n) < 0;
}

static void *NOINLINE
fresh (size_t n)
{
  return malloc (n);
}

int addf (struct text *, const char *, ...) PRINTF (2)
    OWN (qrintf_sink (text_add));
void quietf (struct text *, const char *, ...) PRINTF (2)
    OWN (qrintf_sink (text_add_quietly));
int putf (struct text *, const char *, ...) PRINTF (2)
    OWN (qrintf_reserve (text_room, text_take));
char *make (const char *, ...) PRINTF (1) OWN (qrintf_alloc (fresh));

static int NOINLINE
text_vprintf (struct text *t, const char *format, va_list values)
{
  va_list again;
  va_copy (again, values);
  int n = vsnprintf (NULL, 0, format, again);
  va_end (again);
  char *at = text_room (t, (size_t) n);
  if (!at)
    return -1;
  vsnprintf (at, (size_t) n + 1, format, values);
  text_take (t, (size_t) n);
  return n;
}

#define FORMAT_INTO(t, last)                                                   \
  va_list values;                                                              \
  va_start (values, last);                                                     \
  int n = text_vprintf (t, last, values);                                      \
  va_end (values)

int NOINLINE
addf (struct text *t, const char *format, ...)
{
  FORMAT_INTO (t, format);
  return n;
}
void NOINLINE
quietf (struct text *t, const char *format, ...)
{
  FORMAT_INTO (t, format);
  t->lost += n < 0;
}
int NOINLINE
putf (struct text *t, const char *format, ...)
{
  FORMAT_INTO (t, format);
  return n;
}
char *NOINLINE
make (const char *format, ...)
{
  struct text t = { NULL, 0, 0 };
  FORMAT_INTO (&t, format);
  (void) n;
  return t.at;
}

static int NOINLINE
is_made (char *text)
{
  HOLDS (!text || !strcmp (text, wanted));
  free (text);
  return text ? 0 : -1;
}

/* T held LENGTH bytes before the call whose RESULT this is; EARLIER is what had
   been lost.  */
static void NOINLINE
check (int line, struct text *t, size_t length, long result, int makes)
{
  int said = result < 0 || t->lost;
  size_t more = said || makes ? 0 : strlen (wanted);
  int right = t->length == length + more
              && (!more || !memcmp (t->at + length, wanted, more))
              && (!t->at || t->at[t->length] == 0)
              && (said || makes || result == (long) more);
  if (!right)
    show_number (line), puts (": the call");
  HOLDS (right);
  t->lost = 0;
}

#define STEP(makes, call, ...)                                                 \
  do                                                                           \
    {                                                                          \
      size_t length_ = t.length;                                               \
      reference (wanted, WANTED, __VA_ARGS__);                                 \
      check (__LINE__, &t, length_, (call), makes);                            \
    }                                                                          \
  while (0)
#define EACH(...)                                                              \
  do                                                                           \
    {                                                                          \
      STEP (0, addf (&t, __VA_ARGS__), __VA_ARGS__);                           \
      STEP (0,                                                                 \
            (quietf (&t, __VA_ARGS__), t.lost ? -1 : (long) strlen (wanted)),  \
            __VA_ARGS__);                                                      \
      STEP (0, putf (&t, __VA_ARGS__), __VA_ARGS__);                           \
      STEP (1, is_made (make (__VA_ARGS__)), __VA_ARGS__);                     \
    }                                                                          \
  while (0)

static void NOINLINE
all (void)
{
  struct text t = { NULL, 0, 0 };
  int v = HIDE (-1234);
  const char *s = HIDE ("some text"), *l = HIDE (long_text);
  EACH ("%d;", v);
  EACH ("literal");
  EACH ("%s", s);
  EACH ("%s=%d,%x", s, v, (unsigned) v);
  EACH ("%.3f", v * .5);
  EACH ("%s", l);
  EACH ("%s%d", l + 980, v);
  EACH ("%d%s%s", v, l + 1100, l + 1200);
  EACH ("%*s|%.*s", HIDE (700), s, HIDE (600), l);
  EACH ("%600d", v);
  EACH ("%2000d", v);
  EACH ("%s", HIDE (""));
  free (t.at);
}

int
main (void)
{
  fill_long_text ();
  fail_each_in_turn (all);
  puts ("each in turn");
  return violations != 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
