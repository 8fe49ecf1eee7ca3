/* The attribute in C++: members, constructors, templates, lambdas, local
   classes; spelt in each way that GCC takes.  */

#include <stdio.h>

struct shape
{
  int sides;

  [[gnu::no_qrintf]] explicit shape (int n);
  __attribute__ ((no_qrintf)) ~shape ();
  [[gnu::no_qrintf]] virtual void describe ();
  virtual void count ();
  [[__gnu__::__no_qrintf__]] static int general (int v);
};

struct square : shape
{
  square () : shape (4) {}
  void describe () override;
  [[gnu::no_qrintf]] void count () override;
};

template <typename T> struct holder
{
  T value;

  __attribute__ ((no_qrintf)) void show () const;
  template <typename U>
  __attribute__ ((no_qrintf)) void show_with (U u) const;
};

/* As declared in the class.  */
shape::shape (int n) : sides (n)
{
  printf ("shape %d\n", n); /* { dg-missed "printf kept: no_qrintf" } */
}

shape::~shape ()
{
  printf ("gone %d\n", sides); /* { dg-missed "printf kept: no_qrintf" } */
}

void
shape::describe ()
{
  printf ("describe %d\n", sides); /* { dg-missed "printf kept: no_qrintf" } */
}

void
shape::count ()
{
  printf ("count %d\n", sides); /* { dg-optimized "printf .count %d.n. lowered" } */
}

int
shape::general (int v)
{
  return printf ("static %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
}

/* What overrides is another function.  */
void
square::describe ()
{
  printf ("square %d\n", sides); /* { dg-optimized "printf .square %d.n. lowered" } */
}

void
square::count ()
{
  printf ("square count %d\n", sides); /* { dg-missed "printf kept: no_qrintf" } */
}

/* In the class.  */
struct inside
{
  [[gnu::no_qrintf]] explicit inside (int v)
  {
    printf ("inside %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
  }
  __attribute__ ((no_qrintf)) int
  operator() (int v) const
  {
    return printf ("called %d\n", v); /* { dg-missed "printf kept: no_qrintf" } */
  }
};

/* Each instance; a specialization is another function.  */
template <typename T>
[[gnu::no_qrintf]] T
twice (T v)
{
  printf ("twice %d\n", int (v) * 2); /* { dg-missed "printf kept: no_qrintf" } */
  return v;
}

template <>
char
twice (char v)
{
  printf ("specialized %d\n", v); /* { dg-optimized "printf .specialized %d.n. lowered" } */
  return v;
}

template <typename T>
void
holder<T>::show () const
{
  printf ("holder %d\n", int (value)); /* { dg-missed "printf kept: no_qrintf" } */
}

template <typename T>
template <typename U>
void
holder<T>::show_with (U u) const
{
  printf ("with %d %d\n", int (value), int (u)); /* { dg-missed "printf kept: no_qrintf" } */
}

/* Lambdas and members of local classes are written in their function.  */
[[gnu::no_qrintf]] int
lambdas (int v)
{
  struct local
  {
    static int
    print (int w)
    {
      return printf ("local %d\n", w); /* { dg-missed "printf kept: no_qrintf" } */
    }
  };
  auto print = [] (int w) {
    return printf ("lambda %d\n", w); /* { dg-missed "printf kept: no_qrintf" } */
  };
  auto generic = [v] (auto w) {
    return [w, v] { return printf ("generic %d %d\n", int (w), v); } (); /* { dg-missed "printf kept: no_qrintf" } */
  };
  return local::print (v) + print (v) + generic (v) + generic ('c');
}

int
lambda_alone (int v)
{
  auto print = [] (int w) __attribute__ ((no_qrintf)) {
    return printf ("lambda alone %d\n", w); /* { dg-missed "printf kept: no_qrintf" } */
  };
  return print (v)
         + printf ("around it %d\n", v); /* { dg-optimized "printf .around it %d.n. lowered" } */
}

[[gnu::no_qrintf]] static void
throwing (int v)
{
  char text[40];
  snprintf (text, sizeof text, "throwing %d", v); /* { dg-missed "snprintf kept: no_qrintf" } */
  puts (text);
  if (v > 3)
    throw v;
}

static void
catching (int v)
{
  try
    {
      throwing (v);
    }
  catch (int w)
    {
      v += w;
    }
  printf ("caught %d\n", v); /* { dg-optimized "printf .caught %d.n. lowered" } */
  }

int
main (int argc, char **)
{
  int v = argc + 2;
  shape plain (v);
  square s;
  shape *shapes[] = { &plain, &s };
  for (shape *p : shapes)
    {
      p->describe ();
      p->count ();
    }
  shape::general (v);
  inside{ v }(v + 1);
  twice (v);
  twice (short (v));
  twice (char (v));
  holder<int>{ v }.show ();
  holder<long> h{ v };
  h.show ();
  h.show_with (v);
  h.show_with ('x');
  lambdas (v);
  lambda_alone (v);
  catching (v);
  catching (v + 1);
  return 0;
}
/* SPDX-License-Identifier: GPL-3.0-or-later */
