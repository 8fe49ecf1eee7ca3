/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that print reals.  See real-formats.h.

   A unit that has such a format brings what prints reals into the program;
   where none does, the C library prints them.  So a wrong answer costs bytes or time.
   A literal in a table may be anything, so there "% f" is text: "5 % free".  */

#include "analysis/real-formats.h"

#include "analysis/possible-formats.h"

namespace qrintf
{
namespace
{

constexpr size_t most_initialisers = 100000;

/* Whether FORMAT has a real conversion, with any of FLAGS.  */
bool
has_real_conversion (const char *format, const char *flags)
{
  for (const char *p = format; (p = strchr (p, '%')); p += *p != 0)
    {
      p += 1 + strspn (p + 1, flags);
      p += strspn (p, "0123456789*.$");
      p += strspn (p, flags);
      p += strspn (p, "0123456789*.");
      p += strspn (p, "lL");
      if (*p && strchr ("aAeEfFgG", *p))
        return true;
    }
  return false;
}

constexpr char all_flags[] = "-+ #0'I", flags_in_tables[] = "-+#0'I";

/* Whether one of the literals that FORMAT may be prints a real.  */
bool
may_be_real_format (tree format)
{
  possible_formats formats = formats_of (format);
  return std::any_of (formats.all.begin (), formats.all.end (), [] (tree f) {
    return has_real_conversion (c_getstr (f), all_flags);
  });
}

bool
has_real_argument (const gcall *call, unsigned first)
{
  for (unsigned i = first; i < gimple_call_num_args (call); i++)
    if (SCALAR_FLOAT_TYPE_P (TREE_TYPE (gimple_call_arg (call, i))))
      return true;
  return false;
}

/* The position of the format that ATTRIBUTE, which is format (KIND, POSITION,
   …), says CALL has, or -1.  The front end writes the kind in one of several
   ways: printf, __printf__, gnu_printf.  */
int
position_in (const gcall *call, tree attribute)
{
  tree kind = TREE_VALUE (attribute);
  if (!strstr (IDENTIFIER_POINTER (TREE_VALUE (kind)), "printf"))
    return -1;
  HOST_WIDE_INT position = tree_to_shwi (TREE_VALUE (TREE_CHAIN (kind)));
  return position <= gimple_call_num_args (call) ? position - 1 : -1;
}

/* Looks through an initialiser for real formats.  */
class initialiser_search
{
public:
  bool
  finds_in (tree value)
  {
    if (++visited > most_initialisers)
      return false;
    STRIP_NOPS (value);
    if (TREE_CODE (value) == CONSTRUCTOR)
      return finds_in_parts (value);
    if (TREE_CODE (value) != ADDR_EXPR)
      return false;
    const char *text = c_getstr (value);
    return text && has_real_conversion (text, flags_in_tables);
  }

private:
  size_t visited = 0;

  bool
  finds_in_parts (tree aggregate)
  {
    tree type = TREE_TYPE (aggregate);
    if (TREE_CODE (type) == ARRAY_TYPE
        && (INTEGRAL_TYPE_P (TREE_TYPE (type))
            || SCALAR_FLOAT_TYPE_P (TREE_TYPE (type))))
      return false;
    unsigned i;
    tree part;
    FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (aggregate), i, part)
    if (finds_in (part))
      return true;
    return false;
  }
};

} // namespace

bool
prints_real (const printf_call &call)
{
  return may_be_real_format (call.format ())
         || (!c_getstr (call.format ())
             && has_real_argument (call.stmt, call.function->first_value));
}

bool
hands_real_format (const gcall *call)
{
  tree type = gimple_call_fntype (call), callee = gimple_call_fndecl (call);
  if (!type || gimple_call_noreturn_p (call)
      || (callee && DECL_IN_SYSTEM_HEADER (callee) && DECL_EXTERNAL (callee)))
    return false;
  for (tree a = lookup_attribute ("format", TYPE_ATTRIBUTES (type)); a;
       a = lookup_attribute ("format", TREE_CHAIN (a)))
    if (int position = position_in (call, a); position >= 0)
      return may_be_real_format (gimple_call_arg (call, position));
  unsigned named = prototype_p (type) && stdarg_p (type)
                       ? type_num_arguments (type)
                       : 0;
  return named > 0 && has_real_argument (call, named)
         && POINTER_TYPE_P (TREE_TYPE (gimple_call_arg (call, named - 1)))
         && may_be_real_format (gimple_call_arg (call, named - 1));
}

bool
tables_have_real_formats ()
{
  static const bool answer = [] {
    initialiser_search search;
    varpool_node *node;
    FOR_EACH_DEFINED_VARIABLE (node)
    if (tree value = DECL_INITIAL (node->decl))
      {
        if (value == error_mark_node && in_lto_p)
          value = node->get_constructor ();
        if (value != error_mark_node && search.finds_in (value))
          return true;
      }
    return false;
  }();
  return answer;
}

} // namespace qrintf
