/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Putting a file into a folder that many compilers write to at once.  See
   report/file.h.

   The text goes to a file of its own first, whose name begins with a dot and is
   nobody else's (mkstemp), and takes NAME's place by rename: who reads
   meanwhile sees the old file or the new one.  A compiler that is killed may
   leave the former behind; readers pass over it.  */

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

/* FOLDER and those above it.  Somebody else may make the same folder at the
   same time.  Gives why the last could not be made, or 0.  */
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

/* mkstemp lets nobody else read; a report is like any output.  */
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
  std::string own = folder + "/." + name + ".XXXXXX";
  int file = mkstemp (own.data ());
  if (file < 0)
    return not_made ? not_made : errno;
  bool good = write_all (file, text) && make_readable (file);
  int wrong = good ? 0 : errno;
  if (close (file) != 0 && !wrong)
    wrong = errno;
  if (!wrong && rename (own.c_str (), (folder + "/" + name).c_str ()) != 0)
    wrong = errno;
  if (wrong)
    unlink (own.c_str ());
  return wrong;
}

} // namespace qrintf
