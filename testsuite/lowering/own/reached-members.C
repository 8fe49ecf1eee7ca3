/* Members that take the text come back through virtual functions, lambdas and
   bases; overloads of what takes it are deleted.  */

#include "kinds.h"

struct text
{
  char bytes[64];
  void
  set (const char *from, size_t n)
  {
    memcpy (bytes, from, n);
    bytes[n] = 0;
  }
  void set (const char *, int) = delete;
  void setf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("set"));
};

#define FORMAT \
  va_list values; \
  va_start (values, format); \
  vsnprintf (bytes, sizeof bytes, format, values); \
  va_end (values);

void NOINLINE
text::setf (const char *format, ...)
{
  FORMAT
}

/* this is adjusted for the base.  */
struct before
{
  long pad[3];
  virtual ~before () {}
};

struct second : before, text
{
};

struct shared : virtual text
{
  int more;
};

/* Calls a virtual function, which an heir has written with putf.  */
struct log
{
  char bytes[64];
  virtual void note (size_t) {}
  void
  put (const char *from, size_t n)
  {
    note (n);
    memcpy (bytes, from, n);
    bytes[n] = 0;
  }
  void putf (const char *, ...) PRINTF (2) OWN (qrintf_sink (put));
};

void NOINLINE
log::putf (const char *format, ...)
{
  FORMAT
}

struct chatty : log
{
  void note (size_t n) override;
};

static chatty *other;

void
chatty::note (size_t n)
{
  other->putf ("%zu bytes", n);
}

/* A lambda calls what calls keepf.  */
struct keeper
{
  char bytes[64];
  template <typename F>
  void
  twice (F f)
  {
    f (0);
    f (1);
  }
  void
  keep (const char *from, size_t n)
  {
    twice ([&] (int i) { inside (i); });
    memcpy (bytes, from, n);
    bytes[n] = 0;
  }
  void NOINLINE
  inside (int i)
  {
    if (i)
      keepf ("%d inside", i);
  }
  void keepf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("keep"));
};

void NOINLINE
keeper::keepf (const char *format, ...)
{
  FORMAT
}

int
main ()
{
  second s;
  s.setf ("%d;", HIDE (1));
  puts (s.bytes);
  shared v;
  v.setf ("%d;", HIDE (2));
  puts (v.bytes);
  static chatty one, two;
  other = &two;
  one.putf ("%d;", HIDE (3));
  puts (one.bytes);
  keeper k;
  k.keepf ("%d;", HIDE (4));
  puts (k.bytes);
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
