/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a process of its own that calls something which may end it.  */

#ifndef QRINTF_TEST_FATE_H
#define QRINTF_TEST_FATE_H

#include <functional>
#include <string>

/* The status of a child that runs WORK, behind what that returns and what the
   child says on stderr.  */
std::string fate_of (const std::function<std::string ()> &work);

#endif
