/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Formats that do not go with their arguments, results that nothing takes, and
   functions that their declarations warn of.  */
/* { diagnostics -Wformat= -Wformat-extra-args -Wformat-security
   -Wformat-nonliteral -Wformat-zero-length -Wformat-contains-nul
   -Wunused-result -Wdeprecated-declarations -Wattribute-warning } */

#include "calls.h"

/* CALL (FORMAT, ARGUMENTS...) for each function of the family.  */
#define FORMAT_CALLS(X, ...)                                                   \
  X (printf, printf (__VA_ARGS__);)                                            \
  X (fprintf, fprintf (stream, __VA_ARGS__);)                                  \
  X (sprintf, sprintf (room, __VA_ARGS__);)                                    \
  X (snprintf, snprintf (room, sizeof room, __VA_ARGS__);)                     \
  X (asprintf, asprintf (&made, __VA_ARGS__);)                                 \
  X (dprintf, dprintf (1, __VA_ARGS__);)                                       \
  X (user, user (__VA_ARGS__);)

__attribute__ ((format (printf, 1, 2), warn_unused_result))
int user (const char *format, ...);

#define STRING(NAME, CALL) FUNCTION (string_##NAME, , CALL)
FORMAT_CALLS (STRING, "%s.\n", result)
#define INTEGER(NAME, CALL) FUNCTION (integer_##NAME, , CALL)
FORMAT_CALLS (INTEGER, "%d.\n", made)
#define LONG(NAME, CALL) FUNCTION (long_##NAME, , CALL)
FORMAT_CALLS (LONG, "%ld %d\n", result, 1L)
#define REAL(NAME, CALL) FUNCTION (real_##NAME, , CALL)
FORMAT_CALLS (REAL, "%f %g\n", result, 1.0L)
#define FEW(NAME, CALL) FUNCTION (few_##NAME, , CALL)
FORMAT_CALLS (FEW, "%d %d %s", result)
#define MANY(NAME, CALL) FUNCTION (many_##NAME, , CALL)
FORMAT_CALLS (MANY, "%d", result, result)
#define FLAGS(NAME, CALL) FUNCTION (flags_##NAME, , CALL)
FORMAT_CALLS (FLAGS, "%+u %-05d %#d %y %", 1u, result, result)
#define SIGNED(NAME, CALL) FUNCTION (signed_##NAME, , CALL)
FORMAT_CALLS (SIGNED, "%u %x %d", result, result, 1u)
#define EMPTY(NAME, CALL) FUNCTION (empty_##NAME, , CALL)
FORMAT_CALLS (EMPTY, "")
#define ZERO(NAME, CALL) FUNCTION (zero_##NAME, , CALL)
FORMAT_CALLS (ZERO, "a\0b%d", result)
#define INSECURE(NAME, CALL) FUNCTION (insecure_##NAME, , CALL)
FORMAT_CALLS (INSECURE, made)
#define VARIABLE(NAME, CALL) FUNCTION (variable_##NAME, , CALL)
FORMAT_CALLS (VARIABLE, made, result)
#define CHOSEN(NAME, CALL)                                                     \
  FUNCTION (chosen_##NAME, const char *p = n ? "%d" : "<%d>";, CALL)
FORMAT_CALLS (CHOSEN, p, result)
#define NO_FORMAT(NAME, CALL) FUNCTION (no_format_##NAME, , CALL)
FORMAT_CALLS (NO_FORMAT, (const char *) NULL)

#define OLD __attribute__ ((deprecated))
#define WARNED __attribute__ ((warning ("do not call")))
OLD int old_value (void);
WARNED int warned_value (void);
#define DECLARED(NAME, CALL) FUNCTION (declared_##NAME, , CALL)
INTEGER_CALLS (DECLARED, old_value () + warned_value ())

__attribute__ ((warn_unused_result)) static inline int
checked (void)
{
  return printf ("%d\n", result);
}
FUNCTION (unchecked, , checked ();)
