/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes the unit as a whole, names the unit's file in a report, and marks
   the unit's object.  See report.h.

   The name has the last component of the source's path and a hash of the
   properties that distinguish compilations: working folder, source, output and
   options.  Names of temporary files are left out, so that the next build
   writes the same names.  */

#include "report/report.h"

#include "gcc/gcc-includes.h"
#include "gcc/target.h"
#include "options/options.h"

namespace qrintf
{
namespace
{

constexpr std::string_view plugin_argument_prefix = "-fplugin-arg-";
constexpr size_t longest_name = 100;

/* Whether OPTION may change the code.  Options about diagnostics and dumps do
   not, nor do those that name a temporary file or the plugin.  */
bool
matters (std::string_view option)
{
  static constexpr std::string_view taken[]
      = { "-O", "-f", "-m", "-g", "-D", "-U", "-std=", "-ansi", "--param" };
  static constexpr std::string_view left[]
      = { "-fplugin=",     "-fdiagnostics-", "-fdump-",
          "-fopt-info",    "-fmessage-",     "-fsave-optimization-record",
          "-fresolution=", "-fltrans",       "-fwpa",
          "-fchecking",    "-fcompare-debug" };
  auto begins = [&] (std::string_view start) {
    return option.substr (0, start.size ()) == start;
  };
  if (begins (plugin_argument_prefix))
    return option.find ("-report=") == std::string_view::npos;
  return std::any_of (std::begin (taken), std::end (taken), begins)
         && std::none_of (std::begin (left), std::end (left), begins);
}

std::vector<std::string_view>
options_that_matter ()
{
  std::vector<std::string_view> all;
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    if (const char *text = save_decoded_options[i].orig_option_with_args_text;
        text && matters (text))
      all.push_back (text);
  return all;
}

std::string
text_or_empty (const char *text)
{
  return text ? text : "";
}

/* NAME without the part of a temporary file: with -flto-partition=none the link
   calls prog's only part "prog.lto.o-ccXXXXXX.lto.o".  */
std::string
without_temporary (const std::string &name)
{
  constexpr size_t letters = 6;
  size_t start = name.rfind ("-cc");
  if (start == std::string::npos || start + 3 + letters >= name.size ()
      || name[start + 3 + letters] != '.')
    return name;
  return name.substr (0, start);
}

/* At the link a unit is one of the partitions of the program, whose input is a
   temporary file.  */
std::string
unit_name ()
{
  return in_lto_p ? without_temporary (text_or_empty (dump_base_name))
                  : text_or_empty (main_input_filename);
}

/* The name of the unit's outputs without the last suffix.  */
std::string
output_name ()
{
  std::string name = text_or_empty (aux_base_name);
  return in_lto_p ? without_temporary (name) : name;
}

const char *
stage ()
{
  if (in_lto_p)
    return "link";
  if (!flag_lto)
    return "compile";
  return flag_fat_lto_objects ? "fat object" : "slim object";
}

/* Why the pass does not run, or an empty string.  */
std::string
not_run ()
{
  if (options.disable)
    return "disable";
  if (!optimize)
    return "-O0";
  return !in_lto_p && flag_lto && !flag_fat_lto_objects
             ? "-flto: calls are lowered at the link"
             : "";
}

/* HASH extended by TEXT and an end mark: FNV-1a (Fowler, Noll, Vo), 64 bits. */
uint64_t
add_to_hash (uint64_t hash, std::string_view text)
{
  constexpr uint64_t prime = 0x100000001b3;
  for (unsigned char c : text)
    hash = (hash ^ c) * prime;
  return hash * prime;
}

/* The last component of PATH, with '_' for characters that have a meaning in
   shells or file systems.  */
std::string
file_name_of (const std::string &path)
{
  std::string name = path.substr (path.rfind ('/') + 1, longest_name);
  for (char &c : name)
    if (!ISALNUM (c) && !strchr ("._+-", c))
      c = '_';
  if (name.empty () || name[0] == '.')
    name.insert (0, "_");
  return name;
}

bool is_marked;

} // namespace

std::string
unit_members ()
{
  std::string text;
  auto add = [&] (const char *key, const std::string &value) {
    text += " " + json_string (key) + ": " + json_string (value) + ",\n";
  };
  text += " \"qrintf-report\": 1,\n";
  add ("unit", unit_name ());
  add ("directory", text_or_empty (getpwd ()));
  add ("output", output_name ());
  add ("stage", stage ());
  add ("language", lang_hooks.name);
  add ("compiler", std::string ("GCC ") + gcc_version.basever);
  add ("plugin", QRINTF_VERSION);
  text += " \"options\": [";
  const char *between = "";
  for (std::string_view option : options_that_matter ())
    {
      text += between + json_string (option);
      between = ", ";
    }
  text += "],\n";
  add ("not_run", not_run ());
  return text;
}

std::string
unit_file_name (const std::string &calls)
{
  const std::string unit = unit_name ();
  uint64_t hash = 0xcbf29ce484222325;
  for (const std::string &part :
       { text_or_empty (getpwd ()), unit, output_name () })
    hash = add_to_hash (hash, part);
  for (std::string_view option : options_that_matter ())
    hash = add_to_hash (hash, option);
  /* Units from standard input all have the same name.  */
  if (unit == "<stdin>" || unit == "-")
    hash = add_to_hash (hash, calls);
  char digits[17];
  snprintf (digits, sizeof digits, "%016llx",
            static_cast<unsigned long long> (hash));
  return file_name_of (unit) + "-" + digits + ".json";
}

bool
unit_is_reported ()
{
  return !options.report.empty () && asm_out_file && !seen_error ()
         && !flag_compare_debug;
}

void
mark_unit ()
{
  is_marked = true;
}

void
write_mark (void *, void *)
{
  if (is_marked && asm_out_file && !seen_error () && !flag_no_ident)
    write_ident ("qrintf " QRINTF_VERSION);
}

} // namespace qrintf
