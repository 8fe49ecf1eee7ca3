/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a file into a folder that many compilers write to at once.  See
   file.h.

   The text is written to a temporary file with a unique name that begins with a
   dot (mkstemp).  It is then renamed to NAME, so that readers see either the
   old file or the new one.  A compiler that is killed may leave the temporary
   file behind; readers ignore it.  */

#include "report/file.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

namespace qrintf
{
namespace
{

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

bool
write_all (int file, const std::string &text)
{
  for (size_t done = 0; done < text.size ();)
    {
      ssize_t n = write (file, text.data () + done, text.size () - done);
      if (n < 0 && errno != EINTR)
        return false;
      done += n > 0 ? size_t (n) : 0;
    }
  return true;
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

int
put_into_folder (const std::string &folder, const std::string &name,
                 const std::string &text)
{
  const int not_made = make_folders (folder);
  std::string temporary = folder + "/." + name + ".XXXXXX";
  int file = mkstemp (temporary.data ());
  if (file < 0)
    return not_made ? not_made : errno;
  bool good = write_all (file, text) && make_readable (file);
  int wrong = good ? 0 : errno;
  if (close (file) != 0 && !wrong)
    wrong = errno;
  if (!wrong
      && rename (temporary.c_str (), (folder + "/" + name).c_str ()) != 0)
    wrong = errno;
  if (wrong)
    unlink (temporary.c_str ());
  return wrong;
}

} // namespace qrintf
