/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The radix character is the thread's locale's: a comma, and one of two bytes.
   The locales are made by localedef from glibc's own sources, in the folder
   that is the only argument.  Where localedef or its sources are missing the
   exit status is 77, which ctest counts as skipped.  */

#include <clocale>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>
#include <locale.h>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include <sys/stat.h>

#include "float-call.h"

namespace
{

constexpr int skipped = 77;
constexpr unsigned per_letter = 4000;
constexpr unsigned shown = 4; /* mismatches of one letter */

struct made_locale
{
  const char *name;   /* of the folder that LOCPATH's holds */
  const char *source; /* in /usr/share/i18n/locales */
  const char *radix;
};

const made_locale comma = { "comma", "de_DE", "," };
const made_locale arabic = { "arabic", "ps_AF", "\xd9\xab" };

bool
make (const std::string &folder, const made_locale &l)
{
  const std::string command = std::string ("localedef --no-archive -c -i ")
                              + l.source + " -f UTF-8 '" + folder + '/' + l.name
                              + "' >/dev/null 2>&1";
  /* localedef's status is 1 for warnings too; what it made decides.  */
  if (std::system (command.c_str ()) < 0)
    return false;
  struct stat status;
  return stat ((folder + '/' + l.name + "/LC_NUMERIC").c_str (), &status) == 0;
}

/* One thread's comparisons.  */
class comparison
{
public:
  comparison (const char *who, const char *radix) : who_ (who), radix_ (radix)
  {
  }

  /* Every style, in every tier and mode, with values from SEED.  */
  void run (std::uint64_t seed);

  unsigned
  mismatches () const
  {
    return mismatches_;
  }

private:
  void compare (const versions &tier, const float_conversion &c, double v);

  const char *who_;
  const char *radix_;
  unsigned mismatches_ = 0;
  char last_letter_ = 0;
  unsigned of_letter_ = 0;
  std::vector<char> expected_ = std::vector<char> (float_room (500, 1000));
  std::vector<char> room_ = std::vector<char> (float_room (500, 1000));
};

/* The limit is exact, and the byte there is looked after.  */
void
comparison::compare (const versions &tier, const float_conversion &c, double v)
{
  const std::size_t length = static_cast<std::size_t> (
      libc_text (expected_.data (), expected_.size (), c, format_of (c), v));
  char *const limit = room_.data () + length;
  *limit = 'q';
  char *const end = emit (tier, c, room_.data (), limit, v);
  const bool good
      = *limit == 'q'
        && (serves (c, v)
                ? end == limit
                      && std::memcmp (room_.data (), expected_.data (), length)
                             == 0
                : !end);
  char before = room_[length - 1];
  limit[-1] = 'q';
  const bool refuses
      = !emit (tier, c, room_.data (), limit - 1, v) && limit[-1] == 'q';
  limit[-1] = before;
  if (good && refuses)
    return;
  ++mismatches_;
  of_letter_ = c.letter == last_letter_ ? of_letter_ + 1 : 1;
  last_letter_ = c.letter;
  if (of_letter_ > shown)
    return;
  std::printf ("%s, %s: %s of %a: expected [%s], %s [%.*s]\n", who_, tier.tier,
               describe (c).c_str (), v, expected_.data (),
               good ? "limit not kept:" : "got", static_cast<int> (length),
               room_.data ());
}

void
comparison::run (std::uint64_t seed)
{
  if (std::strcmp (nl_langinfo (RADIXCHAR), radix_) != 0)
    {
      std::printf ("%s: the radix character is \"%s\", not \"%s\"\n", who_,
                   nl_langinfo (RADIXCHAR), radix_);
      ++mismatches_;
    }
  float_values random (seed);
  for (const versions &tier : available_versions ())
    for (char letter : { 'f', 'e', 'g', 'F', 'E', 'G' })
      for (unsigned i = 0; i < per_letter; ++i)
        {
          const float_sample s = random.next ();
          const rounding scope (rounding_modes[random.below (4)]);
          compare (tier, any_conversion (random, s, letter, 0, 400), s.value);
        }
}

/* Lets two threads take turns, so that neither sees the other's locale without
   the test noticing.  */
class turns
{
public:
  void
  wait (unsigned which)
  {
    std::unique_lock<std::mutex> lock (mutex_);
    changed_.wait (lock, [&] { return turn_ % 2 == which; });
  }
  void
  pass ()
  {
    const std::lock_guard<std::mutex> lock (mutex_);
    ++turn_;
    changed_.notify_all ();
  }

private:
  std::mutex mutex_;
  std::condition_variable changed_;
  unsigned turn_ = 0;
};

/* The first thread keeps the process's locale, GLOBAL; the second has OWN by
   uselocale.  */
unsigned
two_threads (const made_locale &global, const made_locale &own)
{
  turns order;
  unsigned wrong[2] = {};
  if (!setlocale (LC_ALL, global.name))
    return 1;
  std::thread other ([&] {
    const locale_t locale = newlocale (LC_ALL_MASK, own.name, nullptr);
    if (!locale)
      std::abort ();
    uselocale (locale);
    for (std::uint64_t round = 0; round < 3; ++round)
      {
        comparison c ("thread with uselocale", own.radix);
        order.wait (1);
        c.run (200 + round);
        wrong[1] += c.mismatches ();
        order.pass ();
      }
    uselocale (LC_GLOBAL_LOCALE);
    freelocale (locale);
  });
  for (std::uint64_t round = 0; round < 3; ++round)
    {
      comparison c ("thread with the process's locale", global.radix);
      order.wait (0);
      c.run (100 + round);
      wrong[0] += c.mismatches ();
      order.pass ();
    }
  other.join ();
  setlocale (LC_ALL, "C");
  return wrong[0] + wrong[1];
}

unsigned
one_thread (const made_locale &l)
{
  if (!setlocale (LC_ALL, l.name))
    {
      std::printf ("no locale %s\n", l.name);
      return 1;
    }
  comparison c (l.name, l.radix);
  c.run (1);
  setlocale (LC_ALL, "C");
  return c.mismatches ();
}

} // namespace

int
main (int argc, char **argv)
{
  if (argc != 2 || argv[1][0] == '-')
    {
      std::printf ("usage: float-locale-test FOLDER\n\nMakes locales in FOLDER "
                   "and prints floats in them.\n");
      return argc == 2 && std::strcmp (argv[1], "--help") == 0 ? 0 : 2;
    }
  const std::string folder = argv[1];
  mkdir (folder.c_str (), 0777);
  if (!make (folder, comma) || !make (folder, arabic))
    {
      std::printf ("localedef made no locale: apt-get install locales\n");
      return skipped;
    }
  setenv ("LOCPATH", folder.c_str (), 1);

  unsigned wrong = 0;
  for (const made_locale &l : { made_locale{ "C", "", "." }, comma, arabic })
    wrong += one_thread (l);
  wrong += two_threads (comma, arabic);
  wrong += two_threads (arabic, comma);
  std::printf ("%u mismatches\n", wrong);
  return wrong != 0;
}
