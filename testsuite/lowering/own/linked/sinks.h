/* User sinks whose targets nothing else in the program refers to: in another
   unit, in an archive, static, inline, weak, an alias, a member, of a template.
   They replace what a buffer holds.  */

#ifndef QRINTF_OWN_LINKED_SINKS_H
#define QRINTF_OWN_LINKED_SINKS_H

#include "../attributes.h"

#include <stdio.h>
#include <string.h>

struct line
{
  char text[64];
  size_t length;
};

#ifdef __cplusplus
extern "C" {
#endif

/* Written in sinks.c and, for aside_set, in aside.c.  */
void extern_set (struct line *, const char *, size_t);
void aside_set (struct line *, const char *, size_t);
void weak_set (struct line *, const char *, size_t) __attribute__ ((weak));
void alias_set (struct line *, const char *, size_t);
void hidden_set (struct line *, const char *, size_t)
  __attribute__ ((visibility ("hidden")));
char *extern_room (struct line *, size_t);
void extern_take (struct line *, size_t);

static __attribute__ ((unused)) void NOINLINE
static_set (struct line *l, const char *text, size_t n)
{
  memcpy (l->text, text, n);
  l->text[l->length = n] = 0;
}

/* X (KIND, MAPPING) for each of them.  */
#define SINKS(X)                                                               \
  X (extern, qrintf_sink (extern_set))                                         \
  X (aside, qrintf_sink (aside_set))                                           \
  X (weak, qrintf_sink (weak_set))                                             \
  X (alias, qrintf_sink (alias_set))                                           \
  X (hidden, qrintf_sink (hidden_set))                                         \
  X (static, qrintf_sink (static_set))                                         \
  X (room, qrintf_reserve (extern_room, extern_take))

#define DECLARE(kind, mapping)                                                 \
  int kind##f (struct line *, const char *, ...) PRINTF (2) OWN (mapping);
SINKS (DECLARE)

#ifdef __cplusplus
}
#endif

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
