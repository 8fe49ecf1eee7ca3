/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The class that makes the pieces of one directive.  Private to these files:

   pieces.cc            flags, width, precision, the argument's type; %n
   text.cc              %c %s %p
   integer.cc           %d %i %u %o %x %X %b %B
   real.cc              %f %F %e %E %g %G %a %A  */

#ifndef QRINTF_PLAN_PIECES_PIECE_MAKER_H
#define QRINTF_PLAN_PIECES_PIECE_MAKER_H

#include "format/fold.h"
#include "format/format.h"
#include "plan/types.h"

namespace qrintf
{

/* Longer texts are not folded to constants.  */
constexpr unsigned longest_fold = 4096;

/* A resolved width or precision: a constant, or a '*' argument.  */
struct number
{
  operand value; /* of a precision: -1 if there is none */
  int low = 0;   /* its range */
  int high = 0;

  bool
  constant () const
  {
    return value.argument < 0;
  }
};

class piece_maker
{
public:
  piece_maker (plan &result, const directive &d, const call_facts &facts,
               int star_limit, bool may_assume)
      : result (result), d (d), facts (facts), star_limit (star_limit),
        may_assume (may_assume), flags (d.flags)
  {
  }

  /* Append to RESULT the pieces of D and the tests that they need, or set its
     refusal.  A width or precision that is known only at run time is tested to
     be at most STAR_LIMIT.  */
  void run ();

private:
  plan &result;
  const directive &d;
  const call_facts &facts;
  int star_limit;
  bool may_assume;
  unsigned flags; /* of D; a negative '*' width adds flag_left */
  number width;
  number precision;

  bool has_emitter () const;
  bool has_constant_precision () const;
  void count ();
  void refuse (std::string why);
  const argument_facts &argument () const;
  void add_text (std::string text);
  piece value_piece (piece_kind kind) const;
  void add (piece p);
  void set_field (piece &p) const;
  interval int_range (int index) const;
  number guarded_number (int index, int low, int high);
  bool is_int (int index);
  number resolve_width ();
  number resolve_precision ();
  bool mismatch ();
  bool argument_matches ();
  bool is_long_double () const;
  unsigned passed_bits () const;
  constant_spec spec (int w, int p) const;
  bool constant_fields () const;

  /* %c %s %p  */
  void character ();
  void string ();
  bool may_be_null () const;
  length_range string_length () const;
  void pointer ();
  void pointer_as_hexadecimal ();

  /* %d %i %u %o %x %X %b %B  */
  bool is_signed () const;
  unsigned value_bits () const;
  interval value_range (unsigned bits) const;
  void integer ();
  void assume (interval &range, unsigned bits);
  length_range integer_length (const interval &range) const;
  bool simplify (piece &p) const;
  bool from_table (const piece &p);
  bool takes_any_order (const piece &p) const;
  void table_decimal (piece p);

  /* %f %e %g  */
  void real ();
  int real_precision () const;
  bool fold_real_constant ();
  length_range real_length (int most_precision) const;
};

} // namespace qrintf

#endif
