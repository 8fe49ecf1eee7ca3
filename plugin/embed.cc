/* Emitters on their way into the unit's own object file.  See embed.h.

   The table of their assembly is made by make-embedded.py from the runtime that
   goes into the archive.  Each part is a COMDAT group with hidden symbols: a
   program or shared library ends up with one copy of its own, and exports
   none.  */

#include "gcc-includes.h"

#include "embed.h"
#include "options.h"
#include "runtime-calls.h"

#include <map>
#include <set>

namespace qrintf
{
namespace
{

struct embedded_part
{
  const char *symbols; /* separated by spaces */
  const short *needs;  /* indexes of other parts, -1 at the end */
  const char *assembly;
};

#include "embedded.inc"

constexpr int part_count = sizeof parts / sizeof *parts;

/* Which part has which symbol.  */
std::map<std::string_view, int>
index_parts ()
{
  std::map<std::string_view, int> index;
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

/* Part I and what it needs, into ALL.  */
void
collect (int i, std::set<int> &all)
{
  if (!all.insert (i).second)
    return;
  for (const short *need = parts[i].needs; *need >= 0; need++)
    collect (*need, all);
}

/* The parts are in AT&T's syntax, whatever -masm says.  */
void
write (const std::set<int> &all)
{
#ifdef ASSEMBLER_DIALECT
  bool intel = ASSEMBLER_DIALECT == ASM_INTEL;
#else
  bool intel = false;
#endif
  if (intel)
    fputs ("\t.att_syntax prefix\n", asm_out_file);
  for (int i : all)
    fputs (parts[i].assembly, asm_out_file);
  if (intel)
    fputs ("\t.intel_syntax noprefix\n", asm_out_file);
  fputs ("\t.text\n", asm_out_file);
  in_section = nullptr;
}

} // namespace

void
embed_emitters (void *, void *)
{
  if (options.runtime != runtime_kind::embedded || !asm_out_file
      || seen_error ())
    return;
  std::vector<const char *> used = used_symbols ();
  if (used.empty ())
    return;
  const std::map<std::string_view, int> index = index_parts ();
  std::set<int> all;
  for (const char *symbol : used)
    {
      auto found = index.find (symbol);
      gcc_assert (found != index.end ());
      collect (found->second, all);
    }
  write (all);
}

} // namespace qrintf
