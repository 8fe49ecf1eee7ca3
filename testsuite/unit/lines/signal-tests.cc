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

std::atomic<int> signals;

/* While this lives, the thread that made it gets signals without SA_RESTART,
   one each PAUSE microseconds.  */
class storm
{
public:
  explicit storm (unsigned pause)
      : m_thread ([this, pause, here = pthread_self ()] {
          while (!m_done)
            {
              pthread_kill (here, SIGUSR1);
              usleep (pause);
            }
        })
  {
  }

  ~storm ()
  {
    m_done = true;
    m_thread.join ();
    sigaction (SIGUSR1, &m_before, nullptr);
  }

private:
  static struct sigaction
  caught ()
  {
    struct sigaction action = {}, before;
    action.sa_handler = [] (int) { signals++; };
    sigaction (SIGUSR1, &action, &before);
    return before;
  }

  struct sigaction m_before = caught ();
  std::atomic<bool> m_done{ false };
  std::thread m_thread;
};

TEST (lines_fault, signal_storm)
{
  std::string text = random_text (300000, 50, '\n', 7);
  for (bool by_stream : { false, true })
    {
      storm around (20);
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
}

/* A FIFO is opened once it has a writer, whatever signals come before that.  */
TEST (lines_fault, signal_storm_while_opening)
{
  std::string path = "/tmp/qrintf-lines-storm-" + std::to_string (getpid ());
  ASSERT_EQ (mkfifo (path.c_str (), 0600), 0);
  std::atomic<bool> opened{ false };
  signals = 0;
  std::thread writer ([&] {
    while (signals < 20)
      usleep (1000);
    int fd = open (path.c_str (), O_RDWR); /* which waits for no reader */
    EXPECT_EQ (write (fd, "a\n", 2), 2);
    while (!opened)
      usleep (1000);
    close (fd);
  });
  qrintf_lines_reader *r;
  {
    storm around (1000);
    r = qrintf_lines_open (path.c_str (), nullptr);
    opened = true;
  }
  writer.join ();
  unlink (path.c_str ());
  ASSERT_TRUE (r);
  expect_rest (r, texts ({ "a" }));
  qrintf_lines_close (r);
}

} // namespace
