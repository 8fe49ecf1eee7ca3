/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A format with its values, which can be passed repeatedly to each of the
   compared functions.  */

#ifndef QRINTF_TEST_CALL_H
#define QRINTF_TEST_CALL_H

#include "printers.h"

#include <cstdlib>
#include <tuple>

class call
{
public:
  explicit call (const char *format) : format (format) {}
  virtual ~call () = default;

  /* Calls E of P for D; *LEFT gets the next values of the va_list.  */
  virtual int make (const printers &p, entry e, const place &d,
                    rest *left) const = 0;

  /* Whether the call can be made without a va_list.  */
  virtual bool
  has_values () const
  {
    return true;
  }

  virtual const char *
  get_format () const
  {
    return format;
  }

protected:
  const char *const format;
};

/* VALUES have their types after promotion.  */
template <typename... Values> class call_of final : public call
{
public:
  explicit call_of (const char *format, Values... values)
      : call (format), values (values...)
  {
  }

  int
  make (const printers &p, entry e, const place &d,
        rest *left) const override
  {
    return takes_list (e) ? by_list (p, e, d, left) : by_values (p, e, d);
  }

private:
  int
  by_list (const printers &p, entry e, const place &d, rest *left) const
  {
    return std::apply (
        [&] (Values... v) {
          return print_values_by_list (p, e, d, left, format, v..., 1001, 0.25,
                                       1002, 0.75, 1003, 1.75);
        },
        values);
  }

  int
  by_values (const printers &p, entry e, const place &d) const
  {
    const auto with = [&] (auto function, auto... head) {
      return std::apply (
          [&] (Values... v) { return function (head..., format, v...); },
          values);
    };
    switch (e)
      {
#define ROW(NAME, LIBC, ...)                                                   \
  case entry::NAME:                                                            \
    return with (p.NAME, ##__VA_ARGS__);
        VALUE_PRINTERS (ROW)
#undef ROW
      default:
        abort ();
      }
  }

  const std::tuple<Values...> values;
};

#endif
