/* Members, a template's among them, and functions of a namespace.  */
#include "sinks.h"

namespace outer
{
namespace inner
{

class log
{
public:
  void set (const char *, size_t);
  void set (int);
  void setf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("set"));
  void quick (const char *text, size_t n) { static_set (&l, text, n); }
  void quickf (const char *, ...) PRINTF (2) OWN (qrintf_sink ("quick"));
  struct line l;
};

void put (log &, const char *, size_t) noexcept;
void putf (log &, const char *, ...) PRINTF (2) OWN (qrintf_sink (put));

} // namespace inner
} // namespace outer

template <typename T> struct typed
{
  T before;
  struct line l;
  void set (const char *text, size_t n) { static_set (&l, text, n); }
  void setf (const char *format, ...) PRINTF (2) OWN (qrintf_sink (set))
  {
    va_list values;
    va_start (values, format);
    vsnprintf (l.text, sizeof l.text, format, values);
    va_end (values);
  }
};
/* SPDX-License-Identifier: GPL-3.0-or-later */
