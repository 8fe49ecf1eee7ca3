/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The text of a report: encoded as JSON, and written into a folder that many
   compilers write to at once.  See report.h.

   The text is written to a temporary file with a unique name that begins with a
   dot (mkstemp).  It is then renamed to NAME, so that readers see either the
   old file or the new one.  A compiler that is killed may leave the temporary
   file behind; readers ignore it.  */

#include "report/report.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

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

/* Make FOLDER and the folders above it.  Another process may make the same
   folder at the same time.  Returns the errno of FOLDER itself, or 0.  */
int
make_folders (const std::string &folder)
{
  for (size_t end = folder.find ('/', 1);; end = folder.find ('/', end + 1))
    {
      int made = mkdir (folder.substr (0, end).c_str (), 0777);
      if (end == std::string::npos)
        return made == 0 || errno == EEXIST ? 0 : errno;
    }
}

/* Give FILE the usual permissions, as mkstemp allows access to the owner
   only.  */
bool
make_readable (int file)
{
  const mode_t mask = umask (0);
  umask (mask);
  return fchmod (file, 0666 & ~mask) == 0;
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

int
put_into_folder (const std::string &folder, const std::string &name,
                 const std::string &text)
{
  const int not_made = make_folders (folder);
  std::string temporary = folder + "/." + name + ".XXXXXX";
  int number = mkstemp (temporary.data ());
  FILE *file = number < 0 ? nullptr : fdopen (number, "w");
  if (!file)
    {
      int wrong = not_made ? not_made : errno;
      if (number >= 0)
        {
          close (number);
          unlink (temporary.c_str ());
        }
      return wrong;
    }
  bool good = make_readable (number)
              && fwrite (text.data (), 1, text.size (), file) == text.size ();
  int wrong = good ? 0 : errno;
  if (fclose (file) != 0 && !wrong)
    wrong = errno;
  if (!wrong
      && rename (temporary.c_str (), (folder + "/" + name).c_str ()) != 0)
    wrong = errno;
  if (wrong)
    unlink (temporary.c_str ());
  return wrong;
}

} // namespace qrintf
