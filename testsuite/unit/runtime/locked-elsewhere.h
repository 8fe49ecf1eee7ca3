/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream that another thread has locked, for what has to wait for it.  */

#ifndef QRINTF_TEST_LOCKED_ELSEWHERE_H
#define QRINTF_TEST_LOCKED_ELSEWHERE_H

#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

/* Once this is made, another thread holds the lock of F for a while, at whose
   end it prints "1".  */
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
