/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Warns where nothing is lowered as the C library is not known.  */

#ifndef QRINTF_RECOGNISE_UNKNOWN_LIBRARY_H
#define QRINTF_RECOGNISE_UNKNOWN_LIBRARY_H

namespace qrintf
{

/* For PLUGIN_ALL_IPA_PASSES_START: warn of the first call in the source that
   would be lowered if the unit's C library were known.  */
void warn_of_unknown_library (void *, void *);

} // namespace qrintf

#endif
