/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of the arguments inline= and libc=.  */

#ifndef QRINTF_OPTIONS_CHOICES_H
#define QRINTF_OPTIONS_CHOICES_H

#include <optional>
#include <string_view>

namespace qrintf
{

/* Which calls with a known format become direct code, unless they are cold for
   a stated reason: see plan/form.h.  The names are the values of the
   argument.  */
#define QRINTF_INLINING(ROW)                                                   \
  ROW (none)                                                                   \
  /* calls that make their text in memory, and calls in hot code */            \
  ROW (hot)                                                                    \
  ROW (all)

enum class inlining
{
#define QRINTF_ENUMERATOR(NAME) NAME,
  QRINTF_INLINING (QRINTF_ENUMERATOR)
#undef QRINTF_ENUMERATOR
};

/* ROW (ENUMERATOR, NAME): the names are those in libc= and in the stamps on
   declarations.  */
#define QRINTF_C_LIBRARIES(ROW)                                                \
  /* another library, or an unknown one */                                     \
  ROW (none, "none")                                                           \
  /* any release */                                                            \
  ROW (glibc, "glibc")                                                         \
  /* this release or a later one */                                            \
  ROW (glibc_2_35, "glibc-2.35")                                               \
  ROW (musl, "musl")

enum class c_library
{
#define QRINTF_ENUMERATOR(LIBRARY, NAME) LIBRARY,
  QRINTF_C_LIBRARIES (QRINTF_ENUMERATOR)
#undef QRINTF_ENUMERATOR
};

struct library_name
{
  c_library library;
  const char *name;
};

constexpr library_name library_names[] = {
#define QRINTF_LIBRARY_NAME(LIBRARY, NAME) { c_library::LIBRARY, NAME },
  QRINTF_C_LIBRARIES (QRINTF_LIBRARY_NAME)
#undef QRINTF_LIBRARY_NAME
};

constexpr const char *
name_of (c_library library)
{
  const library_name *row = library_names;
  while (row->library != library)
    row++;
  return row->name;
}

/* The library called NAME, or nothing.  */
constexpr std::optional<c_library>
library_named (std::string_view name)
{
  for (const library_name &row : library_names)
    if (name == row.name)
      return row.library;
  return {};
}

} // namespace qrintf

#endif
