/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads and unloads the library that the first argument names, while threads
   print; calls what it has by that name.  */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

static atomic_int stop, wrong;

static void *
print_on (void *ignored)
{
  char text[60];
  while (!stop)
    {
      snprintf (text, sizeof text, "%s %d %.3f %ls", "a", 5, 0.5, L"b");
      if (strcmp (text, "a 5 0.500 b"))
        wrong++;
    }
  return ignored;
}

int
main (int argc, char **argv)
{
  pthread_t threads[2];
  for (int i = 0; i < 2; i++)
    pthread_create (&threads[i], NULL, print_on, NULL);
  for (int i = 0; argc > 1 && i < 50; i++)
    {
      void *library = dlopen (argv[1], i % 2 ? RTLD_NOW | RTLD_GLOBAL
                                             : RTLD_LAZY);
      int (*print) (char *, size_t, const char *, ...)
          = library ? dlsym (library, "snprintf") : NULL;
      char text[60];
      if (!print || print (text, 60, "%d %ls", i, L"loaded") < 8
          || dlclose (library))
        wrong++;
    }
  stop = 1;
  for (int i = 0; i < 2; i++)
    pthread_join (threads[i], NULL);
  printf ("%d wrong\n", wrong);
  return 0;
}
