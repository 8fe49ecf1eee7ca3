/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The radix character is the thread's locale's: a comma, and one of two bytes.
   The locales are made by localedef from glibc's own sources, in the folder
   float-locales of the working directory; where localedef or its sources are
   missing, the tests are skipped.  */

#include "float-check.h"

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>
#include <locale.h>
#include <thread>

#include <sys/stat.h>

namespace
{

constexpr unsigned some = 500; /* values, in each rounding mode */
const char folder[] = "float-locales";

struct made_locale
{
  const char *name;   /* of the folder that LOCPATH's holds */
  const char *source; /* in /usr/share/i18n/locales */
  const char *radix;
};

const made_locale c_locale = { "C", "", "." };
const made_locale comma = { "comma", "de_DE", "," };
const made_locale arabic = { "arabic", "ps_AF", "\xd9\xab" };

bool
make (const made_locale &l)
{
  const std::string to = std::string (folder) + '/' + l.name;
  const std::string command = std::string ("localedef --no-archive -c -i ")
                              + l.source + " -f UTF-8 " + to
                              + " >/dev/null 2>&1";
  /* localedef's status is 1 for warnings too; what it made decides.  */
  if (std::system (command.c_str ()) < 0)
    return false;
  struct stat status;
  return stat ((to + "/LC_NUMERIC").c_str (), &status) == 0;
}

class float_locale : public testing::Test
{
protected:
  void
  SetUp () override
  {
    mkdir (folder, 0777);
    if (!make (comma) || !make (arabic))
      GTEST_SKIP () << "localedef made no locale: apt-get install locales";
    setenv ("LOCPATH", folder, 1);
  }

  void
  TearDown () override
  {
    setlocale (LC_ALL, "C");
  }
};

/* In L, which is this thread's locale.  */
void
check (const made_locale &l)
{
  SCOPED_TRACE (l.name);
  ASSERT_STREQ (nl_langinfo (RADIXCHAR), l.radix);
  for (const versions &tier : available_versions ())
    {
      SCOPED_TRACE (tier.tier);
      float_check (tier, "feg").random_values (some, false, false);
      float_check (tier, "fegFEG").random_values (some, true, true);
    }
}

TEST_F (float_locale, of_the_process)
{
  for (const made_locale &l : { c_locale, comma, arabic })
    {
      ASSERT_TRUE (setlocale (LC_ALL, l.name));
      check (l);
    }
}

void
check_by_uselocale (const made_locale &l)
{
  const locale_t locale = newlocale (LC_ALL_MASK, l.name, nullptr);
  ASSERT_TRUE (locale);
  uselocale (locale);
  check (l);
  uselocale (LC_GLOBAL_LOCALE);
  freelocale (locale);
}

/* The process has GLOBAL; threads have another by uselocale, in turn.  */
void
check_threads (const made_locale &global, const made_locale &own)
{
  ASSERT_TRUE (setlocale (LC_ALL, global.name));
  for (int round = 0; round < 2; ++round)
    {
      std::thread (check_by_uselocale, own).join ();
      check (global);
      check_by_uselocale (own);
      check (global);
    }
}

TEST_F (float_locale, of_threads)
{
  check_threads (comma, arabic);
  check_threads (arabic, comma);
}

} // namespace
