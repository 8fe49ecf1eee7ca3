/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the runtime's printf that formats need.  See possible-formats.h.

   A unit with such a format links the part into the program.  If no unit has
   one, the C library prints these texts.  So a wrong answer here costs size or
   time, and the text is right either way.

   A literal in a table need not be a format.  There "% f" counts as text, as in
   "5 % free".  */

#include "analysis/formats/possible-formats.h"
#include "format/conversions.h"

namespace qrintf
{
namespace
{

constexpr size_t most_initialisers = 100000;

/* The parts for the reals that FORMAT prints.  Only characters of FLAGS count
   as flags.  */
printf_parts
reals_in (const char *format, const char *flags)
{
  printf_parts found = no_parts;
  for (const char *p = format; (p = strchr (p, '%')); p += *p != 0)
    {
      p += 1 + strspn (p + 1, flags);
      p += strspn (p, "0123456789*.$");
      p += strspn (p, flags);
      p += strspn (p, "0123456789*.");
      bool is_long = *p == 'L';
      p += strspn (p, "lL");
      const conversion_row *conversion = find_conversion (*p);
      if (conversion && conversion->family == conversion_class::real)
        found = found | (is_long ? part_of_long_doubles : part_of_doubles);
    }
  return found;
}

/* Whether the printf prints the directive at P, behind the '%', without the
   part for fields: one with no field, or a real with a precision.  */
bool
is_frequent (const char *p)
{
  auto is_real = [] (char letter) { return letter >= 'e' && letter <= 'g'; };
  if (*p == '.')
    {
      p += 1 + strspn (p + 1, "0123456789*");
      return is_real (*p == 'l' || *p == 'L' ? p[1] : *p);
    }
  if (*p == 'L')
    return is_real (p[1]);
  if (*p == 'h')
    {
      p += 1 + (p[1] == 'h');
      return *p && strchr ("diux", *p);
    }
  size_t lengths = strspn (p, "lzjt");
  bool is_wide = lengths == 2 || *p == 'j';
  if (lengths > 2 || (is_wide && TYPE_PRECISION (long_integer_type_node) < 64))
    return false;
  p += lengths;
  return *p && strchr (lengths ? "diuxefg" : "diuxefgEFGaAsc%", *p);
}

/* Whether each directive of FORMAT is frequent.  */
bool
lacks_fields (const char *format)
{
  for (const char *p = format; (p = strchr (p, '%')); p += 2)
    if (!is_frequent (p + 1))
      return false;
  return true;
}

constexpr char all_flags[] = "-+ #0'I", flags_in_tables[] = "-+#0'I";

/* The parts for the reals that the literals print which FORMAT may be.  */
printf_parts
reals_of_format (tree format)
{
  printf_parts found = no_parts;
  for (tree f : formats_of (format).all)
    found = found | reals_in (c_getstr (f), all_flags);
  return found;
}

/* The parts for the reals among the arguments of CALL from number FIRST on.  */
printf_parts
reals_of_values (const gcall *call, unsigned first)
{
  printf_parts found = no_parts;
  for (unsigned i = first; i < gimple_call_num_args (call); i++)
    {
      tree type = TREE_TYPE (gimple_call_arg (call, i));
      if (SCALAR_FLOAT_TYPE_P (type))
        found = found
                | (TYPE_PRECISION (type) > TYPE_PRECISION (double_type_node)
                       ? part_of_long_doubles
                       : part_of_doubles);
    }
  return found;
}

/* The position of the format according to ATTRIBUTE, which is format (KIND,
   POSITION, …) of the function that CALL calls, or -1.  The front end spells
   the kind in one of several ways: printf, __printf__, gnu_printf.  */
int
position_in (const gcall *call, tree attribute)
{
  tree kind = TREE_VALUE (attribute);
  if (!strstr (IDENTIFIER_POINTER (TREE_VALUE (kind)), "printf"))
    return -1;
  HOST_WIDE_INT position = tree_to_shwi (TREE_VALUE (TREE_CHAIN (kind)));
  return position <= gimple_call_num_args (call) ? position - 1 : -1;
}

/* The parts for the reals in the formats that VALUE, an initialiser or a part
   of one, points to; VISITED counts the parts.  */
printf_parts
reals_of_initialiser (tree value, size_t &visited)
{
  if (++visited > most_initialisers)
    return no_parts;
  STRIP_NOPS (value);
  if (TREE_CODE (value) == ADDR_EXPR)
    {
      const char *text = c_getstr (value);
      return text ? reals_in (text, flags_in_tables) : no_parts;
    }
  tree type = TREE_TYPE (value);
  if (TREE_CODE (value) != CONSTRUCTOR
      || (TREE_CODE (type) == ARRAY_TYPE
          && (INTEGRAL_TYPE_P (TREE_TYPE (type))
              || SCALAR_FLOAT_TYPE_P (TREE_TYPE (type)))))
    return no_parts;
  printf_parts found = no_parts;
  unsigned i;
  tree part;
  FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (value), i, part)
  found = found | reals_of_initialiser (part, visited);
  return found;
}

} // namespace

printf_parts
parts_of (const printf_call &call)
{
  printf_parts reals = reals_of_format (call.format ());
  const char *literal = c_getstr (call.format ());
  if (literal)
    return lacks_fields (literal) ? reals : reals | part_of_fields;
  return reals | part_of_fields
         | reals_of_values (call.stmt, call.function->first_value);
}

printf_parts
parts_handed_by (const gcall *call)
{
  tree type = gimple_call_fntype (call), callee = gimple_call_fndecl (call);
  if (!type || gimple_call_noreturn_p (call)
      || (callee && DECL_IN_SYSTEM_HEADER (callee) && DECL_EXTERNAL (callee)))
    return no_parts;
  for (tree a = lookup_attribute ("format", TYPE_ATTRIBUTES (type)); a;
       a = lookup_attribute ("format", TREE_CHAIN (a)))
    if (int position = position_in (call, a); position >= 0)
      return reals_of_format (gimple_call_arg (call, position));
  unsigned named
      = prototype_p (type) && stdarg_p (type) ? type_num_arguments (type) : 0;
  if (named == 0
      || !POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (call, named - 1))))
    return no_parts;
  return reals_of_values (call, named)
         & reals_of_format (gimple_call_arg (call, named - 1));
}

printf_parts
parts_in_tables ()
{
  static const printf_parts answer = [] {
    printf_parts found = no_parts;
    size_t visited = 0;
    varpool_node *node;
    FOR_EACH_DEFINED_VARIABLE (node)
    if (tree value = DECL_INITIAL (node->decl))
      {
        if (value == error_mark_node && in_lto_p)
          value = node->get_constructor ();
        if (value != error_mark_node)
          found = found | reals_of_initialiser (value, visited);
      }
    return found;
  }();
  return answer;
}

} // namespace qrintf
