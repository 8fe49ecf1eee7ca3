/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The mark of an object in which a call has been lowered: "qrintf VERSION" in
   the section .comment, beside GCC's own version.  It shows in a stripped
   program which of its objects have code of this plugin.  */

#ifndef QRINTF_REPORT_MARK_H
#define QRINTF_REPORT_MARK_H

namespace qrintf
{

/* Note that a call of this unit has been lowered.  */
void mark_unit ();

/* For PLUGIN_FINISH_UNIT: write the mark, unless -fno-ident is given.  */
void write_mark (void *, void *);

} // namespace qrintf

#endif
