/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Signals that interrupt the line reader while it opens a file and reads.  */

#include "inputs.h"

#include <atomic>

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

using qrintf::line_reader;

namespace
{

void
ignore_signal (int)
{
}

/* Signals without SA_RESTART, all the time, at whoever reads.  */
TEST (lines_fault, signal_storm)
{
  struct sigaction action = {}, before;
  action.sa_handler = ignore_signal;
  sigaction (SIGUSR1, &action, &before);
  std::string text = random_text (300000, 50, '\n', 7);
  for (bool by_stream : { false, true })
    {
      std::atomic<bool> done{ false };
      pthread_t reader_thread = pthread_self ();
      std::thread storm ([&] {
        while (!done)
          {
            pthread_kill (reader_thread, SIGUSR1);
            usleep (20);
          }
      });
      {
        fed_pipe pipe (text, 50);
        FILE *stream
            = by_stream ? fdopen (dup (pipe.descriptor ()), "r") : nullptr;
        line_reader reader;
        by_stream ? reader.open (stream) : reader.open (pipe.descriptor ());
        EXPECT_EQ (all_lines (reader), split_plainly (text, {}));
        reader.close ();
        if (stream)
          fclose (stream);
      }
      done = true;
      storm.join ();
    }
  sigaction (SIGUSR1, &before, nullptr);
}

std::atomic<int> signals;

void
count_signal (int)
{
  signals++;
}

/* A FIFO is opened once it has a writer, whatever signals come before that.  */
TEST (lines_fault, signal_storm_while_opening)
{
  struct sigaction action = {}, before;
  action.sa_handler = count_signal;
  sigaction (SIGUSR1, &action, &before);
  std::string path = "/tmp/qrintf-lines-storm-" + std::to_string (getpid ());
  ASSERT_EQ (mkfifo (path.c_str (), 0600), 0);
  pthread_t reader_thread = pthread_self ();
  std::atomic<bool> done{ false };
  signals = 0;
  std::thread writer ([&] {
    while (signals < 20)
      {
        pthread_kill (reader_thread, SIGUSR1);
        usleep (1000);
      }
    int fd = open (path.c_str (), O_RDWR); /* which waits for no reader */
    EXPECT_EQ (write (fd, "a\n", 2), 2);
    while (!done)
      usleep (1000);
    close (fd);
  });
  qrintf_lines_reader *r = qrintf_lines_open (path.c_str (), nullptr);
  done = true;
  writer.join ();
  unlink (path.c_str ());
  sigaction (SIGUSR1, &before, nullptr);
  ASSERT_TRUE (r);
  int error;
  EXPECT_EQ (next_lines (r, error), texts ({ "a" }));
  EXPECT_EQ (error, 0);
  qrintf_lines_close (r);
}

} // namespace
