/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that people want left to the C library: those in functions with

     __attribute__ ((no_qrintf))

   and those of functions that exclude=NAME[,…] names.

   A call belongs to the function that it is written in, wherever GCC inlines
   it.  What is written inside a function with the attribute (nested functions,
   lambdas, members of local classes) is opted out, too.  */

#ifndef QRINTF_RECOGNISE_OPTING_OUT_H
#define QRINTF_RECOGNISE_OPTING_OUT_H

#include "recognise/call.h"

namespace qrintf
{

/* Once all arguments have been read: is each name of exclude one of the
   family's, or of an own function?  Otherwise say which names are.  */
bool check_excluded ();

/* For PLUGIN_ATTRIBUTES: make no_qrintf known.  */
void register_no_qrintf (void *, void *);

/* For PLUGIN_ALL_IPA_PASSES_START: what is needed to know, once GCC has inlined
   functions, which of them a call was written in.  */
void keep_in_sight (void *, void *);

/* Why CALL, of the current function, is to stay, or null if nobody says so.  */
const char *opted_out (const printf_call &call);

} // namespace qrintf

#endif
