/* write(2) on one descriptor as the program scripts it: a filter in the kernel
   turns each such call into a signal, whose handler takes a part of the bytes,
   all, or none with an error, and reports what it was offered.  glibc's streams
   and dprintf do not call the write that is exported, so nothing above the
   kernel can do this.  For programs of one thread on x86-64.  */

#ifndef QRINTF_KERNEL_H
#define QRINTF_KERNEL_H

#include "../stream/stream.h"
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <ucontext.h>

enum
{
  SCRIPTED = 100, /* the descriptor */
  ALL = 1 << 30   /* and so it stays */
};

/* What one write does: it takes at most TAKEN bytes, or fails with ERROR.  */
struct step
{
  int taken, error;
};

static const struct step *script; /* ends with { ALL, 0 } */

static void
play (int number, siginfo_t *info, void *context)
{
  greg_t *registers = ((ucontext_t *) context)->uc_mcontext.gregs;
  struct iovec text
      = { (void *) registers[REG_RSI], (size_t) registers[REG_RDX] };
  int before = errno;
  say ("  offered ");
  show_number ((long) text.iov_len);
  say_char ('\n');
  long result = -script->error;
  if (result == 0 && script->taken < (long) text.iov_len)
    text.iov_len = (size_t) script->taken;
  if (result == 0 && text.iov_len > 0)
    result = writev (SCRIPTED, &text, 1);
  if (script->taken != ALL)
    script++;
  errno = before;
  registers[REG_RAX] = result;
}

/* From now on, for the rest of the process.  */
static void
script_writes (void)
{
#define LOAD(field)                                                            \
  BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, field))
  struct sock_filter code[] = {
    LOAD (nr),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_write, 0, 3),
    LOAD (args[0]),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SCRIPTED, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_TRAP),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
#undef LOAD
  struct sock_fprog program = { sizeof code / sizeof *code, code };
  struct sigaction action = { .sa_sigaction = play, .sa_flags = SA_SIGINFO };
  if (sigaction (SIGSYS, &action, NULL) != 0
      || prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0
      || prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    abort ();
}

/* SCRIPTED becomes one end of a new wire, for as long as nobody closes it.  */
static void
wire_scripted (void)
{
  int ends[2];
  if (wire >= 0)
    close (wire);
  if (socketpair (AF_UNIX, SOCK_SEQPACKET, 0, ends) != 0
      || dup2 (ends[1], SCRIPTED) != SCRIPTED)
    abort ();
  close (ends[1]);
  wire = ends[0];
}

static const struct step scripts[][6] = {
  { { ALL, 0 } },
  { { 0, ENOSPC }, { ALL, 0 } },
  { { 0, EINTR }, { ALL, 0 } },
  { { 0, EAGAIN }, { ALL, 0 } },
  { { 0, EIO }, { 0, ENOSPC }, { 0, EINTR }, { 0, EPIPE }, { ALL, 0 } },
  { { 1, 0 }, { ALL, 0 } },
  { { 1, 0 }, { 0, EINTR }, { ALL, 0 } },
  { { 5, 0 }, { 0, ENOSPC }, { ALL, 0 } },
  { { 3, 0 }, { 2, 0 }, { 0, EAGAIN }, { 4, 0 }, { 0, EIO }, { ALL, 0 } },
  { { 2, 0 }, { 2, 0 }, { 2, 0 }, { 2, 0 }, { 2, 0 }, { ALL, 0 } },
  { { 0, 0 }, { 3, 0 }, { 0, 0 }, { 0, 0 }, { ALL, 0 } },
  { { 250, 0 }, { 0, EFBIG }, { 100, 0 }, { 100, 0 }, { ALL, 0 } },
  { { ALL - 1, 0 }, { 0, EDQUOT }, { ALL - 1, 0 }, { 7, 0 }, { ALL, 0 } },
};

enum
{
  N_SCRIPTS = sizeof scripts / sizeof *scripts
};

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
