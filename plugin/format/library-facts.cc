/* SPDX-License-Identifier: GPL-3.0-or-later */
/* See library-facts.h.  musl's row is read from its sources, 1.1.20 to 1.2.5,
   and held against it by testsuite/lowering/musl.  */

#include "format/library-facts.h"

#include <cstring>

namespace qrintf
{
namespace
{

constexpr library_facts glibc_facts = {
  /* cuts_null_string */ false,
  /* pointers_are_hexadecimal */ false,
  /* loses_digits_of_alt_general */ true,
  /* extended_conversions */ true,
  /* positions_have_own_types */ true,
  /* fills_wide_with_zeros */ true,
  /* reads_errno_first */ true,
  /* writes_at_once */ true,
  /* has_second_names */ true,
  /* has_ifunc */ true,
  /* stream_suffix */ "",
  /* has_unlocked */ true,
  /* has_library */ true,
};

/* Floats: musl's digits are exact for every double at the precisions that its
   buffers are made for.  dprintf writes in parts of 80 bytes and is no cancellation
   point.  */
constexpr library_facts musl_facts = {
  /* cuts_null_string */ true,
  /* pointers_are_hexadecimal */ true,
  /* loses_digits_of_alt_general */ false,
  /* extended_conversions */ false,
  /* positions_have_own_types */ false,
  /* fills_wide_with_zeros */ false,
  /* reads_errno_first */ false,
  /* writes_at_once */ false,
  /* has_second_names */ false,
  /* has_ifunc */ false,
  /* stream_suffix */ "__musl",
  /* has_unlocked */ false,
  /* has_library */ false,
};

/* C's conversions, by length modifier; "%Ln" is none of C's, nor what the
   letters q, Z and I belong to.  */
struct length_row
{
  length_modifier length;
  const char *conversions;
};

constexpr length_row standard_lengths[] = {
  { length_modifier::none, "diouxXeEfFgGaAcCsSpnm" },
  { length_modifier::hh, "diouxXn" },
  { length_modifier::h, "diouxXn" },
  { length_modifier::l, "diouxXneEfFgGaAcs" },
  { length_modifier::ll, "diouxXn" },
  { length_modifier::j, "diouxXn" },
  { length_modifier::z, "diouxXn" },
  { length_modifier::t, "diouxXn" },
  { length_modifier::L, "eEfFgGaA" },
};

bool
is_standard (const directive &d)
{
  if (d.text.find_first_of ("qZI") != d.text.npos)
    return false;
  for (const length_row &row : standard_lengths)
    if (row.length == d.length)
      return strchr (row.conversions, d.conversion) != nullptr;
  return false;
}

bool
is_wide (const directive &d)
{
  return d.conversion == 'C' || d.conversion == 'S'
         || (d.length == length_modifier::l
             && (d.conversion == 'c' || d.conversion == 's'));
}

} // namespace

const library_facts &
facts_of (c_library library)
{
  return library == c_library::musl ? musl_facts : glibc_facts;
}

const char *
refusal_of (const directive &d, const library_facts &f)
{
  if (d.conversion == 0)
    return nullptr;
  if (!f.positions_have_own_types && d.text.find ('$') != d.text.npos)
    return "positional arguments, whose types musl takes from the last that "
           "reads them";
  if (!f.extended_conversions && !is_standard (d))
    return "a conversion that musl does not know";
  if (!f.fills_wide_with_zeros && is_wide (d) && (d.flags & flag_zero))
    return "a fill that musl counts and does not write";
  return nullptr;
}

} // namespace qrintf
