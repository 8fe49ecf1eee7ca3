/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream that another thread has locked, for functions that have to wait for
   the lock.  */

#ifndef QRINTF_TEST_LOCKED_ELSEWHERE_H
#define QRINTF_TEST_LOCKED_ELSEWHERE_H

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

/* Lets another thread hold the lock of F for a while and print "1" before it
   releases the lock.  */
class locked_elsewhere
{
public:
  explicit locked_elsewhere (FILE *f)
      : other ([this, f] {
          flockfile (f);
          holds_lock = true;
          std::this_thread::sleep_for (std::chrono::milliseconds (50));
          putc_unlocked ('1', f);
          funlockfile (f);
        })
  {
    while (!holds_lock)
      std::this_thread::yield ();
  }
  locked_elsewhere (const locked_elsewhere &) = delete;
  ~locked_elsewhere () { other.join (); }

private:
  std::atomic<bool> holds_lock{ false };
  std::thread other;
};

#endif
