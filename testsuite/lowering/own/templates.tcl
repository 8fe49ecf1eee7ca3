# SPDX-License-Identifier: GPL-3.0-or-later
# Members of class templates and instances of function templates with the
# attributes: a call whose function and target are known is lowered like any other,
# and there is no diagnostic.

# Whether CODE, the assembly of a call of ownf with numbers alone, calls a target.
proc own_calls_target { code } {
    return [regexp {\t(call|jmp)\t\S*(add|room|fresh)} $code]
}

# Each row: name, whether it holds, the text.  The last line calls ownf.
proc own_templates {} {
    set f "void ownf (const char *, ...) __attribute__ ((format (printf, 2, 3)))"
    set on "__attribute__ ((format (printf, 2, 3)))"
    set body "(const char *f, ...) { __builtin_va_list v; __builtin_va_start (v, f);
	__builtin_puts (f); __builtin_va_end (v); }"
    set add "void add (const char *, size_t);"
    foreach { name holds text } [list \
	member yes "template <typename T> struct s { $add $f OWN (qrintf_sink (add)); };
	    void call (s<int> &x, int v) { x.ownf (\"%d\", v); }" \
	quoted-member yes "template <typename T> struct s { $add $f OWN (qrintf_sink (\"add\")); };
	    void call (s<int> &x, int v) { x.ownf (\"%d\", v); }" \
	inner yes "template <typename T> struct o { struct s { $add $f OWN (qrintf_sink (add)); }; };
	    void call (o<int>::s &x, int v) { x.ownf (\"%d\", v); }" \
	base yes "template <typename T> struct s { $add $f OWN (qrintf_sink (add)); };
	    template <typename T> struct d : s<T> {};
	    void call (d<int> &x, int v) { x.ownf (\"%d\", v); }" \
	crtp yes "template <typename D> struct s { $add $f OWN (qrintf_sink (\"add\")); };
	    struct d : s<d> {};
	    void call (d &x, int v) { x.ownf (\"%d\", v); }" \
	defined-outside yes "template <typename T> struct s { $add $f OWN (qrintf_sink (add)); };
	    template <typename T> void s<T>::ownf $body
	    void call (s<int> &x, int v) { x.ownf (\"%d\", v); }" \
	instantiated yes "template <typename T> struct s { $add $f OWN (qrintf_sink (add)); };
	    template <typename T> void s<T>::ownf $body
	    extern template struct s<int>;
	    void call (s<int> &x, int v) { x.ownf (\"%d\", v); }" \
	function no "template <typename T> void add (T &, const char *, size_t);
	    template <typename T> void ownf (T &, const char *, ...) $on OWN (qrintf_sink (add<T>));
	    void call (b &x, int v) { ownf (x, \"%d\", v); }" \
	template-id no "template <typename T> void add (T &, const char *, size_t);
	    void ownf (b &, const char *, ...) $on OWN (qrintf_sink (add<b>));
	    void call (b &x, int v) { ownf (x, \"%d\", v); }" \
	member-template-id no "struct s { template <typename T> void add (const char *, size_t);
	    $f OWN (qrintf_sink (add<int>)); };
	    void call (s &x, int v) { x.ownf (\"%d\", v); }" \
	reserve yes "template <typename T> struct s { T *room (size_t); void take (size_t);
	    $f OWN (qrintf_reserve (room, take)); };
	    void call (s<char> &x, int v) { x.ownf (\"%d\", v); }" \
	alloc yes "template <typename T> struct s { static T *fresh (size_t);
	    static T *ownf (const char *, ...) __attribute__ ((format (printf, 1, 2))) OWN (qrintf_alloc (fresh)); };
	    char *call (int v) { return s<char>::ownf (\"%d\", v); }" \
	static-of-class yes "template <typename T> struct h { static void add (T &, const char *, size_t); };
	    void ownf (b &, const char *, ...) $on OWN (qrintf_sink (h<b>::add));
	    void call (b &x, int v) { ownf (x, \"%d\", v); }" \
	specialised yes "template <typename T> struct s;
	    template <> struct s<int> { $add $f OWN (qrintf_sink (add)); };
	    void call (s<int> &x, int v) { x.ownf (\"%d\", v); }" \
	plain-base yes "struct s { $add $f OWN (qrintf_sink (add)); };
	    template <typename T> struct d : s { using s::ownf; };
	    void call (d<int> &x, int v) { x.ownf (\"%d\", v); }" \
	two-instances yes "template <typename T> struct s { $add $f OWN (qrintf_sink (\"add\")); };
	    void other (s<long> &x, int v) { x.ownf (\"%d\", v); }
	    void call (s<int> &x, int v) { x.ownf (\"%d\", v); }" \
	in-function yes "void add (b &, const char *, size_t);
	    void ownf (b &, const char *, ...) $on OWN (qrintf_sink (add));
	    template <typename T> void go (T &x, int v) { ownf (x, \"%d\", v); }
	    void call (b &x, int v) { go (x, v); }"] {
	own_template $name $holds $text
    }
}

# HOLDS is no for two known failures: attributes of templates that depend on parameters
# are checked too early, and a template name with arguments does not name a function yet.
proc own_template { name holds text } {
    global QRINTF_CXX QRINTF_PLUGIN
    qrintf_write own-template.C "#ifdef __QRINTF__
#define OWN(...) __attribute__ ((__VA_ARGS__))
#else
#define OWN(...)
#endif
typedef __SIZE_TYPE__ size_t;
struct b;
$text"
    set said ""
    foreach plugin [list "" -fplugin=$QRINTF_PLUGIN] {
	file delete own.s
	qrintf_execute [list $QRINTF_CXX -O2 -Wall -S -o own.s {*}$plugin own-template.C] own-template.log
	append said [qrintf_contents own-template.log.err]
	set plain_calls [expr { $plugin eq "" ? [own_calls_target [qrintf_contents own.s]] : $plain_calls }]
    }
    set code [qrintf_contents own.s]
    if { $holds eq "no" } { setup_xfail *-*-* }
    qrintf_judge "own template-$name" \
	[expr { !$plain_calls && $said eq "" && [own_calls_target $code] }] \
	"$said"
}
