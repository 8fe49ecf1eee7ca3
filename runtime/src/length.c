/* How many digits a number has.  */

#include "emitter.h"
#include "decimal-core.h"

EMITTER (unsigned, u64_digits, uint64_t v)
{
  return decimal_count (v);
}
