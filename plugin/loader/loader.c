/* SPDX-License-Identifier: GPL-3.0-or-later */
/* libqrintf.so as users name it.  It opens the plugin that was built for
   exactly the compiler that loads it, from a folder beside it,

     qrintf/gcc-12.2.0-20220819-x86_64-linux-gnu-1a2b3c4d/libqrintf.so

   and hands its own arguments on.  So one flag serves every GCC, in all of its
   languages and at the link with -flto, and still does when GCC is updated.

   Where there is no such plugin, nothing is lowered, and the compilation goes
   on without a word, since configure scripts take any word for a failure.  One
   line says so where it is asked for: by -fopt-info-missed (or -all), and by
   the arguments mismatch=note, version and help.  mismatch=error is an error.

   Refused: a host that is no GCC.  Clang would load this file, find nothing of
   Clang's in it, and compile without it in silence.

   It has no symbol of GCC, so any compiler can load it, and it is C, so that no
   library is loaded with it.  */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* GCC's headers, which declare these structures, are of one version each.  The
   structures have been the same since GCC 4.5, the first that has plugins.  */
struct plugin_argument
{
  char *key;
  char *value; /* null where there is none */
};

struct plugin_name_args
{
  char *base_name; /* libqrintf */
  const char *full_name;
  int argc;
  struct plugin_argument *argv;
  const char *version;
  const char *help;
};

struct plugin_gcc_version
{
  const char *basever;   /* 12.2.0 */
  const char *datestamp; /* 20220819 */
  const char *devphase;
  const char *revision;
  const char *configuration_arguments;
};

typedef int plugin_init_function (struct plugin_name_args *,
                                  struct plugin_gcc_version *);

/* GCC loads no plugin without it.  */
int plugin_is_GPL_compatible;

plugin_init_function plugin_init;

/* FNV-1a, 32 bits: HASH continued with TEXT.  */
static uint32_t
hash_on (uint32_t hash, const char *text)
{
  for (; *text; text++)
    hash = (hash ^ (unsigned char) *text) * 16777619;
  return hash;
}

/* Set VALUE to the machine that GCC was configured to compile for, and return
   its length, 0 if there is none.  Each option's default is the next one.  */
static int
find_machine (const char *configured, const char **value)
{
  static const char *const options[] = { "--target=", "--host=", "--build=" };
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    {
      const char *option = strstr (configured, options[i]);
      if (!option)
        continue;
      *value = option + strlen (options[i]);
      return (int) strspn (*value, "abcdefghijklmnopqrstuvwxyz"
                                   "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-");
    }
  return 0;
}

/* Write into NAME, of SIZE bytes, the name of the folder that the plugin for
   GCC is in.  identity.cmake makes the same name of GCC's headers.  */
static void
name_folder (char *name, size_t size, const struct plugin_gcc_version *gcc)
{
  const char *machine = "";
  int length = find_machine (gcc->configuration_arguments, &machine);
  uint32_t hash = 2166136261;
  hash = hash_on (hash, gcc->devphase);
  hash = hash_on (hash, gcc->revision);
  hash = hash_on (hash, gcc->configuration_arguments);
  snprintf (name, size, "gcc-%s-%s-%.*s%s%08x", gcc->basever, gcc->datestamp,
            length, machine, length ? "-" : "", (unsigned) hash);
}

/* Write into PATH the name of the plugin that belongs to the loader FILE.
   Returns whether it is there.  */
static bool
find_beside (char path[PATH_MAX], const char *file, const char *folder)
{
  const char *slash = strrchr (file, '/');
  int length = slash ? (int) (slash - file) + 1 : 0;
  int n = snprintf (path, PATH_MAX, "%.*sqrintf/%s/libqrintf.so", length, file,
                    folder);
  return n < PATH_MAX && access (path, R_OK) == 0;
}

/* The same beside this file, and beside the file that this one is a symbolic
   link to.  PATH is where it was looked for last.  */
static bool
find_plugin (char path[PATH_MAX], const char *folder)
{
  Dl_info self;
  char resolved[PATH_MAX];
  *path = 0;
  if (!dladdr ((void *) find_plugin, &self))
    return false;
  return find_beside (path, self.dli_fname, folder)
         || (realpath (self.dli_fname, resolved)
             && find_beside (path, resolved, folder));
}

/* Whether OPTION asks for remarks on what was missed, on standard error and not
   only by one of GCC's groups of passes, as qrintf's are in none.  */
static bool
asks_for_missed (const char *option)
{
  static const char prefix[] = "-fopt-info";
  bool missed = false, grouped = false;
  if (strncmp (option, prefix, sizeof prefix - 1) != 0)
    return false;
  for (option += sizeof prefix - 1; *option == '-';)
    {
      size_t length = strcspn (++option, "-=");
      char word[16];
      snprintf (word, sizeof word, "%.*s", (int) length, option);
      if (!strcmp (word, "missed") || !strcmp (word, "all"))
        missed = true;
      else if (strstr ("ipa loop inline omp vec", word))
        grouped = true;
      option += length;
    }
  return missed && !grouped && (!*option || !strcmp (option, "=stderr"));
}

/* Whether the command line does.  What is in a file of arguments (@FILE) is
   not seen.  */
static bool
remarks_are_on (void)
{
  bool found = false;
  char *option = NULL;
  size_t size = 0;
  FILE *command = fopen ("/proc/self/cmdline", "r");
  if (!command)
    return false;
  while (!found && getdelim (&option, &size, 0, command) > 0)
    found = asks_for_missed (option);
  free (option);
  fclose (command);
  return found;
}

enum answer
{
  silence,
  remark,
  note,
  failure,
  wrong_value
};

/* How to say that there is no plugin.  */
static enum answer
wanted_answer (const struct plugin_name_args *arguments)
{
  enum answer answer = remarks_are_on () ? remark : silence;
  for (int i = 0; i < arguments->argc; i++)
    {
      const char *key = arguments->argv[i].key;
      const char *value = arguments->argv[i].value;
      if (answer < note && (!strcmp (key, "version") || !strcmp (key, "help")))
        answer = note;
      if (strcmp (key, "mismatch") != 0)
        continue;
      if (value && !strcmp (value, "note"))
        answer = note;
      else if (value && !strcmp (value, "error"))
        answer = failure;
      else
        return wrong_value;
    }
  return answer;
}

/* Say that there is no plugin at PATH for GCC, or WHY it cannot be opened, as
   far as that is wanted.  Returns what plugin_init is to return.  */
static int
go_without (const struct plugin_name_args *arguments, const char *gcc,
            const char *path, const char *why)
{
  static const char *const beginnings[]
      = { "", "missed: qrintf: nothing is lowered: ",
          "note: qrintf: nothing is lowered: ", "error: qrintf: " };
  const char *me = program_invocation_short_name;
  enum answer answer = wanted_answer (arguments);
  if (answer == wrong_value)
    fprintf (stderr,
             "%s: error: '-fplugin-arg-%s-mismatch' needs a value, one of: "
             "note, error\n",
             me, arguments->base_name);
  else if (answer != silence)
    fprintf (stderr,
             "%s: %sthere is no plugin for this GCC %s (%s%s); install or "
             "build the one for it%s; qrintf-gcc --check lists what there is\n",
             me, beginnings[answer], gcc, why ? "" : "no ", why ? why : path,
             answer == failure ? ", or compile without mismatch=error" : "");
  return answer >= failure;
}

int
plugin_init (struct plugin_name_args *arguments, struct plugin_gcc_version *gcc)
{
  char folder[NAME_MAX + 1];
  static char path[PATH_MAX]; /* the plugin keeps it */
  static struct plugin_name_args handed_on;
  const char *why = NULL;
  plugin_init_function *start = NULL;

  name_folder (folder, sizeof folder, gcc);
  if (find_plugin (path, folder))
    {
      void *plugin = dlopen (path, RTLD_NOW | RTLD_LOCAL);
      if (plugin)
        start = (plugin_init_function *) dlsym (plugin, "plugin_init");
      if (!start)
        why = dlerror ();
    }
  if (!start)
    return go_without (arguments, gcc->basever, path, why);
  /* The plugin tells make and compiler caches of its own file.  */
  handed_on = *arguments;
  handed_on.full_name = path;
  return start (&handed_on, gcc);
}

/* Runs when any program opens this file.  A program that does has been told to
   compile with it, and would go on without it.  */
__attribute__ ((constructor)) static void
refuse_other_hosts (void)
{
  if (dlsym (RTLD_DEFAULT, "plugin_default_version_check"))
    return;
  dprintf (STDERR_FILENO,
           "%s: error: unable to load plugin: qrintf is a plugin of GCC, and "
           "this is none; compile with GCC, or without -fplugin=libqrintf.so\n",
           program_invocation_short_name);
  _exit (1);
}
