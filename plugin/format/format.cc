/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The format parser.  See format.h.

   Positional arguments ("%2$s") become the indices of the arguments.

   It refuses, with a reason: a '%' at the end, an unknown conversion, a format
   that mixes positional arguments with others or leaves one out (whose type is
   then unknown), conversions that glibc treats differently if arguments are
   positional, and a width or precision beyond INT_MAX, for which libc has to
   fail with EOVERFLOW.  */

#include "format/format.h"

#include <climits>
#include <cstring>

namespace qrintf
{
namespace
{

struct flag_row
{
  char character;
  unsigned flag;
};

constexpr flag_row flag_rows[] = {
  { '-', flag_left },          { '+', flag_plus }, { ' ', flag_space },
  { '#', flag_alt },           { '0', flag_zero }, { '\'', flag_group },
  { 'I', flag_locale_digits },
};

struct length_row
{
  const char *text;
  length_modifier length;
};

/* Longer spellings stand before their prefixes.  */
constexpr length_row length_rows[] = {
  { "hh", length_modifier::hh }, { "h", length_modifier::h },
  { "ll", length_modifier::ll }, { "l", length_modifier::l },
  { "q", length_modifier::ll },  { "j", length_modifier::j },
  { "z", length_modifier::z },   { "Z", length_modifier::z },
  { "t", length_modifier::t },   { "L", length_modifier::L },
};

class parser
{
public:
  explicit parser (std::string_view format) : rest (format) {}

  parsed_format
  run ()
  {
    while (!rest.empty () && result.error.empty ())
      if (rest[0] == '%')
        conversion ();
      else
        literal (rest.substr (0, rest.find ('%')), 0);
    if (positional)
      check_positions ();
    return std::move (result);
  }

private:
  std::string_view rest;
  parsed_format result;
  bool positional = false;
  bool sequential = false;
  bool odd_if_positional = false;
  std::vector<bool> seen; /* by position */

  /* Append TEXT to the last directive if that is literal text, otherwise start
     a new directive.  TEXT takes EXTRA more bytes in the format than it has
     itself.  */
  void
  literal (std::string_view text, size_t extra)
  {
    auto &list = result.directives;
    if (list.empty () || list.back ().conversion)
      list.emplace_back ();
    list.back ().text.append (text);
    rest.remove_prefix (text.size () + extra);
  }

  void
  fail (std::string why)
  {
    if (result.error.empty ())
      result.error = std::move (why);
  }

  bool
  accept (const char *text)
  {
    size_t n = strlen (text);
    if (rest.substr (0, n) != text)
      return false;
    rest.remove_prefix (n);
    return true;
  }

  unsigned
  flags ()
  {
    unsigned flags = 0;
    for (bool found = true; found && !rest.empty ();)
      {
        found = false;
        for (const flag_row &row : flag_rows)
          if (rest[0] == row.character)
            {
              flags |= row.flag;
              rest.remove_prefix (1);
              found = true;
              break;
            }
      }
    return flags;
  }

  /* Parse digits and return their number, or 0 if there are none.  */
  int
  number ()
  {
    long long n = 0;
    while (!rest.empty () && rest[0] >= '0' && rest[0] <= '9')
      {
        n = n * 10 + (rest[0] - '0');
        if (n >= INT_MAX)
          {
            fail ("a width or precision overflows");
            n = 0;
          }
        rest.remove_prefix (1);
      }
    return static_cast<int> (n);
  }

  bool
  at_digit () const
  {
    return !rest.empty () && rest[0] >= '0' && rest[0] <= '9';
  }

  /* Parse "12$" and return the index 11.  If there is no position, consume
     nothing and return -1.  */
  int
  position ()
  {
    size_t digits = rest.find_first_not_of ("0123456789");
    if (digits == 0 || digits > 4 || digits == rest.npos || rest[digits] != '$')
      return -1;
    int n = number ();
    rest.remove_prefix (1);
    if (n == 0)
      fail ("there is no argument 0");
    return n - 1;
  }

  /* Count the argument at INDEX, or the next one if INDEX is -1, as used.
     Returns its index.  */
  int
  take_argument (int index)
  {
    (index < 0 ? sequential : positional) = true;
    if (index < 0)
      return result.arguments++;
    if (size_t (index) >= seen.size ())
      seen.resize (index + 1);
    seen[index] = true;
    result.arguments = static_cast<int> (seen.size ());
    return index;
  }

  void
  check_positions ()
  {
    if (odd_if_positional)
      fail ("a positional conversion that glibc treats in its own way");
    if (sequential)
      fail ("positional arguments are mixed with others");
    for (bool used : seen)
      if (!used)
        fail ("positional arguments leave one out");
  }

  field
  star_or_number (bool number_may_be_empty)
  {
    field f;
    if (accept ("*"))
      {
        f.kind = field::argument;
        f.value = take_argument (position ());
      }
    else if (at_digit () || number_may_be_empty)
      {
        f.kind = field::literal;
        f.value = number ();
      }
    return f;
  }

  length_modifier
  length ()
  {
    for (const length_row &row : length_rows)
      if (accept (row.text))
        return row.length;
    return length_modifier::none;
  }

  /* glibc 2.36 formats two kinds of directives differently in a format with
     positions: it ignores 'q' and 'L' of an integer, and if '0' meets a
     negative '*' it pads a float with zeros on the right.  */
  void
  note_oddity (const directive &d)
  {
    bool is_integer = d.conversion->family == conversion_class::integer
                      || d.conversion->family == conversion_class::count;
    bool short_length = d.text.find_first_of ("qL") != d.text.npos;
    bool star = d.width.kind == field::argument
                && (d.flags & (flag_zero | flag_left)) == flag_zero;
    bool locale = d.flags & (flag_group | flag_locale_digits);
    odd_if_positional |= is_integer ? short_length || (star && locale) : star;
  }

  void
  conversion ()
  {
    if (rest.substr (0, 2) == "%%")
      return literal ("%", 1);

    std::string_view start = rest;
    rest.remove_prefix (1);
    directive d;
    int index = position ();
    d.flags = flags ();
    d.width = star_or_number (false);
    if (accept ("."))
      d.precision = star_or_number (true);
    d.length = length ();
    finish (d, start, index);
  }

  void
  finish (directive &d, std::string_view start, int index)
  {
    if (rest.empty ())
      return fail ("the format ends inside a conversion");
    d.conversion = find_conversion (rest[0]);
    if (!d.conversion)
      return fail (std::string ("conversion '%") + rest[0]
                   + "' is unknown here");
    rest.remove_prefix (1);
    d.text = start.substr (0, start.size () - rest.size ());
    if (d.conversion->family != conversion_class::error)
      d.argument = take_argument (index);
    note_oddity (d);
    result.directives.push_back (std::move (d));
  }
};

} // namespace

parsed_format
parse_format (std::string_view format)
{
  return parser (format).run ();
}

} // namespace qrintf
