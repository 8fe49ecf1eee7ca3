/* SPDX-License-Identifier: GPL-3.0-or-later */
// std::to_string, which calls vsnprintf through a pointer.

#include "show.h"
#include <fenv.h>
#include <string>

namespace
{

void __attribute__ ((noipa))
show_text (int line, const std::string &text)
{
  show_result (line, long (text.size ()), text.c_str (), int (text.size ()) + 1);
}

#define TEXT(value)                                                            \
  do                                                                           \
    {                                                                          \
      errno = BEFORE;                                                          \
      show_text (__LINE__, std::to_string (value));                            \
    }                                                                          \
  while (0)

void __attribute__ ((noipa))
each (double v)
{
  TEXT (v);
  TEXT (-v);
  TEXT (float (v));
  TEXT (static_cast<long double> (v));
  TEXT (static_cast<int> (v < 1e9 ? v : 0));
}

} // namespace

int
main ()
{
  const double values[]
      = { 0,   .5,   1.5,   1. / 3, 1e-7, 123456.789, 9.9999995, 1e9,
          1e15, 1e17, 1.8e19, 1e22,   1e300, 5e-324,    __builtin_inf (),
          __builtin_nan ("") };
  for (int mode : { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO })
    {
      fesetround (mode);
      for (double v : values)
        each (v);
    }
}
