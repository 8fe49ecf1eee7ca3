/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emission of pieces: literal text becomes wide stores, small numbers are
   loaded from tables, and the other pieces are calls of the runtime's emitters.
   See pieces.h.  */

#include "emit/pieces/pieces.h"

#include "embedding/runtime-calls.h"
#include "emit/emission.h"

namespace qrintf
{
namespace
{

/* Text up to this length is stored by constants; longer text is copied.  */
constexpr size_t longest_stores = 64;

/* The largest memcpy that GCC expands in line at every optimization level.  */
constexpr HOST_WIDE_INT longest_inline_copy = 16;

class piece_writer
{
public:
  piece_writer (builder &b, const printf_call &call, const qrintf::plan &plan,
                tree start, tree limit, const std::vector<tree> &lengths)
      : b (b), call (call), plan (plan), start (start), limit (limit),
        lengths (lengths), base (start)
  {
  }

  tree
  run ()
  {
    for (const piece &p : plan.pieces)
      {
        bool last = &p == &plan.pieces.back ();
        write (p, last);
        if (p.checked)
          check (p);
      }
    if (wants_nul () && !terminated)
      store_text (std::string_view ("", 1), 0);
    for (const deferred_count &count : counts)
      piece_values (b, call, *count.p).store_count (count.length);
    return b.advance (base, offset);
  }

private:
  builder &b;
  const printf_call &call;
  const qrintf::plan &plan;
  tree start;
  tree limit;
  const std::vector<tree> &lengths;

  /* The cursor is BASE + OFFSET.  */
  tree base;
  HOST_WIDE_INT offset = 0;
  bool terminated = false;

  struct deferred_count
  {
    const piece *p;
    tree length;
  };
  std::vector<deferred_count> counts;

  /* A text in a stream has no NUL.  A text in a scratch buffer gets its NUL
     when it is copied: a NUL here would prevent store forwarding to the loads
     of that copy.  */
  bool
  wants_nul () const
  {
    return plan.strategy != strategy::scratch
           && plan.strategy != strategy::stream;
  }

  void
  write (const piece &p, bool last)
  {
    switch (p.kind)
      {
      case piece_kind::text:
        return write_text (p, last);
      case piece_kind::character:
        return write_character (p);
      case piece_kind::decimal:
        return write_decimal (p, last);
      case piece_kind::digits:
        return write_digits (p);
      case piece_kind::pad:
        return write_pad (p);
      case piece_kind::known:
        return write_known (p);
      case piece_kind::call:
        return write_call (p);
      case piece_kind::count:
        return write_count (p);
      }
  }

  /* The cursor as one pointer, with an OFFSET of 0.  */
  tree
  cursor ()
  {
    base = b.advance (base, offset);
    offset = 0;
    return base;
  }

  /* Advance the cursor by LENGTH.  A constant is added to OFFSET, any other
     length to BASE.  */
  void
  move_cursor (tree length)
  {
    if (tree_fits_shwi_p (length))
      offset += tree_to_shwi (length);
    else
      base = b.compute (POINTER_PLUS_EXPR, TREE_TYPE (base), base, length);
  }

  // "text"  ->  stores of constants, with the NUL after the last piece
  void
  write_text (const piece &p, bool last)
  {
    std::string text = p.text;
    bool with_nul = last && wants_nul ();
    if (with_nul)
      text.push_back ('\0');
    store_text (text, with_nul ? p.slack - 1 : p.slack);
    offset += p.text.size ();
    terminated = with_nul;
  }

  /* Store TEXT at the cursor.  SLACK bytes after it may be overwritten.  */
  void
  store_text (std::string_view text, uint64_t slack)
  {
    size_t n = text.size ();
    if (n > longest_stores)
      {
        tree source = build_string_literal (n, text.data ());
        copy_bytes (source, n);
        return;
      }
    std::string padded (text);
    padded.append (8, '\0');
    for (size_t at = 0; at < n;)
      {
        size_t rest = n - at;
        size_t wide = rest >= 8 ? 8 : 1u << ceil_log2 (rest);
        size_t from = at;
        if (wide > rest && wide - rest > slack)
          {
            if (n >= wide)
              from = n - wide; /* overlaps the store before it */
            else
              wide /= 2;
          }
        b.store_bytes (std::string_view (padded).substr (from, wide), base,
                       offset + from);
        at = from + wide;
      }
  }

  // %c  ->  *cursor = (char) x
  void
  write_character (const piece &p)
  {
    b.store (b.convert (unsigned_char_type_node, call.value (p.argument)), base,
             offset);
    offset++;
  }

  /* Copy the N bytes at SOURCE to the cursor.  A program may define memcpy
     itself, so it is called only where GCC expands it in line.  */
  void
  copy_bytes (tree source, HOST_WIDE_INT n)
  {
    tree copy = n <= longest_inline_copy
                    ? builtin_decl_explicit (BUILT_IN_MEMCPY)
                    : emitter_function (emitter::bytes);
    b.call (copy, { cursor (), source, size_int (n) });
  }

  // %*c  ->  str_left (cursor, "", 0, width - 1)
  void
  write_pad (const piece &p)
  {
    tree n = piece_values (b, call, p).pad_length ();
    b.call (emitter_function (emitter::str_left),
            { cursor (), build_string_literal (1, ""), size_zero_node,
              b.convert (unsigned_type_node, n) });
    move_cursor (n);
  }

  void
  write_known (const piece &p)
  {
    HOST_WIDE_INT n = p.length.low;
    if (n == 0)
      return;
    copy_bytes (call.value (p.argument), n);
    offset += n;
  }

  // %02x  ->  the two bytes of hex2[x]
  void
  write_digits (const piece &p)
  {
    table_digits (b, call, p, base, offset).store_field ();
    offset += p.width.value;
  }

  // %u of 0 to 9999  ->  four bytes of tables, *cursor = them
  void
  write_decimal (const piece &p, bool last)
  {
    table_digits digits (b, call, p, base, offset);
    if (p.length.high == 1)
      {
        digits.store_one_digit ();
        offset++;
        return;
      }
    move_cursor (digits.store_decimal ());
    terminated = last && p.exact;
  }

  void
  write_call (const piece &p)
  {
    auto_vec<tree, 8> arguments;
    arguments.safe_push (cursor ());
    if (p.limited)
      arguments.safe_push (limit_of (p));
    piece_values values (b, call, p);
    if (p.counted && !lengths.empty ())
      {
        values.counted = lengths[&p - plan.pieces.data ()];
        gcc_assert (values.counted
                    || !p.is_call_for (conversion_class::string));
      }
    values.add_call_arguments (arguments);
    base = b.call (emitter_function (p.callee), arguments);
    if (p.length.low == p.length.high && !p.checked)
      {
        base = arguments[0];
        offset = p.length.low;
      }
  }

  /* The end of the room of a limited piece.  Without a limit of the whole text
     it is the maximum length of the piece, which the planner has found to fit.
     In a stream the limit already leaves the largest reserve of any piece.  */
  tree
  limit_of (const piece &p)
  {
    if (!p.checked || !limit)
      return b.advance (cursor (), p.length.high);
    return plan.strategy == strategy::stream
               ? limit
               : b.advance (limit, -HOST_WIDE_INT (p.reserve));
  }

  // %n  ->  *p = cursor - start
  void
  write_count (const piece &p)
  {
    tree length
        = b.compute (POINTER_DIFF_EXPR, ptrdiff_type_node, cursor (), start);
    if (p.deferred)
      counts.push_back ({ &p, length });
    else
      piece_values (b, call, p).store_count (length);
  }

  // p.checked  ->  if (cursor == NULL) the fallback
  //                if (cursor > start + INT_MAX - reserve) the fallback
  void
  check (const piece &p)
  {
    if (p.limited)
      b.go_on_if (test_kind::piece_fits, base, NE_EXPR,
                  build_int_cst (TREE_TYPE (base), 0));
    if (limit || plan.length.high != length_range::unbounded)
      return;
    test_total (b, start, base);
  }
};

} // namespace

tree
write_pieces (builder &b, const printf_call &call, const plan &plan, tree start,
              tree limit, const std::vector<tree> &lengths)
{
  return piece_writer (b, call, plan, start, limit, lengths).run ();
}

} // namespace qrintf
