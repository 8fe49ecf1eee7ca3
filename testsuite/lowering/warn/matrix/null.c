/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Null pointers as texts, streams, destinations and formats.  */
/* { diagnostics -Wnonnull -Wnull-dereference -Wformat-overflow= } */

#include "calls.h"

#define LITERAL(NAME, CALL) FUNCTION (literal_##NAME, , CALL)
STRING_CALLS (LITERAL, (const char *) NULL)
TEXT_RUNS (LITERAL, (const char *) NULL)
BLOCK_CALLS (LITERAL, (const char *) NULL, 5)
#define LITERAL_TO(NAME, CALL) FUNCTION (literal_to_##NAME, , CALL)
STREAM_CALLS (LITERAL_TO, (FILE *) NULL)

#define KNOWN(NAME, CALL)                                                      \
  FUNCTION (known_##NAME, const char *p = NULL;, CALL)
STRING_CALLS (KNOWN, p)
TEXT_RUNS (KNOWN, p)
BLOCK_CALLS (KNOWN, p, 5)

#define MAYBE(NAME, CALL)                                                      \
  FUNCTION (maybe_##NAME, const char *p = result ? made : NULL;, CALL)
STRING_CALLS (MAYBE, p)
TEXT_RUNS (MAYBE, p)
BLOCK_CALLS (MAYBE, p, 5)

#define TESTED(NAME, CALL)                                                     \
  FUNCTION (tested_##NAME,                                                     \
            const char *p = made; if (!p) fputs ("null\n", stream);, CALL)
STRING_CALLS (TESTED, p)
TEXT_RUNS (TESTED, p)

#define STREAM(NAME, CALL)                                                     \
  FUNCTION (stream_##NAME, FILE *f = NULL; if (result) f = stream;, CALL)
STREAM_CALLS (STREAM, f)

#define NO_STREAM(NAME, CALL) FUNCTION (no_stream_##NAME, FILE *f = NULL;, CALL)
STREAM_CALLS (NO_STREAM, f)

#define BUFFER(NAME, CALL)                                                     \
  FUNCTION (buffer_##NAME, char *p = result ? made : NULL;, CALL)
BUFFER_CALLS (BUFFER, p, 10)

#define NO_BUFFER(NAME, CALL) FUNCTION (no_buffer_##NAME, char *p = NULL;, CALL)
BUFFER_CALLS (NO_BUFFER, p, 10)

#define AFTER(NAME, CALL)                                                      \
  FUNCTION (after_##NAME, char *p = result ? made : NULL;, CALL *p = 'x';)
STRING_CALLS (AFTER, made)
TEXT_RUNS (AFTER, made)
#define AFTER_OF(NAME, CALL)                                                   \
  FUNCTION (after_of_##NAME, char *p = result ? made : NULL;, CALL *p = 120;)
INTEGER_CALLS (AFTER_OF, n)

#define STRUCT(NAME, CALL)                                                     \
  FUNCTION (struct_##NAME,                                                     \
            struct named { int id; char name[9]; } *p = NULL;                  \
            if (result > 3) p = (struct named *) made;, CALL)
STRING_CALLS (STRUCT, p->name)
TEXT_RUNS (STRUCT, p->name)
#define STRUCT_OF(NAME, CALL)                                                  \
  FUNCTION (struct_of_##NAME,                                                  \
            struct named { int id; char name[9]; } *p = NULL;                  \
            if (result > 3) p = (struct named *) made;, CALL)
INTEGER_CALLS (STRUCT_OF, p->id)
