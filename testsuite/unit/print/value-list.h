/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A format with any number of values of any types: the test builds the va_list
   itself, with some values in the register save area.  */

#ifndef QRINTF_TEST_VALUE_LIST_H
#define QRINTF_TEST_VALUE_LIST_H

#include "call.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

/* Whether the layout of a va_list is known.  */
#if defined __x86_64__ && !defined __ILP32__
constexpr bool has_value_lists = true;
#else
constexpr bool has_value_lists = false;
#endif

/* For functions with a va_list only.  */
class value_list final : public call
{
public:
  /* The first values of integers and of reals are placed as if so many
     registers had already been used.  */
  value_list (unsigned used_integers, unsigned used_reals)
      : call (""), used_integers (8 * used_integers),
        used_reals (48 + 16 * used_reals), next_integer (this->used_integers),
        next_real (this->used_reals)
  {
  }

  std::string text; /* text of the format */

  const char *
  get_format () const override
  {
    return at ? at : text.c_str ();
  }

  /* The format at another address than TEXT.  */
  const char *at = nullptr;

  void
  add (uint64_t value)
  {
    if (next_integer < 48)
      put (registers, next_integer, value, 8);
    else
      put (stack, next_on_stack, value, 8);
  }

  void
  add (const void *value)
  {
    add (reinterpret_cast<uintptr_t> (value));
  }

  void
  add (double value)
  {
    if (next_real < 176)
      put (registers, next_real, value, 16);
    else
      put (stack, next_on_stack, value, 8);
  }

  void
  add (long double value)
  {
    next_on_stack = (next_on_stack + 15) / 16 * 16;
    put (stack, next_on_stack, value, 16);
  }

  bool
  has_values () const override
  {
    return false;
  }

  int
  make (const printers &p, entry e, const place &d, rest *left) const override
  {
    layout saved = { used_integers, used_reals, const_cast<char *> (stack),
                     const_cast<char *> (registers) };
    va_list list;
    if (sizeof list != sizeof saved)
      abort ();
    memcpy (&list, &saved, sizeof saved);
    int n = print_list (p, e, d, get_format (), list);
    memcpy (&saved, &list, sizeof saved);
    left->number = int (saved.stack - stack);
    left->real = 1000 * saved.integers + saved.reals;
    return n;
  }

private:
  /* The va_list of the x86-64 ABI.  */
  struct layout
  {
    unsigned integers, reals;
    char *stack, *registers;
  };

  template <typename Value>
  static void
  put (char *area, unsigned &next, Value value, unsigned step)
  {
    memcpy (area + next, &value, sizeof value);
    next += step;
  }

  const unsigned used_integers, used_reals;
  unsigned next_integer, next_real, next_on_stack = 0;
  alignas (16) char registers[176] = {};
  alignas (16) char stack[2048] = {};
};

#endif
