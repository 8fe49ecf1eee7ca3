/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The C libraries that the plugin knows.  */

#ifndef QRINTF_OPTIONS_KNOWN_LIBRARIES_H
#define QRINTF_OPTIONS_KNOWN_LIBRARIES_H

#include <optional>
#include <string_view>

namespace qrintf
{

enum class c_library
{
  none,       /* another library, or an unknown one */
  glibc,      /* any release */
  glibc_2_35, /* this release or a later one */
  musl
};

struct library_name
{
  c_library library;
  const char *name; /* in libc= and in the stamps on declarations */
};

constexpr library_name library_names[]
    = { { c_library::none, "none" },
        { c_library::glibc, "glibc" },
        { c_library::glibc_2_35, "glibc-2.35" },
        { c_library::musl, "musl" } };

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
