/* SPDX-License-Identifier: MIT-0 */
/* Finding and counting bytes, for which the line reader has a variant for each
   ISA tier.  lines-scan.c is compiled once for each tier and defines one table
   of functions; lines-cpu.c chooses among the tables.  */

#ifndef QRINTF_LINES_CPU_H
#define QRINTF_LINES_CPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum
{
  LINES_SPAN = 65536, /* the maximum number of bytes of one index */
  LINES_GROUP = 256,  /* an index ends at a multiple, or at the end of the
                         text */
  /* The density from which a text is prefetched: lines of around 73 bytes.
     Handing out shorter lines takes so long that the CPU's own prefetching
     stops.  */
  LINES_FETCHED = 14,
  LINES_SLACK = LINES_GROUP + 64 /* the overrun past ENOUGH offsets */
};

struct lines_found
{
  size_t count; /* number of offsets */
  size_t span;  /* number of bytes that were searched */
};

/* A set of few bytes: byte B is in it if B | FOLD is one of the first COUNT
   <= 4 MEMBERS.  FOLD is 0 or the bit in which the cases of a letter
   differ.  */
struct byte_few
{
  uint8_t count, fold, members[4];
};

/* Sets *FEW to the set of the N BYTES.  Returns false if it cannot hold
   them.  */
bool __qrintf_byte_few_make (struct byte_few *few, const void *bytes, size_t n);

/* A set of bytes.  The rows are those of Langdale's and Mula's universal
   classification: the byte 16 * H + L is a member if bit H % 8 of LOW[L] (H <
   8) or of HIGH[L] (H >= 8) is set.  If IS_FEW, neither the rows nor CONTAINS
   are set.  */
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

  /* Writes to OUT the offsets of the bytes DELIMITER among the first SIZE <=
     LINES_SPAN bytes of TEXT, and stops early when ENOUGH are found.  It may
     write up to ENOUGH + LINES_SLACK elements of OUT.  DENSITY is the estimated
     number of delimiters in 1024 bytes; from FETCHED on, memory behind TEXT is
     prefetched.  No byte past SIZE is read.  */
  struct lines_found (*index) (const char *text, size_t size,
                               unsigned char delimiter, uint16_t *out,
                               size_t enough, size_t density, size_t fetched);

  /* The number of bytes BYTE among the SIZE bytes at TEXT.  */
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

/* The density from which this CPU gains by prefetching.  Intel's CPUs gain at
   every density, because their own prefetching ends with each page of 4 KiB. On
   others (Zen 5), instructions that prefetch long lines only occupy the few
   buffers in which loads wait for memory.  Thread-safe.  */
size_t __qrintf_lines_fetched (void);

/* The tables of all tiers that this CPU can run, the best first, then a null
   pointer.  For tests and benches, in one thread only.  */
const struct lines_cpu *const *__qrintf_lines_cpus (void);

#endif
