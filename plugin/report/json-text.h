/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text as JSON.  */

#ifndef QRINTF_REPORT_JSON_TEXT_H
#define QRINTF_REPORT_JSON_TEXT_H

#include <string>
#include <string_view>

namespace qrintf
{

/* TEXT with quotes, in ASCII.  UTF-8 becomes what it encodes; any other byte B
   becomes U+DC00 + B, from which Python makes the byte again (PEP 383).  So
   file names and formats come through whatever they are.  */
std::string json_string (std::string_view text);

} // namespace qrintf

#endif
