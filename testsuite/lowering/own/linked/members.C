#include "members.h"

#define FORMAT \
  va_list values; \
  va_start (values, format); \
  vsnprintf (l.text, sizeof l.text, format, values); \
  va_end (values);

namespace outer
{
namespace inner
{

void
log::set (const char *text, size_t n)
{
  static_set (&l, text, n);
}

void
log::set (int)
{
}

void
log::setf (const char *format, ...)
{
  FORMAT
}

void
log::quickf (const char *format, ...)
{
  FORMAT
}

void
put (log &to, const char *text, size_t n) noexcept
{
  static_set (&to.l, text, n);
}

void
putf (log &to, const char *format, ...)
{
  struct line &l = to.l;
  FORMAT
}

} // namespace inner
} // namespace outer
/* SPDX-License-Identifier: GPL-3.0-or-later */
