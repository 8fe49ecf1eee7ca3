/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The report of a whole build: one JSON file for each unit, in the folder that
   -fplugin-arg-libqrintf-report names.  docs/report.md describes its
   contents.  */

#ifndef QRINTF_REPORT_REPORT_H
#define QRINTF_REPORT_REPORT_H

#include "report/outcome.h"

namespace qrintf
{

/* Add OUTCOME to the unit's file.  To be called before the call is changed.  */
void report_call (const call_outcome &outcome);

/* For PLUGIN_FINISH_UNIT: write the unit's file, if a report is requested.  */
void write_report (void *, void *);

} // namespace qrintf

#endif
