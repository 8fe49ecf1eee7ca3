/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Child processes and clocks.  */

#include "processes.h"

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <stdexcept>
#include <system_error>

#include <fcntl.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace
{

double
cpu_time ()
{
  timespec t;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &t);
  return static_cast<double> (t.tv_sec) + static_cast<double> (t.tv_nsec) / 1e9;
}

int
checked (int result, const char *operation)
{
  if (result < 0)
    throw std::system_error (errno, std::generic_category (), operation);
  return result;
}

struct pipe_ends
{
  int read, write;
};

pipe_ends
make_pipe ()
{
  int ends[2];
  checked (pipe2 (ends, O_CLOEXEC), "pipe");
  return { ends[0], ends[1] };
}

/* A child that does WORK, which is not to return.  */
pid_t
make_child (const std::function<void ()> &work)
{
  fflush (nullptr);
  pid_t child = checked (fork (), "fork");
  if (child == 0)
    {
      work ();
      _exit (127);
    }
  return child;
}

void
wait_for (pid_t child, rusage &used, const char *what)
{
  int status;
  checked (wait4 (child, &status, 0, &used), "wait");
  if (status != 0)
    throw std::runtime_error (std::string (what) + " failed");
}

double
seconds_of (const timeval &t)
{
  return static_cast<double> (t.tv_sec) + static_cast<double> (t.tv_usec) / 1e6;
}

void
write_all (int fd, std::string_view text)
{
  while (!text.empty ())
    {
      ssize_t n = write (fd, text.data (), text.size ());
      if (n < 0)
        _exit (1);
      text.remove_prefix (static_cast<size_t> (n));
    }
}

} // namespace

lines_measured
in_this_process (const std::function<lines_tally ()> &work)
{
  double begin = cpu_time ();
  lines_tally tally = work ();
  return { tally, cpu_time () - begin };
}

lines_measured
of_program (std::vector<std::string> argv)
{
  std::vector<char *> pointers;
  for (std::string &argument : argv)
    pointers.push_back (argument.data ());
  pointers.push_back (nullptr);
  pipe_ends ends = make_pipe ();
  pid_t child = make_child ([&] {
    dup2 (ends.write, STDOUT_FILENO);
    execvp (pointers[0], pointers.data ());
    lines_die ("run", pointers[0]);
  });
  close (ends.write);
  FILE *output = fdopen (ends.read, "r");
  unsigned long long lines;
  bool found = fscanf (output, "%llu", &lines) == 1;
  /* wc writes the name of the file as well.  */
  while (getc (output) != EOF)
    ;
  fclose (output);
  rusage used;
  wait_for (child, used, argv[0].c_str ());
  if (!found)
    throw std::runtime_error (argv[0] + " gave no number");
  return { { lines, 0, 0 },
           seconds_of (used.ru_utime) + seconds_of (used.ru_stime) };
}

namespace
{

/* Keeps this process, and those it makes, on the CPU that it is on.  */
class on_one_cpu
{
public:
  on_one_cpu ()
  {
    cpu_set_t one;
    CPU_ZERO (&one);
    CPU_SET (static_cast<unsigned> (sched_getcpu ()), &one);
    checked (sched_getaffinity (0, sizeof m_before, &m_before), "affinity");
    checked (sched_setaffinity (0, sizeof one, &one), "affinity");
  }

  ~on_one_cpu () { sched_setaffinity (0, sizeof m_before, &m_before); }
  on_one_cpu (const on_one_cpu &) = delete;
  on_one_cpu &operator= (const on_one_cpu &) = delete;

private:
  cpu_set_t m_before;
};

} // namespace

lines_measured
over_pipe (std::string_view text,
           const std::function<lines_tally (const char *path)> &work)
{
  on_one_cpu pinned;
  pipe_ends ends = make_pipe ();
  pid_t child = make_child ([&] {
    /* So that the writer ends if its reader does.  */
    close (ends.read);
    write_all (ends.write, text);
    _exit (0);
  });
  close (ends.write);
  std::string path = "/dev/fd/" + std::to_string (ends.read);
  lines_measured result
      = in_this_process ([&] { return work (path.c_str ()); });
  close (ends.read);
  rusage used;
  wait_for (child, used, "the writer of a pipe");
  return result;
}
