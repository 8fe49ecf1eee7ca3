# SPDX-License-Identifier: GPL-3.0-or-later
# Members of class templates and instances of function templates with the attributes: a
# call whose function and target are known is lowered like any other, and there is no
# diagnostic.  Not known yet is a target named with template arguments, as in add<T>.

foreach { name outcome parameter call text } {
    member lowered {s<int> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s { ADD F OWN (qrintf_sink (add)); };}
    quoted-member lowered {s<int> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s { ADD F OWN (qrintf_sink ("add")); };}
    inner lowered {o<int>::s &x} {x.ownf ("%d", v)}
	{template <typename T> struct o { struct s { ADD F OWN (qrintf_sink (add)); }; };}
    base lowered {d<int> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s { ADD F OWN (qrintf_sink (add)); };
	template <typename T> struct d : s<T> {};}
    crtp lowered {d &x} {x.ownf ("%d", v)}
	{template <typename D> struct s { ADD F OWN (qrintf_sink ("add")); };
	struct d : s<d> {};}
    defined-outside lowered {s<int> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s { ADD F OWN (qrintf_sink (add)); };
	template <typename T> void s<T>::ownf BODY}
    instantiated lowered {s<int> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s { ADD F OWN (qrintf_sink (add)); };
	template <typename T> void s<T>::ownf BODY
	extern template struct s<int>;}
    reserve lowered {s<char> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s { T *room (size_t); void take (size_t);
	F OWN (qrintf_reserve (room, take)); };}
    alloc lowered {char **x} {*x = s<char>::ownf ("%d", v)}
	{template <typename T> struct s { static T *fresh (size_t);
	static T *ownf (const char *, ...) PRINTF (1) OWN (qrintf_alloc (fresh)); };}
    static-of-class lowered {b &x} {ownf (x, "%d", v)}
	{template <typename T> struct h { static void add (T &, const char *, size_t); };
	void ownf (b &, const char *, ...) ON OWN (qrintf_sink (h<b>::add));}
    specialised lowered {s<int> &x} {x.ownf ("%d", v)}
	{template <typename T> struct s;
	template <> struct s<int> { ADD F OWN (qrintf_sink (add)); };}
    plain-base lowered {d<int> &x} {x.ownf ("%d", v)}
	{struct s { ADD F OWN (qrintf_sink (add)); };
	template <typename T> struct d : s { using s::ownf; };}
    two-instances {lowered lowered} {s<int> &x, s<long> &y} {x.ownf ("%d", v); y.ownf ("%x", v)}
	{template <typename T> struct s { ADD F OWN (qrintf_sink ("add")); };}
    in-function lowered {b &x} {go (x, v)}
	{void add (b &, const char *, size_t);
	void ownf (b &, const char *, ...) ON OWN (qrintf_sink (add));
	template <typename T> void go (T &x, int v) { ownf (x, "%d", v); }}
} {
    qrintf_table template-$name.C "-O2 -Wall -I$srcdir/$subdir" "#include \"attributes.h\"
#define ADD void add (const char *, size_t);
#define ON PRINTF (2)
#define F void ownf (const char *, ...) ON
#define BODY (const char *f, ...) { __builtin_va_list v; __builtin_va_start (v, f); \\
  __builtin_puts (f); __builtin_va_end (v); }
typedef __SIZE_TYPE__ size_t;
struct b;" { row "$text\nvoid call ($parameter, int v)" "$call;" $outcome }
}
