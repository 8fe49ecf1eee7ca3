/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lookup in the table of the emitters' assembly.  See embedded-table.h.  */

#include "embedding/embedded-table.h"

#include "gcc/gcc-includes.h"

namespace qrintf
{
namespace
{

struct embedded_part
{
  char hash[13]; /* of the code of the part and of all parts that it needs */
  /* Offsets: NEEDS of the indices of other parts, which end with -1, and
     ASSEMBLY and FRAMES of texts.  */
  unsigned needs, assembly, frames;
};

struct embedded_symbol
{
  unsigned name; /* offset in NAMES of the name without the hash */
  int part;      /* the part that defines it */
};

} // namespace

/* Defines embedded_for, before_parts, behind_parts, parts, and symbols in the
   order of their names.  */
#include "embedded.inc"

namespace
{

/* The part that defines NAME, or -1.  */
int
find_part (const char *name)
{
  auto found = std::lower_bound (std::begin (symbols), std::end (symbols), name,
                                 [] (const embedded_symbol &s, const char *n) {
                                   return strcmp (names + s.name, n) < 0;
                                 });
  return found != std::end (symbols) && !strcmp (names + found->name, name)
             ? found->part
             : -1;
}

/* The part that defines NAME, which must be in the table.  */
int
part_of (const char *name)
{
  int part = find_part (name);
  gcc_assert (part >= 0);
  return part;
}

/* Add part I and the parts that it needs to ALL.  */
void
collect (int i, std::set<int> &all)
{
  if (!all.insert (i).second)
    return;
  for (const short *need = needs + parts[i].needs; *need >= 0; need++)
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
  return find_part (symbol) >= 0;
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
  return assembly + parts[part].assembly;
}

const char *
frames_of (int part)
{
  return frames + parts[part].frames;
}

} // namespace qrintf
