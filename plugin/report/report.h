/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The report of a whole build: one JSON file for each unit, in the folder that
   -fplugin-arg-libqrintf-report names.  docs/report.md says what it holds.  */

#ifndef QRINTF_REPORT_REPORT_H
#define QRINTF_REPORT_REPORT_H

#include "report/outcome.h"

namespace qrintf
{

/* Add OUTCOME to the unit's file.  Its call must not have been changed yet.  */
void report_call (const call_outcome &outcome);

/* For PLUGIN_FINISH_UNIT: write the unit's file, if one is asked for.  */
void write_report (void *, void *);

} // namespace qrintf

#endif
