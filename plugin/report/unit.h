/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes the unit as a whole in the report of a build.  */

#ifndef QRINTF_REPORT_UNIT_H
#define QRINTF_REPORT_UNIT_H

#include <string>

namespace qrintf
{

/* The members of the JSON object before the calls, each on a line that ends
   with a comma.  */
std::string unit_members ();

/* The name of the unit's file.  CALLS is its member that lists the calls.  */
std::string unit_file_name (const std::string &calls);

/* Whether a report is to be written for this unit.  */
bool unit_is_reported ();

} // namespace qrintf

#endif
