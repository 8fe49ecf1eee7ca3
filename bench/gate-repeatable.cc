/* What makes a count the same on every machine: where inputs lie in memory, and
   numbers that do not come from the machine's own libm.  The build passes
   --wrap=pow.  */

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <new>

/* Strings begin at a page, so that those that cross its end are the same
   everywhere.  */
void *
operator new[] (std::size_t size)
{
  constexpr std::size_t page = 4096;
  if (size > SIZE_MAX - page)
    throw std::bad_alloc ();
  if (void *p = std::aligned_alloc (page, (size + page - 1) / page * page))
    return p;
  throw std::bad_alloc ();
}

void
operator delete[] (void *p) noexcept
{
  std::free (p);
}

void
operator delete[] (void *p, std::size_t) noexcept
{
  std::free (p);
}

/* BASE to the power of Y, |Y| at most 20, by additions, multiplications and
   divisions alone, which IEEE 754 defines to the last bit; libm's own differs
   in it between versions and CPUs.  The fraction's power is e to the power of
   it times ln 10, by Taylor's series.  Only for base 10, as input-source.cc
   needs it.  */
extern "C" double
__wrap_pow (double base, double y)
{
  if (base != 10 || !(std::fabs (y) <= 20))
    std::abort ();
  int whole = static_cast<int> (y);
  double x = (y - whole) * 2.302585092994045684, term = 1, sum = 1;
  for (int i = 1; i <= 30; i++)
    {
      term = term * x / i;
      sum += term;
    }
  for (; whole > 0; whole--)
    sum *= 10;
  for (; whole < 0; whole++)
    sum /= 10;
  return sum;
}
