/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The only program of the system that in-bochs.sh boots: it runs the commands
   of /commands, one a line, of words without quotes, tells on the console how
   each ended, and turns the computer off.  */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum
{
  most_words = 64,
  longest_line = 4096
};

/* What the tests expect of a system.  */
static void
make_system (void)
{
  static const char *const mounts[][2]
      = { { "proc", "/proc" }, { "devtmpfs", "/dev" }, { "tmpfs", "/tmp" } };
  for (size_t i = 0; i < sizeof mounts / sizeof *mounts; i++)
    {
      mkdir (mounts[i][1], 0755);
      if (mount (mounts[i][0], mounts[i][1], mounts[i][0], 0, NULL))
        perror (mounts[i][1]);
    }
  if (chdir ("/tmp"))
    perror ("/tmp");
}

/* Run the command of LINE; returns its exit status, or 128 and the signal that
   ended it.  */
static int
run (char *line)
{
  char *words[most_words + 1] = { NULL };
  size_t n = 0;
  for (char *word = strtok (line, " \n"); word && n < most_words;
       word = strtok (NULL, " \n"))
    words[n++] = word;
  if (!n)
    return 0;
  pid_t child = fork ();
  if (child == 0)
    {
      execv (words[0], words);
      perror (words[0]);
      _exit (127);
    }
  int status = 0;
  if (child < 0 || waitpid (child, &status, 0) != child)
    return 126;
  return WIFSIGNALED (status) ? 128 + WTERMSIG (status) : WEXITSTATUS (status);
}

int
main (void)
{
  make_system ();
  char line[longest_line];
  int worst = 0;
  FILE *commands = fopen ("/commands", "r");
  if (!commands)
    worst = 126;
  while (commands && fgets (line, sizeof line, commands))
    {
      printf ("==> %s", line);
      fflush (stdout);
      int status = run (line);
      printf ("==> exit status %d\n", status);
      worst = status > worst ? status : worst;
    }
  /* The script waits for this line.  */
  printf ("avx512: status %d.\n", worst);
  fflush (stdout);
  sleep (1);
  reboot (RB_POWER_OFF);
}
