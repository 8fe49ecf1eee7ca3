/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Locales of the process and of the thread, and rounding modes.  localedef
   makes the locales from glibc's own sources, in a folder of the working
   directory; without localedef or its sources they are left out.  */

#include "check.h"
#include "random-calls.h"

#include <algorithm>
#include <cfenv>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <string>
#include <tuple>

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <sys/stat.h>

#include <gtest/gtest.h>

namespace
{

using pointer = const void *;

struct made_locale
{
  const char *name, *source; /* in /usr/share/i18n/locales, or null */
  const char *radix;
};

/* The last one has a radix character of two bytes.  */
const made_locale locales[] = { { "C", nullptr, "." },
                                { "C.UTF-8", nullptr, "." },
                                { "comma", "de_DE", "," },
                                { "arabic", "ps_AF", "\xd9\xab" } };
constexpr const char *folder = "print-locales";

bool
exists (const std::string &path)
{
  struct stat status;
  return stat (path.c_str (), &status) == 0;
}

/* Several programs may do this at the same time: each uses a folder of its own,
   and the first folder gets the name.  */
bool
make (const made_locale &l)
{
  const std::string path = std::string (folder) + '/' + l.name;
  if (exists (path + "/LC_NUMERIC"))
    return true;
  mkdir (folder, 0777);
  std::string scratch = path + "-XXXXXX";
  if (!mkdtemp (&scratch[0]))
    return false;
  const std::string command = std::string ("localedef --no-archive -c -i ")
                              + l.source + " -f UTF-8 '" + scratch
                              + "/made' >/dev/null 2>&1";
  /* localedef's status is 1 even for warnings, so the result is tested
     instead.  */
  if (std::system (command.c_str ()) < 0)
    return false;
  if (rename ((scratch + "/made").c_str (), path.c_str ()) != 0)
    std::system (("rm -r '" + scratch + "/made'").c_str ());
  rmdir (scratch.c_str ());
  return exists (path + "/LC_NUMERIC");
}

/* While an object exists, the process, or only the thread, has the locale
   L.  */
class in_locale
{
public:
  in_locale (const made_locale &l, bool is_thread)
  {
    setenv ("LOCPATH", folder, 1);
    if (l.source)
      is_made = make (l);
    else
      unsetenv ("LOCPATH");
    if (is_made && is_thread)
      uselocale (own = newlocale (LC_ALL_MASK, l.name, nullptr));
    else if (is_made)
      setlocale (LC_ALL, l.name);
    EXPECT_TRUE (!is_made || !strcmp (nl_langinfo (RADIXCHAR), l.radix));
  }
  ~in_locale ()
  {
    if (own)
      {
        uselocale (LC_GLOBAL_LOCALE);
        freelocale (own);
      }
    setlocale (LC_ALL, "C");
  }
  in_locale (const in_locale &) = delete;

  bool is_made = true;

private:
  locale_t own = nullptr;
};

class in_rounding
{
public:
  explicit in_rounding (int mode) { fesetround (mode); }
  ~in_rounding () { fesetround (FE_TONEAREST); }
};

constexpr int modes[] = { FE_TONEAREST, FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO };

/* Halves of the last place, for which the rounding mode alone decides.  */
void
check_halves (checker &k)
{
  for (double v : { 0.5, 1.5, 2.5, -0.5, -2.5, 0.125, -0.375, 1e22, 2.675,
                    999999.5, 9.9999995, 0.1, -1e-10, 1e-320 })
    for (const char *format :
         { "%.0f", "%.1f", "%.2f", "%f", "%.15f", "%.20f", "%.0e", "%.2e", "%e",
           "%.17e", "%g", "%.3g", "%.17g", "%#.0f", "%#g", "%a", "%.1a", "%.0a",
           "%'.2f", "%15.3f|", "%-15.3f|", "%015.3f", "%F", "%G", "%E",
           "%I.2f" })
      {
        k.check (format, v);
        std::string wide = format;
        wide.insert (wide.size () - 1 - (wide.back () == '|'), "L");
        k.check (wide.c_str (), static_cast<long double> (v));
        k.check (wide.c_str (), static_cast<long double> (v) / 3);
      }
}

void
check_others (checker &k)
{
  for (int v : { 0, -1, 1234, 1234567, -12345 })
    for (const char *format : { "%'d", "%'10d", "%'010d", "%-'10d|", "%'.9d",
                                "%Id", "%I5d", "%I'd", "%d", "%'x" })
      k.check (format, v);
  k.check ("%'lu", 18446744073709551615ul);
  for (pointer wide : { L"wide", L"\u00e4\u20ac", L"" })
    for (const char *format : { "%ls", "%S", "%.3ls", "%7ls", "%-7ls|" })
      k.check (format, wide);
  for (wint_t c : { L'a', L'\u20ac', L'\0' })
    for (const char *format : { "%lc", "%C", "%4lc" })
      k.check (format, c);
  k.check ("%s \xd9\xab %d", pointer ("\xc3\xa4"), 5);
  k.check ("%.1s|", pointer ("\xc3\xa4"));
}

class print_locale
    : public testing::TestWithParam<std::tuple<made_locale, bool, int>>
{
};

TEST_P (print_locale, like_libc)
{
  const auto &[locale, is_thread, mode] = GetParam ();
  const in_locale scope (locale, is_thread);
  if (!scope.is_made)
    GTEST_SKIP () << "localedef made no locale: apt-get install locales";
  const in_rounding rounding (mode);
  checker k;
  check_halves (k);
  check_others (k);
  if (!has_value_lists)
    return;
  random_calls random (seed () + unsigned (mode));
  random.reals_of_ten = 8;
  for (int i = is_long () ? 100000 : 2000; i > 0 && !k.gave_up (); i--)
    {
      value_list c = random.empty ();
      random.make (c);
      k.check (c);
    }
}

std::string
case_name (
    const testing::TestParamInfo<std::tuple<made_locale, bool, int>> &info)
{
  const auto &[locale, is_thread, mode] = info.param;
  std::string name = locale.name;
  if (name == "C.UTF-8")
    name = "UTF_8";
  name += is_thread ? "_thread_" : "_process_";
  return name + std::to_string (std::find (modes, modes + 4, mode) - modes);
}

INSTANTIATE_TEST_SUITE_P (all, print_locale,
                          testing::Combine (testing::ValuesIn (locales),
                                            testing::Bool (),
                                            testing::ValuesIn (modes)),
                          case_name);

} // namespace
