/* "%x", "%lx", "%02x", "%08x", "%016lx": lower-case hexadecimal.  */

#include "emitter.h"
#include "hex-core.h"

EMITTER (char *, x32, char *cursor, uint32_t v)
{
  return hex_u32 (cursor, v);
}

EMITTER (char *, x64, char *cursor, uint64_t v)
{
  return hex_u64 (cursor, v);
}

EMITTER (char *, x32_exact, char *cursor, uint32_t v)
{
  return hex_u32_exact (cursor, v);
}

EMITTER (char *, x64_exact, char *cursor, uint64_t v)
{
  return hex_u64_exact (cursor, v);
}

EMITTER (char *, x32_zero, char *cursor, uint32_t v, unsigned width)
{
  return hex_zero (cursor, v, width);
}

EMITTER (char *, x64_zero, char *cursor, uint64_t v, unsigned width)
{
  return hex_zero (cursor, v, width);
}

EMITTER (char *, x32_8, char *cursor, uint32_t v)
{
  return hex_8 (cursor, v);
}

EMITTER (char *, x64_16, char *cursor, uint64_t v)
{
  return hex_16 (cursor, v);
}
