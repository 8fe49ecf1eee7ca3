/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that the user wants to keep as calls of the C library: those in
   functions with

     __attribute__ ((no_qrintf))

   and those of functions that exclude=NAME[,…] names.

   A call belongs to the function whose source contains it, even if GCC inlines
   it elsewhere.  The attribute also covers the functions that are defined
   inside the function: nested functions, lambdas, members of local classes.  */

#ifndef QRINTF_RECOGNISE_OPTING_OUT_H
#define QRINTF_RECOGNISE_OPTING_OUT_H

#include "recognise/call.h"

namespace qrintf
{

/* Check, after all arguments have been read, that each name of exclude= is one
   of the family or of a user sink.  Otherwise print the valid names as an error
   and return false.  */
bool check_excluded ();

/* For PLUGIN_ATTRIBUTES: make no_qrintf known.  */
void register_no_qrintf (void *, void *);

/* For PLUGIN_ALL_IPA_PASSES_START: keep GCC 11 from inlining functions with the
   attribute, see opting-out.cc.  */
void keep_opted_out_functions (void *, void *);

/* Why the user wants to keep CALL, in the current function, or null.  */
const char *opted_out (const printf_call &call);

} // namespace qrintf

#endif
