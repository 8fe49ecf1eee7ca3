/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lookup in the table of the emitters' assembly.  See embedded-table.h.  */

#include "emitters/embedded-table.h"

#include "gcc/gcc-includes.h"

namespace qrintf
{
namespace
{

struct embedded_part
{
  const char *symbols; /* without the hash, separated by spaces */
  const char *hash;    /* of the code of the part and of all that it needs */
  const short *needs;  /* indexes of other parts, -1 at the end */
  const char *assembly;
};

} // namespace

/* Defines embedded_for, before_parts, behind_parts and parts.  */
#include "embedded.inc"

namespace
{

constexpr int part_count = sizeof parts / sizeof *parts;

/* The index of each symbol's part.  */
const std::map<std::string_view, int> &
index_parts ()
{
  static std::map<std::string_view, int> index;
  if (!index.empty ())
    return index;
  for (int i = 0; i < part_count; i++)
    {
      std::string_view rest = parts[i].symbols;
      while (!rest.empty ())
        {
          size_t length = std::min (rest.find (' '), rest.size ());
          index[rest.substr (0, length)] = i;
          rest.remove_prefix (std::min (length + 1, rest.size ()));
        }
    }
  return index;
}

/* The index of the part that defines SYMBOL, which must be in the table.  */
int
part_of (std::string_view symbol)
{
  auto found = index_parts ().find (symbol);
  gcc_assert (found != index_parts ().end ());
  return found->second;
}

/* Add part I and the parts that it needs to ALL.  */
void
collect (int i, std::set<int> &all)
{
  if (!all.insert (i).second)
    return;
  for (const short *need = parts[i].needs; *need >= 0; need++)
    collect (*need, all);
}

} // namespace

std::string
embedded_name (const char *symbol)
{
  return std::string (symbol) + "." + parts[part_of (symbol)].hash;
}

bool
is_embedded (const char *symbol)
{
  return index_parts ().count (symbol);
}

std::set<int>
parts_of (const std::vector<const char *> &symbols)
{
  std::set<int> all;
  for (const char *symbol : symbols)
    collect (part_of (symbol), all);
  return all;
}

const char *
assembly_of (int part)
{
  return parts[part].assembly;
}

} // namespace qrintf
