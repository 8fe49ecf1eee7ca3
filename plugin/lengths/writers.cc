/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Calls that tell the length of what they write.  See known-strings.h.

   Refused are calls in cold code, and calls

     that may write a NUL      %c of a value that may be 0, unknown formats
     of snprintf               whose size is 0, as nothing is written, or is not
                               a constant, as the test of the result needs one
     whose arguments overlap   the string: the result is undefined
     with %n                   which may store into the string
     of long double            which libc prints: reading the string again costs
                               little in comparison, and its code is larger
     of C libraries            that may leave a string without a NUL */

#include "lengths/known-strings.h"

#include "analysis/formats/possible-formats.h"
#include "recognise/printf-call.h"

namespace qrintf
{
namespace
{

/* Whether D writes at least one byte and cannot fail before it does.  */
bool
writes_first (const directive &d)
{
  if (!d.conversion)
    return !d.text.empty ();
  bool is_number = d.conversion->family == conversion_class::integer
                   || d.conversion->family == conversion_class::pointer
                   || d.conversion->family == conversion_class::real;
  return is_number && d.width.kind == field::absent
         && d.precision.kind == field::absent;
}

/* Whether D, a %c of CALL, may write a NUL.  */
bool
may_be_nul (const printf_call &call, const directive &d)
{
  if (d.argument < 0 || unsigned (d.argument) >= call.values ())
    return true;
  tree value = call.value (d.argument);
  return TREE_CODE (value) != INTEGER_CST
         || (TREE_INT_CST_LOW (value) & 0xff) == 0;
}

/* Whether the directive D of CALL makes the length of the string unknown.  */
bool
refuses (const printf_call &call, const directive &d)
{
  if (!d.conversion)
    return false;
  switch (d.conversion->family)
    {
    case conversion_class::count:
      return true;
    case conversion_class::character:
      return may_be_nul (call, d);
    case conversion_class::real:
      return d.length == length_modifier::L;
    default:
      return false;
    }
}

bool
writes_no_nul (const printf_call &call, const parsed_format &format)
{
  return format.error.empty ()
         && std::none_of (
             format.directives.begin (), format.directives.end (),
             [&] (const directive &d) { return refuses (call, d); });
}

} // namespace

bool
tells_length (const printf_call &call, origins &pointers, heat_map &code)
{
  gcall *stmt = call.stmt;
  tree bound = call.bound (), result = call.result ();
  const library_facts &library = facts_of (library_of_call (call));
  if (call.by_pointer () || call.list () || is_single_piece (call)
      || stmt_ends_bb_p (stmt) || code.of (gimple_bb (stmt)).cold
      || !library.always_ends_text
      || (bound && !(tree_fits_uhwi_p (bound) && !integer_zerop (bound)))
      || (result
          && (TREE_CODE (result) != SSA_NAME
              || SSA_NAME_OCCURS_IN_ABNORMAL_PHI (result))))
    return false;
  for (unsigned i = 0; i < call.values (); i++)
    if (POINTER_TYPE_P (TREE_TYPE (call.value (i)))
        && pointers.overlap (call.value (i), call.destination ()))
      return false;
  possible_formats formats = formats_of (call.format ());
  return !formats.open && !formats.all.empty ()
         && std::all_of (
             formats.all.begin (), formats.all.end (), [&] (tree format) {
               return writes_no_nul (call, parse_format (c_getstr (format)));
             });
}

bool
leaves_text (const printf_call &call)
{
  if (call.list () || (call.bound () && integer_onep (call.bound ())))
    return false;
  for (tree format : formats_of (call.format ()).all)
    {
      parsed_format parsed = parse_format (c_getstr (format));
      if (parsed.directives.empty () || !writes_first (parsed.directives[0]))
        return false;
    }
  return true;
}

} // namespace qrintf
