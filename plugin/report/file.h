/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a file into a folder that many compilers write to at once.  */

#ifndef QRINTF_REPORT_FILE_H
#define QRINTF_REPORT_FILE_H

#include <string>

namespace qrintf
{

/* Write TEXT to FOLDER/NAME, completely or not at all.  Missing folders are
   made. Returns 0, or the errno of the failure, after which no part of the file
   is left.  */
int put_into_folder (const std::string &folder, const std::string &name,
                     const std::string &text);

} // namespace qrintf

#endif
