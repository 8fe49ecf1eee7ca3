/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes emitters into the object file of the unit.  See runtime-calls.h.

   Each part of the table is a COMDAT group with hidden symbols, so a program or
   shared library has one copy of a part and does not export it.  The names of
   the symbols end in a hash of their code, so that objects from different
   builds of the plugin can be linked together.

   Refused: targets whose code cannot call the emitters, see
   refusal_for_target.  */

#include "embedding/runtime-calls.h"

#include "embedding/embedded-table.h"
#include "gcc/gcc-includes.h"
#include "gcc/target.h"
#include "options/options.h"

namespace qrintf
{
namespace
{

/* Write the parts ALL.  They are in AT&T syntax, even with -masm=intel.  */
void
write (const std::set<int> &all)
{
  const bool intel = writes_intel_syntax ();
  if (intel)
    fputs ("\t.att_syntax prefix\n", asm_out_file);
  fputs (before_parts, asm_out_file);
  for (int i : all)
    fputs (assembly_of (i), asm_out_file);
  if (wants_unwind_tables ())
    {
      fputs (before_frames, asm_out_file);
      for (int i : all)
        fputs (frames_of (i), asm_out_file);
    }
  fputs (behind_parts, asm_out_file);
  if (intel)
    fputs ("\t.intel_syntax noprefix\n", asm_out_file);
  fputs ("\t.text\n", asm_out_file);
  in_section = nullptr;
}

} // namespace

const char *
refusal_for_target ()
{
  if (pointer_bits () != embedded_for.pointer_bits)
    return embedded_for.pointer_bits == 64
               ? "there is no runtime for 32-bit code"
               : "there is no runtime for 64-bit code";
  if (is_big_endian () != embedded_for.big_endian)
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
  /* The emitters have no checks of the stack's size, and gold refuses objects
     in which some functions have them and others do not.  */
  if (flag_split_stack)
    return "-fsplit-stack";
  return nullptr;
}

void
embed_emitters (void *, void *)
{
  if (!asm_out_file || seen_error ()
      || options.runtime == runtime_kind::linked)
    return;
  std::vector<const char *> used = used_symbols ();
  if (!used.empty ())
    write (parts_of (used));
}

} // namespace qrintf
