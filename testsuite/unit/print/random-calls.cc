/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Most directives are plain, as in real programs, and most numbers are
   short.  */

#include "random-calls.h"
#include "guarded.h"

#include <cmath>
#include <cwchar>

random_calls::random_calls (unsigned seed) : random (seed) {}

size_t
random_calls::below (size_t most)
{
  return random () % most;
}

value_list
random_calls::empty ()
{
  return value_list (below (2) ? 3 : unsigned (below (7)),
                     below (2) ? 0 : unsigned (below (9)));
}

void
random_calls::make (value_list &to)
{
  for (size_t n = 1 + below (below (2) ? 3 : 9); n > 0; n--)
    {
      add_text (to);
      add_directive (to);
    }
  add_text (to);
}

void
random_calls::add_text (value_list &to)
{
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz ,.:;=()[]\"\n\xc3\xa4";
  const size_t kind = below (10);
  size_t length = kind < 3 ? 0 : kind < 7 ? 1 + below (3) : below (70);
  for (; length > 0; length--)
    to.text += letters[below (sizeof letters - 1)];
  if (below (12) == 0)
    to.text += "%%";
}

void
random_calls::add_number_or_star (value_list &to, size_t most)
{
  if (below (5))
    {
      to.text += std::to_string (below (below (8) ? 20 : most));
      return;
    }
  to.text += '*';
  to.add (uint64_t (below (30)) - 10);
}

void
random_calls::add_directive (value_list &to)
{
  to.text += '%';
  if (below (3) == 0)
    for (size_t n = 1 + below (2); n > 0; n--)
      to.text += "-0+ #'0-"[below (8)];
  if (below (3) == 0)
    add_number_or_star (to, 400);
  if (below (10) < reals_of_ten)
    add_real (to);
  else if (below (3))
    add_integer (to);
  else
    add_other (to);
}

void
random_calls::add_integer (value_list &to)
{
  static const char *const lengths[]
      = { "", "", "", "l", "l", "ll", "z", "j", "t", "hh", "h" };
  if (below (6) == 0)
    {
      to.text += '.';
      add_number_or_star (to, 100);
    }
  to.text += lengths[below (std::size (lengths))];
  to.text += "dddduuuxxXioB"[below (13)];
  to.add (integer ());
}

void
random_calls::add_real (value_list &to)
{
  if (below (3))
    {
      to.text += '.';
      add_number_or_star (to, 60);
    }
  const bool is_long = below (6) == 0;
  to.text += is_long ? "L" : "";
  to.text += "ffffgggeeFGEa"[below (13)];
  if (is_long)
    to.add (below (2) ? static_cast<long double> (real ())
                      : static_cast<long double> (real ()) / 3);
  else
    to.add (real ());
}

void
random_calls::add_other (value_list &to)
{
  const bool is_cut = below (4) == 0;
  if (is_cut)
    to.text += ".7";
  switch (below (12))
    {
    case 0:
    case 1:
    case 2:
      to.text += 'c';
      to.add (below (5) ? uint64_t ('a' + below (26)) : uint64_t (below (256)));
      break;
    case 3:
      to.text += 'p';
      to.add (below (5) ? random () : 0);
      break;
    case 4:
      to.text += "ls";
      to.add (below (4) ? L"wide" : L"\u20ac");
      break;
    default:
      to.text += 's';
      to.add (below (40) ? string (!is_cut) : nullptr);
      break;
    }
}

/* A number of any length in bits and of either sign.  */
uint64_t
random_calls::integer ()
{
  const uint64_t v = random () >> below (64);
  return below (3) ? v : -v;
}

/* Numbers of usual size, of any size, and special ones.  */
double
random_calls::real ()
{
  const double sign = below (3) ? 1 : -1;
  switch (below (8))
    {
    case 0:
      return sign * double (below (100000)) / 100;
    case 1:
      return sign * double (below (1000));
    case 2:
      {
        const uint64_t bits = random ();
        double v;
        memcpy (&v, &bits, sizeof v);
        return v;
      }
    case 3:
      {
        static const double special[]
            = { 0, 0.5, 1e22, 1e23, 9.5, 0.05, INFINITY, NAN, 5e-324, 1e300 };
        return sign * special[below (std::size (special))];
      }
    case 4:
      return sign * std::ldexp (double (below (1 << 20) * 2 + 1),
                                -1 - int (below (20)));
    default:
      return sign * double (random () >> 11)
             * std::pow (10, double (below (30)) - 25);
    }
}

/* Letters up to the end of a page, with a NUL or without.  */
static guarded *
make_letters (bool has_end)
{
  guarded *made = new guarded (1 << 13);
  for (char *p = made->begin (); p < made->end (); p++)
    *p = static_cast<char> ('A' + (p - made->begin ()) % 26);
  if (has_end)
    made->end ()[-1] = '\0';
  return made;
}

/* A string whose last byte is the last one of a page.  Of those without a NUL,
   seven bytes are read.  */
const char *
random_calls::string (bool has_end)
{
  static const guarded *const ended = make_letters (true),
                             *const endless = make_letters (false);
  if (!has_end)
    return endless->end () - 7 - below (20);
  const size_t length = below (40) ? below (below (4) ? 20 : 101) : 5000;
  return ended->end () - 1 - length;
}
