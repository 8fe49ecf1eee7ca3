/* SPDX-License-Identifier: MIT */
/* Finding and counting bytes, which the line reader has a variant of for
   each ISA tier.  lines-scan.c is compiled once for each tier and defines
   one table of functions; lines-cpu.c chooses among the tables.  */

#ifndef QRINTF_LINES_CPU_H
#define QRINTF_LINES_CPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  LINES_SPAN = 32768, /* the most bytes that one index covers */
  LINES_GROUP = 256,  /* an index ends at a multiple, or with the text */
  LINES_SLACK = LINES_GROUP + 64 /* the overrun past ENOUGH offsets */
};

struct lines_found
{
  size_t count; /* of offsets */
  size_t span;  /* bytes that were looked at */
};

/* A set of few bytes: byte B is in it if B | FOLD is one of the first COUNT
   <= 4 MEMBERS.  FOLD is 0 or the bit in which the cases of a letter
   differ.  */
struct byte_few
{
  uint8_t count, fold, members[4];
};

/* Sets *FEW to the set of the N BYTES; false if it is no such set.  */
bool __qrintf_byte_few_make (struct byte_few *few, const void *bytes, size_t n);

/* A set of bytes.  The rows are those of Langdale's and Mula's universal
   classification: bit H % 8 of LOW[L], or of HIGH[L] where H >= 8, tells
   whether the byte 16 * H + L is a member.  They and
   CONTAINS are not set if IS_FEW.  */
struct byte_set
{
  struct byte_few few;
  bool is_few;
  uint8_t low[16], high[16];
  uint8_t contains[256]; /* 1 or 0 */
};

/* Sets *SET to the set of the N BYTES.  */
void __qrintf_byte_set_make (struct byte_set *set, const void *bytes, size_t n);

struct lines_counts
{
  size_t members, delimiters;
};

struct lines_cpu
{
  const char *name;

  /* Writes to OUT the offsets at which the byte DELIMITER stands among the
     first SIZE <= LINES_SPAN bytes of TEXT, and stops early once ENOUGH are
     found.  Up to ENOUGH + LINES_SLACK elements of OUT are written.  DENSITY
     estimates how many there are in 1024 bytes.  No byte past SIZE is read.  */
  struct lines_found (*index) (const char *text, size_t size,
                               unsigned char delimiter, uint16_t *out,
                               size_t enough, size_t density);

  /* How many of the SIZE bytes at TEXT are BYTE.  */
  size_t (*count) (const char *text, size_t size, unsigned char byte);

  /* Count the members of a set and the bytes DELIMITER in one pass.  */
  struct lines_counts (*count_few) (const char *text, size_t size,
                                    const struct byte_few *few,
                                    unsigned char delimiter);
  struct lines_counts (*count_set) (const char *text, size_t size,
                                    const struct byte_set *set,
                                    unsigned char delimiter);
};

/* The table of the best tier for this CPU.  Thread-safe.  */
const struct lines_cpu *__qrintf_lines_cpu (void);

/* The tables of all tiers that this CPU can run, the best first, then a null
   pointer.  For tests and benches, in one thread only.  */
const struct lines_cpu *const *__qrintf_lines_cpus (void);

#endif
