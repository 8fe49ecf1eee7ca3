/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Encodes text as JSON.  */

#ifndef QRINTF_REPORT_JSON_TEXT_H
#define QRINTF_REPORT_JSON_TEXT_H

#include <string>
#include <string_view>

namespace qrintf
{

/* TEXT as a quoted JSON string in ASCII.  UTF-8 is decoded.  Any other byte B
   becomes U+DC00 + B, which Python turns back into the byte (PEP 383), so that
   all file names and formats can be represented.  */
std::string json_string (std::string_view text);

} // namespace qrintf

#endif
