/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Encodes text as JSON.  See json-text.h.  */

#include "report/json-text.h"

#include <cstdint>
#include <cstdio>

namespace qrintf
{
namespace
{

struct decoded
{
  uint32_t code;
  size_t bytes;
};

/* The first character of TEXT, which is not empty.  Overlong forms, surrogates
   and code points beyond U+10FFFF are not UTF-8 (RFC 3629).  */
decoded
first_character (std::string_view text)
{
  auto byte = [&] (size_t i) { return uint8_t (text[i]); };
  const uint8_t lead = byte (0);
  if (lead < 0x80)
    return { lead, 1 };
  const decoded wrong = { 0xdc00u + lead, 1 };
  const size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  static constexpr uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
  if (lead < 0xc2 || lead > 0xf4 || text.size () < bytes)
    return wrong;
  uint32_t code = lead & (0x7fu >> bytes);
  for (size_t i = 1; i < bytes; i++)
    {
      if ((byte (i) & 0xc0) != 0x80)
        return wrong;
      code = code << 6 | (byte (i) & 0x3f);
    }
  bool surrogate = code >= 0xd800 && code < 0xe000;
  if (code < least[bytes] || code > 0x10ffff || surrogate)
    return wrong;
  return { code, bytes };
}

void
add_escaped (std::string &out, uint32_t unit)
{
  /* Room for any code point, because GCC 11 cannot see that there are only four
     digits.  */
  char escape[sizeof "\\u10ffff"];
  snprintf (escape, sizeof escape, "\\u%04x", unsigned (unit & 0xffff));
  out += escape;
}

} // namespace

std::string
json_string (std::string_view text)
{
  std::string out = "\"";
  while (!text.empty ())
    {
      const decoded next = first_character (text);
      text.remove_prefix (next.bytes);
      if (next.code == '"' || next.code == '\\')
        out += { '\\', char (next.code) };
      else if (next.code >= ' ' && next.code < 0x7f)
        out += char (next.code);
      else if (next.code < 0x10000)
        add_escaped (out, next.code);
      else
        {
          add_escaped (out, 0xd800 + ((next.code - 0x10000) >> 10));
          add_escaped (out, 0xdc00 + (next.code & 0x3ff));
        }
    }
  return out + "\"";
}

} // namespace qrintf
