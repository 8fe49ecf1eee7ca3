/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a child process ends that calls a function which may end it.  */

#ifndef QRINTF_TEST_FATE_H
#define QRINTF_TEST_FATE_H

#include <functional>
#include <string>

/* Runs WORK in a child.  Returns the result of WORK, the child's messages on
   stderr, and its status.  */
std::string fate_of (const std::function<std::string ()> &work);

#endif
