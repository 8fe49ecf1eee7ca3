/* Writes that fail: a file that may grow to N bytes only (a part is written,
   then EFBIG), a pipe that is full (EAGAIN, or EINTR after a part), a pipe
   without a reader, and a filter in the kernel that makes write(2) return any
   other error.  An object that is loaded before libc cannot do this: glibc's
   streams do not call the write that is exported.  */

#define _GNU_SOURCE
#include "calls.h"
#include "full-pipe.h"
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

static const int modes[] = { _IONBF, _IOLBF, _IOFBF };

static void
all_calls (FILE *f)
{
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (calls[i](f, 31 * i, "a string"));
      NOTE (ferror (f));
    }
}

/* Child processes, for what cannot be taken back.  */
static int
in_child (void)
{
  pid_t child = fork ();
  int status = 0;
  if (child)
    {
      waitpid (child, &status, 0);
      NOTE (status);
    }
  return !child;
}

static void
limit_files (rlim_t limit)
{
  int before = errno;
  setrlimit (RLIMIT_FSIZE, &(struct rlimit){ limit, RLIM_INFINITY });
  errno = before;
}

/* The reports go to a file as well, so the limit holds for one call.  */
static int
call_limited (FILE *f, int i, rlim_t limit)
{
  limit_files (limit);
  int n = calls[i](f, 31 * i, "a string");
  limit_files (RLIM_INFINITY);
  return n;
}

static void
limited_file (rlim_t limit, int mode, size_t size)
{
  static const char path[] = "faults.tmp";
  FILE *f = fopen (path, "w");
  set_buffer (f, mode, size);
  for (int i = 0; i < N_CALLS; i++)
    {
      NOTE (call_limited (f, i, limit));
      NOTE (ferror (f));
    }
  NOTE (fprintf (f, "%d", HIDE (1)));
  NOTE (fclose (f));
  note_file (path);
  unlink (path);
}

static void
no_reader (int mode)
{
  FILE *f = open_wire ("w");
  set_buffer (f, mode, 32);
  close (wire);
  wire = -1;
  all_calls (f);
  NOTE (fclose (f));
}

static void
full_pipe (int mode, size_t room, int flags)
{
  int ends[2];
  open_full_pipe (ends, room, flags);
  FILE *f = fdopen (ends[1], "w");
  set_buffer (f, mode, 32);
  interrupt_every (flags == 0 ? 2000 : 0);
  for (int i = 0; i < 5; i++)
    {
      NOTE (calls[5](f, 31 * i, "a string") * 2 + ferror (f));
      NOTE (fprintf (f, "%d\n", HIDE (i)));
    }
  interrupt_every (0);
  fcntl (ends[1], F_SETFL, O_NONBLOCK);
  NOTE (fclose (f));
  say_rest (ends[0]);
  close (ends[0]);
}

/* Writes to FD of LEAST bytes and more give ERROR from now on.  */
static int
refuse_writes (int fd, unsigned least, unsigned error)
{
#define LOAD(field)                                                            \
  BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, field))
  struct sock_filter code[] = {
    LOAD (nr),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_write, 0, 5),
    LOAD (args[0]),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, (unsigned) fd, 0, 3),
    LOAD (args[2]),
    BPF_JUMP (BPF_JMP | BPF_JGE | BPF_K, least, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { sizeof code / sizeof *code, code };
  return prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
         || prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

static void
refused (int mode, size_t size, unsigned least, int error)
{
  if (!in_child ())
    return;
  FILE *f = open_wire ("w");
  set_buffer (f, mode, size);
  NOTE (refuse_writes (fileno (f), least, (unsigned) error));
  all_calls (f);
  NOTE (fflush (f));
  clearerr (f);
  all_calls (f);
  NOTE (fclose (f));
  _exit (0);
}

int
main (void)
{
  signal (SIGXFSZ, SIG_IGN);
  signal (SIGPIPE, SIG_IGN);
  sigaction (SIGALRM, &(struct sigaction){ .sa_handler = interrupt }, NULL);
  static const int errors[] = { ENOSPC, EINTR, EAGAIN, EIO };
  for (int m = 0; m < 3; m++)
    {
      for (rlim_t limit = 0; limit < 130; limit += 11)
        {
          limited_file (limit, modes[m], 0);
          limited_file (limit, modes[m], 50);
        }
      no_reader (modes[m]);
      for (size_t room = 0; room < 40; room += 13)
        {
          full_pipe (modes[m], room, O_NONBLOCK);
          full_pipe (modes[m], room, 0);
        }
      for (int e = 0; e < 4; e++)
        {
          refused (modes[m], 0, 0, errors[e]);
          refused (modes[m], 64, 0, errors[e]);
          refused (modes[m], 20, 12, errors[e]);
        }
    }
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
