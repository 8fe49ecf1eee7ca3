// A string class whose growth may throw, and what its printf-like members are
// written with.

#ifndef QRINTF_OWN_TEXT_H
#define QRINTF_OWN_TEXT_H

#include "buffer.h"
#include <new>
#include <stdexcept>
#include <string>

static inline std::string
formatted (const char *format, va_list values)
{
  va_list again;
  va_copy (again, values);
  int n = vsnprintf (nullptr, 0, format, again);
  va_end (again);
  std::string text (static_cast<size_t> (n), '\0');
  vsnprintf (&text[0], text.size () + 1, format, values);
  return text;
}

// The function NAME with PARAMETERS, the last of them FORMAT and what it
// formats: that text becomes t, and then the rest is done.
#define FORMATTING(type, name, parameters, ...) \
  type NOINLINE name parameters \
  { \
    va_list values_; \
    va_start (values_, format); \
    std::string t = formatted (format, values_); \
    va_end (values_); \
    __VA_ARGS__ \
  }

static inline void
show_text (int line, const char *name, long result, const std::string &s)
{
  show_number (line);
  putchar (' ');
  fputs (name, stdout);
  putchar (' ');
  show_number (result);
  fputs (" |", stdout);
  for (char c : s)
    show_byte (static_cast<unsigned char> (c));
  fputs ("|\n", stdout);
}

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
