/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts of each C library.  See library-facts.h.  The facts of musl are
   taken from its sources, 1.1.20 to 1.2.5, and tested in
   testsuite/lowering/musl.  */

#include "format/library-facts.h"

namespace qrintf
{
namespace
{

constexpr library_facts glibc_facts = {};

constexpr library_facts
with_c23 (library_facts f)
{
  f.c23_conversions = true;
  return f;
}

constexpr library_facts glibc_2_35_facts = with_c23 (glibc_facts);

/* The float digits of musl are exact for every double, up to the precisions
   that its buffers are made for.  Its dprintf writes in parts of 80 bytes and
   is not a cancellation point.  */
constexpr library_facts musl_facts = {
  /* cuts_null_string */ true,
  /* pointers_are_hexadecimal */ true,
  /* loses_digits_of_alt_general */ false,
  /* extended_conversions */ false,
  /* c23_conversions */ false,
  /* positions_have_own_types */ false,
  /* fills_wide_with_zeros */ false,
  /* writes_at_once */ false,
  /* always_ends_text */ false,
  /* has_second_names */ false,
  /* has_ifunc */ false,
  /* stream_suffix */ "__musl",
  /* joins_calls */ false,
  /* shows_overrun */ false,
  /* enters_without_room */ false,
  /* has_unlocked_streams */ false,
  /* has_linked_runtime */ false,
  /* has_printf */ false,
};

/* Whether D is a conversion of C.  The letters q, Z and I are glibc's.  */
bool
is_standard (const directive &d)
{
  return d.text.find_first_of ("qZI") == d.text.npos
         && d.conversion->is_known_to_c (d.length);
}

bool
is_wide (const directive &d)
{
  conversion_class family = d.conversion->family;
  bool is_text = family == conversion_class::character
                 || family == conversion_class::string;
  return is_text && (d.conversion->wide || d.length == length_modifier::l);
}

} // namespace

const library_facts &
facts_of (c_library library)
{
  return library == c_library::musl         ? musl_facts
         : library == c_library::glibc_2_35 ? glibc_2_35_facts
                                            : glibc_facts;
}

const char *
refusal_of (const directive &d, const library_facts &f)
{
  if (!d.conversion)
    return nullptr;
  if (!f.positions_have_own_types && d.text.find ('$') != d.text.npos)
    return "positional arguments, whose types musl takes from the last that "
           "reads them";
  if (!f.extended_conversions && !is_standard (d))
    return "a conversion that musl does not know";
  if (!f.c23_conversions && d.conversion->is_c23)
    return "a conversion of C23, which the C library may not know";
  if (!f.fills_wide_with_zeros && is_wide (d) && (d.flags & flag_zero))
    return "a fill that musl counts and does not write";
  return nullptr;
}

} // namespace qrintf
