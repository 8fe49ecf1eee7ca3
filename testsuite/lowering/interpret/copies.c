/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies of a va_list, for a call or for something else: each is read on from
   where it stands, whatever has been read of the other.  */

#include "wrappers.h"

/* Values of every kind, so many that some are on the stack.  */
#define FORMAT "%d %s %ld %u %c %d %d %s %ld|%d"
#define VALUES 1, "two", 3L, 4u, '5', 6, 7, "eight", 9L, 10

static int UNSEEN
copy_first (char *to, size_t size, const char *format, ...)
{
  va_list values, copy;
  va_start (values, format);
  va_copy (copy, values);
  int n = vsnprintf (to, size, format, copy);
  n = 100 * n + next_of (&copy, n);
  va_end (copy);
  n = 100 * n + va_arg (values, int);
  va_end (values);
  return n;
}

/* The copy has been read from before.  */
static int UNSEEN
copy_late (char *to, size_t size, const char *format, ...)
{
  va_list values, copy;
  va_start (values, format);
  int first = va_arg (values, int);
  va_copy (copy, values);
  int n = vsnprintf (to, size, format, copy);
  va_end (copy);
  n += 100 * vsnprintf (to + 100, size - 100, format, values);
  va_end (values);
  return n + first;
}

/* A copy of a copy, and one that is made in one of two ways.  */
static int UNSEEN
copy_twice (char *to, size_t size, const char *format, int late, ...)
{
  va_list values, copy, again;
  va_start (values, late);
  va_copy (copy, values);
  if (late)
    (void) va_arg (copy, int);
  va_copy (again, copy);
  int n = vsnprintf (to, size, format, again);
  va_end (again);
  if (late)
    va_copy (again, copy);
  else
    va_copy (again, values);
  n += 100 * vsnprintf (to + 100, size - 100, format, again);
  va_end (again);
  va_end (copy);
  va_end (values);
  return n;
}

/* The list that is copied belongs to somebody else.  */
static int UNSEEN
copy_of_list (char *to, size_t size, const char *format, va_list *values)
{
  va_list copy;
  va_copy (copy, *values);
  int n = vsnprintf (to, size, format, copy);
  va_end (copy);
  return 100 * n + va_arg (*values, int);
}

static int UNSEEN
copy_by_pointer (char *to, size_t size, const char *format, ...)
{
  WITH_LIST (copy_of_list (to, size, format, &values));
}

/* Copies that are members or elements, of which no address is that of an
   object.  */
struct holder
{
  int before;
  va_list list;
};

static va_list lists[4];

static int UNSEEN
copy_to_member (char *to, size_t size, const char *format, ...)
{
  struct holder holder;
  va_list values;
  va_start (values, format);
  va_copy (holder.list, values);
  int n = vsnprintf (to, size, format, holder.list);
  n = 100 * n + next_of (&holder.list, n);
  va_end (holder.list);
  va_end (values);
  return n;
}

static int UNSEEN
copy_by_holder (struct holder *holder, int i, char *to, size_t size,
                const char *format, va_list values)
{
  va_copy (holder->list, values);
  int n = vsnprintf (to, size, format, holder->list);
  va_end (holder->list);
  va_copy (lists[2], values);
  n = 100 * n + vsnprintf (to + 100, size - 100, format, lists[2]);
  va_end (lists[2]);
  va_copy (lists[i], values);
  va_copy (holder->list, lists[i]);
  n = 100 * n + vsnprintf (to, size, format, holder->list);
  va_end (holder->list);
  va_end (lists[i]);
  return n;
}

static int UNSEEN
copy_to_elements (char *to, size_t size, int i, const char *format, ...)
{
  struct holder holder;
  WITH_LIST (copy_by_holder (&holder, i, to, size, format, values));
}

int
main (void)
{
  for (size_t size = 150; size < 300; size += 149)
    {
      SHOW (copy_first (area, size, FORMAT, VALUES, 11, 12));
      SHOW (copy_first (area, 9, FORMAT, VALUES, 11, 12));
      SHOW (copy_first (area, size, FORMAT "%Lg", VALUES, 1.L, 11, 12));
      SHOW (copy_late (area, size, FORMAT, 99, VALUES));
      SHOW (copy_twice (area, size, FORMAT, 0, VALUES));
      SHOW (copy_twice (area, size, FORMAT, 1, 99, VALUES));
      SHOW (copy_to_member (area, size, FORMAT, VALUES, 11, 12));
      SHOW (copy_to_elements (area, size, 3, FORMAT, VALUES, 11, 12));
      SHOW (copy_by_pointer (area, size, FORMAT, VALUES, 11, 12));
    }
}
