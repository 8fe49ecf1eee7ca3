/* A coroutine's parts are written in it.  */

#include <coroutine>
#include <stdio.h>

struct task
{
  struct promise_type
  {
    task get_return_object () { return {}; }
    std::suspend_never initial_suspend () { return {}; }
    std::suspend_never final_suspend () noexcept { return {}; }
    void return_void () {}
    void unhandled_exception () {}
  };
};

[[gnu::no_qrintf]] task
kept (int v)
{
  printf ("kept %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
  co_await std::suspend_never{};
  printf ("kept %d\n", v + 1); /* { dg-missed "printf kept: no_qrintf" } */
}

task
lowered (int v)
{
  co_await std::suspend_never{};
  printf ("lowered %d\n", v); /* { dg-optimized "printf .lowered %d.n. lowered" } */
}

int
main (int argc, char **)
{
  kept (argc);
  lowered (argc);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
