/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emitters on their way into the unit's own object file.  See embed.h.

   The table of their assembly is made by make-embedded.py from the runtime that
   goes into the archive.  Each part is a COMDAT group with hidden symbols: a
   program or shared library ends up with one copy of its own, and exports
   none.  The symbols' names end in a hash of what they stand for, so that objects
   of several builds of the plugin do not mistake each other's.  */

#include "gcc/gcc-includes.h"

#include "emitters/embed.h"
#include "options/options.h"
#include "emitters/runtime-calls.h"

#include <map>
#include <set>

namespace qrintf
{
namespace
{

/* What the assembly is for; see runtime/src/core/target.c.  */
struct embedded_target
{
  unsigned pointer_bits;
  int big_endian;
  int long_double_digits;
  int long_double_bytes;
  int level;
};

struct embedded_part
{
  const char *symbols; /* without the hash, separated by spaces */
  const char *hash;    /* of all that they stand for */
  const short *needs;  /* indexes of other parts, -1 at the end */
  const char *assembly;
};

/* Defines embedded_for, before_parts, behind_parts and parts.  */
#include "embedded.inc"

constexpr int part_count = sizeof parts / sizeof *parts;

/* Which part has which symbol.  */
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

/* Which part has SYMBOL.  */
int
part_of (std::string_view symbol)
{
  auto found = index_parts ().find (symbol);
  gcc_assert (found != index_parts ().end ());
  return found->second;
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
  fputs (before_parts, asm_out_file);
  for (int i : all)
    fputs (parts[i].assembly, asm_out_file);
  fputs (behind_parts, asm_out_file);
  if (intel)
    fputs ("\t.intel_syntax noprefix\n", asm_out_file);
  fputs ("\t.text\n", asm_out_file);
  in_section = nullptr;
}

/* How much the CPU has that the current function may be run on, counted as by
   runtime/src/core/target.c.  */
int
level_of_function ()
{
#if defined TARGET_CMOVE
  return !TARGET_80387 ? 0 : TARGET_SSE2 ? 2 : TARGET_CMOVE ? 1 : 0;
#elif defined TARGET_CPU_Z196
  return processor_table[s390_arch].arch_level;
#elif defined TARGET_SIMD
  return TARGET_SIMD ? 1 : 0;
#else
  return 0;
#endif
}

/* Are functions called as by default?  */
bool
has_default_calls ()
{
#if defined TARGET_SSEREGPARM
  if (TARGET_64BIT)
    return ix86_abi == SYSV_ABI;
  return ix86_regparm == 0 && !TARGET_RTD && !TARGET_SSEREGPARM;
#elif defined TARGET_CPU_Z196
  return !TARGET_SOFT_FLOAT;
#else
  return true;
#endif
}

} // namespace

const char *
refusal_for_target ()
{
  if (POINTER_SIZE != embedded_for.pointer_bits)
    return embedded_for.pointer_bits == 64
               ? "there is no runtime for 32-bit code"
               : "there is no runtime for 64-bit code";
  if (BYTES_BIG_ENDIAN != embedded_for.big_endian)
    return "there is no runtime for this byte order";
  const real_format *long_double
      = REAL_MODE_FORMAT (TYPE_MODE (long_double_type_node));
  if (long_double->p != embedded_for.long_double_digits
      || tree_to_shwi (TYPE_SIZE_UNIT (long_double_type_node))
             != embedded_for.long_double_bytes)
    return "there is no runtime for this long double";
  if (!has_default_calls ())
    return "there is no runtime for this way of calling functions";
  if (level_of_function () < embedded_for.level)
    return "the CPU may lack what the runtime needs";
  /* Emitters ask for no more stack, and gold takes no object of both kinds.  */
  if (flag_split_stack)
    return "-fsplit-stack";
  return nullptr;
}

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

void
embed_emitters (void *, void *)
{
  if (options.runtime != runtime_kind::embedded || !asm_out_file
      || seen_error ())
    return;
  std::vector<const char *> used = used_symbols ();
  if (used.empty ())
    return;
  std::set<int> all;
  for (const char *symbol : used)
    collect (part_of (symbol), all);
  write (all);
}

} // namespace qrintf
