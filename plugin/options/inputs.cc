/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the files that the output of the compiler depends on.  See
   name_inputs.

   No file is declared for preprocessed sources, which have the line markers
   already, nor under -P, which suppresses line markers.  */

#include "gcc/front-end.h"

#include "options/options.h"

#include "gcc/gcc-includes.h"

#include "md5.h"
#include "opts.h"
#include "toplev.h"

class mkdeps;
extern void deps_add_dep (mkdeps *, const char *);

namespace qrintf
{
namespace
{

std::vector<std::string> inputs;

using file_change = void (*) (cpp_reader *, const line_map_ordinary *);
file_change say_change;

/* Write lines that enter FILE and leave it at once.  */
void
visit (cpp_reader *reader, const char *file)
{
  auto say = [reader] (const line_map *map) {
    const line_map_ordinary *here = linemap_check_ordinary (map);
    linemap_line_start (line_table, ORDINARY_MAP_STARTING_LINE_NUMBER (here),
                        127);
    say_change (reader, here);
  };
  say (linemap_add (line_table, LC_ENTER, 0, file, 1));
  say (linemap_add (line_table, LC_LEAVE, 0, nullptr, 0));
}

/* A name made of the hash of FILE's contents.  It is never freed, because the
   line table keeps the pointer.  */
const char *
name_of_contents (const char *file)
{
  std::string contents;
  if (FILE *f = fopen (file, "rb"))
    {
      char part[1 << 14];
      while (size_t n = fread (part, 1, sizeof part, f))
        contents.append (part, n);
      fclose (f);
    }
  unsigned char sum[16];
  md5_buffer (contents.data (), contents.size (), sum);
  std::string name = "<qrintf ";
  for (unsigned char byte : sum)
    {
      char digits[3];
      sprintf (digits, "%02x", byte);
      name += digits;
    }
  return xstrdup ((name + ">").c_str ());
}

/* Replaces the preprocessor's callback up to the first included file.  Before
   that file it writes the line markers of the inputs.  */
void
say_change_and_inputs (cpp_reader *reader, const line_map_ordinary *map)
{
  say_change (reader, map);
  if (!map || strcmp (ORDINARY_MAP_FILE_NAME (map), "<command-line>") != 0)
    return;
  cpp_get_callbacks (reader)->file_change = say_change;
  for (const std::string &file : inputs)
    {
      visit (reader, file.c_str ());
      visit (reader, name_of_contents (file.c_str ()));
    }
}

/* Whether the command line names FILE by its path: compiler caches then hash
   its contents.  */
bool
is_on_command_line (const char *file)
{
  for (unsigned i = 0; i < save_decoded_options_count; i++)
    {
      const cl_decoded_option &option = save_decoded_options[i];
      if (option.opt_index == OPT_fplugin_ && !strcmp (option.arg, file))
        return true;
    }
  return false;
}

} // namespace

void
name_inputs (void *, void *plugin_file)
{
  if (!lang_GNU_C () && !lang_GNU_CXX ())
    return;
  if (cpp_get_options (parse_in)->preprocessed)
    return;
  inputs = options.files;
  const char *plugin = static_cast<const char *> (plugin_file);
  if (mkdeps *rules = cpp_get_deps (parse_in))
    {
      for (const std::string &file : inputs)
        deps_add_dep (rules, file.c_str ());
      deps_add_dep (rules, plugin);
    }
  if (!is_on_command_line (plugin))
    inputs.push_back (plugin);
  cpp_callbacks *callbacks = cpp_get_callbacks (parse_in);
  if (!flag_preprocess_only || inputs.empty () || !callbacks->file_change)
    return;
  say_change = callbacks->file_change;
  callbacks->file_change = say_change_and_inputs;
}

} // namespace qrintf
