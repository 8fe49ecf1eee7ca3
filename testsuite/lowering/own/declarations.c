/* Append functions of all linkages, several of which nobody else calls, and
   attributes on whichever declaration.  */

#include "buffer.h"

static struct buffer out;

#define APPEND \
  { \
    memcpy (buffer_room (&out, n), text, n); \
    buffer_take (&out, n); \
  }

static void static_add (const char *text, size_t n) APPEND
static inline void inline_add (const char *text, size_t n) APPEND
static inline __attribute__ ((always_inline)) void
always_add (const char *text, size_t n) APPEND
extern inline __attribute__ ((gnu_inline)) void
gnu_add (const char *text, size_t n) APPEND
void gnu_add (const char *text, size_t n) APPEND
inline void c99_add (const char *text, size_t n) APPEND
extern void c99_add (const char *text, size_t n);
__attribute__ ((weak)) void weak_add (const char *text, size_t n) APPEND
static void alias_add (const char *, size_t) __attribute__ ((alias ("weak_add")));
__attribute__ ((visibility ("hidden"))) void hidden_add (const char *, size_t);
static void later_add (const char *text, size_t n);
__attribute__ ((ms_abi)) void other_abi_add (const char *text, size_t n) APPEND

#define FORMATS \
  { \
    FORMAT_INTO (&out, format); \
    (void) written_; \
  }
#define DEFINE(kind) \
  void kind##f (const char *, ...) PRINTF (1) OWN (qrintf_sink (kind##_add)); \
  void NOINLINE kind##f (const char *format, ...) FORMATS
#define ALL(X) \
  X (static) X (inline) X (always) X (gnu) X (c99) X (weak) X (alias) \
  X (hidden) X (later) X (other_abi)
ALL (DEFINE)

static void later_add (const char *text, size_t n) APPEND
void hidden_add (const char *text, size_t n) APPEND

/* On the definition alone.  */
OWN (qrintf_sink (static_add)) PRINTF (1) void NOINLINE
definitionf (const char *format, ...)
FORMATS

/* The format attribute comes first, the mapping later and twice.  */
void againf (const char *, ...);
void againf (const char *, ...) PRINTF (1);
void againf (const char *, ...) OWN (qrintf_sink (static_add));
void againf (const char *, ...) OWN (qrintf_sink (static_add));
void againf (const char *, ...);
void NOINLINE
againf (const char *format, ...)
FORMATS

/* Two kinds at once: one of them is taken.  */
static char *
some_room (size_t n)
{
  return buffer_room (&out, n);
}
static void
some_take (size_t n)
{
  buffer_take (&out, n);
}
static void bothf (const char *, ...) PRINTF (1) OWN (qrintf_sink (static_add))
  OWN (qrintf_reserve (some_room, some_take));
static void NOINLINE
bothf (const char *format, ...)
FORMATS

/* Parameters that are of no use may be dropped from local functions.  */
static int NOINLINE
stub_add (int level, struct buffer *b, const char *text, size_t n)
{
  (void) level, (void) b, (void) text, (void) n;
  return puts ("stub");
}
static int stubf (int level, struct buffer *b, const char *, ...) PRINTF (3)
  OWN (qrintf_sink (stub_add));
static int NOINLINE
stubf (int level, struct buffer *b, const char *format, ...)
{
  (void) level, (void) b, (void) format;
  return puts ("stub");
}

#define CALL(kind) \
  kind##f ("%d," #kind, v); \
  kind##f ("%s", s); \
  show_buffer (__LINE__, #kind, 0, &out);

int
main (int argc, char **argv)
{
  int v = HIDE (argc + 41);
  const char *s = HIDE ("text");
  (void) argv;
  ALL (CALL)
  CALL (definition)
  CALL (again)
  CALL (both)
  int sum = stubf (v, &out, "%d", v) + stubf (v + 1, NULL, "%s%d", s, v);
  show_number (sum > 0);

  /* Declared where it is called, by another name of the assembler's.  */
  extern void blockf (const char *, ...) __asm__ ("definitionf") PRINTF (1)
    OWN (qrintf_sink (static_add));
  CALL (block)
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
