/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Putting a file into a folder that many compilers write to at once.  */

#ifndef QRINTF_REPORT_FILE_H
#define QRINTF_REPORT_FILE_H

#include <string>

namespace qrintf
{

/* Write TEXT to FOLDER/NAME, as a whole or not at all.  FOLDER and those above
   it are made where they are missing.  Gives 0, or the errno of what failed; no
   trace of the file is left then.  */
int put_into_folder (const std::string &folder, const std::string &name,
                     const std::string &text);

} // namespace qrintf

#endif
