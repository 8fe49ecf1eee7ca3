/* SPDX-License-Identifier: MIT */
/* What the line reader has in a version for each kind of CPU: finding and
   counting bytes.  lines-scan.c is compiled once per tier and gives one of
   these tables; lines-cpu.c chooses.  */

#ifndef QRINTF_LINES_CPU_H
#define QRINTF_LINES_CPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  LINES_SPAN = 32768, /* the most bytes that one index covers */
  LINES_GROUP = 256,  /* an index ends at a multiple, or with the text */
  LINES_SLACK = LINES_GROUP + 64 /* what is written past ENOUGH */
};

struct lines_found
{
  size_t count; /* of offsets */
  size_t span;  /* bytes that were looked at */
};

/* A set of few bytes: those that are one of the first COUNT <= 4 MEMBERS after
   FOLD, which is 0 or the bit between the cases of letters, was set.  */
struct byte_few
{
  uint8_t count, fold, members[4];
};

/* False: the N BYTES are no such set.  */
bool __qrintf_byte_few_make (struct byte_few *few, const void *bytes, size_t n);

/* A set of bytes.  The rows are those of Langdale's and Mula's universal
   classification: bit H % 8 of LOW[L], or of HIGH[L] where H >= 8, tells
   whether the byte 16 * H + L is a member.  Of a set of few, they are not made.
 */
struct byte_set
{
  struct byte_few few;
  bool is_few;
  uint8_t low[16], high[16];
  uint8_t contains[256]; /* 1 or 0 */
};

void __qrintf_byte_set_make (struct byte_set *set, const void *bytes, size_t n);

struct lines_counts
{
  size_t members, delimiters;
};

struct lines_cpu
{
  const char *name;

  /* Writes to OUT where in TEXT the byte DELIMITER stands, of the first SIZE <=
     LINES_SPAN bytes, or of fewer once ENOUGH are found; up to ENOUGH +
     LINES_SLACK elements of OUT are written.  DENSITY is the guess how many
     there are in 1024 bytes.  No byte past SIZE is read.  */
  struct lines_found (*index) (const char *text, size_t size,
                               unsigned char delimiter, uint16_t *out,
                               size_t enough, size_t density);

  size_t (*count) (const char *text, size_t size, unsigned char byte);

  /* Members of the set and bytes DELIMITER, at one go.  */
  struct lines_counts (*count_few) (const char *text, size_t size,
                                    const struct byte_few *few,
                                    unsigned char delimiter);
  struct lines_counts (*count_set) (const char *text, size_t size,
                                    const struct byte_set *set,
                                    unsigned char delimiter);
};

/* The best version for this CPU.  */
const struct lines_cpu *__qrintf_lines_cpu (void);

/* All versions that this CPU can run, the best first, then a null pointer: for
   tests and benches, in one thread.  */
const struct lines_cpu *const *__qrintf_lines_cpus (void);

#endif
