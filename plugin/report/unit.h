/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the report of a build says about the unit as a whole.  */

#ifndef QRINTF_REPORT_UNIT_H
#define QRINTF_REPORT_UNIT_H

#include <string>

namespace qrintf
{

/* The members that stand before the calls, in JSON, each on a line that ends
   with a comma.  */
std::string unit_members ();

/* The name of the unit's file, if CALLS is what it says about calls.  */
std::string unit_file_name (const std::string &calls);

/* Is there a report to write for what is being compiled?  */
bool unit_is_reported ();

} // namespace qrintf

#endif
