/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outcome of one call, from which its remark is made, and the report of a
   whole build: one JSON file for each unit, in the folder that
   -fplugin-arg-libqrintf-report names.  docs/report.md describes its
   contents.  */

#ifndef QRINTF_REPORT_REPORT_H
#define QRINTF_REPORT_REPORT_H

#include "plan/types.h"
#include "recognise/call.h"

#include <string>
#include <string_view>

namespace qrintf
{

struct call_outcome
{
  const gcall *stmt; /* valid until the call is changed */
  const char *name;  /* name of the function in the source */

  /* The location in the user's source.  A fortified call is in an inline
     function of a header; this is the location of the call of that
     function.  */
  location_t where;

  std::optional<std::string> format; /* nothing: not a literal */
  std::string refusal;               /* not empty: why the call is kept */
  bool by_choice;                    /* kept: lowering would not pay off */
  qrintf::strategy strategy;         /* lowered */
  length_range length;               /* lowered: of the text, without NUL */
  /* lowered: the format may also be unknown, and then the original call is
     made.  */
  bool others_kept;
  location_t merged_with = UNKNOWN_LOCATION; /* the previous call of its run */

  bool
  lowered () const
  {
    return refusal.empty ();
  }
  bool
  merged () const
  {
    return merged_with != UNKNOWN_LOCATION;
  }
  int
  line_before () const
  {
    return LOCATION_LINE (merged_with);
  }
  bool
  is_limited () const
  {
    return length.high != length_range::unbounded;
  }
  /* The longest length of the text if there is one, otherwise the shortest.  */
  uint64_t
  bytes () const
  {
    return is_limited () ? length.high : length.low;
  }
};

/* The outcome of CALL with PLAN.  FORMAT is the literal that the plan was made
   for; IS_OPEN says that the call may have further formats, without a plan.  If
   PLAN is a refusal, FORMAT may be null or not a literal.  */
call_outcome outcome_of (const printf_call &call, tree format, bool is_open,
                         const plan &plan);

/* Print OUTCOME as a remark of GCC's -fopt-info.  */
void remark (const call_outcome &outcome);

/* Print a remark on READER, which uses the length that STORE wrote.  */
void remark_known_length (const gcall *reader, const gimple *store);

/* TEXT as a quoted JSON string in ASCII.  UTF-8 is decoded.  Any other byte B
   becomes U+DC00 + B, which Python turns back into the byte (PEP 383), so that
   all file names and formats can be represented.  */
std::string json_string (std::string_view text);

/* Write TEXT to FOLDER/NAME, completely or not at all.  Missing folders are
   made. Returns 0, or the errno of the failure, after which no part of the file
   is left.  */
int put_into_folder (const std::string &folder, const std::string &name,
                     const std::string &text);

/* The members of the JSON object before the calls, each on a line that ends
   with a comma.  */
std::string unit_members ();

/* The name of the unit's file.  CALLS is its member that lists the calls.  */
std::string unit_file_name (const std::string &calls);

/* Whether a report is to be written for this unit.  */
bool unit_is_reported ();

/* Note that a call of this unit has been lowered.  The object then gets a mark:
   "qrintf VERSION" in the section .comment, beside GCC's own version.  It shows
   in a stripped program which of its objects have code of this plugin.  */
void mark_unit ();

/* For PLUGIN_FINISH_UNIT: write the mark, unless -fno-ident is given.  */
void write_mark (void *, void *);

/* Add OUTCOME to the unit's file.  To be called before the call is changed.  */
void report_call (const call_outcome &outcome);

/* For PLUGIN_FINISH_UNIT: write the unit's file, if a report is requested.  */
void write_report (void *, void *);

} // namespace qrintf

#endif
