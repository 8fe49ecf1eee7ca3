/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the plugin's arguments.  See options.h.

   Refused, with the valid ones: unknown arguments, missing and superfluous
   values, and values that are not in the list of an argument.  */

#include "options/options.h"

#include "gcc/gcc-includes.h"

namespace qrintf
{

plugin_options options;

const char help_text[] = R"(Arguments, each given as -fplugin-arg-libqrintf-KEY[=VALUE]:
  disable          lower nothing
  cpu=TIER         which emitters lowered code calls: auto (what -march
                   allows, otherwise chosen when the program is loaded;
                   the default), base, or v4 (x86-64-v4: the program
                   then needs such a CPU)
  runtime=KIND     where the emitters are: embedded (in each object file,
                   one copy in the program; the default) or library
                   (libqrintf_rt.a, named at the link)
  libc=LIBRARY     the C library of the program: auto (what its headers say;
                   the default), glibc, glibc-2.35 (or later), musl, or none
                   (lower nothing of its)
  inline=WHERE     which calls with a known format become code that writes
                   the text: hot (those in memory, and in loops and what a
                   profile or an attribute calls hot; the default), all,
                   none. Other calls become calls of qrintf's printf.
                   What is cold for a stated reason stays as it is
  lower-sanitized  lower calls in functions that -fsanitize= checks, too
  sink=F:APPEND, reserve=F:RESERVE:COMMIT, alloc=F:ALLOCATE
                   F, a printf-like function of the program's own, is
                   APPEND with the text, room from RESERVE that COMMIT
                   takes, or a string from ALLOCATE; several with commas
  sinks=FILE       the same from FILE's lines
  report=DIR       write what became of each call into a file in DIR,
                   for qrintf-report
  exclude=NAME     leave calls of NAME to libc: of a function of the family,
                   or of the program's own that sink= and its like name, or
                   as own:NAME any other; several with commas
  mismatch=ANSWER  what to do where there is no plugin for the compiler,
                   which otherwise lowers nothing in silence: note or error
  version          print the plugin's and the compiler's version
  help             print this text
Remarks: -fopt-info-optimized says what was lowered and how,
-fopt-info-missed what was kept and why.
)";

namespace
{

struct option_row
{
  const char *key;
  const char *values; /* the valid values; null: it takes no value */
  bool (*set) (const char *value);
};

bool
set_cpu (const char *value)
{
  for (unsigned i = 0; i < tier_count; i++)
    if (!strcmp (tier_names[i], value))
      {
        options.cpu = cpu_tier (i);
        return true;
      }
  return false;
}

bool
set_runtime (const char *value)
{
  bool is_linked = !strcmp (value, "library");
  options.runtime = is_linked ? runtime_kind::linked : runtime_kind::embedded;
  return is_linked || !strcmp (value, "embedded");
}

bool
set_inlining (const char *value)
{
#define QRINTF_INLINING_VALUE(NAME)                                            \
  if (!strcmp (value, #NAME))                                                  \
    {                                                                          \
      options.inlining = inlining::NAME;                                       \
      return true;                                                             \
    }
  QRINTF_INLINING (QRINTF_INLINING_VALUE)
#undef QRINTF_INLINING_VALUE
  return false;
}

bool
set_libc (const char *value)
{
  options.libc = library_named (value);
  return options.libc || !strcmp (value, "auto");
}

template <bool plugin_options::*flag>
bool
set_flag (const char *)
{
  return options.*flag = true;
}

constexpr char sink_key[] = "sink";
constexpr char reserve_key[] = "reserve";
constexpr char alloc_key[] = "alloc";

template <const char *kind>
bool
set_mapping (const char *value)
{
  std::string wrong = add_mappings (options.mappings, kind, value);
  if (!wrong.empty ())
    error ("qrintf: %s", wrong.c_str ());
  return true;
}

bool
read_mappings (const char *file)
{
  options.files.push_back (file);
  std::string contents;
  FILE *f = fopen (file, "r");
  if (!f)
    {
      error ("qrintf: cannot read %qs: %m", file);
      return true;
    }
  for (int c; (c = getc (f)) != EOF;)
    contents += static_cast<char> (c);
  if (ferror (f))
    error ("qrintf: cannot read %qs: %m", file);
  fclose (f);
  std::string wrong = add_mapping_lines (options.mappings, contents);
  if (!wrong.empty ())
    error ("qrintf: %qs: %s", file, wrong.c_str ());
  return true;
}

bool
set_report (const char *folder)
{
  options.report = folder;
  return *folder;
}

bool
set_excluded (const char *value)
{
  for (std::string &name : split (value, ','))
    options.excluded.push_back (std::move (name));
  return true;
}

bool
print_version (const char *)
{
  fprintf (stderr, "qrintf %s for GCC %s\n", QRINTF_VERSION,
           gcc_version.basever);
  return true;
}

/* The loader acts on it where there is no plugin (loader/loader.c).  */
bool
check_mismatch (const char *value)
{
  return !strcmp (value, "note") || !strcmp (value, "error");
}

/* Prints to stderr, as the assembly may go to stdout.  */
bool
print_help (const char *)
{
  fprintf (stderr, "qrintf %s: lowers calls of the printf family.\n%s",
           QRINTF_VERSION, help_text);
  return true;
}

#define QRINTF_TIER_LISTED(DATA, NAME, ...) ", " #NAME
constexpr const char tier_values[]
    = "auto, base" QRINTF_EMITTER_TIERS (QRINTF_TIER_LISTED, );
#undef QRINTF_TIER_LISTED

/* After a comma, as further values follow the first one.  */
#define QRINTF_LISTED(NAME) ", " #NAME
#define QRINTF_LIBRARY_LISTED(LIBRARY, NAME) ", " NAME
constexpr std::string_view inlining_values = QRINTF_INLINING (QRINTF_LISTED);
constexpr const char libc_values[]
    = "auto" QRINTF_C_LIBRARIES (QRINTF_LIBRARY_LISTED);
#undef QRINTF_LISTED
#undef QRINTF_LIBRARY_LISTED

constexpr option_row rows[] = {
  { "disable", nullptr, set_flag<&plugin_options::disable> },
  { "cpu", tier_values, set_cpu },
  { "runtime", "embedded, library", set_runtime },
  { "inline", inlining_values.data () + strlen (", "), set_inlining },
  { "libc", libc_values, set_libc },
  { "lower-sanitized", nullptr, set_flag<&plugin_options::lower_sanitized> },
  { sink_key, "F:APPEND", set_mapping<sink_key> },
  { reserve_key, "F:RESERVE:COMMIT", set_mapping<reserve_key> },
  { alloc_key, "F:ALLOCATE", set_mapping<alloc_key> },
  { "sinks", "a file's name", read_mappings },
  { "report", "a folder's name", set_report },
  { "exclude", "a function's name", set_excluded },
  { "mismatch", "note, error", check_mismatch },
  { "version", nullptr, print_version },
  { "help", nullptr, print_help },
};

std::string
valid_keys ()
{
  std::string keys;
  for (const option_row &row : rows)
    keys += (keys.empty () ? "" : ", ") + std::string (row.key);
  return keys;
}

bool
read_option (const char *name, const plugin_argument &argument)
{
  for (const option_row &row : rows)
    {
      if (strcmp (row.key, argument.key) != 0)
        continue;
      if (!row.values && argument.value)
        {
          error ("%<-fplugin-arg-%s-%s%> takes no value", name, row.key);
          return false;
        }
      if (row.values && !argument.value)
        {
          error ("%<-fplugin-arg-%s-%s%> needs a value, one of: %s", name,
                 row.key, row.values);
          return false;
        }
      if (row.set (argument.value))
        return true;
      error ("%<-fplugin-arg-%s-%s=%s%>: the value is not one of: %s", name,
             row.key, argument.value, row.values);
      return false;
    }
  error ("%<-fplugin-arg-%s-%s%> is unknown; valid arguments are: %s", name,
         argument.key, valid_keys ().c_str ());
  return false;
}

} // namespace

bool
read_options (const char *name, int count, const plugin_argument *arguments)
{
  bool good = true;
  for (int i = 0; i < count; i++)
    good &= read_option (name, arguments[i]);
  return good;
}

} // namespace qrintf
