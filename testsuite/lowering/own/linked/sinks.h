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

#define SINK(name, ...) \
  int name (struct line *, const char *, ...) PRINTF (2) OWN (__VA_ARGS__);
SINK (externf, qrintf_sink (extern_set))
SINK (asidef, qrintf_sink (aside_set))
SINK (weakf, qrintf_sink (weak_set))
SINK (aliasf, qrintf_sink (alias_set))
SINK (hiddenf, qrintf_sink (hidden_set))
SINK (staticf, qrintf_sink (static_set))
SINK (roomf, qrintf_reserve (extern_room, extern_take))

#ifdef __cplusplus
}
#endif

#endif
/* SPDX-License-Identifier: GPL-3.0-or-later */
