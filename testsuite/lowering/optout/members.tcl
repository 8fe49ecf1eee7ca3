# SPDX-License-Identifier: GPL-3.0-or-later
# The attribute in C++: members, constructors, templates, lambdas, local classes; spelt in
# each way that GCC takes.

foreach level { -O1 -O2 "-O3 -g" -Og "-O2 -fno-inline" "-O1 -g -D_FORTIFY_SOURCE=2" } {
    qrintf_table members.C $level {
#include <stdio.h>
struct shape {
  int sides;
  [[gnu::no_qrintf]] explicit shape (int n);
  __attribute__ ((no_qrintf)) ~shape ();
  [[gnu::no_qrintf]] virtual void describe ();
  virtual void count ();
  [[__gnu__::__no_qrintf__]] static int general (int v);
};
struct square : shape {
  void describe () override;
  [[gnu::no_qrintf]] void count () override;
};
template <typename T> struct holder {
  T value;
  __attribute__ ((no_qrintf)) void show () const;
  template <typename U> __attribute__ ((no_qrintf)) void show_with (U u) const;
};
    } {
	# Each has a text of its own, as GCC makes one function of two that are alike.
	# As declared in the class; what overrides is another function.
	set kept {kept no_qrintf}
	row {shape::shape (int n) : sides (n)} { printf ("%d %d a\n", n, n); } [list $kept]
	row {shape::~shape ()} { printf ("%d %d b\n", sides, sides); } [list $kept]
	row {void shape::describe ()} { printf ("%d %d c\n", sides, sides); } [list $kept]
	row {void shape::count ()} { printf ("%d %d d\n", sides, sides); } lowered
	row {int shape::general (int v)} { return printf ("%d %d e\n", v, v); } [list $kept]
	row {void square::describe ()} { printf ("%d %d f\n", sides, sides); } lowered
	row {void square::count ()} { printf ("%d %d g\n", sides, sides); } [list $kept]
	row {int v} {
	    struct inside {
		[[gnu::no_qrintf]] explicit inside (int v) { printf ("%d %d h\n", v, v); }
		__attribute__ ((no_qrintf)) int operator() (int v) const { return printf ("%d %d i\n", v, v); }
	    };
	    return inside{ v }(v + 1);
	} [list $kept $kept]
	# Each instance; a specialization is another function.
	row {template <typename T> [[gnu::no_qrintf]] T twice (T v)} {
	    printf ("%d %d j\n", int (v), 2); return v;
	} [list $kept]
	row {template int twice<int> (int); template short twice<short> (short);
	    template <> char twice (char v)} { printf ("%d %d k\n", v, v); return v; } lowered
	row {template <typename T> void holder<T>::show () const} {
	    printf ("%d %d l\n", int (value), 3);
	} [list $kept]
	row {template struct holder<int>; template struct holder<long>;
	    template <typename T> template <typename U> void holder<T>::show_with (U u) const} {
	    printf ("%d %d m\n", int (value), int (u));
	} [list $kept]
	row {const holder<long> &h} { h.show_with ('x'); h.show_with (5L); } {}
	# Lambdas and members of local classes are written in their function.
	row {[[gnu::no_qrintf]] int lambdas (int v)} {
	    struct local { static int print (int w) { return printf ("%d %d n\n", w, w); } };
	    auto print = [] (int w) { return printf ("%d %d o\n", w, w); };
	    auto generic = [v] (auto w) { return [w, v] { return printf ("%d %d p\n", int (w), v); } (); };
	    return local::print (v) + print (v) + generic (v) + generic ('c');
	} [list $kept $kept $kept]
	row {int v} {
	    auto print = [] (int w) __attribute__ ((no_qrintf)) { return printf ("%d %d q\n", w, w); };
	    return print (v) + printf ("%d %d r\n", v, v);
	} [list $kept lowered]
	row {[[gnu::no_qrintf]] static void throwing (int v)} {
	    printf ("%d %d s\n", v, v); if (v > 3) throw v;
	} [list $kept]
	row {int v} {
	    try { throwing (v); } catch (int w) { v += w; } printf ("%d %d t\n", v, v);
	} lowered
    }
}

# Functions that GCC makes of parts of others go by what they are made of, and so do the
# parts of a coroutine.
foreach level { -O1 -O2 "-O3 -g" -Og } {
    qrintf_table outlined "$level -fopenmp" {
#include <stdio.h>
char texts[8][20];
    } {
	set kept {kept no_qrintf}
	row {int v} {
	    _Pragma ("omp parallel for num_threads(2)") for (int i = 0; i < v; i++) sprintf (texts[i], "%d", i);
	    _Pragma ("omp task") printf ("task %d %d\n", v, v);
	} [list $kept $kept] {__attribute__ ((no_qrintf))}
	row {int v} {
	    _Pragma ("omp parallel for num_threads(2)") for (int i = 0; i < v; i++) sprintf (texts[i], "%x", i);
	} lowered
    }
    qrintf_table coroutines.C "$level -std=gnu++20" {
#include <coroutine>
#include <stdio.h>
struct task {
  struct promise_type {
    task get_return_object () { return {}; }
    std::suspend_never initial_suspend () { return {}; }
    std::suspend_never final_suspend () noexcept { return {}; }
    void return_void () {}
    void unhandled_exception () {}
  };
};
    } {
	row {task kept (int v)} {
	    printf ("%d %d a\n", v, v); co_await std::suspend_never{}; printf ("%d %d b\n", v, v);
	} [list $kept $kept] {[[gnu::no_qrintf]]}
	row {task lowered (int v)} {
	    co_await std::suspend_never{}; printf ("%d %d c\n", v, v);
	} lowered
    }
}
