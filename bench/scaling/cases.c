/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The growing calls as C.  Compiled once through libc and once lowered, with
   SCALING_PREFIX naming the set; the build alone decides about the plugin.  */

#include "cases.h"

#define JOIN(A, B) JOIN_ (A, B)
#define JOIN_(A, B) A##_##B
#define CALL(NAME)                                                             \
  int JOIN (SCALING_PREFIX, NAME) (char *buf, FILE *stream,                    \
                                   const struct scaling_input *in)

/* N times the conversion F, and the N values from V[B] on.  */
#define FORMAT_1(F) F
#define FORMAT_2(F) F F
#define FORMAT_4(F) FORMAT_2 (F) FORMAT_2 (F)
#define FORMAT_8(F) FORMAT_4 (F) FORMAT_4 (F)
#define FORMAT_16(F) FORMAT_8 (F) FORMAT_8 (F)
#define FORMAT_32(F) FORMAT_16 (F) FORMAT_16 (F)
#define FORMAT_64(F) FORMAT_32 (F) FORMAT_32 (F)
#define VALUES_1(V, B) V[B]
#define VALUES_2(V, B) VALUES_1 (V, B), VALUES_1 (V, (B) + 1)
#define VALUES_4(V, B) VALUES_2 (V, B), VALUES_2 (V, (B) + 2)
#define VALUES_8(V, B) VALUES_4 (V, B), VALUES_4 (V, (B) + 4)
#define VALUES_16(V, B) VALUES_8 (V, B), VALUES_8 (V, (B) + 8)
#define VALUES_32(V, B) VALUES_16 (V, B), VALUES_16 (V, (B) + 16)
#define VALUES_64(V, B) VALUES_32 (V, B), VALUES_32 (V, (B) + 32)

#define TO_BUFFER(NAME, N, F, V)                                               \
  CALL (NAME)                                                                  \
  {                                                                            \
    (void) stream;                                                             \
    return snprintf (buf, SCALING_BUFFER, FORMAT_##N (F), VALUES_##N (V, 0));  \
  }
#define TO_STREAM(NAME, N, F, V)                                               \
  CALL (NAME)                                                                  \
  {                                                                            \
    (void) buf;                                                                \
    return fprintf (stream, FORMAT_##N (F), VALUES_##N (V, 0));                \
  }

#define ALL_OF(N)                                                              \
  TO_BUFFER (d_##N, N, "%d,", in->i)                                           \
  TO_BUFFER (s_##N, N, "%s,", in->s)                                           \
  TO_BUFFER (f_##N, N, "%.2f,", in->f)                                         \
  TO_STREAM (stream_##N, N, "%d,", in->i)
SCALING_COUNTS (ALL_OF)

CALL (string)
{
  (void) stream;
  return snprintf (buf, SCALING_STRING_BUFFER, "%s\n", *in->s);
}

CALL (string_stream)
{
  (void) buf;
  return fprintf (stream, "%s\n", *in->s);
}

CALL (slice)
{
  (void) stream;
  return snprintf (buf, SCALING_STRING_BUFFER, "%.*s\n", in->length, *in->s);
}

/* What threads format.  */
CALL (record)
{
  (void) stream;
  return snprintf (buf, SCALING_BUFFER, "%d,%s\n", in->i[0], in->s[0]);
}

CALL (record_stream)
{
  (void) buf;
  return fprintf (stream, "%d,%s\n", in->i[0], in->s[0]);
}

CALL (real)
{
  (void) stream;
  return snprintf (buf, SCALING_BUFFER, "%.2f", in->f[0]);
}
